import { indianDay } from '../../domain/calendar.ts';
import { referenceOf } from '../../domain/reference.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { CsvSource } from '../downloads/csv-export.tsx';
import type { Say } from '../language/catalogue.ts';
import { sayGift, sayGiver, sayStatus } from './contribution-words.ts';
import type { RegisterOf, RegisterPages } from './read-register.ts';

/** The shagun register as a CSV file. Screens must load the area `analytics`. */
export function registerFile(say: Say, wishlist: RegisterOf, pages: RegisterPages): CsvSource<Transaction> {
  return {
    what: `register ${wishlist.title}`,
    header: (
      ['date', 'name', 'amount', 'gift', 'blessing', 'email', 'email.verified', 'reference', 'status'] as const
    ).map((column) => say(`analytics.${column}`)),
    row: (contribution) => [
      indianDay(contribution.createdAt),
      sayGiver(say, contribution),
      contribution.amount,
      sayGift(say, contribution),
      contribution.metadata.message,
      contribution.email,
      contribution.isEmailVerified ? say('analytics.email.verified') : '',
      referenceOf(contribution.id),
      sayStatus(say, contribution),
    ],
    pages: (signal) => pages(wishlist, signal),
  };
}
