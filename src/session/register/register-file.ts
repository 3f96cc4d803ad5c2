import { indianDay } from '../../domain/calendar.ts';
import type { CsvValue } from '../../domain/csv.ts';
import { Failure } from '../../domain/failure.ts';
import { referenceOf } from '../../domain/reference.ts';
import { EMPTY_BOOK, type FamilyBook, type GiftNoteForm } from '../../domain/register-entry.ts';
import { isEntry, type RegisterRow } from '../../domain/register-row.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { ExportSource } from '../downloads/use-file-download.ts';
import type { Say } from '../language/catalogue.ts';
import { sayGift, sayContributor, sayStatus } from './contribution-words.ts';
import type { RegisterOf, RegisterPages } from './read-register.ts';

function sayVerified(say: Say, { isAnonymous, isVerified, isEmailVerified }: Transaction): string {
  if (isEmailVerified) return say('analytics.email.verified');
  return isAnonymous || isVerified ? '' : say('analytics.no-account');
}

/** The messages that head the columns of the file. An import looks for them in each language. */
export const REGISTER_COLUMNS = [
  ...(['analytics.date', 'analytics.name', 'analytics.amount', 'analytics.gift', 'analytics.blessing'] as const),
  ...(['analytics.email', 'analytics.email.verified', 'analytics.phone', 'analytics.reference'] as const),
  ...(['analytics.status', 'analytics.status.sent', 'analytics.status.received', 'analytics.utr'] as const),
  'analytics.thanks.marked',
  ...(['book.place', 'book.side', 'book.note', 'book.returned'] as const),
] as const;

export interface RegisterSources {
  readonly contributions: RegisterPages;
  /** What the family wrote down; for an admin it is empty. */
  readonly familyBook: (wishlist: RegisterOf, signal: AbortSignal) => Promise<FamilyBook>;
}

/** The shagun register as a CSV file: the gifts that came online, then those by hand. Screens must load `analytics` and `book`. */
export function registerFile(
  say: Say,
  wishlist: RegisterOf,
  { contributions, familyBook }: RegisterSources,
): ExportSource<RegisterRow> {
  let book = EMPTY_BOOK;
  const thankedOn = ({ thankedAt }: RegisterRow) => thankedAt && indianDay(thankedAt);
  const noted = (of: GiftNoteForm | undefined): CsvValue[] =>
    of ? [of.place, of.side && say(`book.side.${of.side}`), of.note, of.returned] : ['', '', '', ''];
  return {
    what: `register ${wishlist.title}`,
    header: REGISTER_COLUMNS.map((column) => say(column)),
    row: (row) =>
      isEntry(row)
        ? [
            ...[row.receivedOn ?? indianDay(row.createdAt), row.name, row.amount, row.object, '', '', '', '', ''],
            ...[say('book.by-hand'), null, null, null, thankedOn(row)],
            ...noted(row),
          ]
        : [
            ...[indianDay(row.createdAt), sayContributor(say, row), row.amount, sayGift(say, row, wishlist)],
            ...[row.metadata.message, row.email, sayVerified(say, row), row.phoneNumber, referenceOf(row.id)],
            sayStatus(say, row),
            row.sentAt && indianDay(row.sentAt),
            row.status === 'received' && row.completedAt ? indianDay(row.completedAt) : null,
            ...[row.utr, thankedOn(row)],
            ...noted(book.notes.get(row.id)),
          ],
    pages: async function* (signal) {
      book = await familyBook(wishlist, signal);
      yield* contributions(wishlist, signal);
      const unread = () => new Failure('unexpected-data', 'An entry of the register cannot be read.');
      yield { items: book.entries, unreadable: Array.from({ length: book.unreadable }, unread) };
    },
  };
}
