import type { Rupees } from './money.ts';
import type { PlatformSettings } from './settings.ts';

export type { PlatformSettings, ShownSettings } from './settings.ts';

/** Used until an admin changes the settings. */
export const DEFAULT_SETTINGS: PlatformSettings = {
  feePercent: 7.5,
  announcement: '',
  contributionsEnabled: true,
  maintenance: false,
};

/** The platform's fee in rupees and paise. It is displayed but never charged. */
export function fee(amount: Rupees, { feePercent }: Pick<PlatformSettings, 'feePercent'> = DEFAULT_SETTINGS): number {
  return Math.round(amount * feePercent) / 100;
}
