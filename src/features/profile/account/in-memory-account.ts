import type { ReadmeOf } from '../../../data/account-data/account-archive.ts';
import type { ReadingData } from '../../../data/account-data/document-reader.ts';
import { Failure } from '../../../domain/failure.ts';
import { mayRemoveWay, type OwnWay, type Provider, type SignInWay } from '../../../domain/sign-in-ways.ts';
import type { AccountApi } from './account-api.ts';

const EMAIL = 'asha@guests.example';

/** The account of a member without Firebase, for tests. Its operations are properties, as `useApi` expects. */
export class InMemoryAccount implements AccountApi {
  password = 'blessings';
  /** Addresses to which a link was sent. */
  readonly links: string[] = [];
  /** Whether Firebase asks for another sign-in first. */
  isTooOld = false;
  /** Thrown by the next call. */
  failure: Failure | null = null;
  /** The data is read once this resolves. */
  dataRead: Promise<void> = Promise.resolve();
  #ways: readonly OwnWay[];

  constructor(...ways: readonly SignInWay[]) {
    this.#ways = ways.map((way) => ({ way, email: EMAIL }));
  }

  readonly ways = async () => {
    this.#fail();
    return this.#ways;
  };

  readonly archive = async (readmeOf: ReadmeOf, { signal, onProgress }: ReadingData): Promise<Blob> => {
    onProgress(1);
    await this.dataRead;
    signal.throwIfAborted();
    this.#fail();
    return new Blob([readmeOf(['gifts-given'])]);
  };

  readonly confirmPassword = async (password: string) => {
    if (password !== this.password) throw new Failure('wrong-credentials', 'Wrong.');
    this.isTooOld = false;
  };

  readonly confirmProvider = async () => {
    this.#fail();
    this.isTooOld = false;
  };

  readonly changePassword = async (password: string) => {
    this.#requireRecentSignIn();
    this.password = password;
    if (!this.#ways.some(({ way }) => way === 'password'))
      this.#ways = [{ way: 'password', email: EMAIL }, ...this.#ways];
  };

  readonly changeEmail = async (email: string) => {
    this.#requireRecentSignIn();
    this.links.push(email);
  };

  readonly connectProvider = async (provider: Provider) => {
    this.#fail();
    this.#ways = [...this.#ways, { way: provider, email: `asha@${provider}.example` }];
  };

  readonly disconnectProvider = async (provider: Provider) => {
    this.#fail();
    if (!mayRemoveWay(this.#ways)) throw new Failure('invalid', 'The last one.');
    this.#ways = this.#ways.filter(({ way }) => way !== provider);
  };

  #requireRecentSignIn(): void {
    this.#fail();
    if (this.isTooOld) throw new Failure('sign-in-too-old', 'Sign in again.');
  }

  #fail(): void {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
  }
}
