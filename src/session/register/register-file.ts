import { csvFileName } from '../../config/csv-file-name.ts';
import { indianDay } from '../../domain/calendar.ts';
import { csvFile } from '../../domain/csv.ts';
import { referenceOf } from '../../domain/reference.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Say } from '../language/catalogue.ts';
import { sayGift, sayGiver } from './contribution-words.ts';
import type { RegisterOf } from './read-register.ts';

/** The shagun register as a CSV file. */
export function registerFile(
  say: Say,
  { title }: Pick<RegisterOf, 'title'>,
  contributions: readonly Transaction[],
): { readonly contents: Blob; readonly name: string; readonly extension: string } {
  const header = (['date', 'name', 'amount', 'gift', 'blessing', 'email', 'reference'] as const).map((column) =>
    say(`analytics.${column}`),
  );
  const rows = contributions.map((contribution) => [
    indianDay(contribution.createdAt),
    sayGiver(say, contribution),
    contribution.amount,
    sayGift(say, contribution),
    contribution.metadata.message,
    contribution.email,
    referenceOf(contribution.id),
  ]);
  return {
    contents: new Blob([csvFile(header, rows)], { type: 'text/csv;charset=utf-8' }),
    name: csvFileName(`register ${title}`),
    extension: 'csv',
  };
}
