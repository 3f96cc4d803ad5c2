import type { Rupees } from './money.ts';
import type { PlatformSettings } from './settings.ts';

export type { PlatformSettings } from './settings.ts';
export type { ShownSettings } from './shown-settings.ts';

/** Used until an admin changes the settings. */
export const DEFAULT_SETTINGS: PlatformSettings = {
  feePercent: 7.5,
  announcements: [],
  contributionsEnabled: true,
  maintenance: false,
};

/** The platform's fee in rupees and paise. It is displayed but never charged. */
export function fee(amount: Rupees, { feePercent }: Pick<PlatformSettings, 'feePercent'> = DEFAULT_SETTINGS): number {
  return Math.round(amount * feePercent) / 100;
}
