import { createContext, use, type ReactNode } from 'react';
import type { Connection } from '../data/connection.ts';
import { say, type Say } from './language/language.ts';

/** Available to every screen: the connection to Firebase and the language. */
export interface Session {
  readonly connection: Connection;
  readonly say: Say;
}

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ connection, children }: { connection: Connection; children: ReactNode }) {
  return <SessionContext value={{ connection, say }}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is called outside of <SessionProvider>.');
  return session;
}
