import { onAuthStateChanged } from 'firebase/auth';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { authOf } from '../firebase/auth.ts';
import type { Listener, StopListening } from '../live.ts';
import { toFailure } from '../to-failure.ts';
import { areNewsHeld, onAccountNews } from './account-news.ts';
import { accountOf } from './account.ts';
import { forgetAccount, refreshRememberedAccount } from './remembered-account.ts';

/** Who is signed in, first as soon as that is known, and again whenever it changes, in this window or another. */
export function watchAccount(connection: Connection, listener: Listener<Account | null>): StopListening {
  const auth = authOf(connection);
  const tell = () => {
    if (areNewsHeld(connection)) return;
    const account = auth.currentUser && accountOf(auth.currentUser);
    if (account) refreshRememberedAccount(account);
    else forgetAccount();
    listener.onValue(account);
  };
  const stops = [
    onAuthStateChanged(auth, tell, (error) => listener.onFailure(toFailure(error))),
    onAccountNews(connection, tell),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
