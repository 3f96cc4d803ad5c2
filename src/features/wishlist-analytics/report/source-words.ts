import { DEVICES, SHARE_CHANNELS } from '../../../domain/analytics.ts';
import { DIRECT, OTHER } from '../../../domain/visit.ts';
import type { Say } from '../../../session/language/catalogue.ts';

const NAMED = [...SHARE_CHANNELS, DIRECT, OTHER] as const;

/** The name of a channel, or the host name of a site. */
export function saySource(say: Say, source: string): string {
  const named = NAMED.find((known) => known === source);
  return named ? say(`analytics.source.${named}`) : source;
}

export function sayDevice(say: Say, device: string): string {
  const known = DEVICES.find((one) => one === device);
  return known ? say(`analytics.device.${known}`) : device;
}
