import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { afterPaint } from './after-paint.ts';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import { useOverlay } from './overlays.ts';
import { Toasts } from './toasts.tsx';

interface ModalProps {
  readonly open: boolean;
  /** Called on Escape, on the backdrop and on the close button. The owner closes the dialog with `open`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A centred dialog. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} />;
}

/** A dialog that rises from the bottom of a phone, and is centred on larger screens. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} className="sheet" />;
}

export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  children,
  role,
  className = '',
}: Omit<ModalProps, 'closeLabel'> & {
  readonly closeLabel?: string;
  readonly role?: 'alertdialog';
  readonly className?: string;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it opens, so that it is laid out once.
  useVisibleArea(dialog, open);
  const { rendered, dismiss, showAgain } = useNativeDialog(dialog, open, onClose);
  useOverlay(open, onClose);

  // A file picker's cancel event bubbles up to here too.
  const asked = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget || !open) return;
    event.preventDefault();
    dismiss();
  };

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      onCancel={asked}
      onClose={(event) => {
        // StrictMode removed and restored it in the meantime; it is open.
        if (event.currentTarget.open) return;
        // A second Escape closes a native dialog without a cancel event. If it should stay open, it opens again.
        if (open) showAgain();
        asked(event);
      }}
      onMouseDown={(event) => {
        if (isOnBackdrop(event)) asked(event);
      }}
      className={`modal ${className}`}
    >
      {rendered && (
        <>
          <div className="sticky top-0 z-1 flex in-data-short:static items-start gap-3 bg-card px-5 pt-4 sm:px-6 sm:pt-5">
            <h2 id={`${id}-title`} tabIndex={-1} className="grow py-1.5 font-display text-2xl/8 text-wine">
              {title}
            </h2>
            {closeLabel !== undefined && (
              <IconButton label={closeLabel} onClick={dismiss} className="-mr-2">
                <CloseIcon />
              </IconButton>
            )}
          </div>
          <div className="px-5 pt-1 pb-5 sm:px-6 sm:pb-6">{children}</div>
          <Toasts />
        </>
      )}
    </dialog>
  );
}

/**
 * The buttons of a dialog. They stay visible at the bottom while the content scrolls, unless the keyboard leaves too
 * little room.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="bottom-bar sticky bottom-0 in-data-short:static -mx-5 -mb-5 flex flex-wrap justify-end gap-3 bg-card px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6">
      {children}
    </div>
  );
}

/** Below this height, as above a phone's keyboard, nothing in a dialog is sticky, because it would cover the fields. */
const SHORT_PX = 480;

/** With large text, title and buttons may need more than half of the height. */
function isShort(dialog: HTMLElement, height: number): boolean {
  const stuck = [dialog.firstElementChild, dialog.querySelector('.bottom-bar')];
  return height < SHORT_PX || stuck.reduce((sum, part) => sum + (part?.clientHeight ?? 0), 0) > height / 2;
}

/**
 * Keeps the dialog above the on-screen keyboard, which reduces only the visual viewport, and the focused field visible.
 */
function useVisibleArea(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const viewport = window.visualViewport;
    if (!open || !element || !viewport) return;
    const reveal = () => {
      const focused = document.activeElement;
      if (focused?.matches('input, textarea, select') && element.contains(focused))
        focused.scrollIntoView({ block: 'nearest' });
    };
    const follow = () => {
      // Zooming does not make the page smaller, and the user scrolls it.
      if (viewport.scale > 1) return;
      element.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      element.style.setProperty('--visible-height', `${viewport.height}px`);
      if (!element.open) return;
      element.toggleAttribute('data-short', isShort(element, viewport.height));
      reveal();
    };
    follow();
    // Its first call comes when the open dialog has been laid out, before it is painted.
    const textSize = new ResizeObserver(follow);
    if (element.firstElementChild) textSize.observe(element.firstElementChild);
    const listening = new AbortController();
    const { signal } = listening;
    viewport.addEventListener('resize', follow, { signal });
    viewport.addEventListener('scroll', follow, { signal });
    element.addEventListener('focusin', reveal, { signal });
    return () => {
      textSize.disconnect();
      listening.abort();
    };
  }, [dialog, open]);
}

function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Opens and closes the element, and keeps its content until it has faded out. `dismiss` is for its own controls. */
function useNativeDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void) {
  const [rendered, setRendered] = useState(open);
  const [shownTimes, setShownTimes] = useState(0);
  const isDismissed = useRef(false);
  if (open && !rendered) setRendered(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (open) {
      const first = element.querySelector<HTMLElement>('[data-first-focus]') ?? element.querySelector('h2');
      // Opening then focuses it, and the browser lays the page out once.
      if (first) first.autofocus = true;
      element.showModal();
      if (document.activeElement !== first) first?.focus();
      return;
    }
    const close = () => {
      element.close();
      // Returning the focus does not scroll, but what the dialog added may have moved the element away.
      document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
      void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
        if (!element.open) setRendered(false);
      });
    };
    if (!isDismissed.current) return close();
    // Closing restyles the whole page behind it. A tap is answered sooner if the dialog starts to fade out first.
    element.toggleAttribute('data-leaving', true);
    afterPaint(() => {
      if (element.hasAttribute('data-leaving')) close();
    });
    return () => element.removeAttribute('data-leaving');
  }, [dialog, open, shownTimes]);

  useLayoutEffect(() => {
    const element = dialog.current;
    // Closing, unlike removing it, returns the focus.
    return () => element?.close();
  }, [dialog]);

  return {
    rendered,
    dismiss: () => {
      isDismissed.current = true;
      onClose();
      // The owner may ask first, and close the dialog later.
      setTimeout(() => (isDismissed.current = false));
    },
    showAgain: () => setShownTimes((times) => times + 1),
  };
}
