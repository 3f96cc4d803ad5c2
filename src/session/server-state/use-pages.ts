import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Page, PageCursor, PageOptions } from '../../data/firebase/page-query.ts';
import { type ServerQuery, useServerQuery } from './use-server-query.ts';

export type ReadPage<T> = (options: PageOptions) => Promise<Page<T>>;

export interface Pages<T> extends ServerQuery<Page<T>> {
  /** From 0. */
  readonly page: number;
  /** null: there is no such page. */
  readonly goBack: (() => void) | null;
  readonly goOn: (() => void) | null;
}

interface PagesOptions<T> {
  /** Another key, for another filter, begins with its first page. */
  readonly queryKey: QueryKey;
  readonly read: ReadPage<T>;
  readonly size?: number;
}

/**
 * A long list. A page is read when it is turned to; pages already read are kept while the list is on screen. `refresh`
 * reads the visible page, and each other page when it is turned to again.
 */
export function usePages<T>({ queryKey, read, size }: PagesOptions<T>): Pages<T> {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  /** The cursors at which the pages begin, up to the visible one. */
  const [list, setList] = useState<{ hash: string; starts: readonly (PageCursor | null)[] }>({ hash, starts: [null] });
  if (list.hash !== hash) setList({ hash, starts: [null] });
  const { starts } = list;
  const page = starts.length - 1;
  const keyOf = (index: number) => [...queryKey, 'page', index];

  // What an earlier visit left in the cache is shown, and read again.
  useEffect(() => {
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the hash stands for the key
  }, [client, hash]);

  const { shown, isRefreshing } = useServerQuery<Page<T>>({
    queryKey: keyOf(page),
    queryFn: async () => {
      const found = await read({
        after: starts.at(-1) ?? null,
        looksAhead: false,
        ...(size !== undefined && { size }),
      });
      // Nothing looks ahead: a page that turns out to be empty ends the one before it.
      if (page > 0 && isEmpty(found))
        client.setQueryData<Page<T>>(keyOf(page - 1), (before) => before && { ...before, next: null });
      return found;
    },
    staleTime: Infinity,
  });
  const goBack = () => setList({ hash, starts: starts.slice(0, -1) });
  if (page > 0 && shown.state === 'ready' && isEmpty(shown.value)) goBack();

  const next = shown.state === 'ready' ? shown.value.next : null;
  return {
    shown,
    isRefreshing,
    refresh: () => void client.invalidateQueries({ queryKey }),
    page,
    goBack: page > 0 ? goBack : null,
    goOn: next ? () => setList({ hash, starts: [...starts, next] }) : null,
  };
}

function isEmpty({ items, unreadable, next }: Page<unknown>): boolean {
  return items.length === 0 && unreadable.length === 0 && next === null;
}
