import { useMemo } from 'react';
import { brand } from '../../config/brand.ts';
import type { MessageKey } from '../../config/messages/en.ts';
import type { Account, ProfileChanges, User } from '../../domain/user.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import type { AuthOperations, SignInOperations } from './api.ts';
import { type AuthParts, useAuthParts } from './auth-provider.tsx';

/**
 * Actions on the signed-in account; `useAuth` has what every page needs. Each action reports its outcome in a toast and
 * resolves to it.
 */
export interface AccountActions {
  readonly signIn: (email: string, password: string, options: { readonly remember: boolean }) => Promise<Outcome<User>>;
  readonly register: (email: string, password: string, displayName: string) => Promise<Outcome<User>>;
  readonly signInWithGoogle: () => Promise<Outcome<User>>;
  /** Signs in without Google's window, for the emulators. `idToken` is what Google would have returned. */
  readonly signInWithGoogleCredential: (idToken: string) => Promise<Outcome<User>>;
  readonly signInWithFacebook: () => Promise<Outcome<User>>;
  readonly sendPasswordReset: (email: string) => Promise<Outcome>;
  /** Resolves to 'verified' if the address has been verified in the meantime. */
  readonly sendVerification: () => Promise<Outcome<'sent' | 'verified'>>;
  /** `photo` can be any picture; it is resized and uploaded first. */
  readonly updateProfile: (changes: ProfileChanges, photo?: Blob) => Promise<Outcome<User>>;
  /** Loads the sign-in code early, because browsers block a pop-up that opens long after the click. */
  readonly prepare: () => void;
}

export function useAccountActions(): AccountActions {
  const parts = useAuthParts();
  return useMemo(() => accountActions(parts), [parts]);
}

function accountActions({ store, connection, announcer, api }: AuthParts): AccountActions {
  const {
    signIn: loadSignIn = () => import('../../data/accounts/sign-in-operations.ts'),
    pictures: loadPictures = () => import('../../data/pictures/operations.ts'),
  } = api;

  async function signInBy(
    words: { readonly done: MessageKey; readonly failed: MessageKey },
    way: (operations: SignInOperations) => Promise<Account>,
  ): Promise<Outcome<User>> {
    const outcome = await outcomeOf(() => store.signIn(async () => way(await loadSignIn())));
    if (outcome.ok) announcer.done(words.done, { name: brand.name });
    else if (outcome.failure.reason !== 'banned') announcer.because(outcome.failure, words.failed);
    // The e-mail and password form shows the failure next to its fields.
    else if (words.failed !== 'toast.login-failed') announcer.lasting(outcome.failure);
    return outcome;
  }

  async function saveProfile(operations: AuthOperations, changes: ProfileChanges, photo?: Blob): Promise<User> {
    const who = store.state();
    const before = who.state === 'signed-in' ? who.profile.photoURL : null;
    const photoURL = photo && (await storePhoto(photo));
    const profile = await operations.updateProfile(connection, photoURL ? { ...changes, photoURL } : changes);
    store.setProfile(profile);
    if (before !== null && before !== profile.photoURL) void discard(before);
    const { updateAccountProfile } = await loadSignIn();
    await updateAccountProfile(connection, {
      displayName: profile.displayName,
      photoURL: profile.photoURL,
    });
    return profile;
  }

  async function verify(operations: AuthOperations): Promise<'sent' | 'verified'> {
    const account = await operations.refreshAccount(connection);
    store.setAccount(account);
    if (account.isEmailVerified) return 'verified';
    await (await loadSignIn()).sendVerification(connection);
    return 'sent';
  }

  async function storePhoto(photo: Blob): Promise<string> {
    const { uploadPicture } = await loadPictures();
    return uploadPicture(connection, 'profile', photo);
  }

  /** Best effort: an orphaned picture costs little. */
  async function discard(photo: string): Promise<void> {
    const pictures = await outcomeOf(loadPictures);
    if (pictures.ok) await pictures.value.discardPictures(connection, [photo]);
  }

  return {
    signIn: (email, password, options) =>
      signInBy({ done: 'toast.welcome-back', failed: 'toast.login-failed' }, (operations) =>
        operations.signIn(connection, email, password, options),
      ),
    register: (email, password, displayName) =>
      signInBy({ done: 'toast.account-created', failed: 'toast.register-failed' }, (operations) =>
        operations.register(connection, email, password, displayName),
      ),
    signInWithGoogle: () =>
      signInBy({ done: 'toast.welcome-to', failed: 'toast.google-failed' }, (operations) =>
        operations.signInWithGoogle(connection),
      ),
    signInWithGoogleCredential: (idToken) =>
      signInBy({ done: 'toast.welcome-to', failed: 'toast.google-failed' }, (operations) =>
        operations.signInWithGoogleCredential(connection, idToken),
      ),
    signInWithFacebook: () =>
      signInBy({ done: 'toast.welcome-to', failed: 'toast.facebook-failed' }, (operations) =>
        operations.signInWithFacebook(connection),
      ),
    sendPasswordReset: async (email) => {
      const outcome = await outcomeOf(() =>
        store.act(async () => (await loadSignIn()).sendPasswordReset(connection, email)),
      );
      if (outcome.ok) announcer.done('login.reset-sent');
      else announcer.because(outcome.failure, 'failure.unknown');
      return outcome;
    },
    sendVerification: async () => {
      const outcome = await outcomeOf(() => store.act(verify));
      if (!outcome.ok) announcer.failed('toast.verification-failed', outcome.failure);
      else if (outcome.value === 'sent') announcer.done('toast.verification-sent');
      return outcome;
    },
    updateProfile: async (changes, photo) => {
      const outcome = await outcomeOf(() => store.act((operations) => saveProfile(operations, changes, photo)));
      if (outcome.ok) announcer.done('toast.profile-updated');
      else if (outcome.failure.reason === 'must-sign-in') announcer.refused('profile.not-logged-in');
      else announcer.failed('toast.profile-failed', outcome.failure);
      return outcome;
    },
    // If it fails, the action loads it again and reports the failure.
    prepare: () => void store.act(loadSignIn).catch(() => undefined),
  };
}
