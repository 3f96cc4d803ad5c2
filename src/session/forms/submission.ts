import { useCallback, useRef, useState } from 'react';
import type { Failure } from '../../domain/failure.ts';
import { outcomeOf } from '../outcome.ts';

/** How far something is that a person sends. */
export type SubmissionState =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface Submission<Value> {
  readonly outcome: SubmissionState;
  /** Does nothing while something is on its way: whoever presses twice has sent once. */
  readonly submit: (value: Value) => Promise<void>;
  /** Back to the beginning. */
  readonly reset: () => void;
}

const IDLE: SubmissionState = { state: 'idle' };

/** Sends one thing at a time, and says what became of it. */
export function useSubmission<Value>(send: (value: Value) => Promise<unknown>): Submission<Value> {
  const [outcome, setOutcome] = useState(IDLE);
  const isBusy = useRef(false);
  const submit = useCallback(
    async (value: Value) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setOutcome({ state: 'busy' });
      const sent = await outcomeOf(() => send(value));
      isBusy.current = false;
      setOutcome(sent.ok ? { state: 'done' } : { state: 'failed', failure: sent.failure });
    },
    [send],
  );
  const reset = useCallback(() => setOutcome(IDLE), []);
  return { outcome, submit, reset };
}
