import { useEffect, useId, useRef, useState, type RefObject, type ToggleEvent } from 'react';
import { useOverlay } from './overlays.ts';

export interface Popover {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly popover: RefObject<HTMLDivElement | null>;
  readonly open: () => void;
  readonly close: () => void;
  readonly buttonProps: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly popoverTarget: string;
    readonly 'aria-expanded': boolean;
    readonly onClick: () => void;
  };
  readonly popoverProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly id: string;
    readonly popover: 'auto';
    readonly onToggle: (event: ToggleEvent) => void;
  };
}

/**
 * A native popover with its button; Escape and a press outside close it. For browsers without popovers (Safari < 17,
 * Chrome < 114, Firefox < 125) this code and modal.css emulate it with [open].
 */
export function usePopover(): Popover {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);

  const show = (shown: boolean) => {
    const element = popover.current;
    if (!element) return;
    if (!hasPopovers()) toggleByHand(element, button.current, shown, setOpen);
    else if (shown) element.showPopover();
    else element.hidePopover();
  };

  useOverlay(isOpen, () => show(false));

  useEffect(() => {
    if (!isOpen || hasPopovers()) return;
    const closeByHand = () => toggleByHand(popover.current, button.current, false, setOpen);
    const pressed = ({ target }: Event) => {
      const isInside = [popover, button].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) closeByHand();
    };
    const typed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeByHand();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [isOpen]);

  return {
    ...{ isOpen, button, popover },
    open: () => show(true),
    close: () => show(false),
    buttonProps: {
      ref: button,
      popoverTarget: id,
      'aria-expanded': isOpen,
      onClick: () => {
        if (!hasPopovers()) show(!isOpen);
      },
    },
    popoverProps: { ref: popover, id, popover: 'auto', onToggle: ({ newState }) => setOpen(newState === 'open') },
  };
}

function hasPopovers(): boolean {
  return 'showPopover' in HTMLElement.prototype;
}

function toggleByHand(
  element: HTMLElement | null,
  button: HTMLElement | null,
  open: boolean,
  told: (open: boolean) => void,
): void {
  const hasFocus = element?.contains(document.activeElement) === true;
  element?.toggleAttribute('open', open);
  if (!open && hasFocus) button?.focus();
  told(open);
}
