import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TransactionId } from '../../../domain/ids.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import {
  EMPTY_BOOK,
  type FamilyBook,
  type GiftNoteForm,
  MOST_ENTRIES_AT_ONCE,
  type NewEntry,
  type RegisterEntry,
} from '../../../domain/register-entry.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useEditedReads } from '../../../session/server-state/use-edited-reads.ts';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { type AnalyticsApi, wishlistKey } from '../api.ts';
import { KEPT_BOOK } from '../keepings.ts';
import { type ThanksShown, thanksNow } from './thanked-by.tsx';
import { type UnsentMarks, withMark } from './use-unsent.ts';

export interface FamilyBookState {
  /** Empty for admins, who cannot read it. */
  readonly shown: Loadable<FamilyBook>;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
  /** Shows entries that were just saved, in place of earlier ones with the same id. */
  readonly put: (entries: readonly NewEntry[]) => void;
  /**
   * Saves the entries that are not in the book yet, as many at once as the rules allow. If it fails, those before are saved,
   * and the next call continues.
   */
  readonly addAll: (entries: readonly NewEntry[], onProgress?: (done: number) => void) => Promise<void>;
  readonly remove: (entry: RegisterEntry) => void;
  readonly putNote: (id: TransactionId, note: GiftNoteForm) => void;
  readonly setThanked: (entry: RegisterEntry, isThanked: boolean) => void;
}

interface Mark {
  readonly entry: RegisterEntry;
  readonly isThanked: boolean;
}

interface Options {
  /** False for admins. */
  readonly isFamily: boolean;
  readonly unsent: UnsentMarks;
}

/** What the family wrote into the register. Changes show at once, without reading it again. */
export function useFamilyBook(api: AnalyticsApi, wishlist: RegisterOf, { isFamily, unsent }: Options): FamilyBookState {
  const client = useQueryClient();
  const queryKey = [...wishlistKey(wishlist.id), 'book'];
  const { shown, isRefreshing, refresh } = useServerQuery({
    queryKey,
    queryFn: ({ signal }) => api.familyBook(wishlist, signal),
    enabled: isFamily,
    staleTime: Infinity,
    keeping: KEPT_BOOK,
  });
  const marked = useMemo<Loadable<FamilyBook>>(
    () =>
      shown.state === 'ready'
        ? { ...shown, value: { ...shown.value, entries: shown.value.entries.map((entry) => withMark(entry, unsent)) } }
        : shown,
    [shown, unsent],
  );
  const edited = useEditedReads([queryKey]);
  const show = (change: (book: FamilyBook) => FamilyBook) =>
    client.setQueryData<FamilyBook>(queryKey, (book) => book && change(book));
  const edit = (change: (book: FamilyBook) => FamilyBook) => edited.edit(() => show(change));
  const mark = (id: RegisterEntry['id'], thanks: ThanksShown) =>
    show((book) => ({
      ...book,
      entries: book.entries.map((entry) => (entry.id === id ? { ...entry, ...thanks } : entry)),
    }));
  /** Optimistic; reverted if it cannot be saved. */
  const marking = useMutation({
    mutationFn: ({ entry, isThanked }: Mark) => api.setEntryThanked(entry.id, isThanked),
    meta: {
      failed: 'analytics.thanks.failed',
      failedValues: ({ entry: { name } }: Mark) => ({ name }),
    },
    onMutate: ({ entry, isThanked }) => {
      edited.onMutate();
      mark(entry.id, thanksNow(isThanked, api.reader));
    },
    onError: (_error, { entry: { id, thankedAt, thankedBy } }) => void mark(id, { thankedAt, thankedBy }),
    onSettled: edited.onSettled,
  });
  const put = (entries: readonly NewEntry[]) => {
    const at = new Date();
    edit((book) => {
      const known = new Map(book.entries.map((entry) => [entry.id, entry]));
      for (const entry of entries)
        known.set(entry.id, {
          wishlistId: wishlist.id,
          ownerId: wishlist.userId,
          thankedAt: null,
          thankedBy: null,
          createdAt: at,
          ...known.get(entry.id),
          ...entry,
          updatedAt: at,
        });
      return { ...book, entries: [...known.values()] };
    });
  };
  return {
    shown: isFamily ? marked : { state: 'ready', value: EMPTY_BOOK },
    isRefreshing,
    refresh,
    put,
    addAll: async (entries, onProgress = () => undefined) => {
      const known = new Set(client.getQueryData<FamilyBook>(queryKey)?.entries.map(({ id }) => id));
      const missing = entries.filter(({ id }) => !known.has(id));
      for (let at = 0; at < missing.length; at += MOST_ENTRIES_AT_ONCE) {
        onProgress(entries.length - missing.length + at);
        const some = missing.slice(at, at + MOST_ENTRIES_AT_ONCE);
        await api.addEntries(wishlist, some);
        put(some);
      }
    },
    remove: ({ id }) => edit((book) => ({ ...book, entries: book.entries.filter((entry) => entry.id !== id) })),
    putNote: (id, note) =>
      edit((book) => ({
        ...book,
        notes: new Map(book.notes).set(id, {
          ...{ wishlistId: wishlist.id, ownerId: wishlist.userId, ...note },
          ...{ id, updatedAt: new Date() },
        }),
      })),
    setThanked: (entry, isThanked) => {
      if (isThanked !== (entry.thankedAt !== null)) marking.mutate({ entry, isThanked });
    },
  };
}
