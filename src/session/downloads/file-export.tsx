import { useEffect, useRef, useState } from 'react';
import { brand } from '../../config/brand.ts';
import type { Listed } from '../../data/listed.ts';
import { indianDay } from '../../domain/calendar.ts';
import { csvFile, csvRows, type CsvValue } from '../../domain/csv.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.ts';
import { useSession } from '../session.tsx';

export interface ExportSource<T> {
  /** Part of the file name. */
  readonly what: string;
  readonly header: readonly string[];
  readonly row: (item: T) => readonly CsvValue[];
  /** Yields page by page; each is read after the one before has been processed. */
  readonly pages: (signal: AbortSignal) => AsyncIterable<Listed<T>>;
}

interface FileExportProps<T> {
  readonly label: string;
  readonly format?: 'csv' | 'xlsx';
  /** A function is called on click, for a source that is loaded on demand. */
  readonly source: ExportSource<T> | (() => Promise<ExportSource<T>>);
}

/** Downloads a whole collection. It shows its progress, and can be cancelled; leaving the page cancels it too. */
export function FileExport<T>({ label, format = 'csv', source }: FileExportProps<T>) {
  const { say } = useSession();
  const [count, setCount] = useState<number | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const isBusy = count !== null;

  const download = async () => {
    const { signal } = (reading.current = new AbortController());
    setCount(0);
    try {
      const loaded = typeof source === 'function' ? await source() : source;
      const { file, unreadable } = await FILE_OF[format](loaded, signal, setCount);
      saveFile(file, fileName(loaded.what), format);
      if (unreadable > 0) toast.error(say('export.unreadable', { count: unreadable }));
    } catch {
      // Cancelled, or the page was left.
      if (!signal.aborted) toast.error(say('export.failed'));
    }
    setCount(null);
  };

  return (
    <div className="flex max-w-full flex-wrap items-center gap-3">
      <Button
        look="quiet"
        icon={<DownloadIcon />}
        busy={isBusy}
        busyLabel={say('export.busy', { count: count ?? 0 })}
        onClick={() => void download()}
      >
        {label}
      </Button>
      {isBusy && (
        <Button look="link" onClick={() => reading.current?.abort()}>
          {say('export.stop')}
        </Button>
      )}
    </div>
  );
}

/** "shagun users 2026-11-21": the contents of the file and the date in India. */
function fileName(what: string): string {
  return `${brand.name} ${what} ${indianDay(new Date())}`.toLowerCase();
}

type FileOf = <T>(
  source: ExportSource<T>,
  signal: AbortSignal,
  onProgress: (count: number) => void,
) => Promise<{ readonly file: Blob; readonly unreadable: number }>;

const FILE_OF: Readonly<Record<NonNullable<FileExportProps<never>['format']>, FileOf>> = {
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
