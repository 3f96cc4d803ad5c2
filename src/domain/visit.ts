import { parsedUrl } from './web-address.ts';

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

export const SHARE_CHANNELS = ['whatsapp', 'twitter', 'copy', 'qr'] as const;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

/** What is counted of one visit. */
export interface Visit {
  readonly source: string;
  readonly referrer: string;
  readonly device: Device;
  readonly isFirst: boolean;
}

/** Nobody led here, or nobody that we know of. */
export const DIRECT = 'direct';
/** Somebody did whose name cannot be counted. */
export const OTHER = 'other';

/** The names of sources that the rules count. */
export const COUNTABLE = /^[a-z0-9.-]{1,60}$/;

export interface Arrival {
  /** The `via` of the address, null when there is none. */
  readonly via: string | null;
  /** As the browser tells it; '' when it does not. */
  readonly referrer: string;
  /** The site's own host name. */
  readonly ownHost: string;
}

/** The channel of the share link, else the site that linked here, else 'direct'. */
export function trafficSource(arrival: Arrival): string {
  return shareChannel(arrival.via) ?? referringSite(arrival);
}

/** The host that linked here, without its 'www.'; this site itself is no referrer. */
export function referringSite({ referrer, ownHost }: Pick<Arrival, 'referrer' | 'ownHost'>): string {
  const url = parsedUrl(referrer);
  if (!url) return DIRECT;
  const site = siteOf(url.hostname);
  if (site === siteOf(ownHost)) return DIRECT;
  return COUNTABLE.test(site) ? site : OTHER;
}

/** The start of the value decides: on its way, a link may have gained a full stop or an asterisk. */
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
  /** An iPad says that it is a Macintosh; no Macintosh can be touched. */
  readonly touchPoints?: number;
}

/** What the browser says that it is; only where it says nothing usable, the width decides. */
export function deviceClass({ userAgent, width, touchPoints = 0 }: Screen): Device {
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'tablet';
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'phone' : 'tablet';
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone';
  if (/Macintosh/i.test(userAgent) && touchPoints > 1) return 'tablet';
  if (/Windows|Macintosh|Linux|CrOS|X11/i.test(userAgent)) return 'desktop';
  if (width < 600) return 'phone';
  return width < 1_024 ? 'tablet' : 'desktop';
}
