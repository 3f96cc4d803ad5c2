import { cutOff } from '../entered-text.ts';

/** What the browser tells of itself and its page, as much of it as is stored. Outside of a browser: nothing. */
export function userAgent(): string {
  return cutOff(globalThis.navigator?.userAgent ?? '', 300);
}

export function pageReferrer(): string {
  return cutOff(globalThis.document?.referrer ?? '', 300);
}

export function pageUrl(): string {
  return cutOff(globalThis.location?.href ?? '', 500);
}
