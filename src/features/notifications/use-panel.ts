import { useEffect, useId, useRef, useState, type RefObject, type ToggleEvent } from 'react';

/** Between the bell and the panel, and between the panel and the edge of the window. */
const GAP = 8;
/** As wide as what Tailwind calls `sm`: on anything narrower the panel is a sheet at the bottom. */
const WIDE = '(width >= 40rem)';

export interface PanelState {
  readonly id: string;
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly onToggle: (event: ToggleEvent) => void;
  readonly close: () => void;
}

/** The browser's own popover: Escape and a tap elsewhere close it, and the focus goes back to the bell. */
export function usePanel(): PanelState {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const follow = () => place(panel.current, button.current);
    follow();
    panel.current?.querySelector('h2')?.focus();
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow);
    };
  }, [isOpen]);

  return {
    id,
    isOpen,
    button,
    panel,
    onToggle: ({ newState }) => setOpen(newState === 'open'),
    close: () => panel.current?.hidePopover(),
  };
}

/** Below the bell, its right edge at the bell's; a sheet needs no place. */
function place(panel: HTMLElement | null, button: HTMLElement | null): void {
  if (!panel || !button) return;
  const isWide = typeof matchMedia === 'function' && matchMedia(WIDE).matches;
  const { bottom, right } = button.getBoundingClientRect();
  panel.style.top = isWide ? `${bottom + GAP}px` : '';
  panel.style.right = isWide ? `${Math.max(GAP, document.documentElement.clientWidth - right)}px` : '';
}
