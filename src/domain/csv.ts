import { indianTime } from './calendar.ts';

export type CsvValue = string | number | boolean | Date | null;

/** Begin a formula in a spreadsheet, which would run what a guest typed as a blessing. */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180, moments in Indian time. Text that a spreadsheet would take for a formula is kept from it by an apostrophe. */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (value instanceof Date) return indianTime(value);
  if (typeof value !== 'string') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvRow(values: readonly CsvValue[]): string {
  return values.map(csvCell).join(',');
}

export function csvRows(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${csvRow(row)}\r\n`).join('');
}

/** With the mark by which spreadsheets know UTF-8: names and blessings come in every script of India. */
export function csvFile(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${csvRows([header, ...rows])}`;
}
