import { onSnapshot } from 'firebase/firestore';
import { type AccountId } from '../domain/account.ts';
import { type Blessing } from '../domain/blessing.ts';
import { type Loadable } from '../domain/loadable.ts';
import { blessingOf, parseBlessing } from './blessing-document.ts';
import { type Firebase } from './firebase.ts';
import { toFailure } from './to-failure.ts';

/** Tells the blessing, now and at every change anywhere, until the returned function is called. */
export function watchBlessing(
  firebase: Firebase,
  owner: AccountId,
  tell: (blessing: Loadable<Blessing>) => void,
): () => void {
  const fail = (thrown: unknown) => tell({ state: 'failed', failure: toFailure(thrown) });
  return onSnapshot(
    blessingOf(firebase, owner),
    (snapshot) => {
      try {
        const value = parseBlessing(snapshot);
        tell(value ? { state: 'ready', value } : { state: 'missing' });
      } catch (thrown) {
        fail(thrown);
      }
    },
    fail,
  );
}
