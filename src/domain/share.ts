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

/** The couple's own words, and the link in a line of its own, so that no edit can lose it. */
export function invitationMessage(text: string, link: string, channel: ShareChannel): string {
  return `${text}\n${shareLink(link, channel)}`;
}

export interface InvitationShares {
  readonly whatsapp: string;
  readonly sms: string;
  readonly email: string;
}

/** Opens the app with the invitation; the couple chooses to whom. */
export function invitationShares(text: string, link: string, subject: string): InvitationShares {
  return {
    whatsapp: address('https://wa.me/', { text: invitationMessage(text, link, 'whatsapp') }),
    // iPhones need the '&'; others skip the empty part before it.
    sms: `sms:?&body=${encodeURIComponent(invitationMessage(text, link, 'sms'))}`,
    email: address('mailto:', { subject, body: invitationMessage(text, link, 'email').replaceAll('\n', '\r\n') }),
  };
}

/** The characters of the alphabet of SMS. With any other character a message holds 70 of them instead of 160. */
const GSM = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΔΓΘΛΞΠΣΦΨΩ]*$/;

/** How many messages an SMS is sent and charged as. Parts of a longer one hold less, because they are numbered. */
export function smsParts(text: string): number {
  const [alone, part] = GSM.test(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / part);
}

// URLSearchParams would encode a space as '+', which WhatsApp shows as a plus.
function address(base: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}
