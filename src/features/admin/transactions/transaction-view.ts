import { paths } from '../../../config/paths.ts';
import type { TransactionFilter } from '../../../data/admin/list-transactions.ts';
import { calendarDay } from '../../../domain/calendar.ts';
import { wishlistId } from '../../../domain/ids.ts';
import { oneDay } from '../../../domain/period.ts';
import { parseReference } from '../../../domain/reference.ts';
import { parseAmount } from '../../../domain/typed-amount.ts';
import { uuidIn } from '../../../domain/uuid-in.ts';
import { withQuery } from '../frame/with-query.ts';

export const FIELDS = ['reference', 'day', 'wishlist', 'giver', 'least', 'most'] as const;
export type Field = (typeof FIELDS)[number];

/** The filters as they are typed; '' for none. They are in the URL, so that they can be linked to. */
export type TransactionView = Readonly<Record<Field, string>>;

export function viewAt(query: string): TransactionView {
  const asked = new URLSearchParams(query);
  const of = (field: Field) => asked.get(field)?.trim() ?? '';
  return {
    reference: of('reference'),
    day: of('day'),
    wishlist: of('wishlist'),
    giver: of('giver'),
    least: of('least'),
    most: of('most'),
  };
}

export function addressOf(view: Partial<TransactionView>): string {
  return withQuery(paths.adminTransactions.to(), view);
}

export interface ReadView {
  readonly filter: TransactionFilter;
  /** Fields that cannot be read. */
  readonly problems: readonly Field[];
}

export function readView(view: TransactionView): ReadView {
  const day = calendarDay(view.day);
  const wishlist = uuidIn(view.wishlist);
  const ids = parseReference(view.reference);
  const [least, most] = [amountIn(view.least), amountIn(view.most)];
  const read = { reference: ids, day, wishlist, giver: view.giver, least, most };
  const isReversed = least !== null && most !== null && least > most;
  return {
    filter: {
      ...{ period: day && oneDay(day), least, most, ids, giver: view.giver },
      wishlist: wishlist === null ? null : wishlistId(wishlist),
    },
    problems: FIELDS.filter(
      (field) => (view[field] !== '' && read[field] === null) || (field === 'most' && isReversed),
    ),
  };
}

function amountIn(typed: string) {
  const amount = parseAmount(typed);
  return amount.ok ? amount.amount : null;
}
