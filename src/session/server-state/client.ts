import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { MessageKey } from '../../config/messages/en.ts';
import type { Announcer } from '../toasts/announcer.ts';
import type { Auth } from '../auth/auth-provider.tsx';
import { asFailure } from '../outcome.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The toasts of a mutation. */
    mutationMeta: { readonly done?: MessageKey; readonly failed?: MessageKey };
  }
}

// Within the task of the click: a pressed button is busy before anything else happens.
notifyManager.setScheduler(queueMicrotask);

export interface FailureHandling {
  readonly checkForBan: Auth['checkForBan'];
  readonly announcer: Announcer;
}

/**
 * The cache of one account. A failed query or mutation passes through here before its screen hears of it: a banned user is
 * told so and signed out, whichever call found out.
 *
 * Every Firestore read costs money, so nothing is read again unless a screen opens, a key changes, a mutation invalidates
 * it, or somebody asks.
 */
export function createServerStateClient({ checkForBan, announcer }: FailureHandling): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => void checkForBan(asFailure(error)) }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => {
        if (meta?.done) announcer.done(meta.done);
      },
      onError: async (error, _variables, _result, { meta }) => {
        const failure = asFailure(error);
        if (await checkForBan(failure)) return;
        if (meta?.failed) announcer.failed(meta.failed, failure);
      },
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // Offline, Firestore fails with a failure that the screen shows; the default would wait in silence.
        networkMode: 'always',
        // Documents hold dates and snapshots, which structural sharing cannot compare.
        structuralSharing: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
