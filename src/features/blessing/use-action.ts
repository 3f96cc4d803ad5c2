import { useRef, useState } from 'react';
import { Failure } from '../../domain/failure.ts';

export interface Action<Input extends unknown[]> {
  readonly busy: boolean;
  /** Why the last try failed; null while one runs and after one that succeeded. */
  readonly failure: Failure | null;
  readonly run: (...input: Input) => void;
  /** Tries once more what failed. */
  readonly retry: () => void;
}

/** Something a person asks for that can fail. A failure is never silent, and one tap tries it again. */
export function useAction<Input extends unknown[]>(act: (...input: Input) => Promise<void>): Action<Input> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const lastInput = useRef<Input>(null);

  const run = (...input: Input) => {
    lastInput.current = input;
    setBusy(true);
    setFailure(null);
    act(...input)
      .catch((thrown: unknown) => {
        setFailure(thrown instanceof Failure ? thrown : new Failure('unknown', String(thrown), thrown));
      })
      .finally(() => setBusy(false));
  };

  return { busy, failure, run, retry: () => lastInput.current && run(...lastInput.current) };
}
