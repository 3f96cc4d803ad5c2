import { useState } from 'react';
import { emptyForm, filledForm } from '../../domain/forms/form-fields.ts';
import { checkItem, type ItemForm } from '../../domain/forms/item-form.ts';
import { NOTHING, type Rupees } from '../../domain/money.ts';
import { type ItemDetails, itemDetails } from '../../domain/wishlist.ts';

type Refused = Extract<ReturnType<typeof checkItem>, { ok: false }>;
export type ItemProblems = Refused['problems'];

export interface ItemFormState {
  readonly form: ItemForm;
  readonly change: (changes: Partial<ItemForm>) => void;
  readonly problems: ItemProblems;
  /** What is said of all of them; null while nothing is complained about. */
  readonly summary: Refused['summary'] | null;
  /** How often something was found to mend. */
  readonly complaints: number;
  readonly isChanged: boolean;
  /** Answers the item, if it can be one. */
  readonly check: () => ItemDetails | null;
}

const EMPTY = emptyForm(itemDetails);

/** An item as it is typed: a new one, or one that is there. */
export function useItemForm(item: ItemDetails | null, contributed: Rupees = NOTHING): ItemFormState {
  const [initial] = useState<ItemForm>(() => (item ? filledForm(itemDetails, item) : EMPTY));
  const [form, setForm] = useState(initial);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [complaints, setComplaints] = useState(0);
  return {
    form,
    change: (changes) => {
      setForm((typed) => ({ ...typed, ...changes }));
      // What is being mended is no longer complained about.
      setRefused((known) => known && without(known, Object.keys(changes)));
    },
    problems: refused?.problems ?? {},
    summary: refused?.summary ?? null,
    complaints,
    isChanged: (Object.keys(EMPTY) as (keyof ItemForm)[]).some((field) => form[field] !== initial[field]),
    check: () => {
      const checked = checkItem(form, contributed);
      setRefused(checked.ok ? null : checked);
      if (checked.ok) return checked.value;
      setComplaints((before) => before + 1);
      return null;
    },
  };
}

function without(refused: Refused, mended: readonly string[]): Refused | null {
  const problems = Object.fromEntries(Object.entries(refused.problems).filter(([field]) => !mended.includes(field)));
  return Object.keys(problems).length === 0 ? null : { ...refused, problems };
}
