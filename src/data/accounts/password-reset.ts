import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail } from 'firebase/auth';
import type { Connection } from '../connection.ts';
import { authOf } from '../firebase/auth.ts';
import { toFailure } from '../to-failure.ts';

/** Sends a reset e-mail if an account has this address. Never reveals whether one does. */
export async function sendPasswordReset(connection: Connection, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(authOf(connection), email.trim());
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'auth/user-not-found') return;
    throw toFailure(error);
  }
}
