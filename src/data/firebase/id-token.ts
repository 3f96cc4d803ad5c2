import type { Connection } from '../connection.ts';
import { orFailure } from '../to-failure.ts';
import { authOf } from './auth.ts';

/** The ID token of the signed-in user, for requests without the SDK; null if nobody is signed in. */
export async function idToken(connection: Connection): Promise<string | null> {
  const auth = authOf(connection);
  await auth.authStateReady();
  return orFailure(async () => {
    return (await auth.currentUser?.getIdToken()) ?? null;
  });
}
