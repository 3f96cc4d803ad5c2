import type { ChangeEvent } from 'react';
import { groupDigits, regroup } from './digit-groups.ts';
import { BOX, FieldFrame } from './field-frame.tsx';
import type { InputProps } from './field.tsx';

/** Whole rupees, grouped while typing, with a numeric keypad and a ₹ sign. */
export function AmountField({ id, label, note, hint, error, value, onChange, ...rest }: InputProps) {
  // A value with commas was typed, so `regroup` has formatted it.
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
