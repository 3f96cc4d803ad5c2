import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { announcer } from '../toasts/announcer.ts';
import { say } from './english.ts';
import { createServerStateClient } from '../server-state/client.ts';
import type { LanguageStore } from '../language/language-store.ts';
import { browserNavigation, NavigationProvider } from '../navigation/navigation.tsx';
import { InMemoryAccounts } from './in-memory-accounts.ts';
import { TestPage } from './test-page.tsx';
import { toast } from '../../ui/toast.ts';

const toasts = {
  success: (text: string) => toast.success(text),
  failure: (text: string, detail?: string) => toast.error(detail === undefined ? text : `${text}. ${detail}`),
  lasting: (text: string) => toast.error(text),
  news: (text: string) => toast.success(text),
};

interface QueryTestPageProps {
  readonly path: string;
  readonly languages?: LanguageStore | undefined;
  readonly children: ReactNode;
}

/** An admin page with an empty cache, without network. */
export function QueryTestPage({ path, languages, children }: QueryTestPageProps) {
  const [client] = useState(() => createServerStateClient(announcer(toasts, say)));
  const [accounts] = useState(() => new InMemoryAccounts());
  return (
    <QueryClientProvider client={client}>
      <TestPage accounts={accounts} toasts={toasts} languages={languages}>
        <NavigationProvider navigation={browserNavigation(path)}>{children}</NavigationProvider>
      </TestPage>
    </QueryClientProvider>
  );
}
