import Papa from 'papaparse';
import type { WrittenLines, UnreadableLine, UnreadableReason } from './statement.ts';
import { type Column, columnsOf } from './statement-columns.ts';
import { NOT_PAID } from './statement-words.ts';
import { findDay } from './written-day.ts';
import { readDirection, readMoney } from './written-money.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** The account, address and period above the table. */
const MOST_LINES_ABOVE = 60;

interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

interface Row {
  readonly day: string;
  readonly narration: string;
  readonly cells: ReadonlyMap<Column, string>;
  readonly text: string;
}

type ReadRow =
  | { readonly kind: 'credit'; readonly amount: number; readonly isCertainlyCredit: boolean }
  /** A note is neither a credit nor a debit: a balance, or a line below the table. */
  | { readonly kind: 'debit' | 'note' }
  | { readonly kind: 'unreadable'; readonly why: UnreadableReason };

/** Reads a CSV table with headings in any order. null if the text has no such table. */
export function readTable(text: string): WrittenLines | null {
  const table = findTable(text);
  if (!table) return null;
  const credits: WrittenLines['credits'][number][] = [];
  const unreadable: UnreadableLine[] = [];
  const isSigned = hasDirections(table);
  let debits = 0;
  /** Whether the row before is the credit that a row with more narration belongs to. */
  let isAfterCredit = false;
  for (const cells of table.rows) {
    const row = rowOf(table.columns, cells);
    if (row === null) {
      unreadable.push({ text: cells.join(' '), why: 'too-many-cells' });
      continue;
    }
    if (row.text === '' || columnsOf(cells)) continue;
    const last = credits.at(-1);
    if (isAfterCredit && last && row.text === row.narration) {
      credits[credits.length - 1] = { ...last, narration: `${last.narration} ${row.narration}` };
      continue;
    }
    const read = readRow(row, isSigned);
    isAfterCredit = read.kind === 'credit';
    if (read.kind === 'debit') debits += 1;
    if (read.kind === 'unreadable') unreadable.push({ text: row.text, why: read.why });
    if (read.kind === 'credit') {
      const { amount, isCertainlyCredit } = read;
      const day = findDay(row.day);
      credits.push({ index: credits.length, day, amount, narration: row.narration, isCertainlyCredit });
    }
  }
  return { credits, debits, unreadable };
}

/** The reading with the most headings. */
function findTable(text: string): Table | null {
  const tables = DELIMITERS.filter((delimiter) => text.includes(delimiter)).flatMap((delimiter) => {
    const rows = rowsOf(text, delimiter);
    const at = rows.slice(0, MOST_LINES_ABOVE).findIndex((row) => columnsOf(row) !== null);
    const columns = columnsOf(rows[at] ?? []);
    return columns ? [{ columns, rows: rows.slice(at + 1) }] : [];
  });
  const known = ({ columns }: Table) => columns.filter((column) => column !== 'other').length;
  return tables.reduce<Table | null>((best, table) => (best && known(best) >= known(table) ? best : table), null);
}

function rowsOf(text: string, delimiter: string): readonly (readonly string[])[] {
  const whole = Papa.parse<string[]>(text, { delimiter });
  const hasBadQuotes = whole.errors.some(({ type }) => type === 'Quotes');
  // A quotation mark that is never closed would swallow the lines after it.
  const rows = hasBadQuotes
    ? text.split('\n').flatMap((line) => Papa.parse<string[]>(line, { delimiter }).data)
    : whole.data;
  return rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
}

/** null if the row has cells that belong to no column. */
function rowOf(columns: readonly Column[], written: readonly string[]): Row | null {
  const cells = withoutEmptyEnd(written);
  const extra = cells.length - columns.length;
  const fitting = extra > 0 ? withJoinedNarration(columns, cells, extra) : cells;
  if (fitting === null) return null;
  const of = (...wanted: readonly Column[]) =>
    fitting.filter((cell, at) => !/^-*$/.test(cell) && wanted.includes(columns[at] ?? 'other')).join(' ');
  const entries = columns.map((column, at) => [column, fitting[at] ?? ''] as const);
  return {
    day: of('day'),
    narration: of('narration', 'other'),
    cells: new Map(entries),
    text: fitting.filter((cell) => cell !== '').join(' '),
  };
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  let end = cells.length;
  while (end > 0 && cells[end - 1] === '') end -= 1;
  return cells.slice(0, end);
}

/** The narration has commas that are not quoted, unless the number before the next column shows that the amount has. */
function withJoinedNarration(
  columns: readonly Column[],
  cells: readonly string[],
  extra: number,
): readonly string[] | null {
  const at = columns.indexOf('narration');
  if (at < 0 || /^[\d\s]*$/.test(cells[at + extra] ?? '')) return null;
  const joined = cells.slice(at, at + extra + 1).join(', ');
  return [...cells.slice(0, at), joined, ...cells.slice(at + extra + 1)];
}

/** Whether the single column of amounts tells debits from credits, by signs or by Cr and Dr. */
function hasDirections({ columns, rows }: Table): boolean {
  const at = columns.indexOf('amount');
  return rows.some((row) => (readMoney(row[at] ?? '')?.direction ?? null) !== null);
}

function readRow({ day, cells, text }: Row, isSigned: boolean): ReadRow {
  const [credit, debit, amount] = (['credit', 'debit', 'amount'] as const).map((column) => readCell(cells.get(column)));
  if (debit === 'bad' || credit === 'bad' || amount === 'bad') return { kind: 'unreadable', why: 'bad-amount' };
  const isDated = /\d/.test(day);
  const found = credit ?? debit ?? amount;
  if (found ? TOTAL.test(text) && !isDated : BALANCE.test(text) || !(isDated || /\d\.\d\d\b/.test(text)))
    return { kind: 'note' };
  if (!isDated) return { kind: 'unreadable', why: 'no-day' };
  if (!found) return { kind: 'unreadable', why: 'no-amount' };
  if (credit && debit) return { kind: 'unreadable', why: 'both-directions' };
  if (NOT_PAID.test(text)) return { kind: 'unreadable', why: 'not-paid' };
  if (debit || found.direction === 'debit') return { kind: 'debit' };
  const direction = credit ? 'credit' : (readDirection(cells.get('direction') ?? '') ?? found.direction);
  if (direction === 'debit') return { kind: 'debit' };
  // A column of signed amounts writes no plus.
  return { kind: 'credit', amount: found.amount, isCertainlyCredit: direction === 'credit' || isSigned };
}

const TOTAL = /\btotals?\b/i;
const BALANCE = /\b(opening|closing) balance\b|\b(brought|carried) forward\b|\b[bc]\/f\b/i;

/** null if the cell is empty, or says that there is nothing: '-', '0.00'. */
function readCell(cell = ''): ReturnType<typeof readMoney> | 'bad' {
  if (/^[\s\-–.]*$|^(nil|na|n\/a)$/i.test(cell)) return null;
  const money = readMoney(cell);
  if (!money) return 'bad';
  return money.amount === 0 ? null : money;
}
