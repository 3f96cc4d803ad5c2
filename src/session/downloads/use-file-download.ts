import { brand } from '../../config/brand.ts';
import type { Listed } from '../../data/listed.ts';
import { indianDay } from '../../domain/calendar.ts';
import { csvFile, csvRows, type CsvValue } from '../../domain/csv.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { useSession } from '../session.tsx';
import { type Collecting, useCollecting } from './use-collecting.ts';

export interface ExportSource<T> {
  /** Part of the file name. */
  readonly what: string;
  readonly header: readonly string[];
  readonly row: (item: T) => readonly CsvValue[];
  /** Yields page by page; each is read after the one before has been processed. */
  readonly pages: (signal: AbortSignal) => AsyncIterable<Listed<T>>;
}

export type FileFormat = 'csv' | 'xlsx';

export type FileDownload = Collecting<[format: FileFormat]>;

/** Downloads a whole collection. A source that is a function is loaded on demand. */
export function useFileDownload<T>(source: ExportSource<T> | (() => Promise<ExportSource<T>>)): FileDownload {
  const { say } = useSession();
  return useCollecting(
    async (signal, onProgress, format) => {
      const loaded = typeof source === 'function' ? await source() : source;
      const { file, unreadable } = await FILE_OF[format](loaded, signal, onProgress);
      saveFile(file, fileName(loaded.what), format);
      if (unreadable > 0) toast.error(say('export.unreadable', { count: unreadable }));
    },
    () => toast.error(say('export.failed')),
  );
}

/** "shagun users 2026-11-21": the contents of the file and the date in India. */
export function fileName(what: string): string {
  return `${brand.name} ${what} ${indianDay(new Date())}`.toLowerCase();
}

type FileOf = <T>(
  source: ExportSource<T>,
  signal: AbortSignal,
  onProgress: (count: number) => void,
) => Promise<{ readonly file: Blob; readonly unreadable: number }>;

const FILE_OF: Readonly<Record<FileFormat, FileOf>> = {
  csv: async ({ header, row, pages }, signal, onProgress) => {
    // Joined in the file only: a hundred thousand rows are never one string.
    const pieces: string[] = [csvFile(header, [])];
    const unreadable = await readAll(pages, signal, onProgress, (items) => pieces.push(csvRows(items.map(row))));
    return { file: new Blob(pieces, { type: 'text/csv;charset=utf-8' }), unreadable };
  },
  xlsx: async ({ header, row, pages }, signal, onProgress) => {
    const rows: (readonly CsvValue[])[] = [];
    const unreadable = await readAll(pages, signal, onProgress, (items) => rows.push(...items.map(row)));
    const { xlsxFile } = await import('./xlsx-file.ts');
    return { file: await xlsxFile(header, rows), unreadable };
  },
};

/** Returns the number of items that could not be read. */
async function readAll<T>(
  pages: ExportSource<T>['pages'],
  signal: AbortSignal,
  onProgress: (count: number) => void,
  add: (items: readonly T[]) => void,
): Promise<number> {
  let [count, unreadable] = [0, 0];
  for await (const page of pages(signal)) {
    signal.throwIfAborted();
    add(page.items);
    count += page.items.length;
    unreadable += page.unreadable.length;
    onProgress(count);
  }
  signal.throwIfAborted();
  return unreadable;
}
