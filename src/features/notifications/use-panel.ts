import { useEffect, useEffectEvent } from 'react';
import { usePopover, type Popover } from '../../ui/popover.ts';

/** The distance between the bell and the panel, and between the panel and the edge of the window. */
const GAP = 8;
/** Tailwind's `sm`. On narrower screens the panel is a sheet at the bottom. */
const WIDE = '(min-width: 40rem)';

/** The popover below the bell, or at the bottom of a phone. */
export function usePanel(): Popover {
  const state = usePopover();
  const { isOpen, button, popover, close } = state;
  const closePanel = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const follow = () => place(popover.current, button.current);
    follow();
    popover.current?.querySelector('h2')?.focus();
    // Else it would hide what has the focus.
    const onElsewhere = ({ target }: Event) => {
      const isInside = [popover, button].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) closePanel();
    };
    document.addEventListener('focusin', onElsewhere);
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      document.removeEventListener('focusin', onElsewhere);
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow);
    };
  }, [isOpen, button, popover]);

  return state;
}

/** Below the bell, aligned to its right edge. A sheet needs no position. */
function place(panel: HTMLElement | null, button: HTMLElement | null): void {
  if (!panel || !button) return;
  const isWide = typeof matchMedia === 'function' && matchMedia(WIDE).matches;
  const { bottom, right } = button.getBoundingClientRect();
  panel.style.top = isWide ? `${bottom + GAP}px` : '';
  panel.style.right = isWide ? `${Math.max(GAP, document.documentElement.clientWidth - right)}px` : '';
}
