import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Connection } from '../../data/connection.ts';
import { OFFERED_LANGUAGES } from '../../config/messages/languages.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Language } from '../../domain/language.ts';
import { type Announcer, AnnouncerContext, useAnnouncer } from '../toasts/announcer.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { useSession } from '../session.tsx';
import type { Toasts } from '../toasts/toasts.ts';
import { type AuthApi, authApi } from './api.ts';
import { type AuthStore, authStore } from './auth-store.ts';
import { type SignInState, SIGNED_OUT } from './sign-in-state.ts';
import { useLanguageChoice } from './use-language-choice.ts';

export interface Auth {
  readonly who: SignInState;
  /** Starts again after a failure. */
  readonly retry: () => void;
  /** For `useApi`. Resolves to true if the user turns out to be banned: they have been told so and signed out. */
  readonly checkForBan: (failure: Failure) => Promise<boolean>;
  /** Reports its outcome in a toast. For everything else, see `useAccountActions`. */
  readonly signOut: () => Promise<Outcome>;
  /** Switches at once, for this device and the profile. */
  readonly chooseLanguage: (language: Language) => void;
}

/** Shared with account-actions.ts, which the guest's page does not load. */
export interface AuthParts {
  readonly store: AuthStore;
  readonly connection: Connection;
  readonly announcer: Announcer;
  readonly api: AuthApi;
}

const AuthContext = createContext<{ readonly auth: Auth; readonly parts: AuthParts } | null>(null);

export interface AuthProviderProps {
  readonly children: ReactNode;
  readonly toasts: Toasts;
  readonly api?: AuthApi;
}

/** The signed-in account, for all screens below. Must be inside <SessionProvider>. */
export function AuthProvider({ children, toasts, api = authApi }: AuthProviderProps) {
  const { connection, languages, say } = useSession();
  const announcer = useAnnouncer(toasts, say);
  const [parts] = useState<AuthParts>(() => {
    const onBanned = (failure: Failure) => announcer.lasting(failure);
    const store = authStore({
      connection,
      load: () => languages.withAreas(api.operations(), 'accounts'),
      language: () => OFFERED_LANGUAGES.find((language) => language === languages.current().language) ?? 'en',
      onBanned,
    });
    return { store, connection, announcer, api };
  });
  const { store } = parts;
  useEffect(() => store.open(), [store]);
  // Prerendered pages are rendered signed out.
  const who = useSyncExternalStore(store.subscribe, store.state, () => SIGNED_OUT);
  const chooseLanguage = useLanguageChoice(languages, parts, who);
  const value = useMemo(() => {
    const signOut = () => signOutOf(parts);
    return { parts, auth: { who, signOut, chooseLanguage, retry: store.retry, checkForBan: store.checkForBan } };
  }, [parts, who, store, chooseLanguage]);
  return (
    <AnnouncerContext value={announcer}>
      <AuthContext value={value}>{children}</AuthContext>
    </AnnouncerContext>
  );
}

async function signOutOf({ store, connection, announcer }: AuthParts): Promise<Outcome> {
  const outcome = await outcomeOf(() => store.act((operations) => operations.signOut(connection)));
  if (outcome.ok) {
    store.signedOut();
    announcer.done('toast.logged-out');
  } else announcer.because(outcome.failure, 'toast.logout-failed');
  return outcome;
}

export const useAuth = (): Auth => useProvided().auth;

export const useAuthParts = (): AuthParts => useProvided().parts;

function useProvided() {
  const provided = use(AuthContext);
  if (!provided) throw new Error('useAuth needs <AuthProvider>.');
  return provided;
}
