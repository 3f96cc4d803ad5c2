import { IconButton } from './button.tsx';
import { CloseIcon, InfoIcon } from './icons.tsx';

/** Something that everybody is told, until they close it. */
export function Banner({
  text,
  closeLabel,
  onClose,
}: {
  readonly text: string;
  readonly closeLabel?: string;
  /** Without it there is no cross. */
  readonly onClose?: () => void;
}) {
  return (
    <div className="flex items-center gap-3 rounded-2xl border border-line bg-marigold-wash py-1 pr-1 pl-4 text-ink lift-high">
      <InfoIcon className="size-5 text-marigold-ink" />
      <p className="min-w-0 grow py-2 wrap-anywhere">{text}</p>
      {onClose && closeLabel !== undefined ? (
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      ) : (
        <span className="w-2" />
      )}
    </div>
  );
}
