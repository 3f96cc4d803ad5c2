import { useId, type ReactNode } from 'react';
import { buttonClass } from './button-look.ts';
import { FieldError } from './field-frame.tsx';

/** Chooses a file, with a preview and a button. The native input is visually hidden. */
export function FilePicker({
  label,
  buttonLabel,
  hint,
  error,
  accept,
  preview,
  disabled = false,
  onPick,
}: {
  readonly label: string;
  readonly buttonLabel: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** As on an input: 'image'. */
  readonly accept?: string | undefined;
  /** The chosen or current picture. */
  readonly preview?: ReactNode;
  readonly disabled?: boolean;
  readonly onPick: (file: File) => void;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="font-medium">
        {label}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {preview}
        <div className="min-w-0 flex-[1_1_10em] wrap-anywhere">
          <label
            className={`${buttonClass({ look: 'quiet' })} relative cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus${disabled ? ' opacity-60' : ''}`}
          >
            {buttonLabel}
            <input
              type="file"
              accept={accept}
              disabled={disabled}
              aria-describedby={hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`}
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                // So that picking the same file again fires an event.
                currentTarget.value = '';
                if (file) onPick(file);
              }}
              className="sr-only"
            />
          </label>
          {hint !== undefined && (
            <p id={`${id}-hint`} className="pt-1 text-sm text-faded">
              {hint}
            </p>
          )}
        </div>
      </div>
      <div className="pt-1">
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </div>
  );
}
