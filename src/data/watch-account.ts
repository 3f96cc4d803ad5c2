import { onAuthStateChanged } from 'firebase/auth';
import { accountId, type Account } from '../domain/account.ts';
import { type Firebase } from './firebase.ts';

/** Tells who is signed in, now and at every change, until the returned function is called. */
export function watchAccount({ auth }: Firebase, tell: (account: Account | null) => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    tell(user ? { id: accountId(user.uid), email: user.email ?? '' } : null);
  });
}
