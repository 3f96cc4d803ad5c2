import { useState } from 'react';
import type { Connection } from '../data/connection.ts';
import { useSession } from './session.tsx';

/** A feature's api, for this page's connection. Tests hand in their own; it stays the same while the screen is mounted. */
export function useApi<Api>(create: (connection: Connection) => Api, given?: Api): Api {
  const { connection } = useSession();
  const [api] = useState(() => given ?? create(connection));
  return api;
}
