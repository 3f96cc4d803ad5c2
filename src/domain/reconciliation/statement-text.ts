import type { Credit, WrittenLines, UnreadableLine } from './statement.ts';
import { directionIn, NOT_PAID } from './statement-words.ts';
import { findDay } from './written-day.ts';
import { type Direction, type MoneyInText, moneyIn } from './written-money.ts';

/**
 * Reads text that was pasted: the rows of a PDF, the history of a UPI app, or messages of a bank. A payment takes one line
 * or several.
 */
export function readText(text: string): WrittenLines {
  const credits: Credit[] = [];
  const unreadable: UnreadableLine[] = [];
  let debits = 0;
  let balance: number | null = null;
  for (const payment of paymentsIn(text)) {
    const amounts = moneyIn(payment).filter(({ isBalance, amount }) => !isBalance && amount > 0);
    const paid = amountOf(amounts);
    if (!paid) {
      unreadable.push({ text: payment, why: 'no-amount' });
      continue;
    }
    const before: number | null = balance;
    balance = balanceAfter(amounts, paid);
    if (NOT_PAID.test(payment)) {
      unreadable.push({ text: payment, why: 'not-paid' });
      continue;
    }
    const direction = paid.direction ?? directionByBalance(before, balance, paid.amount) ?? directionIn(payment);
    if (direction === 'debit') {
      debits += 1;
      continue;
    }
    credits.push({
      index: credits.length,
      day: findDay(payment),
      amount: paid.amount,
      narration: payment,
      isCertainlyCredit: direction === 'credit',
    });
  }
  return { credits, debits, unreadable };
}

/** In a row of a PDF the balance is the last of the amounts. */
function amountOf(amounts: readonly MoneyInText[]): MoneyInText | undefined {
  return amounts.find(({ hasSign }) => hasSign) ?? amounts.at(-2) ?? amounts[0];
}

function balanceAfter(amounts: readonly MoneyInText[], paid: MoneyInText): number | null {
  const last = amounts.at(-1);
  return last === undefined || last === paid || paid.hasSign ? null : last.amount;
}

/** Rows of a PDF have lost their columns, but the balance tells debits from credits. */
function directionByBalance(before: number | null, after: number | null, amount: number): Direction | null {
  if (before === null || after === null) return null;
  const change = Math.round((after - before) * 100);
  if (Math.abs(change) !== Math.round(amount * 100)) return null;
  return change > 0 ? 'credit' : 'debit';
}

type Kind = 'both' | 'day' | 'amount' | 'other';

/**
 * The lines of each payment, joined. A payment starts with a line that has day and amount in text messages, with the day in
 * some apps, and with the name above the amount in others.
 */
function paymentsIn(text: string): readonly string[] {
  const payments: string[] = [];
  let lines: string[] = [];
  let kinds = new Set<Kind>();
  let first: Kind | null = null;
  const hasAmount = () => kinds.has('both') || kinds.has('amount');
  const hasDay = () => kinds.has('both') || kinds.has('day');
  const end = () => {
    if (hasAmount()) payments.push(lines.join(' '));
    lines = [];
    kinds = new Set();
  };
  for (const line of text.split('\n').map((each) => each.replace(/\s+/g, ' ').trim())) {
    if (line === '') {
      if (hasAmount()) end();
      continue;
    }
    const kind = kindOf(line);
    if (kind !== 'other') first ??= kind;
    const isBeginning =
      kind === 'both' ||
      (first === 'day' && kind === 'day') ||
      (first === 'both' && kind === 'amount') ||
      (first === 'amount' && hasDay() && (kind === 'amount' || /^(received|paid|sent|money|from|to)\b/i.test(line)));
    if (isBeginning && hasAmount()) end();
    // The lines above the first day of a statement are its heading.
    if (isBeginning && first !== 'amount' && !hasAmount() && !hasDay() && kind !== 'amount') lines = [];
    lines.push(line);
    kinds.add(kind);
  }
  end();
  return payments;
}

function kindOf(line: string): Kind {
  const hasAmount = moneyIn(line).some(({ isBalance, amount }) => !isBalance && amount > 0);
  const hasDay = findDay(line) !== null;
  if (hasAmount) return hasDay ? 'both' : 'amount';
  return hasDay ? 'day' : 'other';
}
