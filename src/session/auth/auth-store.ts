import { brand } from '../../config/brand.ts';
import { rememberedAccount } from '../../data/accounts/remembered-account.ts';
import type { Connection } from '../../data/connection.ts';
import { isAdmin, isBanned } from '../../domain/admin.ts';
import { Failure } from '../../domain/failure.ts';
import type { Language } from '../../domain/language.ts';
import type { Account, User } from '../../domain/user.ts';
import { asFailure } from '../outcome.ts';
import { accountCheck } from './account-check.ts';
import type { AuthOperations } from './api.ts';
import { type SignInState, SIGNED_OUT } from './sign-in-state.ts';

interface AuthStoreOptions {
  readonly connection: Connection;
  readonly load: () => Promise<AuthOperations>;
  /** The language of a new profile. */
  readonly language: () => Language;
  /** Called when a banned account signs in elsewhere, or is banned while signed in. */
  readonly onBanned: (failure: Failure) => void;
}

interface Entering {
  readonly id: Account['id'];
  readonly profile: Promise<User>;
}

/** The sign-in state. Firebase Auth is loaded only if an account is remembered or the user signs in. */
export interface AuthStore {
  readonly state: () => SignInState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows the sign-in state of this and other windows. Returns a function that stops it. */
  readonly open: () => () => void;
  /** Starts again after a failure. */
  readonly retry: () => void;
  /** Runs an action of the user with the operations it needs, loaded on demand. A failure is checked for a ban. */
  readonly act: <T>(action: (operations: AuthOperations) => Promise<T>) => Promise<T>;
  /** Rejects for a banned account. */
  readonly signIn: (way: () => Promise<Account>) => Promise<User>;
  readonly signedOut: () => void;
  readonly setProfile: (profile: User) => void;
  readonly setAccount: (account: Account) => void;
  /** Resolves to true if a refusal was caused by a ban. The user has then been informed and signed out. */
  readonly checkForBan: (failure: Failure) => Promise<boolean>;
}

// A closure instead of a class: compiling class fields for Safari 15 would make the guest's first script larger.
export function authStore({ connection, load, language, onBanned }: AuthStoreOptions): AuthStore {
  const listeners = new Set<() => void>();
  const remembered = rememberedAccount();
  let state: SignInState = remembered ? { state: 'loading', remembered } : SIGNED_OUT;
  let operationsLoaded: Promise<AuthOperations> | null = null;
  let watching: AbortController | null = null;
  /** Loads each account's profile once, whether the listener or the user's action reports the account first. */
  let current: Entering | null = null;
  /** The number of running user actions. They report their own failures. */
  let actions = 0;

  const check = accountCheck(async () => {
    const before = state;
    if (before.state !== 'signed-in') return false;
    const operations = await loadOperations();
    const [profile, account] = await Promise.all([
      operations.readProfile(connection, before.profile.id),
      before.account.isEmailVerified
        ? before.account
        : operations.refreshAccount(connection).catch(() => before.account),
    ]);
    // Signed out in the meantime, or replaced by newer data.
    if (state !== before || !profile) return false;
    if (isBanned(account, profile, brand)) return expel(banned(profile));
    if (account.isEmailVerified !== before.account.isEmailVerified) setAccount(account);
    if (profile.updatedAt.getTime() !== before.profile.updatedAt.getTime()) setProfile(profile);
    return false;
  });

  function become(next: SignInState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function signedIn(account: Account, profile: User): void {
    become({ state: 'signed-in', account, profile, isAdmin: isAdmin(account, profile, brand) });
  }

  function signedOut(): void {
    current = null;
    become(SIGNED_OUT);
  }

  async function expel(failure: Failure): Promise<true> {
    await (await loadOperations()).signOut(connection);
    signedOut();
    onBanned(failure);
    return true;
  }

  async function checkForBan(failure: Failure): Promise<boolean> {
    if (state.state !== 'signed-in') return false;
    return failure.reason === 'banned' ? expel(failure) : failure.reason === 'denied' && check.now();
  }

  function setProfile(profile: User): void {
    if (state.state !== 'signed-in' || state.profile.id !== profile.id) return;
    current = { id: profile.id, profile: Promise.resolve(profile) };
    const { displayName, photoURL } = profile;
    signedIn({ ...state.account, displayName, photoURL }, profile);
  }

  function setAccount(account: Account): void {
    if (state.state === 'signed-in' && state.account.id === account.id) signedIn(account, state.profile);
  }

  function loadOperations(): Promise<AuthOperations> {
    operationsLoaded ??= load().catch((error: unknown) => {
      operationsLoaded = null;
      throw asFailure(error);
    });
    return operationsLoaded;
  }

  function watch(): void {
    if (watching) return;
    const { signal } = (watching = new AbortController());
    loadOperations()
      .then((operations) =>
        operations.watchAccount(connection, (account) => (account ? void reported(account) : signedOut()), signal),
      )
      .catch((error: unknown) => {
        if (signal.aborted) return;
        watching = null;
        become({ state: 'failed', failure: asFailure(error) });
      });
  }

  function stopWatching(): void {
    watching?.abort();
    watching = null;
  }

  async function reported(account: Account): Promise<void> {
    const isOwnAction = actions > 0;
    // Other failures are already in the state.
    const failure = await enter(account).then(() => null, asFailure);
    if (failure?.reason === 'banned' && !isOwnAction) onBanned(failure);
  }

  function enter(account: Account): Promise<User> {
    if (current?.id === account.id) {
      if (state.state === 'signed-in') signedIn(account, state.profile);
      return current.profile;
    }
    const entering: Entering = { id: account.id, profile: loadProfile(account, () => current === entering) };
    current = entering;
    return entering.profile;
  }

  async function loadProfile(account: Account, isCurrent: () => boolean): Promise<User> {
    become({ state: 'loading', remembered: account });
    try {
      const operations = await loadOperations();
      const profile = await operations.ensureProfile(connection, account, language());
      if (!isCurrent()) throw new Failure('must-sign-in', 'Signed out.');
      if (isBanned(account, profile, brand)) {
        await operations.signOut(connection);
        throw banned(profile);
      }
      signedIn(account, profile);
      // Best effort: the next visit records it too.
      operations.touchLastActive(connection, profile).catch(() => undefined);
      return profile;
    } catch (error) {
      const failure = asFailure(error);
      if (isCurrent()) {
        signedOut();
        if (failure.reason !== 'banned') become({ state: 'failed', failure });
      }
      throw failure;
    }
  }

  async function act<T>(action: (operations: AuthOperations) => Promise<T>): Promise<T> {
    actions += 1;
    try {
      return await action(await loadOperations());
    } catch (error) {
      const failure = asFailure(error);
      throw (await checkForBan(failure)) ? banned() : failure;
    } finally {
      actions -= 1;
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      const watchRemembered = () => {
        if (rememberedAccount()) watch();
      };
      window.addEventListener('storage', watchRemembered);
      document.addEventListener('visibilitychange', check.whenVisible);
      watchRemembered();
      return () => {
        document.removeEventListener('visibilitychange', check.whenVisible);
        window.removeEventListener('storage', watchRemembered);
        stopWatching();
      };
    },
    retry: () => {
      stopWatching();
      current = null;
      become({ state: 'loading', remembered: rememberedAccount() });
      watch();
    },
    act,
    signIn: (way) =>
      act(async () => {
        const account = await way();
        watch();
        return enter(account);
      }),
    signedOut,
    setProfile,
    setAccount,
    checkForBan,
  };
}

function banned(profile?: User): Failure {
  return new Failure('banned', 'Banned.', undefined, profile?.ban?.reason);
}
