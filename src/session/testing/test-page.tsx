import { useState, type ReactNode } from 'react';
import { connect } from '../../data/connection.ts';
import { AuthProvider } from '../auth/auth-provider.tsx';
import type { LanguageStore } from '../language/language-store.ts';
import { SessionProvider } from '../session.tsx';
import type { Toasts } from '../toasts/toasts.ts';
import { inEnglish } from './english.ts';
import type { InMemoryAccounts } from './in-memory-accounts.ts';

const firebase = { apiKey: 'k', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: 'a' };
const connection = connect({ firebase, emulators: null });

interface TestPageProps {
  readonly accounts: InMemoryAccounts;
  readonly toasts: Toasts;
  /** English, if not given. */
  readonly languages?: LanguageStore | undefined;
  readonly children: ReactNode;
}

/** A page with the given account state, without network. */
export function TestPage({ accounts, toasts, languages: given, children }: TestPageProps) {
  const [languages] = useState(() => given ?? inEnglish());
  return (
    <SessionProvider connection={connection} languages={languages}>
      <AuthProvider toasts={toasts} api={accounts.api}>
        {children}
      </AuthProvider>
    </SessionProvider>
  );
}
