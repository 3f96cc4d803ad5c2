import { useEffect, useRef, useState } from 'react';
import type { Period } from '../../../domain/period.ts';
import { openFile } from '../../../ui/file-in-parts.ts';
import { type ExportTable, fileNameOf } from './tables.ts';
import { beginExport, type BegunExport, NotWritten, writeTable } from './write-table.ts';

export type ExportState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly rows: number }
  /** Reading failed. The rows so far are kept, and it can continue. */
  | { readonly is: 'interrupted'; readonly rows: number }
  /** The file could not be written: it has to begin again. */
  | { readonly is: 'lost' }
  | { readonly is: 'saved'; readonly rows: number; readonly unreadable: number; readonly name: string };

export interface TableExport {
  readonly state: ExportState;
  /** To be called in response to a click: some browsers ask where to save the file. */
  readonly start: (table: ExportTable, period: Period) => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Gives up what was written. */
  readonly stop: () => void;
}

/** Exports a table to a file. Leaving the page stops it. */
export function useExport(): TableExport {
  const [state, setState] = useState<ExportState>({ is: 'idle' });
  const begun = useRef<BegunExport | null>(null);
  const reading = useRef<AbortController | null>(null);

  const discard = () => {
    reading.current?.abort();
    // What cannot be discarded was never saved either.
    void begun.current?.file.discard().catch(() => undefined);
    begun.current = null;
  };
  useEffect(() => discard, []);

  const write = async (of: BegunExport) => {
    const { signal } = (reading.current = new AbortController());
    setState({ is: 'running', rows: of.rows });
    try {
      await writeTable(of, signal, (rows) => {
        if (!signal.aborted) setState({ is: 'running', rows });
      });
      begun.current = null;
      setState({ is: 'saved', rows: of.rows, unreadable: of.unreadable, name: of.file.name });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof NotWritten) discard();
      setState(error instanceof NotWritten ? { is: 'lost' } : { is: 'interrupted', rows: of.rows });
    }
  };

  return {
    state,
    start: async (table, period) => {
      if (begun.current) return;
      try {
        const file = await openFile(fileNameOf(table, period), { extension: 'csv', type: 'text/csv' });
        if (file) await write((begun.current = beginExport(table, period, file)));
      } catch {
        setState({ is: 'lost' });
      }
    },
    resume: async () => {
      if (begun.current) await write(begun.current);
    },
    stop: () => {
      discard();
      setState({ is: 'idle' });
    },
  };
}
