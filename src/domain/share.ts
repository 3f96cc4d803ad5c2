import type { ShareChannel } from './analytics.ts';

/** The wishlist's link with its channel, from which the visit's source is known. */
export function shareLink(shareableLink: string, channel: ShareChannel): string {
  const url = new URL(shareableLink);
  url.searchParams.set('via', channel);
  return url.href;
}

/** `text` is the message 'share.text'. WhatsApp accepts one text that contains the link. */
export function whatsAppShare(text: string, shareableLink: string): string {
  return address('https://wa.me/', { text: `${text} ${shareLink(shareableLink, 'whatsapp')}` });
}

export function twitterShare(text: string, shareableLink: string): string {
  return address('https://twitter.com/intent/tweet', { text, url: shareLink(shareableLink, 'twitter') });
}

// URLSearchParams would encode a space as '+', which WhatsApp shows as a plus.
function address(base: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}
