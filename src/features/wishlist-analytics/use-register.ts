import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Page } from '../../data/firebase/page-query.ts';
import type { TransactionId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { awaitsThanks, isSetAside, type Transaction } from '../../domain/transaction.ts';
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

export type RegisterFilter = 'all' | 'unthanked' | 'set-aside';

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
  readonly filter: RegisterFilter;
  readonly filterBy: (filter: RegisterFilter) => void;
  /** The number of contributions that are not marked as thanked; null until known. */
  readonly unthanked: number | null;
  /** The number of contributions that are set aside; null until known. */
  readonly setAside: number | null;
  /** Every contribution, once `readWhole` was called. */
  readonly whole: ServerQuery<WholeRegister>;
  readonly readWhole: () => void;
  readonly setThanked: (contribution: Transaction, isThanked: boolean) => void;
  /** Shows a contribution as it is after a change. */
  readonly put: (contribution: Transaction) => void;
  /** Reads the numbers of the page again. */
  readonly refreshNumbers: () => void;
}

const NONE: ReadonlySet<TransactionId> = new Set();

/** Reads page by page. A search, the filter or another order reads the whole register, once. */
export function useRegister(api: AnalyticsApi, wishlist: RegisterOf): RegisterState {
  const { say } = useSession();
  const client = useQueryClient();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<RegisterOrder>('newest');
  const [filter, setFilter] = useState<RegisterFilter>('all');
  const [isWholeWanted, setWholeWanted] = useState(false);
  /** Changed while the filter is on: they keep their place, so that nothing moves under the finger. */
  const [keptByFilter, setKeptByFilter] = useState(NONE);
  const [page, setPage] = useState(0);
  const isSearching = query.trim() !== '';
  const needsWhole = isSearching || filter !== 'all' || order !== 'newest';

  const keys = {
    pages: [...wishlistKey(wishlist.id), 'pages'],
    whole: [...wishlistKey(wishlist.id), 'whole'],
    unthanked: [...wishlistKey(wishlist.id), 'unthanked'],
    setAside: [...wishlistKey(wishlist.id), 'set-aside'],
    report: [...wishlistKey(wishlist.id), 'report'],
  };
  const pages = usePages({ queryKey: keys.pages, read: (options) => api.contributions(wishlist, options) });
  const whole = useServerQuery({
    queryKey: keys.whole,
    queryFn: ({ signal }) => readRegister(api.allContributions, wishlist, signal),
    enabled: needsWhole || isWholeWanted,
    staleTime: Infinity,
    gcTime: 0,
  });
  // If one of these fails, only a number is missing; the register reports its own failures.
  const { shown: unthanked } = useServerQuery({
    queryKey: keys.unthanked,
    queryFn: () => api.countUnthanked(wishlist),
  });
  const { shown: setAside } = useServerQuery({
    queryKey: keys.setAside,
    queryFn: () => api.countSetAside(wishlist),
  });

  const found = useMemo(
    () =>
      whole.shown.state === 'ready'
        ? whole.shown.value.all
            .filter((row) => PASSES[filter](row) || keptByFilter.has(row.id))
            .filter((row) => matches(say, row, query))
            .sort(COMPARE[order])
        : [],
    [whole.shown, query, filter, keptByFilter, order, say],
  );
  const start = page * PAGE_SIZE;
  const selection = {
    shown: ready(whole.shown, ({ unreadable }) => ({
      rows: found.slice(start, start + PAGE_SIZE),
      unreadable,
      found: isSearching || filter !== 'all' ? found.length : null,
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
    edit(id, (row) => ({ ...row, thankedAt }));
    client.setQueryData<number>(keys.unthanked, (count) =>
      count === undefined ? undefined : count + (thankedAt ? -1 : 1),
    );
  }
  function edit(id: TransactionId, change: (row: Transaction) => Transaction): void {
    const edited = (rows: readonly Transaction[]) => rows.map((row) => (row.id === id ? change(row) : row));
    client.setQueriesData<Page<Transaction>>(
      { queryKey: keys.pages },
      (of) => of && { ...of, items: edited(of.items) },
    );
    client.setQueryData<WholeRegister>(keys.whole, (of) => of && { ...of, all: edited(of.all) });
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
    filter,
    filterBy: fromTheFirstPage((wanted) => {
      setFilter(wanted);
      setKeptByFilter(NONE);
    }),
    unthanked: unthanked.state === 'ready' ? unthanked.value : null,
    setAside: setAside.state === 'ready' ? setAside.value : null,
    whole,
    readWhole: () => setWholeWanted(true),
    setThanked: (contribution, isThanked) => {
      if (isThanked !== (contribution.thankedAt !== null)) marking.mutate({ contribution, isThanked });
    },
    put: (contribution) => edit(contribution.id, () => contribution),
    refreshNumbers: () => {
      for (const queryKey of [keys.report, keys.unthanked, keys.setAside]) void client.invalidateQueries({ queryKey });
    },
  };
}

interface Mark {
  readonly contribution: Transaction;
  readonly isThanked: boolean;
}

const PASSES: Readonly<Record<RegisterFilter, (row: Transaction) => boolean>> = {
  all: () => true,
  unthanked: awaitsThanks,
  'set-aside': isSetAside,
};

const COMPARE: Readonly<Record<RegisterOrder, (one: Transaction, other: Transaction) => number>> = {
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  oldest: (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  largest: (one, other) => other.amount - one.amount,
  smallest: (one, other) => one.amount - other.amount,
};

function ready<T, Shown>(loadable: Loadable<T>, shownOf: (value: T) => Shown): Loadable<Shown> {
  return loadable.state === 'ready' ? { state: 'ready', value: shownOf(loadable.value) } : loadable;
}
