import { type EntryForm, entryForm, type GiftNoteForm, giftNoteForm } from '../register-entry.ts';
import { checked } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';
import { readFields } from './form-fields.ts';
import type { Typed } from './typed-form.ts';

export type TypedEntry = Typed<typeof entryForm>;
export type TypedGiftNote = Typed<typeof giftNoteForm>;

/** An entry without an object needs an amount. */
export function checkEntry(form: TypedEntry): CheckedForm<EntryForm, keyof TypedEntry> {
  const { values, problems } = readFields(entryForm, form);
  const isEmpty = values.amount === null && values.object === '';
  const amount = isEmpty ? ({ code: 'required' } as const) : problems.amount;
  return checked({ ...problems, amount }, () => values as EntryForm);
}

export function checkGiftNote(form: TypedGiftNote): CheckedForm<GiftNoteForm, keyof TypedGiftNote> {
  const { values, problems } = readFields(giftNoteForm, form);
  return checked(problems, () => values as GiftNoteForm);
}
