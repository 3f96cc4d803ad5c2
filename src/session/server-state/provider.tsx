import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { UserId } from '../../domain/ids.ts';
import { usePageAnnouncer } from '../toasts/announcer.ts';
import { useMemberIfAny } from '../auth/use-member.ts';
import { createServerStateClient } from './client.ts';
import { KeptReadsContext, keptReads } from './kept-reads.ts';

/** Server state for the screens below, one cache per account. Must be inside <AuthProvider> and the member guard. */
export function ServerStateProvider({ children }: { readonly children: ReactNode }) {
  const account = useMemberIfAny()?.profile.id ?? null;
  return (
    <AccountCache key={account} account={account}>
      {children}
    </AccountCache>
  );
}

function AccountCache({ account, children }: { readonly account: UserId | null; readonly children: ReactNode }) {
  const announcer = usePageAnnouncer();
  const [client] = useState(() => createServerStateClient(announcer));
  const [reads] = useState(() => (account ? keptReads(client, account) : null));
  useEffect(() => reads?.open(), [reads]);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // StrictMode remounts immediately.
      queueMicrotask(() => {
        if (!isMounted.current) client.clear();
      });
    };
  }, [client]);
  return (
    <QueryClientProvider client={client}>
      <KeptReadsContext value={reads}>{children}</KeptReadsContext>
    </QueryClientProvider>
  );
}
