import { useState } from 'react';
import type { ItemForm } from '../../domain/forms/item-form.ts';
import { formatNumber } from '../../domain/format.ts';
import { readSharedGift } from '../../domain/shop-link.ts';

type Change = (changes: Partial<ItemForm>) => void;

/** The field that the link was pasted into. */
type Target = 'title' | 'externalUrl';

/** More characters than a key enters at once. */
const PASTED = 8;

/**
 * Takes a link that is pasted into an empty field apart, and what a shop has written around it: name, price and link fill
 * the fields that are empty. `undo` restores what was pasted.
 */
export function useSharedGift(form: ItemForm, change: Change) {
  const [filled, setFilled] = useState<{ readonly by: Partial<ItemForm>; readonly before: Partial<ItemForm> } | null>(
    null,
  );
  const enter = (field: Target, value: string) => {
    const found = form[field] === '' && value.length > PASTED ? readSharedGift(value) : null;
    // In the name, a link is a mistake; in the link's field, it is the whole text if nothing surrounds it.
    if (!found || (field === 'title' && form.externalUrl !== '')) return change({ [field]: value });
    const by: Partial<ItemForm> = {
      externalUrl: found.link,
      ...(form.title === '' && found.title !== '' && { title: found.title }),
      ...(form.price === '' && found.price !== null && { price: formatNumber(found.price) }),
    };
    change(by);
    const before = { ...emptied(by), [field]: value };
    setFilled(field === 'title' || Object.keys(by).length > 1 ? { by, before } : null);
  };
  const isAsFilled = filled !== null && fieldsOf(filled.by).every((field) => form[field] === filled.by[field]);
  return {
    enter,
    /** Null once the user has changed what was filled in. */
    undo: isAsFilled
      ? () => {
          change(filled.before);
          setFilled(null);
        }
      : null,
  };
}

function fieldsOf(form: Partial<ItemForm>): readonly (keyof ItemForm)[] {
  return Object.keys(form) as (keyof ItemForm)[];
}

function emptied(form: Partial<ItemForm>): Partial<ItemForm> {
  return Object.fromEntries(fieldsOf(form).map((field) => [field, '']));
}
