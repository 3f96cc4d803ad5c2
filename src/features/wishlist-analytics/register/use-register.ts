import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MoneyByStatus } from '../../../data/contributions/money-by-status.ts';
import type { Page } from '../../../data/firebase/page-query.ts';
import type { TransactionId } from '../../../domain/ids.ts';
import { EMPTY_BOOK, type FamilyBook, type Side } from '../../../domain/register-entry.ts';
import {
  isEntry,
  receivedAt,
  type RegisterRow,
  type RegisterTotals,
  rowAwaitsThanks,
  sideOf,
  totalsOf,
} from '../../../domain/register-row.ts';
import { isSetAside, type Transaction } from '../../../domain/transaction.ts';
import { sayContributor } from '../../../session/register/contribution-words.ts';
import { matchesRow } from '../../../session/register/entry-words.ts';
import { readRegister, type RegisterOf, type WholeRegister } from '../../../session/register/read-register.ts';
import { useEditedReads } from '../../../session/server-state/use-edited-reads.ts';
import { type PageTurns, usePages } from '../../../session/server-state/use-pages.ts';
import { type ServerQuery, useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { useSession } from '../../../session/session.tsx';
import { type AnalyticsApi, wishlistKey } from '../api.ts';
import { keptContributions, keptRegister, KEPT_COUNT, KEPT_MONEY } from '../keepings.ts';
import type { FamilyBookState } from './use-family-book.ts';
import { ready } from './ready.ts';
import { type ThanksShown, thanksNow } from './thanked-by.tsx';
import { type UnsentMarks, withMark } from './use-unsent.ts';

export const PAGE_SIZE = 20;

export const REGISTER_ORDERS = ['newest', 'oldest', 'largest', 'smallest'] as const;
export type RegisterOrder = (typeof REGISTER_ORDERS)[number];

export type RegisterFilter = 'all' | 'unthanked' | 'by-hand' | Side | 'promised' | 'sent' | 'received' | 'set-aside';

interface ShownRegister {
  readonly rows: readonly RegisterRow[];
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
  /** What was promised, sent and received by UPI; null until known. */
  readonly money: MoneyByStatus | null;
  /** How many contributions are here and not set aside; null while there are more pages. */
  readonly here: number | null;
  /** Every contribution, once `readWhole` was called. */
  readonly whole: ServerQuery<WholeRegister>;
  readonly readWhole: () => void;
  readonly setThanked: (contribution: Transaction, isThanked: boolean) => void;
  /** Shows a contribution as it is after a change. */
  readonly put: (contribution: Transaction) => void;
  /** Reads the numbers of the page again. */
  readonly refreshNumbers: () => void;
  /** Of everything; null until it is read, and without anything that the family wrote. */
  readonly totals: RegisterTotals | null;
  /** An entry or a note was changed; it keeps its place under the filter. */
  readonly keep: (id: RegisterRow['id']) => void;
}

/** Reminders on the dashboard lead to those who are not thanked yet. */
const askedFilter = (): RegisterFilter =>
  new URLSearchParams(location.search).get('filter') === 'unthanked' ? 'unthanked' : 'all';

const NONE: ReadonlySet<RegisterRow['id']> = new Set();

/**
 * Reads page by page. A search, the filter or another order reads the whole register, once; also if the family wrote
 * anything into it, so that both kinds of gifts are in one order.
 */
export function useRegister(
  api: AnalyticsApi,
  wishlist: RegisterOf,
  { book, unsent }: { readonly book: FamilyBookState; readonly unsent: UnsentMarks },
): RegisterState {
  const { say } = useSession();
  const client = useQueryClient();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<RegisterOrder>('newest');
  const [filter, setFilter] = useState<RegisterFilter>(askedFilter);
  const [isWholeWanted, setWholeWanted] = useState(false);
  /** Changed while the filter is on: they keep their place, so that nothing moves under the finger. */
  const [keptByFilter, setKeptByFilter] = useState(NONE);
  const [page, setPage] = useState(0);
  const isSearching = query.trim() !== '';
  const family = book.shown.state === 'ready' ? book.shown.value : EMPTY_BOOK;
  const hasFamily = family.entries.length > 0 || family.notes.size > 0;
  const needsWhole = hasFamily || isSearching || filter !== 'all' || order !== 'newest';

  const keys = {
    pages: [...wishlistKey(wishlist.id), 'pages'],
    whole: [...wishlistKey(wishlist.id), 'whole'],
    unthanked: [...wishlistKey(wishlist.id), 'unthanked'],
    setAside: [...wishlistKey(wishlist.id), 'set-aside'],
    money: [...wishlistKey(wishlist.id), 'money'],
    report: [...wishlistKey(wishlist.id), 'report'],
  };
  const pages = usePages({
    queryKey: keys.pages,
    read: (options) => api.contributions(wishlist, options),
    keeping: keptContributions(keys.whole, keys.pages),
  });
  const read = useServerQuery({
    queryKey: keys.whole,
    queryFn: ({ signal }) => readRegister(api.allContributions, wishlist, signal),
    enabled: needsWhole || isWholeWanted,
    staleTime: Infinity,
    gcTime: 0,
    keeping: keptRegister(keys.whole, keys.pages),
  });
  const whole = useMemo(() => {
    const marked = (rows: readonly Transaction[]) => rows.map((row) => withMark(row, unsent));
    return { ...read, shown: ready(read.shown, (of) => ({ ...of, all: marked(of.all) })) };
  }, [read, unsent]);
  // If one of these fails, only a number is missing; the register reports its own failures.
  const { shown: unthanked } = useServerQuery({
    queryKey: keys.unthanked,
    queryFn: () => api.countUnthanked(wishlist),
    keeping: KEPT_COUNT,
  });
  const { shown: setAside } = useServerQuery({
    queryKey: keys.setAside,
    queryFn: () => api.countSetAside(wishlist),
    keeping: KEPT_COUNT,
  });
  const { shown: money } = useServerQuery({
    queryKey: keys.money,
    queryFn: () => api.moneyByStatus(wishlist),
    keeping: KEPT_MONEY,
  });

  const found = useMemo(
    () =>
      whole.shown.state === 'ready'
        ? [...whole.shown.value.all, ...family.entries]
            .filter((row) => passes(filter, row, family) || keptByFilter.has(row.id))
            .filter(
              (row) => !isSearching || matchesRow(say, row, isEntry(row) ? undefined : family.notes.get(row.id), query),
            )
            .sort(COMPARE[order])
        : [],
    [whole.shown, family, query, isSearching, filter, keptByFilter, order, say],
  );
  const totals = useMemo(
    () =>
      hasFamily && whole.shown.state === 'ready'
        ? totalsOf([...whole.shown.value.all, ...family.entries], family.notes)
        : null,
    [hasFamily, whole.shown, family],
  );
  const here = needsWhole ? ready(whole.shown, ({ all }) => all) : ready(pages.shown, ({ items }) => items);
  const isAllHere = here.state === 'ready' && (needsWhole || !pages.isPaged);
  const start = page * PAGE_SIZE;
  const selection = {
    shown: ready(whole.shown, ({ unreadable }) => ({
      rows: found.slice(start, start + PAGE_SIZE),
      unreadable: unreadable + family.unreadable,
      found: isSearching || filter !== 'all' ? found.length : null,
    })),
    page,
    goToPrevious: page > 0 ? () => setPage(page - 1) : null,
    goToNext: start + PAGE_SIZE < found.length ? () => setPage(page + 1) : null,
    isPaged: page > 0 || found.length > PAGE_SIZE,
    isRefreshing: whole.isRefreshing,
    refresh: whole.refresh,
  };
  const newest = {
    shown: ready(pages.shown, ({ items, unreadable }) => ({
      rows: items.map((row) => withMark(row, unsent)),
      unreadable: unreadable.length + family.unreadable,
      found: null,
    })),
    page: pages.page,
    goToPrevious: pages.goToPrevious,
    goToNext: pages.goToNext,
    isPaged: pages.isPaged,
    isRefreshing: pages.isRefreshing,
    refresh: pages.refresh,
  };

  const edited = useEditedReads([keys.pages, keys.whole, keys.unthanked]);
  /** Optimistic; reverted if it cannot be saved. */
  const marking = useMutation({
    mutationFn: ({ contribution: { id }, isThanked }: Mark) => api.setThanked(id, isThanked),
    meta: {
      failed: 'analytics.thanks.failed',
      failedValues: ({ contribution }: Mark) => ({ name: sayContributor(say, contribution) }),
    },
    onMutate: ({ contribution: { id }, isThanked }) => {
      edited.onMutate();
      showMark(id, thanksNow(isThanked, api.reader));
    },
    onError: (_error, { contribution: { id, thankedAt, thankedBy } }) => showMark(id, { thankedAt, thankedBy }),
    onSettled: edited.onSettled,
  });
  function showMark(id: TransactionId, thanks: ThanksShown): void {
    edit(id, (row) => ({ ...row, ...thanks }));
    client.setQueryData<number>(keys.unthanked, (count) =>
      count === undefined ? undefined : count + (thanks.thankedAt ? -1 : 1),
    );
  }
  function edit(id: TransactionId, change: (row: Transaction) => Transaction): void {
    const changed = (rows: readonly Transaction[]) => rows.map((row) => (row.id === id ? change(row) : row));
    client.setQueriesData<Page<Transaction>>(
      { queryKey: keys.pages },
      (of) => of && { ...of, items: changed(of.items) },
    );
    client.setQueryData<WholeRegister>(keys.whole, (of) => of && { ...of, all: changed(of.all) });
    keep(id);
  }
  function keep(id: RegisterRow['id']): void {
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
    ...(book.shown.state !== 'ready' && {
      shown: book.shown,
      isRefreshing: book.isRefreshing,
      refresh: book.refresh,
    }),
    query,
    search: fromTheFirstPage(setQuery),
    order,
    sort: fromTheFirstPage(setOrder),
    filter,
    filterBy: fromTheFirstPage((wanted) => {
      setFilter(wanted);
      setKeptByFilter(NONE);
    }),
    unthanked:
      unthanked.state === 'ready'
        ? unthanked.value + family.entries.filter(({ thankedAt }) => thankedAt === null).length
        : null,
    totals,
    here: isAllHere ? here.value.filter((row) => !isSetAside(row)).length : null,
    keep,
    setAside: setAside.state === 'ready' ? setAside.value : null,
    money: money.state === 'ready' ? money.value : null,
    whole,
    readWhole: () => setWholeWanted(true),
    setThanked: (contribution, isThanked) => {
      if (isThanked !== (contribution.thankedAt !== null)) marking.mutate({ contribution, isThanked });
    },
    put: (contribution) => edited.edit(() => edit(contribution.id, () => contribution)),
    refreshNumbers: () => {
      for (const queryKey of [keys.report, keys.unthanked, keys.setAside, keys.money])
        void client.invalidateQueries({ queryKey });
    },
  };
}

interface Mark {
  readonly contribution: Transaction;
  readonly isThanked: boolean;
}

function passes(filter: RegisterFilter, row: RegisterRow, { notes }: FamilyBook): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'unthanked':
      return rowAwaitsThanks(row);
    case 'by-hand':
      return isEntry(row);
    case 'bride':
    case 'groom':
      return sideOf(row, notes) === filter;
    case 'set-aside':
      return !isEntry(row) && isSetAside(row);
    default:
      return !isEntry(row) && row.status === filter;
  }
}

const amountOf = ({ amount }: RegisterRow): number => amount ?? 0;
const timeOf = (row: RegisterRow): number => receivedAt(row).getTime();
const newestFirst = (one: RegisterRow, other: RegisterRow) =>
  timeOf(other) - timeOf(one) || other.createdAt.getTime() - one.createdAt.getTime();

const COMPARE: Readonly<Record<RegisterOrder, (one: RegisterRow, other: RegisterRow) => number>> = {
  newest: newestFirst,
  oldest: (one, other) => newestFirst(other, one),
  largest: (one, other) => amountOf(other) - amountOf(one),
  smallest: (one, other) => amountOf(one) - amountOf(other),
};
