import { sum, type Rupees } from './money.ts';
import type { GiftNote, RegisterEntry, Side } from './register-entry.ts';
import { awaitsThanks, isSetAside, type Transaction } from './transaction.ts';

/** A gift in the register, given online or by hand. */
export type RegisterRow = Transaction | RegisterEntry;

/** Whether it was given by hand and written down by the family. */
export function isEntry(row: RegisterRow): row is RegisterEntry {
  return 'object' in row;
}

/** An entry was received at the start of its day in India or, without a day, when it was written down. */
export function receivedAt(row: RegisterRow): Date {
  if (!isEntry(row) || row.receivedOn === null) return row.createdAt;
  return new Date(`${row.receivedOn}T00:00:00+05:30`);
}

export function rowAwaitsThanks(row: RegisterRow): boolean {
  return isEntry(row) ? row.thankedAt === null : awaitsThanks(row);
}

type Notes = ReadonlyMap<Transaction['id'], GiftNote>;

export function sideOf(row: RegisterRow, notes: Notes): Side | null {
  return (isEntry(row) ? row.side : notes.get(row.id)?.side) ?? null;
}

export interface Total {
  readonly count: number;
  readonly amount: Rupees;
}

export interface RegisterTotals {
  readonly online: Total;
  /** Money given by hand. */
  readonly cash: Total;
  readonly objects: number;
  readonly sides: Readonly<Record<Side | 'unknown', Total>>;
}

/** Ignores gifts that are set aside. */
export function totalsOf(rows: readonly RegisterRow[], notes: Notes): RegisterTotals {
  const counted = rows.filter((row) => isEntry(row) || !isSetAside(row));
  const total = (of: readonly RegisterRow[]): Total => ({
    count: of.length,
    amount: sum(of.flatMap(({ amount }) => amount ?? [])),
  });
  const ofSide = (side: Side | null) => total(counted.filter((row) => sideOf(row, notes) === side));
  const entries = counted.filter(isEntry);
  return {
    online: total(counted.filter((row) => !isEntry(row))),
    cash: total(entries.filter(({ amount }) => amount !== null)),
    objects: entries.filter(({ object }) => object !== '').length,
    sides: { bride: ofSide('bride'), groom: ofSide('groom'), unknown: ofSide(null) },
  };
}
