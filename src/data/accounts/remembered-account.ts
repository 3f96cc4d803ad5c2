import { userId } from '../../domain/ids.ts';
import type { Account } from '../../domain/user.ts';

/**
 * Who was signed in last, in plain sight and without any secret: a header can greet before Firebase is loaded, and who has
 * never signed in here never loads firebase/auth. It says nothing about whether the sign-in still holds.
 */
export type RememberedAccount = Pick<Account, 'id' | 'displayName' | 'photoURL'>;

const KEY = 'shagun.account';

/** Remembered for as long as the sign-in lasts: beyond the window, or not. */
export function rememberAccount({ id, displayName, photoURL }: RememberedAccount, beyondTheWindow: boolean): void {
  forgetAccount();
  const text = JSON.stringify({ id, displayName, photoURL });
  tolerantly(() => (beyondTheWindow ? localStorage : sessionStorage).setItem(KEY, text));
}

/** What is shown of the account has changed, or another window signed in. */
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

/** A browser may forbid a page to store anything, and outside of one there is no store: then nothing is remembered. */
function tolerantly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
