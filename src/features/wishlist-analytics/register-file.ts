import { localDay } from '../../domain/calendar.ts';
import { csvFile } from '../../domain/csv.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Say } from '../../session/language.ts';
import { sayGift, sayGiver } from './contribution-words.ts';

/** The shagun register, as families keep it, for a spreadsheet. */
export function registerFile(say: Say, contributions: readonly Transaction[]): string {
  const header = (['date', 'name', 'amount', 'gift', 'blessing', 'email'] as const).map((column) =>
    say(`analytics.${column}`),
  );
  const rows = contributions.map((contribution) => [
    localDay(contribution.createdAt),
    sayGiver(say, contribution),
    contribution.amount,
    sayGift(say, contribution),
    contribution.metadata.message,
    contribution.email,
  ]);
  return csvFile(header, rows);
}
