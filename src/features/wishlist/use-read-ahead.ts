import { useEffect, useEffectEvent, useRef } from 'react';

/** Longer than it takes to write a blessing, in milliseconds. After that others have probably given. */
const FRESH = 120_000;

/** Reads while the giver types. What is read can be taken once. */
export function useReadAhead<T>(isTyping: boolean, read: () => Promise<T>): () => Promise<T> | undefined {
  const ahead = useRef<{ readonly answer: Promise<T>; readonly at: number }>(undefined);
  const begin = useEffectEvent(() => {
    const answer = read();
    // If it fails, it is read again.
    answer.catch(() => undefined);
    ahead.current = { answer, at: Date.now() };
  });
  useEffect(() => {
    if (!isTyping) return;
    // The form is shown first.
    const timer = setTimeout(begin, 0);
    return () => clearTimeout(timer);
  }, [isTyping]);
  return () => {
    const { answer, at = 0 } = ahead.current ?? {};
    ahead.current = undefined;
    return Date.now() - at < FRESH ? answer : undefined;
  };
}
