import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus here when the row that had it is removed. */
export function useFocusKept<T extends HTMLElement>(rows: unknown): RefObject<T | null> {
  const here = useRef<T>(null);
  const hadIt = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) hadIt.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === document.body && hadIt.current?.isConnected === false;
    if (isLost) here.current?.focus({ preventScroll: true });
  }, [rows]);
  return here;
}
