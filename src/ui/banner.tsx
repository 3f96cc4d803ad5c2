import { IconButton } from './button.tsx';
import { CloseIcon, InfoIcon } from './icons.tsx';

/** A full-width announcement, until it is closed. */
export function Banner({
  text,
  lang,
  closeLabel,
  onClose,
}: {
  readonly text: string;
  /** Of the text. */
  readonly lang?: string | undefined;
  readonly closeLabel?: string;
  /** Without it there is no close button. */
  readonly onClose?: () => void;
}) {
  return (
    <div className="border-y border-line bg-marigold-wash text-ink">
      <div className="mx-auto flex min-h-13 max-w-6xl items-start gap-3 py-1 pr-1 pl-4 sm:px-6">
        <InfoIcon className="mt-3 size-5 text-marigold-ink max-sm:hidden" />
        <p lang={lang} className="min-w-0 grow py-3 text-sm sm:py-2.5 sm:text-base">
          {text}
        </p>
        {onClose && closeLabel !== undefined && (
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </div>
  );
}
