import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Page } from '../../data/firebase/page-query.ts';
import type { TransactionId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { awaitsThanks, type Transaction } from '../../domain/transaction.ts';
import { asFailure } from '../../session/outcome.ts';
import { matches } from '../../session/register/contribution-words.ts';
import { readRegister, type RegisterOf, type WholeRegister } from '../../session/register/read-register.ts';
import { type PageTurns, usePages } from '../../session/server-state/use-pages.ts';
import { type ServerQuery, useServerQuery } from '../../session/server-state/use-server-query.ts';
import { useSession } from '../../session/session.tsx';
import { toast } from '../../ui/toast.ts';
import { type AnalyticsApi, wishlistKey } from './api.ts';

export const PAGE_SIZE = 20;

export const REGISTER_ORDERS = ['newest', 'oldest', 'largest', 'smallest'] as const;
export type RegisterOrder = (typeof REGISTER_ORDERS)[number];

interface ShownRegister {
  readonly rows: readonly Transaction[];
  readonly unreadable: number;
  /** The number of contributions that match the search and filter; null without either. */
  readonly found: number | null;
}

export interface RegisterState extends ServerQuery<ShownRegister>, PageTurns {
  readonly query: string;
  readonly search: (query: string) => void;
  readonly order: RegisterOrder;
  readonly sort: (order: RegisterOrder) => void;
  readonly isUnthankedOnly: boolean;
  readonly showUnthankedOnly: (isOnly: boolean) => void;
  /** The number of contributions that are not marked as thanked; null until known. */
  readonly unthanked: number | null;
  readonly setThanked: (contribution: Transaction, isThanked: boolean) => void;
}

const NONE: ReadonlySet<TransactionId> = new Set();

/** Reads page by page. A search, the filter or another order reads the whole register, once. */
export function useRegister(api: AnalyticsApi, wishlist: RegisterOf): RegisterState {
  const { say } = useSession();
  const client = useQueryClient();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<RegisterOrder>('newest');
  const [isUnthankedOnly, setUnthankedOnly] = useState(false);
  /** Marked while the filter is on: they stay where they are, under the finger. */
  const [keptByFilter, setKeptByFilter] = useState(NONE);
  const [page, setPage] = useState(0);
  const isSearching = query.trim() !== '';
  const needsWhole = isSearching || isUnthankedOnly || order !== 'newest';

  const keys = {
    pages: [...wishlistKey(wishlist.id), 'pages'],
    whole: [...wishlistKey(wishlist.id), 'whole'],
    unthanked: [...wishlistKey(wishlist.id), 'unthanked'],
  };
  const pages = usePages({ queryKey: keys.pages, read: (options) => api.contributions(wishlist, options) });
  const whole = useServerQuery({
    queryKey: keys.whole,
    queryFn: ({ signal }) => readRegister(api.allContributions, wishlist, signal),
    enabled: needsWhole,
    staleTime: Infinity,
    gcTime: 0,
  });
  // Without an answer only a number is missing; the register says itself when it cannot be read.
  const { shown: unthanked } = useServerQuery({
    queryKey: keys.unthanked,
    queryFn: () => api.countUnthanked(wishlist),
  });

  const found = useMemo(
    () =>
      whole.shown.state === 'ready'
        ? whole.shown.value.all
            .filter((row) => !isUnthankedOnly || awaitsThanks(row) || keptByFilter.has(row.id))
            .filter((row) => matches(say, row, query))
            .sort(COMPARE[order])
        : [],
    [whole.shown, query, isUnthankedOnly, keptByFilter, order, say],
  );
  const start = page * PAGE_SIZE;
  const selection = {
    shown: ready(whole.shown, ({ unreadable }) => ({
      rows: found.slice(start, start + PAGE_SIZE),
      unreadable,
      found: isSearching || isUnthankedOnly ? found.length : null,
    })),
    page,
    goToPrevious: page > 0 ? () => setPage(page - 1) : null,
    goToNext: start + PAGE_SIZE < found.length ? () => setPage(page + 1) : null,
    isRefreshing: whole.isRefreshing,
    refresh: whole.refresh,
  };
  const newest = {
    shown: ready(pages.shown, ({ items, unreadable }) => ({
      rows: items,
      unreadable: unreadable.length,
      found: null,
    })),
    page: pages.page,
    goToPrevious: pages.goToPrevious,
    goToNext: pages.goToNext,
    isRefreshing: pages.isRefreshing,
    refresh: pages.refresh,
  };

  /** Optimistic; reverted if it cannot be saved. */
  const marking = useMutation({
    mutationFn: ({ contribution: { id }, isThanked }: Mark) => api.setThanked(id, isThanked),
    onMutate: ({ contribution: { id }, isThanked }) => showMark(id, isThanked ? new Date() : null),
    onError: (error, { contribution: { id, thankedAt } }) => {
      showMark(id, thankedAt);
      if (asFailure(error).reason !== 'banned') toast.error(say('analytics.thanks.failed'));
    },
  });
  function showMark(id: TransactionId, thankedAt: Date | null): void {
    const marked = (rows: readonly Transaction[]) => rows.map((row) => (row.id === id ? { ...row, thankedAt } : row));
    client.setQueriesData<Page<Transaction>>(
      { queryKey: keys.pages },
      (of) => of && { ...of, items: marked(of.items) },
    );
    client.setQueryData<WholeRegister>(keys.whole, (of) => of && { ...of, all: marked(of.all) });
    client.setQueryData<number>(keys.unthanked, (count) =>
      count === undefined ? undefined : count + (thankedAt ? -1 : 1),
    );
    setKeptByFilter((before) => new Set(before).add(id));
  }

  const fromTheFirstPage =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(0);
      pages.goToStart();
    };
  return {
    ...(needsWhole ? selection : newest),
    query,
    search: fromTheFirstPage(setQuery),
    order,
    sort: fromTheFirstPage(setOrder),
    isUnthankedOnly,
    showUnthankedOnly: fromTheFirstPage((isOnly) => {
      setUnthankedOnly(isOnly);
      setKeptByFilter(NONE);
    }),
    unthanked: unthanked.state === 'ready' ? unthanked.value : null,
    setThanked: (contribution, isThanked) => {
      if (isThanked !== (contribution.thankedAt !== null)) marking.mutate({ contribution, isThanked });
    },
  };
}

interface Mark {
  readonly contribution: Transaction;
  readonly isThanked: boolean;
}

const COMPARE: Readonly<Record<RegisterOrder, (one: Transaction, other: Transaction) => number>> = {
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  oldest: (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  largest: (one, other) => other.amount - one.amount,
  smallest: (one, other) => one.amount - other.amount,
};

function ready<T, Shown>(loadable: Loadable<T>, shownOf: (value: T) => Shown): Loadable<Shown> {
  return loadable.state === 'ready' ? { state: 'ready', value: shownOf(loadable.value) } : loadable;
}
