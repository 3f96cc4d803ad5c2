import { cutOff } from '../entered-text.ts';

/** The stored part of the browser's user agent; empty outside a browser. */
export function userAgent(): string {
  return cutOff(globalThis.navigator?.userAgent ?? '', 300);
}

export function pageReferrer(): string {
  return cutOff(globalThis.document?.referrer ?? '', 300);
}

export function pageUrl(): string {
  return cutOff(globalThis.location?.href ?? '', 500);
}
