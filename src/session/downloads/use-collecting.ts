import { useEffect, useRef, useState } from 'react';

export interface Collecting<Args extends readonly unknown[] = []> {
  /** The number of rows or documents so far; null while nothing is collected. */
  readonly count: number | null;
  /** Ignored while it is running. */
  readonly start: (...args: Args) => Promise<void>;
  readonly stop: () => void;
}

/** Collects what goes into a file, and saves it. Leaving the page stops it. */
export function useCollecting<Args extends readonly unknown[]>(
  collect: (signal: AbortSignal, onProgress: (count: number) => void, ...args: Args) => Promise<void>,
  onFailure: (error: unknown) => void,
): Collecting<Args> {
  const [count, setCount] = useState<number | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const start = async (...args: Args) => {
    if (count !== null) return;
    const { signal } = (reading.current = new AbortController());
    setCount(0);
    try {
      await collect(signal, setCount, ...args);
    } catch (error) {
      // Stopped, or the page was left.
      if (!signal.aborted) onFailure(error);
    }
    setCount(null);
  };
  return { count, start, stop: () => reading.current?.abort() };
}
