import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { BOX, FieldFrame, type Labelled } from './field-frame.tsx';
import { ChevronDownIcon } from './icons.tsx';

export type InputProps = InputHTMLAttributes<HTMLInputElement> & Labelled;

export function TextField({ id, label, note, hint, error, className = '', ...rest }: InputProps) {
  return (
    <FieldFrame {...{ id, label, note, hint, error }}>
      {(tied) => <input type="text" {...rest} {...tied} className={`${BOX} min-h-12 ${className}`} />}
    </FieldFrame>
  );
}

export function EmailField(props: InputProps) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      // The keyboard shows an @. The form shows the error, in the language of the page.
      type="email"
    />
  );
}

/** For a web address. */
export function LinkField(props: InputProps) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="url"
      placeholder="https://"
      {...props}
      type="url"
    />
  );
}

export function SearchField(props: InputProps) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      {...props}
      type="search"
    />
  );
}

export function DateField(props: InputProps) {
  return <TextField {...props} type="date" className="appearance-none" />;
}

/** With a maxLength it shows the number of characters left, and announces it only near the end. */
export function TextArea({
  id,
  label,
  note,
  hint,
  error,
  sayLeft,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> &
  Labelled & {
    /** For example '120 characters left'. Needs a value and a maxLength. */
    readonly sayLeft?: ((left: number) => string) | undefined;
  }) {
  const left = (rest.maxLength ?? 0) - (typeof rest.value === 'string' ? rest.value.length : 0);
  return (
    <FieldFrame
      {...{ id, label, note, hint, error }}
      count={
        sayLeft && (
          <span aria-live={left <= 20 ? 'polite' : 'off'} className="ml-auto text-right text-faded figures">
            {sayLeft(left)}
          </span>
        )
      }
    >
      {(tied) => <textarea rows={3} {...rest} {...tied} className={`${BOX} field-sizing-content min-h-24 py-2.5`} />}
    </FieldFrame>
  );
}

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Of the label, if it differs from the page's. */
  readonly lang?: string | undefined;
}

export function SelectField({
  id,
  label,
  note,
  hint,
  error,
  options,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & Labelled & { readonly options: readonly Option[] }) {
  return (
    <FieldFrame {...{ id, label, note, hint, error }}>
      {(tied) => (
        <>
          <select {...rest} {...tied} className={`${BOX} min-h-12 appearance-none pr-9 text-ellipsis`}>
            {options.map(({ value, label: text, lang }) => (
              <option key={value} value={value} lang={lang}>
                {text}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-faded">
            <ChevronDownIcon />
          </span>
        </>
      )}
    </FieldFrame>
  );
}

/** Fields in a column. Each reserves a line for its error, which is also the gap to the next. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="grid gap-3">{children}</div>;
}
