import { parsedUrl } from './web-address.ts';

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

export const SHARE_CHANNELS = ['whatsapp', 'sms', 'email', 'twitter', 'copy', 'qr'] as const;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

/** The counted properties of a visit. */
export interface Visit {
  readonly source: string;
  readonly referrer: string;
  readonly device: Device;
  readonly isFirst: boolean;
}

/** No known source. */
export const DIRECT = 'direct';
/** A source whose name cannot be counted. */
export const OTHER = 'other';

/** Sources that are always counted, so that invented ones cannot take their place. */
export const KNOWN_SOURCES = [
  DIRECT,
  OTHER,
  ...SHARE_CHANNELS,
  'web.whatsapp.com',
  'facebook.com',
  'm.facebook.com',
  'l.facebook.com',
  'lm.facebook.com',
  'instagram.com',
  'l.instagram.com',
  't.co',
  't.me',
  'web.telegram.org',
  'google.com',
  'google.co.in',
  'mail.google.com',
  'bing.com',
  'duckduckgo.com',
  'youtube.com',
  'linkedin.com',
] as const;

/** A host name. */
export const HOST = /^[a-z0-9-]+([.][a-z0-9-]+)+$/;
export const LONGEST_SOURCE = 60;

function isCountable(source: string): boolean {
  return KNOWN_SOURCES.some((known) => known === source) || (source.length <= LONGEST_SOURCE && HOST.test(source));
}

export interface Arrival {
  /** The `via` parameter; null if there is none. */
  readonly via: string | null;
  /** '' if the browser does not report it. */
  readonly referrer: string;
  /** The site's own host name. */
  readonly ownHost: string;
}

/** The channel of the share link, otherwise the referring site, otherwise 'direct'. */
export function trafficSource(arrival: Arrival): string {
  return shareChannel(arrival.via) ?? referringSite(arrival);
}

/** The referring host without 'www.'; our own site does not count. */
export function referringSite({ referrer, ownHost }: Pick<Arrival, 'referrer' | 'ownHost'>): string {
  const url = parsedUrl(referrer);
  if (!url) return DIRECT;
  const site = siteOf(url.hostname);
  if (site === siteOf(ownHost)) return DIRECT;
  return isCountable(site) ? site : OTHER;
}

/** Only the start must match, because messengers may append a full stop or an asterisk to a link. */
function shareChannel(via: string | null): ShareChannel | null {
  return SHARE_CHANNELS.find((channel) => via?.toLowerCase().startsWith(channel)) ?? null;
}

function siteOf(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

export interface Screen {
  readonly userAgent: string;
  /** In CSS pixels. */
  readonly width: number;
  /** An iPad identifies as a Macintosh, but no Macintosh has a touch screen. */
  readonly touchPoints?: number;
}

/** From the user agent; if that is unusable, from the width. */
export function deviceClass({ userAgent, width, touchPoints = 0 }: Screen): Device {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'tablet';
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'phone' : 'tablet';
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone';
  if (/Macintosh/i.test(userAgent) && touchPoints > 1) return 'tablet';
  if (/Windows|Macintosh|Linux|CrOS|X11/i.test(userAgent)) return 'desktop';
  if (width < 600) return 'phone';
  return width < 1_024 ? 'tablet' : 'desktop';
}
