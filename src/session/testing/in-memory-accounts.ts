import { forgetAccount, rememberAccount } from '../../data/accounts/remembered-account.ts';
import { Failure } from '../../domain/failure.ts';
import { type Account, DEFAULT_PREFERENCES, type User } from '../../domain/user.ts';
import type { AuthApi, AuthOperations, SignInOperations } from '../auth/api.ts';
import { accountOf, profileOf } from './people.ts';
import { Watchers } from './watchers.ts';

/** Accounts and profiles without Firebase. `arrive` and `leave` simulate sign-ins and sign-outs elsewhere. */
export class InMemoryAccounts {
  readonly profiles = new Map<string, User>();
  /** Profiles as this device read them last. */
  readonly lastKnown = new Map<string, User>();
  /** Profiles are read once this resolves. */
  confirms: Promise<unknown> = Promise.resolve();
  readonly touched: string[] = [];
  readonly resets: string[] = [];
  /** Accounts to which a verification e-mail was sent. */
  readonly verifications: string[] = [];
  /** How often a profile was read again. */
  looks = 0;
  /** Google id tokens that were used to sign in. */
  readonly tokens: string[] = [];
  /** Errors that the next operation of that name throws once. */
  readonly failures = new Map<keyof (AuthOperations & SignInOperations) | 'load', Error>();
  /** Deleted photos. */
  readonly discarded: string[] = [];
  loads = 0;
  #current: Account | null;
  readonly #watchers = new Watchers<Account | null>();

  constructor(current: Account | null = null) {
    this.#current = current;
    if (current) rememberAccount(current, true);
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  /** Signs in, in this window or another. */
  arrive(account: Account): Account {
    this.#current = account;
    rememberAccount(account, true);
    this.#watchers.tell(account);
    return account;
  }

  /** The user opens the verification link elsewhere. */
  verify(): void {
    if (this.#current) this.#current = { ...this.#current, isEmailVerified: true };
  }

  /** An admin bans the user while they are signed in. */
  ban(id: string): void {
    const profile = this.profiles.get(id);
    if (profile) this.profiles.set(id, { ...profile, status: 'banned', updatedAt: new Date() });
  }

  leave(): void {
    this.#current = null;
    forgetAccount();
    this.#watchers.tell(null);
  }

  readonly api: AuthApi = {
    operations: async () => {
      this.loads += 1;
      this.#fail('load');
      return this.#operations;
    },
    signIn: async () => this.#operations,
    pictures: async () => ({
      uploadPicture: async (_, kind, picture) => `https://pictures.example/${kind}-of-${picture.size}-bytes`,
      discardPictures: async (_, addresses) => void this.discarded.push(...addresses),
    }),
  };

  readonly #operations: AuthOperations & SignInOperations = {
    watchAccount: async (_, onValue, signal) => {
      await Promise.resolve();
      return this.#watchers.watch(onValue, signal, this.#current);
    },
    signIn: async (_, email, __, { remember }) => {
      this.#fail('signIn');
      const profile = [...this.profiles.values()].find((known) => known.email === email);
      if (!profile) throw new Failure('wrong-credentials', 'Nobody.');
      const { id, displayName, photoURL } = profile;
      const account = this.arrive({ id, email, displayName, photoURL, isEmailVerified: true });
      rememberAccount(account, remember);
      return account;
    },
    register: async (_, email, __, displayName) => this.arrive(this.#newcomer('register', email, displayName)),
    signInWithGoogle: async () => this.arrive(this.#newcomer('signInWithGoogle', 'kabir@gmail.example', 'Kabir')),
    signInWithGoogleCredential: async (_, idToken) => {
      this.tokens.push(idToken);
      return this.arrive(this.#newcomer('signInWithGoogleCredential', 'kabir@gmail.example', 'Kabir'));
    },
    signInWithFacebook: async () => this.arrive(this.#newcomer('signInWithFacebook', 'kabir@fb.example', 'Kabir')),
    signOut: async () => {
      this.#fail('signOut');
      this.leave();
    },
    sendPasswordReset: async (_, email) => {
      this.#fail('sendPasswordReset');
      this.resets.push(email);
    },
    updateAccountProfile: async (_, changes) => {
      this.#fail('updateAccountProfile');
      if (!this.#current) throw new Failure('must-sign-in', 'No user logged in');
      return this.arrive({ ...this.#current, ...changes });
    },
    ensureProfile: async (_, account, language) => {
      await this.confirms;
      this.#fail('ensureProfile');
      const profile =
        this.profiles.get(account.id) ?? profileOf(account, { preferences: { ...DEFAULT_PREFERENCES, language } });
      this.profiles.set(account.id, profile);
      return profile;
    },
    lastKnownProfile: async (_, id) => this.lastKnown.get(id) ?? null,
    readProfile: async (_, id) => {
      this.looks += 1;
      this.#fail('readProfile');
      return this.profiles.get(id) ?? null;
    },
    refreshAccount: async () => {
      this.#fail('refreshAccount');
      if (!this.#current) throw new Failure('must-sign-in', 'No user logged in');
      return this.#current;
    },
    sendVerification: async () => {
      this.#fail('sendVerification');
      if (this.#current) this.verifications.push(this.#current.email);
    },
    touchLastActive: async (_, { id }) => {
      this.#fail('touchLastActive');
      this.touched.push(id);
      return true;
    },
    updateProfile: async (_, changes) => {
      this.#fail('updateProfile');
      const profile = this.#current && this.profiles.get(this.#current.id);
      if (!profile) throw new Failure('must-sign-in', 'No user logged in');
      const changed = { ...profile, ...changes };
      this.profiles.set(changed.id, changed);
      return changed;
    },
  };

  #newcomer(operation: keyof (AuthOperations & SignInOperations), email: string, displayName: string): Account {
    this.#fail(operation);
    return accountOf(displayName, { email });
  }

  #fail(operation: keyof (AuthOperations & SignInOperations) | 'load'): void {
    const failure = this.failures.get(operation);
    this.failures.delete(operation);
    if (failure) throw failure;
  }
}
