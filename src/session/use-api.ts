import { useState } from 'react';
import type { Connection } from '../data/connection.ts';
import { Failure } from '../domain/failure.ts';
import { type Auth, useAuth } from './auth/auth-provider.tsx';
import { asFailure } from './outcome.ts';
import type { LanguageStore } from './language/language-store.ts';
import { useSession } from './session.tsx';

/**
 * A feature's api, for this page's connection. Tests hand in their own; it stays the same while the screen is mounted.
 *
 * Every failed call is checked for a ban here, so that no caller has to: a call that rejects as "banned" has told the user
 * so and signed them out, and the caller says nothing more.
 */
export function useApi<Api extends object>(
  create: (connection: Connection, languages: LanguageStore) => Api,
  given?: Api,
): Api {
  const { connection, languages } = useSession();
  const { checkForBan } = useAuth();
  const [api] = useState(() => checkedForBans(given ?? create(connection, languages), checkForBan));
  return api;
}

function checkedForBans<Api extends object>(api: Api, checkForBan: Auth['checkForBan']): Api {
  const onError = async (error: unknown): Promise<never> => {
    throw (await checkForBan(asFailure(error))) ? new Failure('banned', 'Banned.', error) : error;
  };
  const members = Object.entries(api).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [name, member];
    const call = (...parameters: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(member, api, parameters);
      return answer instanceof Promise ? answer.catch(onError) : answer;
    };
    return [name, call];
  });
  return Object.fromEntries(members) as Api;
}
