import writeExcelFile, { type SheetData } from 'write-excel-file/universal';
import { indianTime } from '../../domain/calendar.ts';
import type { CsvValue } from '../../domain/csv.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** ₹1,00,000: spreadsheets group by thousands unless told otherwise. */
const INDIAN_NUMBER = '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;#,##0';

/**
 * A spreadsheet in which numbers and calendar days are values, not text. Text is stored as text, so that spreadsheets do not
 * run it as a formula.
 */
export async function xlsxFile(header: readonly string[], rows: readonly (readonly CsvValue[])[]): Promise<Blob> {
  const data: SheetData = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const columns = header.map((name, at) => ({ width: widthOf([name, ...rows.map((row) => row[at] ?? null)]) }));
  return writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBlob();
}

function cellOf(value: CsvValue): SheetData[number][number] {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number, format: INDIAN_NUMBER };
  if (typeof value === 'boolean') return { value, type: Boolean };
  if (value instanceof Date) return { value: indianTime(value), type: String };
  const day = DAY.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  // Somebody may call themselves 2026-99-99.
  const isDay = day !== null && !Number.isNaN(day.getTime());
  return isDay ? { value: day, type: Date, format: 'dd/mm/yyyy' } : { value, type: String };
}

/** In characters: wide enough for most values, narrow enough for a screen. */
function widthOf(values: readonly CsvValue[]): number {
  const longest = values.reduce<number>((most, value) => Math.max(most, String(value ?? '').length), 0);
  return Math.min(Math.max(longest + 2, 8), 40);
}
