import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Connection } from '../data/connection.ts';
import type { Catalogue } from './language/catalogue.ts';
import type { LanguageStore } from './language/language-store.ts';

/** Available to every screen: the connection to Firebase, and the catalogue of the current language. */
export interface Session extends Catalogue {
  readonly connection: Connection;
  readonly languages: LanguageStore;
}

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly connection: Connection;
  readonly languages: LanguageStore;
  readonly children: ReactNode;
}

export function SessionProvider({ connection, languages, children }: SessionProviderProps) {
  const catalogue = useSyncExternalStore(languages.subscribe, languages.current, languages.current);
  useLayoutEffect(() => {
    const page = document.documentElement;
    // Setting it, even to the same value, restyles the whole page.
    if (page.lang !== catalogue.language) page.lang = catalogue.language;
  }, [catalogue]);
  const session = useMemo(() => ({ ...catalogue, connection, languages }), [catalogue, connection, languages]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs <SessionProvider>.');
  return session;
}

/** For parts of the page that load their messages: see `lazyPart`. */
export const useLanguages = (): LanguageStore => useSession().languages;
