import { useCallback, useState } from 'react';
import { checkEmail, type EmailForm } from '../../domain/forms/email-form.ts';
import type { SubscriptionSource } from '../../domain/support.ts';
import { type CheckedFormState, useCheckedForm, useTyped } from './checked-form.ts';
import { outcomeOf } from '../outcome.ts';
import { useSession } from '../session.tsx';

export type Subscribe = (email: string) => Promise<unknown>;

/** Subscribes an e-mail address. Firebase is loaded on submit. */
export function useSubscribing(source: SubscriptionSource): Subscribe {
  const { connection } = useSession();
  return useCallback(
    async (email) => {
      const { subscribe } = await import('../../data/support/operations.ts');
      await subscribe(connection, email, source);
    },
    [connection, source],
  );
}

/** A form with one e-mail field. */
export interface SubscriptionBox extends CheckedFormState<EmailForm, 'email'> {
  /** The address that was subscribed; null until then. */
  readonly subscribed: string | null;
  /** Starts again for another address. */
  readonly again: () => void;
}

export function useSubscriptionBox(subscribe: Subscribe): SubscriptionBox {
  const [subscribed, setSubscribed] = useState<string | null>(null);
  const typed = useTyped<EmailForm>({ email: '' });
  const [, setForm] = typed;
  const state = useCheckedForm({
    typed,
    check: checkEmail,
    send: async ({ email }) => {
      const outcome = await outcomeOf(() => subscribe(email));
      if (outcome.ok) setSubscribed(email);
      return outcome;
    },
  });
  return {
    ...state,
    subscribed,
    again: () => {
      setForm({ email: '' });
      setSubscribed(null);
    },
  };
}
