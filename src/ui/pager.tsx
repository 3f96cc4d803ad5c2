import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

/** Previous and next page; a missing handler disables the button. The pressed one keeps the focus while its page loads. */
export function Pager({
  label,
  status,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  busy = false,
}: {
  readonly label: string;
  /** Such as 'Page 2'. */
  readonly status: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly busy?: boolean;
}) {
  const nav = useRef<HTMLElement>(null);
  const [turning, setTurning] = useState<'previous' | 'next' | null>(null);
  if (turning !== null && !busy) setTurning(null);

  // On the first or last page the pressed button is disabled, so the other one gets the focus; the pager itself if there
  // turns out to be only one page.
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (busy || !isPressed.current) return;
    isPressed.current = false;
    const focused = document.activeElement;
    const isLost = focused === document.body || (focused?.matches(':disabled') && nav.current?.contains(focused));
    if (isLost) (nav.current?.querySelector<HTMLElement>('button:enabled') ?? nav.current)?.focus();
  });

  const button = (way: 'previous' | 'next', turn: (() => void) | undefined) => ({
    disabled: turning !== way && (busy || !turn),
    busy: turning === way,
    onClick: () => {
      isPressed.current = true;
      setTurning(way);
      turn?.();
    },
  });
  return (
    <nav ref={nav} tabIndex={-1} aria-label={label} className="flex flex-wrap items-center justify-between gap-3 pt-5">
      <Button look="quiet" {...button('previous', onPrevious)} icon={<ChevronLeftIcon />}>
        {previousLabel}
      </Button>
      <span aria-live="polite" className="text-center text-sm text-faded figures">
        {status}
      </span>
      <Button look="quiet" {...button('next', onNext)} icon={<ChevronRightIcon />} className="flex-row-reverse">
        {nextLabel}
      </Button>
    </nav>
  );
}
