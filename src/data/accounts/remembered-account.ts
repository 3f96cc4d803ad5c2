import { userId } from '../../domain/ids.ts';
import type { Account } from '../../domain/user.ts';
import { tolerantly } from '../drafts/tolerantly.ts';

/**
 * The account that was last signed in, stored without any secret, so that the header can greet before Firebase is
 * loaded, and visitors who never signed in do not load firebase/auth. The sign-in itself may have expired.
 */
export type RememberedAccount = Pick<Account, 'id' | 'displayName' | 'photoURL'>;

export const KEY = 'shagun.account';

/** Stored for as long as the sign-in: permanently, or until the window is closed. */
export function rememberAccount({ id, displayName, photoURL }: RememberedAccount, beyondTheWindow: boolean): void {
  forgetAccount();
  const text = JSON.stringify({ id, displayName, photoURL });
  tolerantly(() => (beyondTheWindow ? localStorage : sessionStorage).setItem(KEY, text));
}

/** Call this when the displayed account changes, or another window signs in. */
export function refreshRememberedAccount(account: RememberedAccount): void {
  const isPassing = (tolerantly(() => sessionStorage.getItem(KEY)) ?? null) !== null;
  rememberAccount(account, !isPassing);
}

export function forgetAccount(): void {
  tolerantly(() => sessionStorage.removeItem(KEY));
  tolerantly(() => localStorage.removeItem(KEY));
}

export function rememberedAccount(): RememberedAccount | null {
  const text = tolerantly(() => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY));
  if (!text) return null;
  try {
    return parseRemembered(JSON.parse(text));
  } catch {
    return null;
  }
}

function parseRemembered(stored: unknown): RememberedAccount | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('id' in stored && 'displayName' in stored && 'photoURL' in stored)) return null;
  const { id, displayName, photoURL } = stored;
  if (typeof id !== 'string' || typeof displayName !== 'string') return null;
  return { id: userId(id), displayName, photoURL: typeof photoURL === 'string' ? photoURL : null };
}
