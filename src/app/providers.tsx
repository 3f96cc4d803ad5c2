import { useEffect, type ReactNode } from 'react';
import type { Connection } from '../data/connection.ts';
import { AuthProvider } from '../session/auth/auth-provider.tsx';
import { SessionProvider } from '../session/session.tsx';
import { pageToasts } from './page-toasts.ts';

/** What every page of the application stands in. */
export function Providers({ connection, children }: { connection: Connection; children: ReactNode }) {
  // The notice of a page that does not start, see first-paint/not-started.js.
  useEffect(() => document.getElementById('not-started')?.remove(), []);
  return (
    <SessionProvider connection={connection}>
      <AuthProvider toasts={pageToasts}>{children}</AuthProvider>
    </SessionProvider>
  );
}
