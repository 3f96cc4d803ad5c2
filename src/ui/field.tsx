import type { ChangeEvent, InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { groupDigits, regroup } from './digit-groups.ts';
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
      // The keyboard has an @; what is wrong is said by the form, in the language of the page.
      type="email"
    />
  );
}

export function DateField(props: InputProps) {
  return <TextField {...props} type="date" className="appearance-none" />;
}

/** Whole rupees, grouped while they are typed: the keypad has digits only, the sign is there already. */
export function AmountField({ id, label, note, hint, error, value, onChange, ...rest }: InputProps) {
  // A value with commas is what was typed: `regroup` has seen it.
  const shown = typeof value === 'string' && !value.includes(',') ? groupDigits(value) : value;
  const group = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event;
    const edited = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const { text, caret } = regroup(String(shown ?? ''), edited, inputType);
    if (text !== edited.text) {
      target.value = text;
      target.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
  return (
    <FieldFrame {...{ id, label, note, hint, error }}>
      {(tied) => (
        <>
          <span aria-hidden className="absolute inset-y-0 left-4 grid place-items-center text-xl text-faded">
            ₹
          </span>
          <input
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            {...rest}
            {...tied}
            value={shown}
            onChange={group}
            type="text"
            className={`${BOX} min-h-14 pl-10 text-2xl font-semibold figures`}
          />
        </>
      )}
    </FieldFrame>
  );
}

/** With a maxLength it counts down what is left, aloud only at the end. */
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
    /** e.g. '120 characters left'. Needs a value and a maxLength. */
    readonly sayLeft?: ((left: number) => string) | undefined;
  }) {
  const left = (rest.maxLength ?? 0) - (typeof rest.value === 'string' ? rest.value.length : 0);
  return (
    <FieldFrame
      {...{ id, label, note, hint, error }}
      count={
        sayLeft && (
          <span aria-live={left <= 20 ? 'polite' : 'off'} className="shrink-0 text-faded figures">
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
          <select {...rest} {...tied} className={`${BOX} min-h-12 appearance-none pr-9`}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
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

/** Fields one below the other; each keeps room for its error, which is the distance to the next. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="grid gap-3">{children}</div>;
}
