import { DAY_MS } from './calendar.ts';
import type { Rupees } from './money.ts';
import { isSetAside, type Transaction } from './transaction.ts';

/** Which contributions of a register to select. Every condition that is set must hold. */
export interface SelectionRule {
  readonly since: Date | null;
  readonly below: Rupees | null;
  readonly isAnonymousOnly: boolean;
}

/** The contributions to set aside: never one that already is. */
export function selectedBy({ since, below, isAnonymousOnly }: SelectionRule, contribution: Transaction): boolean {
  return (
    !isSetAside(contribution) &&
    (since === null || contribution.createdAt >= since) &&
    (below === null || contribution.amount < below) &&
    (!isAnonymousOnly || contribution.isAnonymous)
  );
}

/** Midnight at the start of the day before, in local time. */
export function startOfYesterday(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
}

const REMINDER_AFTER_MS = 3 * DAY_MS;

/** Whether a gift was promised three days ago, and its giver has not said since that it was sent. */
export function isReminderDue({ status, createdAt }: Pick<Transaction, 'status' | 'createdAt'>, now: Date): boolean {
  return status === 'promised' && now.getTime() - createdAt.getTime() >= REMINDER_AFTER_MS;
}
