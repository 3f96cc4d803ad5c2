import type { Rupees } from './money.ts';
import type { PlatformSettings } from './settings.ts';

export type { PlatformSettings } from './settings.ts';

/** Hold while an admin has set nothing. */
export const DEFAULT_SETTINGS: PlatformSettings = { feePercent: 7.5, announcement: '', contributionsEnabled: true };

/** The platform's fee on an amount, in rupees with paise: it is shown, never booked. */
export function fee(amount: Rupees, { feePercent }: Pick<PlatformSettings, 'feePercent'> = DEFAULT_SETTINGS): number {
  return Math.round(amount * feePercent) / 100;
}
