/** What was opened or pasted, but cannot be read as text. */
export type FileProblem = 'empty' | 'pdf' | 'spreadsheet' | 'web-page' | 'not-text' | 'too-long';

/** A bank statement of a year of a busy account is about 1 MB. */
export const LONGEST_FILE = 4_000_000;

export function fileProblem(text: string): FileProblem | null {
  if (text.length > LONGEST_FILE) return 'too-long';
  if (text.trim() === '') return 'empty';
  if (/^\s*%PDF-/.test(text)) return 'pdf';
  // The first bytes of .xlsx and .xls.
  if (/^(PK\u0003\u0004|\ufffd{2}\u0011\ufffd|ÐÏ\u0011à)/.test(text)) return 'spreadsheet';
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) return 'web-page';
  // Text of another encoding, or no text at all.
  return /\u0000/.test(text) ? 'not-text' : null;
}

/** Tells equal rows apart: the second one becomes `row|2`. Each is the same when the file is opened again. */
export function keysOfRows(rows: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const count = (seen.get(row) ?? 0) + 1;
    seen.set(row, count);
    return count === 1 ? row : `${row}|${count}`;
  });
}
