import type { GiftNote, GiftNoteForm, RegisterEntry } from '../../domain/register-entry.ts';
import { isEntry, receivedAt, type RegisterRow } from '../../domain/register-row.ts';
import { isFoundIn } from '../../domain/search.ts';
import type { Catalogue, Say } from '../language/catalogue.ts';
import { matches, sayContributor, sayThanks } from './contribution-words.ts';
import type { RegisterOf } from './read-register.ts';

/** "₹1,101", "A saree", or "₹1,101, A saree". */
export function sayEntryGift(
  { format }: Catalogue,
  { amount, object }: Pick<RegisterEntry, 'amount' | 'object'>,
): string {
  return [amount === null ? '' : format.rupees(amount), object].filter((part) => part !== '').join(', ');
}

/** The day of an entry is the same in every time zone. */
export function sayReceivedOn({ format }: Catalogue, row: RegisterRow): string {
  const isOnADay = isEntry(row) && row.receivedOn !== null;
  return format.shortDate(isOnADay ? new Date(`${row.receivedOn}T00:00`) : receivedAt(row));
}

export function sayGiver(say: Say, row: RegisterRow): string {
  return isEntry(row) ? row.name : sayContributor(say, row);
}

/** The areas of the thank-you message. */
export const THANKS_AREAS = ['analytics', 'book', 'accounts'] as const;

/** A thank-you message, ready to send. */
export function sayThanksFor(catalogue: Catalogue, row: RegisterRow, wishlist: RegisterOf): string {
  if (!isEntry(row)) return sayThanks(catalogue, row, wishlist);
  const { say } = catalogue;
  const values = { name: row.name, title: wishlist.title };
  return row.object === '' && row.amount !== null
    ? say('analytics.thanks.text.fund', { ...values, amount: catalogue.format.rupees(row.amount) })
    : say('book.thank.text.object', { ...values, gift: sayEntryGift(catalogue, row) });
}

/** Whether the row or what the family noted about it contains the query. */
export function matchesRow(say: Say, row: RegisterRow, note: GiftNote | undefined, query: string): boolean {
  const isIn = (kept: GiftNoteForm) => [kept.place, kept.note, kept.returned].some((text) => isFoundIn(text, query));
  if (isEntry(row)) return isIn(row) || [row.name, row.object].some((text) => isFoundIn(text, query));
  return matches(say, row, query) || (note !== undefined && isIn(note));
}
