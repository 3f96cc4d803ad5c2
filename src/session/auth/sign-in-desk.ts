import { brand } from '../../config/brand.ts';
import { rememberedAccount } from '../../data/accounts/remembered-account.ts';
import type { Connection } from '../../data/connection.ts';
import type { StopListening } from '../../data/live.ts';
import { isAdmin } from '../../domain/admin.ts';
import { Failure } from '../../domain/failure.ts';
import type { Account, User } from '../../domain/user.ts';
import { asFailure } from '../outcome.ts';
import type { AuthOperations } from './auth-operations.ts';
import { SecondLook } from './second-look.ts';
import { type SignInState, SIGNED_OUT } from './sign-in-state.ts';

export interface DeskParts {
  readonly connection: Connection;
  readonly load: () => Promise<AuthOperations>;
  /** Somebody is banned who came in by themselves, not by an act of theirs, or who was here already. */
  readonly onBanned: (failure: Failure) => void;
}

interface Guest {
  readonly id: Account['id'];
  readonly profile: Promise<User>;
}

/** Knows who is here. Firebase is loaded when somebody is, or wants to be. */
export class SignInDesk {
  readonly #parts: DeskParts;
  readonly #listeners = new Set<() => void>();
  #state: SignInState;
  #operations: Promise<AuthOperations> | null = null;
  #watching: Promise<StopListening> | null = null;
  /** Who is let in: an account once, whether the watch or the person's own act tells of it first. */
  #guest: Guest | null = null;
  /** People's own acts that are under way: whoever acts says what became of it. */
  #acts = 0;
  readonly #secondLook = new SecondLook(() => this.#lookAgain());

  constructor(parts: DeskParts) {
    this.#parts = parts;
    const remembered = rememberedAccount();
    this.#state = remembered ? { state: 'loading', remembered } : SIGNED_OUT;
  }

  readonly state = (): SignInState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From now on it follows who is signed in, in this window or another, as soon as anybody is remembered. */
  readonly open = (): (() => void) => {
    const look = () => {
      if (rememberedAccount()) this.#watch();
    };
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', this.#secondLook.inPassing);
    look();
    return () => {
      document.removeEventListener('visibilitychange', this.#secondLook.inPassing);
      window.removeEventListener('storage', look);
      this.#stopWatching();
    };
  };

  /** After a failure, from the beginning. */
  readonly retry = (): void => {
    this.#stopWatching();
    this.#guest = null;
    this.#become({ state: 'loading', remembered: rememberedAccount() });
    this.#watch();
  };

  /** Does what a person asked for, with everything there that it needs. */
  async act<T>(act: (operations: AuthOperations) => Promise<T>): Promise<T> {
    this.#acts += 1;
    try {
      return await act(await this.#load());
    } catch (error) {
      throw asFailure(error);
    } finally {
      this.#acts -= 1;
    }
  }

  /** Lets in who signs in this way; a banned account is a failure. */
  async letIn(way: (operations: AuthOperations) => Promise<Account>): Promise<User> {
    return this.act(async (operations) => {
      const account = await way(operations);
      this.#watch();
      return this.#enter(account);
    });
  }

  readonly leave = (): void => {
    this.#guest = null;
    this.#become(SIGNED_OUT);
  };

  /** The profile of who is here has changed. */
  readonly keep = (profile: User): void => {
    if (this.#state.state !== 'signed-in' || this.#state.profile.id !== profile.id) return;
    this.#guest = { id: profile.id, profile: Promise.resolve(profile) };
    const { displayName, photoURL } = profile;
    this.#welcome({ ...this.#state.account, displayName, photoURL }, profile);
  };

  /** The account of who is here, as the server knows it now. */
  readonly keepAccount = (account: Account): void => {
    if (this.#state.state === 'signed-in' && this.#state.account.id === account.id)
      this.#welcome(account, this.#state.profile);
  };

  /** Resolves to true if a refusal turns out to be a ban: then they are told so and signed out. */
  readonly checkForBan = async ({ reason }: Failure): Promise<boolean> =>
    this.#state.state === 'signed-in' && (reason === 'denied' || reason === 'banned') && this.#secondLook.now();

  #load(): Promise<AuthOperations> {
    this.#operations ??= this.#parts.load().catch((error: unknown) => {
      this.#operations = null;
      throw asFailure(error);
    });
    return this.#operations;
  }

  #watch(): void {
    if (this.#watching) return;
    const watching: Promise<StopListening> = this.#load().then((operations) =>
      // Closed while it was loading.
      this.#watching === watching
        ? operations.watchAccount(this.#parts.connection, {
            onValue: (account) => (account ? void this.#come(account) : this.leave()),
            onFailure: (failure) => this.#become({ state: 'failed', failure }),
          })
        : () => undefined,
    );
    this.#watching = watching;
    watching.catch((error: unknown) => {
      if (this.#watching === watching) this.#watching = null;
      this.#become({ state: 'failed', failure: asFailure(error) });
    });
  }

  #stopWatching(): void {
    void this.#watching?.then(
      (stop) => stop(),
      () => undefined,
    );
    this.#watching = null;
  }

  async #come(account: Account): Promise<void> {
    const byTheirOwnAct = this.#acts > 0;
    // What failed for somebody is in the state already.
    const failure = await this.#enter(account).then(() => null, asFailure);
    if (failure?.reason === 'banned' && !byTheirOwnAct) this.#parts.onBanned(failure);
  }

  #enter(account: Account): Promise<User> {
    if (this.#guest?.id === account.id) {
      if (this.#state.state === 'signed-in') this.#welcome(account, this.#state.profile);
      return this.#guest.profile;
    }
    const guest: Guest = { id: account.id, profile: this.#welcomeNewly(account, () => this.#guest === guest) };
    this.#guest = guest;
    return guest.profile;
  }

  async #welcomeNewly(account: Account, isStillHere: () => boolean): Promise<User> {
    this.#become({ state: 'loading', remembered: account });
    const { connection } = this.#parts;
    try {
      const operations = await this.#load();
      const profile = await operations.ensureProfile(connection, account);
      if (!isStillHere()) throw new Failure('must-sign-in', 'Who came in has left.');
      if (profile.status === 'banned') {
        await operations.signOut(connection);
        throw banned();
      }
      this.#welcome(account, profile);
      // Nobody waits for it, and tomorrow is another day.
      operations.touchLastActive(connection, profile).catch(() => undefined);
      return profile;
    } catch (error) {
      const failure = asFailure(error);
      if (isStillHere()) {
        this.leave();
        if (failure.reason !== 'banned') this.#become({ state: 'failed', failure });
      }
      throw failure;
    }
  }

  /** Resolves to whether they are banned. */
  async #lookAgain(): Promise<boolean> {
    const before = this.#state;
    if (before.state !== 'signed-in') return false;
    const { connection, onBanned } = this.#parts;
    const operations = await this.#load();
    const [profile, account] = await Promise.all([
      operations.readProfile(connection, before.profile.id),
      before.account.isEmailVerified
        ? before.account
        : operations.refreshAccount(connection).catch(() => before.account),
    ]);
    // They left, or something newer is known.
    if (this.#state !== before || !profile) return false;
    if (profile.status === 'banned') {
      await operations.signOut(connection);
      this.leave();
      onBanned(banned());
      return true;
    }
    if (account.isEmailVerified !== before.account.isEmailVerified) this.keepAccount(account);
    if (profile.updatedAt.getTime() !== before.profile.updatedAt.getTime()) this.keep(profile);
    return false;
  }

  #welcome(account: Account, profile: User): void {
    this.#become({ state: 'signed-in', account, profile, isAdmin: isAdmin(account, profile, brand) });
  }

  #become(state: SignInState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

function banned(): Failure {
  return new Failure('banned', 'The account is banned.');
}
