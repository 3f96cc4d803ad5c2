import { useEffect, type ReactNode } from 'react';
import type { Connection } from '../data/connection.ts';
import { AuthProvider } from '../session/auth/auth-provider.tsx';
import { SessionProvider } from '../session/session.tsx';
import { pageToasts } from './page-toasts.ts';

/** The providers around every page. */
export function Providers({ connection, children }: { connection: Connection; children: ReactNode }) {
  // Removes the notice for pages that do not start (first-paint/not-started.js).
  useEffect(() => document.getElementById('not-started')?.remove(), []);
  return (
    <SessionProvider connection={connection}>
      <AuthProvider toasts={pageToasts}>{children}</AuthProvider>
    </SessionProvider>
  );
}
