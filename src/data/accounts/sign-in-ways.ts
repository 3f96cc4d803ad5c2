import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
  type AuthProvider,
  type User,
} from 'firebase/auth';
import { Failure } from '../../domain/failure.ts';
import { mayRemoveWay, type OwnWay, type Provider, SIGN_IN_WAYS, type SignInWay } from '../../domain/sign-in-ways.ts';
import { userId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { followEmail } from '../profiles/follow-email.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { orFailure } from '../to-failure.ts';
import { signedInUser } from './signed-in-user.ts';

const IDS: Readonly<Record<SignInWay, string>> = {
  password: EmailAuthProvider.PROVIDER_ID,
  google: GoogleAuthProvider.PROVIDER_ID,
  facebook: FacebookAuthProvider.PROVIDER_ID,
};

/** The ways in which the account can sign in, as the server knows them. */
export async function signInWays(connection: Connection): Promise<readonly OwnWay[]> {
  const user = await signedInUser(connection);
  return orFailure(async () => {
    await reload(user);
    return waysOf(user);
  });
}

/** Signs in again. The wrong password fails as 'wrong-credentials'. */
export async function confirmPassword(connection: Connection, password: string): Promise<void> {
  const user = await signedInUser(connection);
  await orFailure(async () => {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    await user.getIdToken(true);
  });
}

/** Signs in again with the provider's window, or with an ID token of Google. Another account fails as 'wrong-credentials'. */
export async function confirmProvider(connection: Connection, provider: Provider, idToken?: string): Promise<void> {
  const user = await signedInUser(connection);
  await orFailure(async () => {
    await (idToken === undefined
      ? reauthenticateWithPopup(user, windowOf(provider), browserPopupRedirectResolver)
      : reauthenticateWithCredential(user, GoogleAuthProvider.credential(idToken)));
    await user.getIdToken(true);
  });
}

/** Sets or changes the password. A change ends the sessions of all other devices, whose tokens last up to an hour. */
export async function changePassword(connection: Connection, password: string): Promise<void> {
  const user = await signedInUser(connection);
  await orFailure(() => updatePassword(user, password));
}

/** Sends a link to the new address. The account has it once the link is opened, which also ends all sessions. */
export async function changeEmail(connection: Connection, email: string): Promise<void> {
  const user = await signedInUser(connection);
  await orFailure(() => verifyBeforeUpdateEmail(user, email));
}

/** Connects an account of the provider. One that belongs to another member fails as 'provider-taken'. */
export async function connectProvider(connection: Connection, provider: Provider, idToken?: string): Promise<void> {
  const user = await signedInUser(connection);
  await orFailure(async () => {
    await (idToken === undefined
      ? linkWithPopup(user, windowOf(provider), browserPopupRedirectResolver)
      : linkWithCredential(user, GoogleAuthProvider.credential(idToken)));
  });
  // The account may have an address only now. Best effort: the next visit tries again.
  const profile = await readProfile(connection, userId(user.uid)).catch(() => null);
  if (profile) await followEmail(connection, profile).catch(() => null);
}

/** Disconnects a provider, unless it is the last way to sign in. Succeeds if it is already disconnected. */
export async function disconnectProvider(connection: Connection, provider: Provider): Promise<void> {
  const user = await signedInUser(connection);
  await orFailure(async () => {
    // Another device may have removed a way.
    await reload(user);
    const ways = waysOf(user);
    if (!ways.some(({ way }) => way === provider)) return;
    if (!mayRemoveWay(ways)) throw new Failure('invalid', 'The last way to sign in cannot be removed.');
    await unlink(user, IDS[provider]);
  });
}

function waysOf({ providerData }: User): readonly OwnWay[] {
  return SIGN_IN_WAYS.flatMap((way) => {
    const found = providerData.find(({ providerId }) => providerId === IDS[way]);
    return found ? [{ way, email: found.email ?? '' }] : [];
  });
}

function windowOf(provider: Provider): AuthProvider {
  return provider === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider();
}
