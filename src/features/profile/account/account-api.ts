import type { ReadmeOf } from '../../../data/account-data/account-archive.ts';
import type { ReadingData } from '../../../data/account-data/document-reader.ts';
import type { Connection } from '../../../data/connection.ts';
import type { OwnWay, Provider } from '../../../domain/sign-in-ways.ts';

export const ACCOUNT = ['profile', 'account'];

/** How the member signs in. Changes may fail as 'sign-in-too-old'; `useRecentSignIn` then asks for another sign-in. */
export interface AccountApi {
  ways(): Promise<readonly OwnWay[]>;
  confirmPassword(password: string): Promise<void>;
  /** `idToken` replaces Google's window in the emulators. */
  confirmProvider(provider: Provider, idToken?: string): Promise<void>;
  changePassword(password: string): Promise<void>;
  changeEmail(email: string): Promise<void>;
  connectProvider(provider: Provider, idToken?: string): Promise<void>;
  disconnectProvider(provider: Provider): Promise<void>;
  /** A zip file with everything that is stored about the member. */
  archive(readmeOf: ReadmeOf, reading: ReadingData): Promise<Blob>;
}

export function accountApi(connection: Connection): AccountApi {
  const load = () => import('../../../data/accounts/sign-in-ways.ts');
  return {
    ways: async () => (await load()).signInWays(connection),
    confirmPassword: async (password) => (await load()).confirmPassword(connection, password),
    confirmProvider: async (provider, idToken) => (await load()).confirmProvider(connection, provider, idToken),
    changePassword: async (password) => (await load()).changePassword(connection, password),
    changeEmail: async (email) => (await load()).changeEmail(connection, email),
    connectProvider: async (provider, idToken) => (await load()).connectProvider(connection, provider, idToken),
    archive: async (...of) =>
      (await import('../../../data/account-data/account-archive.ts')).accountArchive(connection, ...of),
    disconnectProvider: async (provider) => (await load()).disconnectProvider(connection, provider),
  };
}
