import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Page, PageCursor, PageOptions } from '../../data/firebase/page-query.ts';
import type { Keeping } from './kept-reads.ts';
import { type ServerQuery, useServerQuery } from './use-server-query.ts';

export type ReadPage<T> = (options: PageOptions) => Promise<Page<T>>;

export interface PageTurns {
  /** Starts at 0. */
  readonly page: number;
  /** null on the first page. */
  readonly goToPrevious: (() => void) | null;
  /** null on the last page. */
  readonly goToNext: (() => void) | null;
  /** Whether there is another page, or the user has looked for one: what was pressed for it does not disappear. */
  readonly isPaged: boolean;
}

export interface Pages<T> extends ServerQuery<Page<T>>, PageTurns {
  readonly goToStart: () => void;
}

interface PagesOptions<T> {
  /** A different key, such as another filter, starts at its first page. */
  readonly queryKey: QueryKey;
  readonly read: ReadPage<T>;
  readonly size?: number;
  /** For the items. `sources` begins with other keys that stand for the whole list. */
  readonly keeping?: Keeping<readonly T[]> | undefined;
}

/** The key of each page of a list. */
export const pageKey = (queryKey: QueryKey) => (index: number) => [...queryKey, 'page', index];

interface PlaceInList {
  /** Of the list's key. */
  readonly hash: string;
  /** The cursors where the pages begin, up to the visible page. */
  readonly starts: readonly (PageCursor | null)[];
  /** Whether the user has turned a page since the list was opened or refreshed. */
  readonly isTurned: boolean;
}

/**
 * A paged list. A page is read when the user opens it; pages already read are kept while the list is mounted. `refresh`
 * reads the visible page again, and each other page when it is opened again.
 */
export function usePages<T>({ queryKey, read, size, keeping }: PagesOptions<T>): Pages<T> {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  const [list, setList] = useState<PlaceInList>({ hash, starts: [null], isTurned: false });
  if (list.hash !== hash) setList({ hash, starts: [null], isTurned: false });
  const { starts, isTurned } = list;
  const page = starts.length - 1;
  const keyOf = pageKey(queryKey);

  // Shows what an earlier visit left in the cache, and reads it again.
  useEffect(() => {
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
    // oxlint-disable-next-line react/exhaustive-deps -- the hash stands for the key
  }, [client, hash]);

  const { shown, isRefreshing } = useServerQuery<Page<T>>({
    queryKey: keyOf(page),
    queryFn: async () => {
      const found = await read({
        after: starts.at(-1) ?? null,
        looksAhead: false,
        ...(size !== undefined && { size }),
      });
      // There is no lookahead, so an empty page means that the page before it was the last.
      if (page > 0 && isEmpty(found))
        client.setQueryData<Page<T>>(keyOf(page - 1), (before) => before && { ...before, next: null });
      return found;
    },
    staleTime: Infinity,
    keeping: keeping && {
      // Where the next page begins cannot be kept: without a connection, all pages are one.
      pack: ({ items }) => keeping.pack(items),
      unpack: (packed) => ({ items: keeping.unpack(packed), unreadable: [], next: null }),
      ...(page === 0 && { sources: keeping.sources }),
    },
  });
  const goToPrevious = () => setList({ ...list, starts: starts.slice(0, -1) });
  if (page > 0 && shown.state === 'ready' && isEmpty(shown.value)) goToPrevious();

  const next = shown.state === 'ready' ? shown.value.next : null;
  return {
    shown,
    isRefreshing,
    refresh: () => {
      setList((now) => ({ ...now, isTurned: false }));
      void client.invalidateQueries({ queryKey });
    },
    page,
    goToPrevious: page > 0 ? goToPrevious : null,
    goToNext: next ? () => setList({ hash, starts: [...starts, next], isTurned: true }) : null,
    isPaged: isTurned || page > 0 || next !== null,
    goToStart: () => setList({ hash, starts: [null], isTurned: false }),
  };
}

function isEmpty({ items, unreadable, next }: Page<unknown>): boolean {
  return items.length === 0 && unreadable.length === 0 && next === null;
}
