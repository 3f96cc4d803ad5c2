import { pick } from './schema.ts';
import { type ItemDetails, itemDetails } from './wishlist.ts';

export type ItemField = keyof ItemDetails;
const FIELDS = Object.keys(itemDetails) as readonly ItemField[];
/** They depend on each other, so a mixture of two people's values may be invalid. */
const AMOUNTS: readonly ItemField[] = ['price', 'minContribution', 'maxContribution'];

/** What two people made of one item, beginning with the same `base`. */
export interface TwoEdits<Values extends Readonly<Partial<Record<ItemField, unknown>>> = ItemDetails> {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

/** The fields that both changed, each to another value. */
export function conflictsIn<Values extends Readonly<Partial<Record<ItemField, unknown>>>>({
  base,
  mine,
  theirs,
}: TwoEdits<Values>): readonly ItemField[] {
  const changes = (values: Values, fields: readonly ItemField[]) =>
    fields.some((field) => values[field] !== base[field]);
  return FIELDS.filter((field) => {
    const together = AMOUNTS.includes(field) ? AMOUNTS : [field];
    return mine[field] !== theirs[field] && changes(mine, together) && changes(theirs, together);
  });
}

/** Each field as the one of them has it who changed it; mine if both did. */
export function mergeItem({ base, mine, theirs }: TwoEdits): ItemDetails {
  const values = FIELDS.map((field) => [field, (mine[field] === base[field] ? theirs : mine)[field]]);
  return pick(itemDetails, Object.fromEntries(values) as ItemDetails);
}
