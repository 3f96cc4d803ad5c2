import { NOTHING, type Rupees } from '../money.ts';
import { pick } from '../schema.ts';
import { type ItemDetails, itemDetails } from '../wishlist.ts';
import { addressOf, addressProblem } from './address-field.ts';
import { checked, ifMissing } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';
import { readFields } from './form-fields.ts';
import type { Typed } from './typed-form.ts';

export type ItemForm = Typed<typeof itemDetails>;

/** The price cannot fall below `contributed`, the contributions to the item. */
export function checkItem(typed: ItemForm, contributed: Rupees = NOTHING): CheckedForm<ItemDetails, keyof ItemForm> {
  const form = { ...typed, externalUrl: addressOf(typed.externalUrl) };
  const { values, problems } = readFields(itemDetails, form);
  const { price, minContribution: least, maxContribution: most } = values;
  const isCrossed = least !== undefined && most !== undefined && least > most;
  const abovePrice = (bound: Rupees | undefined): FieldProblem | null =>
    bound !== undefined && price !== undefined && bound > price ? { code: 'above-price', price } : null;
  const fields = {
    ...problems,
    price: problems.price ?? (price !== undefined && price < contributed ? belowContributed(contributed) : null),
    externalUrl: problems.externalUrl ?? addressProblem(form.externalUrl),
    minContribution:
      problems.minContribution ?? abovePrice(least) ?? (isCrossed ? { code: 'minimum-above-maximum' as const } : null),
    maxContribution: problems.maxContribution ?? abovePrice(most),
  };
  return checked(fields, () => pick(itemDetails, values), ifMissing(fields, 'item-incomplete'));
}

function belowContributed(contributed: Rupees): FieldProblem {
  return { code: 'price-below-contributed', contributed };
}
