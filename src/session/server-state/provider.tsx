import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePageAnnouncer } from '../toasts/announcer.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { createServerStateClient } from './client.ts';

/** Server state for the screens below, one cache per account. Must be inside <AuthProvider> and the member guard. */
export function ServerStateProvider({ children }: { readonly children: ReactNode }) {
  const { who } = useAuth();
  return <AccountCache key={who.state === 'signed-in' ? who.profile.id : ''}>{children}</AccountCache>;
}

function AccountCache({ children }: { readonly children: ReactNode }) {
  const announcer = usePageAnnouncer();
  const [client] = useState(() => createServerStateClient(announcer));
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
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
