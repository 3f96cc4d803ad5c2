import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import { Toasts } from './toasts.tsx';

interface ModalProps {
  readonly open: boolean;
  /** Escape, the backdrop and the cross ask to be closed; the owner decides, by `open`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The name of the cross. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A dialog in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} />;
}

/** A dialog that rises from the bottom of a phone, and stands in the middle of anything larger. */
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
  const { dialog, rendered, showAgain } = useNativeDialog(open);

  // A file picker's cancel bubbles up to here too, and is not about the dialog.
  const asked = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget || !open) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      onCancel={asked}
      onClose={(event) => {
        // Told late: it was taken away and put back meanwhile, as StrictMode does, and is open.
        if (event.currentTarget.open) return;
        // A second Escape closes a native dialog without asking. If its owner wants it open still, it opens again.
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
          <div className="sticky top-0 z-1 flex items-start gap-3 bg-card px-5 pt-4 sm:px-6 sm:pt-5">
            <h2 id={`${id}-title`} tabIndex={-1} className="grow py-1.5 font-display text-2xl/8 text-wine">
              {title}
            </h2>
            {closeLabel !== undefined && (
              <IconButton label={closeLabel} onClick={onClose} className="-mr-2">
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

/** What stays in sight at the bottom while the rest of a dialog scrolls: the buttons. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="bottom-bar sticky bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 bg-card px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6">
      {children}
    </div>
  );
}

function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Opens and closes the element, and keeps what is in it until it has faded. */
function useNativeDialog(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [rendered, setRendered] = useState(open);
  const [shownTimes, setShownTimes] = useState(0);
  if (open && !rendered) setRendered(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (!open) {
      element.close();
      void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
        if (!element.open) setRendered(false);
      });
      return;
    }
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-first-focus]') ?? element.querySelector('h2');
    first?.focus();
  }, [open, shownTimes]);

  useLayoutEffect(() => {
    const element = dialog.current;
    // Closing, rather than only vanishing, gives the focus back to where it came from.
    return () => element?.close();
  }, []);

  return { dialog, rendered, showAgain: () => setShownTimes((times) => times + 1) };
}
