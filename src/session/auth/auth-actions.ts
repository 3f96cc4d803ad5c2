import { brand } from '../../config/brand.ts';
import type { MessageKey } from '../../config/messages/en.ts';
import type { Connection } from '../../data/connection.ts';
import type { Account, ProfileChanges, User } from '../../domain/user.ts';
import type { Announcer } from '../announcer.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import type { AuthOperations, PhotoOperations } from './auth-operations.ts';
import type { SignInDesk } from './sign-in-desk.ts';

/** What a person can do about being here. Each says by a toast what became of it, and answers it too. */
export interface AuthActions {
  readonly signIn: (email: string, password: string, options: { readonly remember: boolean }) => Promise<Outcome<User>>;
  readonly register: (email: string, password: string, displayName: string) => Promise<Outcome<User>>;
  readonly signInWithGoogle: () => Promise<Outcome<User>>;
  /** Where Google's window cannot be reached: `idToken` is what it would have answered. */
  readonly signInWithGoogleCredential: (idToken: string) => Promise<Outcome<User>>;
  readonly signInWithFacebook: () => Promise<Outcome<User>>;
  readonly signOut: () => Promise<Outcome>;
  readonly sendPasswordReset: (email: string) => Promise<Outcome>;
  /** To who is signed in, unless their address turns out to be verified by now. */
  readonly sendVerification: () => Promise<Outcome<'sent' | 'verified'>>;
  /** With a new photo, if there is one: any picture, which is made small and stored first. */
  readonly updateProfile: (changes: ProfileChanges, photo?: Blob) => Promise<Outcome<User>>;
  /** Gets what signing in needs, so that a window can open as soon as somebody asks for it. */
  readonly prepare: () => void;
}

interface ActionParts {
  readonly desk: SignInDesk;
  readonly connection: Connection;
  readonly announcer: Announcer;
  readonly loadPhotos: () => Promise<PhotoOperations>;
}

export function authActions({ desk, connection, announcer, loadPhotos }: ActionParts): AuthActions {
  async function letIn(
    words: { readonly done: MessageKey; readonly failed: MessageKey },
    way: (operations: AuthOperations) => Promise<Account>,
  ): Promise<Outcome<User>> {
    const outcome = await outcomeOf(() => desk.letIn(way));
    if (outcome.ok) announcer.done(words.done, { name: brand.name });
    else if (outcome.failure.reason !== 'banned') announcer.because(outcome.failure, words.failed);
    // The form for an e-mail address and a password says it beside its fields.
    else if (words.failed !== 'toast.login-failed') announcer.lasting(outcome.failure);
    return outcome;
  }

  async function saveProfile(operations: AuthOperations, changes: ProfileChanges, photo?: Blob): Promise<User> {
    const who = desk.state();
    const before = who.state === 'signed-in' ? who.profile.photoURL : null;
    const photoURL = photo && (await storePhoto(photo));
    const profile = await operations.updateProfile(connection, photoURL ? { ...changes, photoURL } : changes);
    desk.keep(profile);
    if (before !== null && before !== profile.photoURL) void discard(before);
    await operations.updateAccountProfile(connection, {
      displayName: profile.displayName,
      photoURL: profile.photoURL,
    });
    return profile;
  }

  async function verify(operations: AuthOperations): Promise<'sent' | 'verified'> {
    const account = await operations.refreshAccount(connection);
    desk.keepAccount(account);
    if (account.isEmailVerified) return 'verified';
    await operations.sendVerification(connection);
    return 'sent';
  }

  async function storePhoto(photo: Blob): Promise<string> {
    const { shrinkPhoto, uploadProfilePhoto } = await loadPhotos();
    return uploadProfilePhoto(connection, await shrinkPhoto(photo));
  }

  /** Nobody waits for it, and its failure is nobody's to mend. */
  async function discard(photo: string): Promise<void> {
    const photos = await outcomeOf(loadPhotos);
    if (photos.ok) await photos.value.discardPictures(connection, [photo]);
  }

  return {
    signIn: (email, password, options) =>
      letIn({ done: 'toast.welcome-back', failed: 'toast.login-failed' }, (operations) =>
        operations.signIn(connection, email, password, options),
      ),
    register: (email, password, displayName) =>
      letIn({ done: 'toast.account-created', failed: 'toast.register-failed' }, (operations) =>
        operations.register(connection, email, password, displayName),
      ),
    signInWithGoogle: () =>
      letIn({ done: 'toast.welcome-to', failed: 'toast.google-failed' }, (operations) =>
        operations.signInWithGoogle(connection),
      ),
    signInWithGoogleCredential: (idToken) =>
      letIn({ done: 'toast.welcome-to', failed: 'toast.google-failed' }, (operations) =>
        operations.signInWithGoogleCredential(connection, idToken),
      ),
    signInWithFacebook: () =>
      letIn({ done: 'toast.welcome-to', failed: 'toast.facebook-failed' }, (operations) =>
        operations.signInWithFacebook(connection),
      ),
    signOut: async () => {
      const outcome = await outcomeOf(() => desk.act((operations) => operations.signOut(connection)));
      if (outcome.ok) {
        desk.leave();
        announcer.done('toast.logged-out');
      } else announcer.because(outcome.failure, 'toast.logout-failed');
      return outcome;
    },
    sendPasswordReset: async (email) => {
      const outcome = await outcomeOf(() => desk.act((operations) => operations.sendPasswordReset(connection, email)));
      if (outcome.ok) announcer.done('login.reset-sent');
      else announcer.because(outcome.failure, 'failure.unknown');
      return outcome;
    },
    sendVerification: async () => {
      const outcome = await outcomeOf(() => desk.act(verify));
      if (!outcome.ok) announcer.failed('toast.verification-failed', outcome.failure);
      else if (outcome.value === 'sent') announcer.done('toast.verification-sent');
      return outcome;
    },
    updateProfile: async (changes, photo) => {
      const outcome = await outcomeOf(() => desk.act((operations) => saveProfile(operations, changes, photo)));
      if (outcome.ok) announcer.done('toast.profile-updated');
      else if (await desk.checkForBan(outcome.failure)) return outcome;
      else if (outcome.failure.reason === 'must-sign-in') announcer.refused('profile.not-logged-in');
      else announcer.failed('toast.profile-failed', outcome.failure);
      return outcome;
    },
    // What cannot be loaded now is asked for again, and its failure told, when it is needed.
    prepare: () => void desk.act(async () => undefined).catch(() => undefined),
  };
}
