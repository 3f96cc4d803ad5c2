import { Button } from './button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

/** Previous and next page; a missing handler disables the button. */
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
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 pt-5">
      <Button look="quiet" disabled={busy || !onPrevious} onClick={onPrevious} icon={<ChevronLeftIcon />}>
        {previousLabel}
      </Button>
      <span aria-live="polite" className="text-center text-sm text-faded figures">
        {status}
      </span>
      <Button look="quiet" disabled={busy || !onNext} onClick={onNext}>
        {nextLabel}
        <ChevronRightIcon />
      </Button>
    </nav>
  );
}
