import { useEffect, type ReactNode } from 'react';
import type { Connection } from '../data/connection.ts';
import { AuthProvider } from '../session/auth/auth-provider.tsx';
import { whenIdle } from '../session/browser/when-idle.ts';
import type { LanguageStore } from '../session/language/language-store.ts';
import { SessionProvider } from '../session/session.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageToasts } from './page-toasts.ts';

interface ProvidersProps {
  readonly connection: Connection;
  readonly languages: LanguageStore;
  readonly children: ReactNode;
}

// Not in development, where files keep their names. docs/deploying.md has how to switch it off.
const HAS_WORKER = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== 'off';

/** The providers around every page. */
export function Providers({ connection, languages, children }: ProvidersProps) {
  // Removes the notice for pages that do not start (first-paint/start.js).
  useEffect(() => document.getElementById('not-started')?.remove(), []);
  useEffect(
    () =>
      HAS_WORKER
        ? whenIdle(() => {
            // Without the worker everything works, except without a connection.
            import('./offline/start-worker.ts').then((part) => part.startWorker(languages)).catch(() => undefined);
          }, 20_000)
        : undefined,
    [languages],
  );
  return (
    <SessionProvider connection={connection} languages={languages}>
      <ErrorBoundary>
        <AuthProvider toasts={pageToasts}>{children}</AuthProvider>
      </ErrorBoundary>
    </SessionProvider>
  );
}
