import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import type { MessageKey } from '../../config/messages/en.ts';
import type { Say } from '../language/catalogue.ts';
import type { Announcer } from '../toasts/announcer.ts';
import { asFailure } from '../outcome.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The toasts of a mutation. */
    mutationMeta: {
      readonly done?: MessageKey;
      readonly failed?: MessageKey;
      /** The values of `failed`, from the variables of the mutation. A method, so that each may declare their type. */
      failedValues?(variables: unknown): Parameters<Say>[1];
      /** Replaces `failed` if the session has ended. */
      readonly signedOut?: MessageKey;
    };
  }
}

// Microtasks keep updates in the task of the click, so a pressed button is busy before anything else happens.
notifyManager.setScheduler(queueMicrotask);

/**
 * The cache of one account. Every Firestore read costs money, so nothing is read again unless a screen opens, a key
 * changes, a mutation invalidates it, or the user refreshes it.
 */
export function createServerStateClient(announcer: Announcer): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => {
        if (meta?.done) announcer.done(meta.done);
      },
      onError: (error, variables, _result, { meta }) => {
        const failure = asFailure(error);
        if (meta?.signedOut && failure.reason === 'must-sign-in') announcer.refused(meta.signedOut);
        else if (meta?.failed) announcer.failed(meta.failed, failure, meta.failedValues?.(variables));
      },
    }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // Offline, Firestore fails with a failure that the screen can show; the default mode would wait silently.
        networkMode: 'always',
        // Documents contain dates and snapshots, which structural sharing cannot compare.
        structuralSharing: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
