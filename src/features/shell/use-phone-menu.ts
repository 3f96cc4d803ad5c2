import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useOverlay } from '../../ui/overlays.ts';

export interface PhoneMenuState {
  readonly id: string;
  readonly isOpen: boolean;
  readonly bar: RefObject<HTMLElement | null>;
  readonly toggle: RefObject<HTMLButtonElement | null>;
  readonly flip: () => void;
  readonly close: () => void;
}

/**
 * Open until the page changes, Escape is pressed (the focus then returns to the toggle), something else is pressed, or the
 * window is wide enough for the links.
 */
export function usePhoneMenu(path: string): PhoneMenuState {
  const id = useId();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // Closed on another page, and still closed after Back.
  if (openOn !== null && openOn !== path) setOpenOn(null);
  const isOpen = openOn === path;
  const close = useCallback(() => setOpenOn(null), []);
  useOverlay(isOpen, close);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) close();
    };
    const onResize = () => {
      if (toggle.current?.offsetParent === null) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      removeEventListener('resize', onResize);
    };
  }, [isOpen, close]);

  return { id, isOpen, bar, toggle, flip: () => setOpenOn(isOpen ? null : path), close };
}
