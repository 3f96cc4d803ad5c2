import { signOut as signOutOfFirebase } from 'firebase/auth';
import type { Connection } from '../connection.ts';
import { authOf } from '../firebase/auth.ts';
import { toFailure } from '../to-failure.ts';
import { forgetAccount } from './remembered-account.ts';

export async function signOut(connection: Connection): Promise<void> {
  try {
    await signOutOfFirebase(authOf(connection));
    forgetAccount();
  } catch (error) {
    throw toFailure(error);
  }
}
