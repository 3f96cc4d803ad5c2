import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { announcer } from '../../../../session/toasts/announcer.ts';
import { say } from '../../../../session/language/language.ts';
import { createServerStateClient } from '../../../../session/server-state/client.ts';
import { AtPath } from '../../../../session/testing/at-path.tsx';
import { toast } from '../../../../ui/toast.ts';

const toasts = {
  success: (text: string) => toast.success(text),
  failure: (text: string, detail?: string) => toast.error(detail === undefined ? text : `${text}. ${detail}`),
  lasting: (text: string) => toast.error(text),
  news: (text: string) => toast.success(text),
};

interface AdminTestPageProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** A page for admins with an empty cache; never sends anything. */
export function AdminTestPage({ path, children }: AdminTestPageProps) {
  const [client] = useState(() =>
    createServerStateClient({ checkForBan: async () => false, announcer: announcer(toasts, say) }),
  );
  return (
    <QueryClientProvider client={client}>
      <AtPath path={path}>{children}</AtPath>
    </QueryClientProvider>
  );
}
