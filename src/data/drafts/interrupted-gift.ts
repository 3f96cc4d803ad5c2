import { DAY_MS } from '../../domain/calendar.ts';
import { tolerantly } from './tolerantly.ts';
import { type GivingTarget, INTERRUPTED_KEY } from './unfinished-giving.ts';

/** A gift whose amount was entered, but which was not given. */
export interface InterruptedGift {
  /** An item's id, or 'fund'. It may have been removed from the wishlist. */
  readonly target: string;
  readonly amount: number;
  /** Of the contribution that was sent without a response. It counts once, if it is sent again with this id. */
  readonly attempt: string | undefined;
}

/** The time, the wishlist, the target, the amount and the attempt. */
const STORED = /^(\d{13}) (\S{1,36}) (\S{1,36}) ([1-9]\d{0,9})(?: ([\da-f-]{36}))?$/;

/**
 * The last gift that was interrupted on this device, if it is to this wishlist, for a day. Phones are shared, so it has no
 * name, contact or blessing.
 */
export function interruptedGift(wishlist: string): InterruptedGift | null {
  const stored = tolerantly(() => localStorage.getItem(INTERRUPTED_KEY)) ?? '';
  const [, at, of, target = '', amount, attempt] = STORED.exec(stored) ?? [];
  if (stored !== '' && !(Date.now() - Number(at) < DAY_MS)) forgetInterrupted();
  else if (of === wishlist) return { target, amount: Number(amount), attempt };
  return null;
}

/** Replaces the one before; without an amount, nothing is remembered. */
export function rememberInterrupted({ wishlistId, itemId }: GivingTarget, amount: number | null, attempt = ''): void {
  if (!amount) return forgetInterrupted();
  const words = [Date.now(), wishlistId, itemId ?? 'fund', amount, attempt];
  tolerantly(() => localStorage.setItem(INTERRUPTED_KEY, words.join(' ').trim()));
}

export function forgetInterrupted(): void {
  tolerantly(() => localStorage.removeItem(INTERRUPTED_KEY));
}
