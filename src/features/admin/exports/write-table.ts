import type { PageCursor } from '../../../data/firebase/page-query.ts';
import { csvFile, csvRows } from '../../../domain/csv.ts';
import type { Period } from '../../../domain/period.ts';
import type { FileInParts } from '../../../ui/file-in-parts.ts';
import type { ExportTable } from './tables.ts';

/** An export that was begun. It can be continued after a failure. */
export interface BegunExport {
  readonly table: ExportTable;
  readonly period: Period;
  readonly file: FileInParts;
  /** Written so far. */
  rows: number;
  unreadable: number;
  /** The last page that is in the file; null before the first. */
  after: PageCursor | null;
  /** Whether the header is in the file. */
  isHeaded: boolean;
}

/** What was written is lost: the disk is full, or the file was taken away. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten';
}

export function beginExport(table: ExportTable, period: Period, file: FileInParts): BegunExport {
  return { table, period, file, rows: 0, unreadable: 0, after: null, isHeaded: false };
}

/**
 * Writes the rows that are not in the file yet and saves it. Holds one page of them at a time. After a failure to read, calling
 * it again continues after the last page that was written.
 */
export async function writeTable(begun: BegunExport, signal: AbortSignal, onRows: (rows: number) => void) {
  const { table, period, file } = begun;
  if (!begun.isHeaded) {
    await writing(() => file.write(csvFile(table.header, [])));
    begun.isHeaded = true;
  }
  for await (const page of table.pages(period, { signal, after: begun.after })) {
    signal.throwIfAborted();
    await writing(() => file.write(csvRows(page.rows)));
    begun.rows += page.rows.length;
    begun.unreadable += page.unreadable;
    begun.after = page.next;
    onRows(begun.rows);
  }
  signal.throwIfAborted();
  await writing(file.save);
}

async function writing(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    throw new NotWritten('The file cannot be written.', { cause });
  }
}
