import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import type { Option } from './field.tsx';
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

export interface RadioCard<Value extends string> extends Option<Value> {
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
}

/** Radio buttons with room for an explanation. */
export function RadioCards<Value extends string>({
  legend,
  hint,
  error,
  options,
  value,
  onChange,
}: {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly options: readonly RadioCard<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  const describedBy = [
    ...(hint === undefined ? [] : [`${name}-hint`]),
    ...(error === undefined ? [] : [`${name}-error`]),
  ].join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <legend className="font-medium">{legend}</legend>
      {hint !== undefined && (
        <p id={`${name}-hint`} className="text-sm text-faded">
          {hint}
        </p>
      )}
      <div className="mt-1.5 grid grid-cols-1 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={`${option.value === value ? 'border-seal bg-wine-wash' : 'border-edge bg-card'} flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border px-4 py-2.5 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-describedby={option.description === undefined ? undefined : `${name}-${option.value}`}
              aria-labelledby={`${name}-${option.value}-label`}
              className="tick rounded-full supports-[selector(:has(a))]:outline-none"
            />
            <span className="grow">
              <span id={`${name}-${option.value}-label`} className="block font-medium">
                {option.label}
              </span>
              {option.description !== undefined && (
                <span id={`${name}-${option.value}`} className="block text-sm text-faded">
                  {option.description}
                </span>
              )}
            </span>
            {option.icon !== undefined && <span className="text-wine">{option.icon}</span>}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <div className="pt-1">
          <FieldError id={`${name}-error`} text={error} />
        </div>
      )}
    </fieldset>
  );
}
