import { indianDay } from '../../domain/calendar.ts';
import { referenceOf } from '../../domain/reference.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { CsvSource } from '../downloads/csv-export.tsx';
import type { Say } from '../language/catalogue.ts';
import { sayGift, sayContributor, sayStatus } from './contribution-words.ts';
import type { RegisterOf, RegisterPages } from './read-register.ts';

function sayVerified(say: Say, { isAnonymous, isVerified, isEmailVerified }: Transaction): string {
  if (isEmailVerified) return say('analytics.email.verified');
  return isAnonymous || isVerified ? '' : say('analytics.no-account');
}

/** The shagun register as a CSV file. Screens must load the area `analytics`. */
export function registerFile(say: Say, wishlist: RegisterOf, pages: RegisterPages): CsvSource<Transaction> {
  return {
    what: `register ${wishlist.title}`,
    header: (
      ['date', 'name', 'amount', 'gift', 'blessing', 'email', 'email.verified', 'phone', 'reference', 'status'] as const
    ).map((column) => say(`analytics.${column}`)),
    row: (contribution) => [
      indianDay(contribution.createdAt),
      sayContributor(say, contribution),
      contribution.amount,
      sayGift(say, contribution),
      contribution.metadata.message,
      contribution.email,
      sayVerified(say, contribution),
      contribution.phoneNumber,
      referenceOf(contribution.id),
      sayStatus(say, contribution),
    ],
    pages: (signal) => pages(wishlist, signal),
  };
}
