import type { Connection } from '../connection.ts';
import { orFailure } from '../to-failure.ts';
import { signedInUser } from './signed-in-user.ts';

export interface TokenEmail {
  /** '' if the account has none. */
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** The e-mail address in the ID token of the signed-in account, which is the one that the rules compare with. */
export async function tokenEmail(connection: Connection): Promise<TokenEmail> {
  const user = await signedInUser(connection);
  return orFailure(async () => {
    const { claims } = await user.getIdTokenResult();
    const email = typeof claims['email'] === 'string' ? claims['email'] : '';
    return { email, isEmailVerified: email !== '' && claims['email_verified'] === true };
  });
}
