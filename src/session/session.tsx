import {
  createContext,
  use,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
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
  const latest = useSyncExternalStore(languages.subscribe, languages.current, languages.current);
  // An urgent update would make React discard a prerendered screen that is not hydrated yet, with what is typed in it.
  // A deferred one waits until the screen is hydrated.
  const catalogue = useDeferredValue(latest);
  useLayoutEffect(() => {
    languages.shows(catalogue.language);
    document.documentElement.lang = catalogue.language;
  }, [languages, catalogue]);
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
