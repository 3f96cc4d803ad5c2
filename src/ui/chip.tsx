import { useId, useRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import type { Option } from './field.tsx';
import { useChosenEarly } from './typed-early.ts';

// The target is larger than the visible pill.
const target = (shrinks: '' | 'shrink-0') => `inline-flex min-h-touch ${shrinks} items-center`;
const pill = (wraps: '' | 'whitespace-nowrap') =>
  `inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge bg-card px-4 text-sm font-medium ${wraps} text-ink fades`;
const PRESSED = 'border-seal bg-seal text-on-seal';

/** A suggestion to tap. `pressed` marks the selected one. */
export function Chip({
  pressed,
  children,
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly pressed?: boolean | undefined }) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={`${target('')} group enabled:cursor-pointer ${className}`}
    >
      <span className={`${pill('')} ${pressed ? PRESSED : 'group-hover:border-seal'}`}>{children}</span>
    </button>
  );
}

/** Chips in rows. */
export function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-x-2">
      {children}
    </div>
  );
}

/** A filter with one selected option; on a phone it is one row that scrolls sideways. */
export function ChipGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  useChosenEarly(group, (checked) => {
    const early = options.find((option) => option.value === checked);
    if (early && early.value !== value) onChange(early.value);
  });
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 scrollbar-none sm:mx-0 sm:flex-wrap sm:gap-y-0 sm:px-0"
    >
      {options.map((option) => (
        <label key={option.value} className={`${target('shrink-0')} relative cursor-pointer`}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="chip absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className={`${pill('whitespace-nowrap')} pointer-events-none`}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
