import type { Rupees } from './money.ts';

export interface PlatformSettings {
  readonly feePercent: number;
  /** '' when there is none. */
  readonly announcement: string;
  readonly contributionsEnabled: boolean;
}

/** Hold while an admin has set nothing. */
export const DEFAULT_SETTINGS: PlatformSettings = { feePercent: 7.5, announcement: '', contributionsEnabled: true };

export const HIGHEST_FEE_PERCENT = 20;
export const LONGEST_ANNOUNCEMENT = 280;

/** The platform's fee on an amount, in rupees with paise: it is shown, never booked. */
export function fee(amount: Rupees, { feePercent }: Pick<PlatformSettings, 'feePercent'> = DEFAULT_SETTINGS): number {
  return Math.round(amount * feePercent) / 100;
}
