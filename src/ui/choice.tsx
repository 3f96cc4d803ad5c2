import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldError } from './field-frame.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'>;

/** A checkbox whose label may contain links. */
export function Checkbox({
  children,
  description,
  error,
  ...rest
}: Input & {
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly error?: string | null | undefined;
}) {
  const id = useId();
  const described = [description === undefined ? '' : `${id}-more`, error === undefined ? '' : id].join(' ').trim();
  return (
    <div>
      <label className="flex min-h-touch cursor-pointer items-start gap-3 py-2.5">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          className="tick"
        />
        <span className="min-w-0">
          <span id={`${id}-label`}>{children}</span>
          {description !== undefined && (
            <span id={`${id}-more`} className="block text-sm text-faded">
              {description}
            </span>
          )}
        </span>
      </label>
      {error !== undefined && <FieldError id={id} text={error} />}
    </div>
  );
}

/** A setting that takes effect immediately. */
export function Switch({
  label,
  description,
  ...rest
}: Input & { readonly label: string; readonly description?: ReactNode }) {
  const id = useId();
  return (
    <label className="flex min-h-touch cursor-pointer items-center justify-between gap-4 py-2">
      <span>
        <span id={id} className="block font-medium">
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-more`} className="block text-sm text-faded">
            {description}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={description === undefined ? undefined : `${id}-more`}
        className="switch"
      />
    </label>
  );
}
