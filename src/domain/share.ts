import type { ShareChannel } from './analytics.ts';

/** The wishlist's link with its channel, from which the visit's source is known. */
export function shareLink(link: string, channel: ShareChannel): string {
  const url = new URL(link);
  url.searchParams.set('via', channel);
  return url.href;
}

/** `text` is the message 'share.text'. WhatsApp accepts one text that contains the link. */
export function whatsAppShare(text: string, link: string): string {
  return address('https://wa.me/', { text: `${text} ${shareLink(link, 'whatsapp')}` });
}

export function twitterShare(text: string, link: string): string {
  return address('https://twitter.com/intent/tweet', { text, url: shareLink(link, 'twitter') });
}

// URLSearchParams would encode a space as '+', which WhatsApp shows as a plus.
function address(base: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}
