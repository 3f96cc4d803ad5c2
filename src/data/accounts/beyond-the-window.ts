import type { UserId } from '../../domain/ids.ts';
import { tolerantly } from '../drafts/tolerantly.ts';
import { KEY, rememberedAccount } from './remembered-account.ts';

/** Whether this account stays signed in after the window is closed. */
export function isRememberedBeyondTheWindow(id: UserId): boolean {
  const isPassing = (tolerantly(() => sessionStorage.getItem(KEY)) ?? null) !== null;
  return !isPassing && rememberedAccount()?.id === id;
}
