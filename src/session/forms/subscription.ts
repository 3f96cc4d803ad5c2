import { useCallback, useState } from 'react';
import type { FieldProblem } from '../../domain/forms/field-problem.ts';
import { checkEmail } from '../../domain/forms/email-form.ts';
import type { SubscriptionSource } from '../../domain/support.ts';
import { useSession } from '../session.tsx';
import { useSubmission, type SubmissionState } from './submission.ts';

export type Subscribe = (email: string) => Promise<unknown>;

/** Puts an e-mail address on one of our lists. Firebase is loaded when somebody does. */
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

/** A box for one e-mail address. */
export interface SubscriptionBox {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly problem: FieldProblem | null;
  readonly outcome: SubmissionState;
  readonly submit: () => void;
  /** For another address. */
  readonly again: () => void;
}

export function useSubscriptionBox(subscribe: Subscribe): SubscriptionBox {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const { outcome, submit, reset } = useSubmission(subscribe);
  return {
    email,
    setEmail: (typed) => {
      setEmail(typed);
      setProblem(null);
    },
    problem,
    outcome,
    submit: () => {
      const checked = checkEmail({ email });
      setProblem(checked.ok ? null : (checked.problems.email ?? null));
      if (checked.ok) void submit(checked.value.email);
    },
    again: () => {
      setEmail('');
      reset();
    },
  };
}
