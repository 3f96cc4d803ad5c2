import type { ReactNode } from 'react';
import { shellAccountOf } from '../features/shell/shell-account.tsx';
import { SiteShell } from '../features/shell/site-shell.tsx';
import { useAuth } from '../session/auth/auth-provider.tsx';
import { useSession } from '../session/session.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** What stands around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { say } = useSession();
  const auth = useAuth();
  return (
    <>
      <SiteShell account={shellAccountOf(auth.who)} onSignOut={() => void auth.signOut()}>
        {children}
      </SiteShell>
      <Toasts dismissLabel={say('app.dismiss')} />
    </>
  );
}
