import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Failure } from '../../domain/failure.ts';
import { AnnouncerContext, useAnnouncer } from '../announcer.ts';
import { useSession } from '../session.tsx';
import type { Toasts } from '../toasts.ts';
import { type AuthActions, authActions } from './auth-actions.ts';
import { type AuthLoading, authLoading } from './auth-operations.ts';
import { SignInDesk } from './sign-in-desk.ts';
import { type SignInState, SIGNED_OUT } from './sign-in-state.ts';

export interface Auth extends AuthActions {
  readonly who: SignInState;
  /** After a failure, from the beginning. */
  readonly retry: () => void;
  /**
   * Call it with every write that failed, before saying why. Resolves to true if the person turns out to be banned: they
   * have been told so and signed out, and nothing more need be said.
   */
  readonly checkForBan: (failure: Failure) => Promise<boolean>;
}

const AuthContext = createContext<Auth | null>(null);

export interface AuthProviderProps {
  readonly children: ReactNode;
  readonly toasts: Toasts;
  readonly loading?: AuthLoading;
}

/** Who is here, for every screen below. Inside of <SessionProvider>. */
export function AuthProvider({ children, toasts, loading = authLoading }: AuthProviderProps) {
  const { connection, say } = useSession();
  const announcer = useAnnouncer(toasts, say);
  const [{ desk, actions }] = useState(() => {
    const made = new SignInDesk({
      connection,
      load: loading.operations,
      onBanned: (failure) => announcer.lasting(failure),
    });
    return {
      desk: made,
      actions: authActions({ desk: made, connection, announcer, loadPhotos: loading.photos }),
    };
  });
  useEffect(() => desk.open(), [desk]);
  // A page that comes rendered was rendered for nobody.
  const who = useSyncExternalStore(desk.subscribe, desk.state, () => SIGNED_OUT);
  const auth = useMemo(
    () => ({ ...actions, who, retry: desk.retry, checkForBan: desk.checkForBan }),
    [actions, who, desk],
  );
  return (
    <AnnouncerContext value={announcer}>
      <AuthContext value={auth}>{children}</AuthContext>
    </AnnouncerContext>
  );
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth is called outside of <AuthProvider>.');
  return auth;
}
