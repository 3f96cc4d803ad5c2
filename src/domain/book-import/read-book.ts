import Papa from 'papaparse';
import { withLatinDigits } from '../digits.ts';
import type { FieldProblem } from '../forms/field-problem.ts';
import { emptyForm } from '../forms/form-fields.ts';
import { checkEntry } from '../forms/register-entry-form.ts';
import { findDay } from '../reconciliation/written-day.ts';
import { REFERENCE } from '../reference.ts';
import { type EntryForm, entryForm, type RegisterEntry } from '../register-entry.ts';
import { type FileProblem, fileProblem, keysOfRows } from '../text-file.ts';
import { type Columns, guessColumns, IMPORTED_FIELDS, type ImportedField, sideIn } from './columns.ts';

export type BookProblem = FileProblem | 'no-rows';

interface Row {
  /** As spreadsheets number it. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface BookTable {
  readonly headings: readonly string[];
  readonly rows: readonly Row[];
  readonly guess: Columns;
}

export type BookFile =
  | { readonly ok: true; readonly table: BookTable }
  | { readonly ok: false; readonly why: BookProblem };

/** The title of a list and other lines above the table. */
const MOST_LINES_ABOVE = 20;
const FEWEST_HEADINGS = 2;

/** Reads a CSV file, or rows that were copied from a spreadsheet. Without headings, the columns are named A, B, C. */
export function readBook(text: string): BookFile {
  const why = fileProblem(text);
  if (why) return { ok: false, why };
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimitersToGuess: [',', '\t', ';', '|'] });
  const rows = data
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => withoutApostrophe(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const at = rows.slice(0, MOST_LINES_ABOVE).findIndex(({ cells }) => isHeading(guessColumns(cells)));
  const headings = rows[at]?.cells ?? letters(Math.max(0, ...rows.map(({ cells }) => cells.length)));
  const entries = rows.slice(at + 1);
  if (entries.length === 0) return { ok: false, why: 'no-rows' };
  return { ok: true, table: { headings, rows: entries, guess: guessColumns(headings) } };
}

/** The export adds it to disarm formulas (csv.ts). */
function withoutApostrophe(cell: string): string {
  return cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');
}

const isHeading = (columns: Columns) =>
  IMPORTED_FIELDS.filter((field) => columns[field] !== null).length >= FEWEST_HEADINGS;

function letters(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => (at < 26 ? String.fromCharCode(65 + at) : String(at + 1)));
}

export interface FoundEntry {
  /** Identifies the row: the same row has the same key when the file is opened again. */
  readonly key: string;
  readonly entry: EntryForm;
}

export interface RowProblem {
  readonly line: number;
  readonly text: string;
  readonly field: ImportedField;
  readonly problem: FieldProblem | { readonly code: 'not-a-side' };
}

export interface FoundEntries {
  readonly entries: readonly FoundEntry[];
  readonly problems: readonly RowProblem[];
  /** Rows of a register of ours with gifts that came online: they are in the register already. */
  readonly online: number;
}

/** The entries in the rows of a table, and the rows that are none. */
export function entriesIn({ rows }: BookTable, columns: Columns): FoundEntries {
  const entries: FoundEntry[] = [];
  const problems: RowProblem[] = [];
  const keys = keysOfRows(rows.map(({ cells }) => cells.join('|')));
  let online = 0;
  for (const [at, { line, cells }] of rows.entries()) {
    if (cells.some((cell) => REFERENCE.test(cell))) {
      online += 1;
      continue;
    }
    const found = entryIn(cells, columns);
    if (found.ok) entries.push({ key: keys[at] ?? '', entry: found.entry });
    else problems.push({ line, text: cells.filter((cell) => cell !== '').join(' '), ...found.problem });
  }
  return { entries, problems, online };
}

type FoundEntryOrProblem =
  | { readonly ok: true; readonly entry: EntryForm }
  | { readonly ok: false; readonly problem: Pick<RowProblem, 'field' | 'problem'> };

function entryIn(cells: readonly string[], columns: Columns): FoundEntryOrProblem {
  const cell = (field: ImportedField) => cells[columns[field] ?? -1] ?? '';
  const side = sideIn(cell('side'));
  if (side === undefined) return { ok: false, problem: { field: 'side', problem: { code: 'not-a-side' } } };
  const day = withLatinDigits(cell('receivedOn'));
  const checked = checkEntry({
    ...emptyForm(entryForm),
    ...{ name: cell('name'), amount: cell('amount'), object: cell('object'), place: cell('place') },
    ...{ side, receivedOn: findDay(day) ?? day, returned: cell('returned'), note: cell('note') },
  });
  if (checked.ok) return { ok: true, entry: checked.value };
  const field = IMPORTED_FIELDS.find((name) => checked.problems[name]) ?? 'name';
  const problem = checked.problems[field];
  if (!problem) throw new Error('checkEntry refused an entry without naming a problem.');
  return { ok: false, problem: { field, problem } };
}

/**
 * The entries that are not in the register yet, whether they came from this file or were typed. The day does not count,
 * because our files write the day of an entry without one.
 */
export function notYetIn<Entry extends EntryForm & Pick<RegisterEntry, 'id'>>(
  entries: readonly Entry[],
  register: readonly RegisterEntry[],
): readonly Entry[] {
  const known = new Set(register.map(({ id }) => id));
  const imported = new Set(entries.map(({ id }) => id));
  const typed = new Map<string, number>();
  for (const entry of register)
    if (!imported.has(entry.id)) typed.set(contentOf(entry), (typed.get(contentOf(entry)) ?? 0) + 1);
  return entries.filter((entry) => {
    if (known.has(entry.id)) return false;
    const left = typed.get(contentOf(entry)) ?? 0;
    typed.set(contentOf(entry), left - 1);
    return left <= 0;
  });
}

function contentOf({ name, amount, object, place, side, note, returned }: EntryForm): string {
  return JSON.stringify([name, amount, object, place, side, note, returned]);
}
