import { indianTime } from './calendar.ts';

export type CsvValue = string | number | boolean | Date | null;

/**
 * Spreadsheets would execute a text that starts like this as a formula. Some skip white space before it, and some read full-width
 * signs as the ASCII ones.
 */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** RFC 4180, with times in India. An apostrophe keeps spreadsheets from treating text as a formula. */
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

/** With the byte order mark by which spreadsheets detect UTF-8; names and blessings use every script of India. */
export function csvFile(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${csvRows([header, ...rows])}`;
}
