import type { User as FirebaseUser } from 'firebase/auth';
import { Failure } from '../../domain/failure.ts';
import type { Connection } from '../connection.ts';
import { authOf } from '../firebase/auth.ts';

/** Throws a Failure ('must-sign-in') without an account. */
export async function signedInUser(connection: Connection): Promise<FirebaseUser> {
  const auth = authOf(connection);
  await auth.authStateReady();
  if (!auth.currentUser || auth.currentUser.isAnonymous) throw new Failure('must-sign-in', 'No user logged in');
  return auth.currentUser;
}
