import type { ShareChannel } from './analytics.ts';

/** The wishlist's link, carrying the channel by which it travels: that is how a visit is known to come from it. */
export function shareLink(shareableLink: string, channel: ShareChannel): string {
  const url = new URL(shareableLink);
  url.searchParams.set('via', channel);
  return url.href;
}

/** `text` is the catalogue's 'share.text'. WhatsApp takes one text, with the link in it. */
export function whatsAppShare(text: string, shareableLink: string): string {
  return address('https://wa.me/', { text: `${text} ${shareLink(shareableLink, 'whatsapp')}` });
}

export function twitterShare(text: string, shareableLink: string): string {
  return address('https://twitter.com/intent/tweet', { text, url: shareLink(shareableLink, 'twitter') });
}

// Not URLSearchParams: it writes a space as '+', which WhatsApp shows as one.
function address(base: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}
