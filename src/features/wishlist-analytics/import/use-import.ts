import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Columns, ImportedField } from '../../../domain/book-import/columns.ts';
import {
  type BookProblem,
  type BookTable,
  entriesIn,
  type FoundEntries,
  notYetIn,
  readBook,
} from '../../../domain/book-import/read-book.ts';
import type { NewEntry } from '../../../domain/register-entry.ts';
import { entryIdOf } from '../../../session/register/entry-ids.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useSession } from '../../../session/session.tsx';
import { toast } from '../../../ui/toast.ts';
import type { FamilyBookState } from '../register/use-family-book.ts';
import { type TextOrFileState, useTextOrFile } from '../use-text-or-file.ts';

/** A file whose columns are assigned. */
export interface Preview extends Pick<FoundEntries, 'problems'> {
  readonly table: BookTable;
  readonly columns: Columns;
  /** Not in the register yet. */
  readonly missing: readonly NewEntry[];
  /** The number of rows that are in the register already. */
  readonly known: number;
}

export interface ImportState extends TextOrFileState<BookProblem> {
  readonly preview: Preview | null;
  readonly assign: (field: ImportedField, column: number | null) => void;
  readonly add: () => void;
  /** How many are stored while they are being added. */
  readonly done: number | null;
}

/** Reads a file into entries of the register, and adds those that are missing. A retry continues where it stopped. */
export function useImport(wishlist: RegisterOf, book: FamilyBookState, onAdded: () => void): ImportState {
  const { say } = useSession();
  const { input, content: opened, setContent: setOpened } = useTextOrFile(openBook);
  const [done, setDone] = useState<number | null>(null);
  const { shown } = book;
  const preview = useMemo(() => {
    if (!opened) return null;
    const { entries, problems, online } = entriesIn(opened.table, opened.columns);
    const found = entries.map(({ key, entry }) => ({ ...entry, id: entryIdOf(wishlist, key) }));
    const missing = notYetIn(found, shown.state === 'ready' ? shown.value.entries : []);
    return { ...opened, problems, missing, known: found.length - missing.length + online };
  }, [opened, wishlist, shown]);
  const adding = useMutation({
    mutationFn: (entries: readonly NewEntry[]) => book.addAll(entries, setDone),
    meta: { failed: 'statement.add.failed' },
    onSuccess: (_, { length: count }) => {
      toast.success(say('statement.add.done', { count }));
      onAdded();
    },
    onSettled: () => setDone(null),
  });
  return {
    ...input,
    preview,
    assign: (field, column) => setOpened((now) => now && { ...now, columns: { ...now.columns, [field]: column } }),
    add: () => {
      if (!preview || adding.isPending || shown.state !== 'ready') return;
      setDone(0);
      adding.mutate(preview.missing);
    },
    done,
  };
}

function openBook(text: string) {
  const file = readBook(text);
  if (!file.ok) return file;
  const content: Pick<Preview, 'table' | 'columns'> = { table: file.table, columns: file.table.guess };
  return { ok: true as const, content };
}
