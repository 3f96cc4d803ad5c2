import { useId, type ReactNode } from 'react';

/** The texts of a field. */
export interface Labelled {
  readonly label: string;
  /** Next to the label, such as 'optional'. */
  readonly note?: string | undefined;
  /** How to fill it in; stays visible with an error. */
  readonly hint?: ReactNode;
  /** The error; null or undefined if there is none. */
  readonly error?: string | null | undefined;
}

/** Props that connect the control to its label, hint and error; spread them on the control. */
export interface Tied {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string;
}

export const BOX =
  'block w-full rounded-xl border border-edge bg-card px-3.5 text-ink placeholder:text-faded aria-invalid:border-2 aria-invalid:border-alarm';

/** The label, the control and a line that is reserved for the error, so that nothing shifts. */
export function FieldFrame({
  id: given,
  label,
  note,
  hint,
  error,
  count,
  children,
}: Labelled & {
  readonly id?: string | undefined;
  /** At the end of the last line. */
  readonly count?: ReactNode;
  readonly children: (tied: Tied) => ReactNode;
}) {
  const own = useId();
  const id = given ?? own;
  const hasHint = hint !== undefined;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        {note !== undefined && <span className="text-sm text-faded">{note}</span>}
      </div>
      {hasHint && (
        <p id={`${id}-hint`} className="text-sm text-faded">
          {hint}
        </p>
      )}
      <div className="relative mt-1.5">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': hasHint ? `${id}-hint ${id}-error` : `${id}-error`,
        })}
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 pt-1 text-sm">
        <FieldError id={`${id}-error`} text={error} />
        {count}
      </div>
    </div>
  );
}

/** Always rendered, so that screen readers announce new content. */
export function FieldError({ id, text }: { id: string; text: string | null | undefined }) {
  return (
    <p id={id} aria-live="polite" className="min-h-5 flex-1 text-sm text-alarm not-empty:basis-40">
      {text}
    </p>
  );
}
