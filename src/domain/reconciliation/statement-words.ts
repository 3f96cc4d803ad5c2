import type { Direction } from './written-money.ts';

/** A payment that failed, or has only been requested. */
export const NOT_PAID = /\b(failed|failure|declined|pending|requested|unsuccessful)\b/i;

const CREDIT = /\b(credit(ed)?|received|deposit(ed)?|(paid|sent) you|money in|cr|by transfer)\b/i;
const DEBIT =
  /\b(debit(ed)?|paid( to)?|sent( to)?|withdrawn|withdrawal|spent|purchase|dr|to transfer|transferred to)\b/i;

/** What a text says about its payment first: 'Received from …, paid to your account …' is a credit. */
export function directionIn(text: string): Direction | null {
  const credit = text.search(CREDIT);
  const debit = text.search(DEBIT);
  if (credit < 0) return debit < 0 ? null : 'debit';
  return debit < 0 || credit <= debit ? 'credit' : 'debit';
}
