import { useState } from 'react';
import { checkEmail, type EmailForm } from '../../domain/forms/email-form.ts';
import type { SubscriptionSource } from '../../domain/support.ts';
import { type CheckedFormState, useCheckedForm, useTyped } from '../forms/checked-form.ts';
import { outcomeOf } from '../outcome.ts';
import { useApi } from '../use-api.ts';
import { type SubscriptionsApi, subscriptionsApi } from './api.ts';

/** A form with one e-mail field. */
export interface SubscriptionBox extends CheckedFormState<EmailForm, 'email'> {
  /** The address that was subscribed; null until then. */
  readonly subscribed: string | null;
  /** Starts again for another address. */
  readonly again: () => void;
}

export function useSubscriptionBox(source: SubscriptionSource, given?: SubscriptionsApi): SubscriptionBox {
  const api = useApi(subscriptionsApi, given);
  const [subscribed, setSubscribed] = useState<string | null>(null);
  const typed = useTyped<EmailForm>({ email: '' });
  const [, setForm] = typed;
  const state = useCheckedForm({
    typed,
    check: checkEmail,
    send: async ({ email }) => {
      const outcome = await outcomeOf(() => api.subscribe(email, source));
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
