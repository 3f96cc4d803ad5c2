import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { type Firebase } from '../data/firebase.ts';
import { watchAccount } from '../data/watch-account.ts';
import { type Account } from '../domain/account.ts';
import { LOADING, type Loadable } from '../domain/loadable.ts';
import { sayInEnglish, type Say } from './language.ts';

/** What every screen may ask for: the connection, who is signed in (`missing`: nobody), and the language. */
export interface Session {
  readonly firebase: Firebase;
  readonly account: Loadable<Account>;
  readonly say: Say;
}

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ firebase, children }: { firebase: Firebase; children: ReactNode }) {
  const [account, setAccount] = useState<Loadable<Account>>(LOADING);
  useEffect(
    () => watchAccount(firebase, (value) => setAccount(value ? { state: 'ready', value } : { state: 'missing' })),
    [firebase],
  );
  return <SessionContext value={{ firebase, account, say: sayInEnglish }}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is called outside of <SessionProvider>.');
  return session;
}
