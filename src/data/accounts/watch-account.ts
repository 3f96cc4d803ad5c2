import { onAuthStateChanged } from 'firebase/auth';
import type { UserId } from '../../domain/ids.ts';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { authOf } from '../firebase/auth.ts';
import type { OnValue } from '../live.ts';
import { toFailure } from '../to-failure.ts';
import { areNewsHeld, onAccountNews } from './account-news.ts';
import { forgetReads } from '../kept/kept-reads.ts';
import { accountOf } from './account.ts';
import { forgetAccount, refreshRememberedAccount } from './remembered-account.ts';

/** Reports the signed-in account as soon as it is known and whenever it changes, in this window or another. */
export function watchAccount(
  connection: Connection,
  onValue: OnValue<Account | null>,
  signal: AbortSignal,
): Promise<never> {
  return new Promise((_, reject) => {
    signal.throwIfAborted();
    const auth = authOf(connection);
    let before: UserId | null | undefined;
    const tell = () => {
      if (areNewsHeld(connection)) return;
      const { currentUser } = auth;
      const account = currentUser && !currentUser.isAnonymous ? accountOf(currentUser) : null;
      if (account) refreshRememberedAccount(account);
      else forgetAccount();
      const id = account?.id ?? null;
      // Also if another window signed out, or the browser was closed while another account signed in.
      if (id !== before) forgetReads(id).catch(() => undefined);
      before = id;
      onValue(account);
    };
    const stops = [
      onAuthStateChanged(auth, tell, (error) => reject(toFailure(error))),
      onAccountNews(connection, tell),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
  });
}
