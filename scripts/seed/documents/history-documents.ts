import { changeBetween, type EditedParts } from '../../../src/domain/history.ts';
import type { UserId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import type { StoredMap } from '../../../src/domain/schema.ts';
import type { EditKind, Wishlist } from '../../../src/domain/wishlist.ts';
import type { Clock } from '../clock.ts';
import type { Documents } from '../stored.ts';

/** The latest edits by one of those who edit: a gift added at the end, another welcome, and the price of a gift. */
export function historyDocuments(wishlist: Wishlist, by: UserId, clock: Clock): Documents {
  const { items } = wishlist;
  const [dearer] = items;
  const last = items.length - 1;
  const told = (daysAgo: number, kind: EditKind, index: number, before: Partial<Wishlist>) => ({
    ...changeBetween(kind, index, partsOf({ ...wishlist, ...before }), partsOf(wishlist), []),
    by,
    at: clock.at(daysAgo, 600),
  });
  const cheaper = dearer && { ...dearer, price: rupees(dearer.price - 500) };
  return {
    [`histories/${wishlist.id}`]: {
      earlier: [
        told(3, 'add', last, { items: items.slice(0, last) }),
        told(2, 'details', -1, { description: 'Your blessings are all we wish for.' }),
      ],
      last: told(1, 'edit', 0, { items: [...(cheaper ? [cheaper] : []), ...items.slice(1)] }),
    },
  };
}

function partsOf({ items, ceremonies, description }: Wishlist): EditedParts {
  return { items: items.map(fieldsOf), ceremonies: ceremonies.map(fieldsOf), fields: { description } };
}

const fieldsOf = (entry: object): StoredMap => ({ ...entry });
