import { useId, type ReactNode } from 'react';
import type { Option } from './field.tsx';
import { FieldError } from './field-frame.tsx';

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
            className={`${option.value === value ? 'border-seal bg-wine-wash' : 'border-edge bg-card'} flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border px-4 py-2.5 fades has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
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
