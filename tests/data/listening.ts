import { onTestFinished } from 'vitest';
import { type OnValue } from '../../src/data/live.ts';
import { type Failure } from '../../src/domain/failure.ts';

/** Collects the values of a live query and awaits new ones. */
export interface Heard<T> {
  readonly values: readonly T[];
  /** The latest value once it satisfies the condition; rejects if the query fails. */
  until(fits: (value: T) => boolean): Promise<T>;
  failure(): Promise<Failure>;
  stop(): void;
}

/** Listens until the test ends: `listenTo((onValue, signal) => watchSomething(connection, onValue, signal))`. */
export function listenTo<T>(watch: (onValue: OnValue<T>, signal: AbortSignal) => Promise<never>): Heard<T> {
  const values: T[] = [];
  let failed: Failure | null = null;
  const waiting = new Set<() => void>();
  const tell = () => {
    for (const look of [...waiting]) look();
  };
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  onTestFinished(stop);
  watch((value) => {
    values.push(value);
    tell();
  }, stopped.signal).catch((failure: Failure) => {
    failed = failure;
    tell();
  });

  function when<R>(answer: () => R | undefined): Promise<R> {
    return new Promise((resolve, reject) => {
      const look = () => {
        try {
          const found = answer();
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        } catch (error) {
          waiting.delete(look);
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      waiting.add(look);
      look();
    });
  }

  return {
    values,
    until: (fits) =>
      when(() => {
        if (failed) throw failed;
        const newest = values.at(-1);
        return newest !== undefined && fits(newest) ? { newest } : undefined;
      }).then(({ newest }) => newest),
    failure: () => when(() => failed ?? undefined),
    stop,
  };
}
