import { useEffect, useRef, type RefObject } from 'react';

/** When what had the focus goes with its row, the focus comes here instead of getting lost. */
export function useFocusKept<T extends HTMLElement>(rows: unknown): RefObject<T | null> {
  const here = useRef<T>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) here.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [rows]);
  return here;
}
