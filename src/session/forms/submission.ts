import { useCallback, useRef, useState } from 'react';
import type { Failure } from '../../domain/failure.ts';
import { outcomeOf } from '../outcome.ts';

/** The state of a submission. */
type SubmissionState =
  | { readonly state: 'idle' }
  | { readonly state: 'busy' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface Submission<Value> {
  readonly outcome: SubmissionState;
  /** Ignored while a submission is running, so a double click submits once. */
  readonly submit: (value: Value) => Promise<void>;
  /** Back to the initial state. */
  readonly reset: () => void;
}

const IDLE: SubmissionState = { state: 'idle' };

/** Runs one submission at a time and reports its outcome. */
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
