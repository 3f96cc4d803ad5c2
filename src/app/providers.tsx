import { useEffect, type ReactNode } from 'react';
import type { Connection } from '../data/connection.ts';
import { AuthProvider } from '../session/auth/auth-provider.tsx';
import type { LanguageStore } from '../session/language/language-store.ts';
import { SessionProvider } from '../session/session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageToasts } from './page-toasts.ts';

interface ProvidersProps {
  readonly connection: Connection;
  readonly languages: LanguageStore;
  readonly children: ReactNode;
}

/** The providers around every page. */
export function Providers({ connection, languages, children }: ProvidersProps) {
  // Removes the notice for pages that do not start (first-paint/not-started.js).
  useEffect(() => document.getElementById('not-started')?.remove(), []);
  return (
    <SessionProvider connection={connection} languages={languages}>
      <ErrorBoundary>
        <AuthProvider toasts={pageToasts}>{children}</AuthProvider>
      </ErrorBoundary>
    </SessionProvider>
  );
}
