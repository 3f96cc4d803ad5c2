import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Failure } from '../../domain/failure.ts';
import type { TransactionId } from '../../domain/ids.ts';
import { awaitsThanks, type Transaction } from '../../domain/transaction.ts';
import { asFailure, outcomeOf } from '../../session/outcome.ts';
import { matches } from '../../session/register/contribution-words.ts';
import { readRegister, type RegisterOf, type WholeRegister } from '../../session/register/read-register.ts';
import { useSession } from '../../session/session.tsx';
import { toast } from '../../ui/toast.ts';
import type { AnalyticsApi, Contributions } from './api.ts';

export const PAGE_SIZE = 20;

export const REGISTER_ORDERS = ['newest', 'oldest', 'largest', 'smallest'] as const;
export type RegisterOrder = (typeof REGISTER_ORDERS)[number];

type Shown =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready';
      readonly rows: readonly Transaction[];
      readonly unreadable: number;
      /** Number of contributions that the search and the filter find; null while neither is in use. */
      readonly found: number | null;
      readonly hasNext: boolean;
    };

export interface RegisterState {
  readonly shown: Shown;
  readonly query: string;
  readonly search: (query: string) => void;
  readonly order: RegisterOrder;
  readonly sort: (order: RegisterOrder) => void;
  readonly isUnthankedOnly: boolean;
  readonly showUnthankedOnly: (isOnly: boolean) => void;
  /** Number of contributions that nobody was thanked for yet; null while that is not known. */
  readonly unthanked: number | null;
  /** From 0. */
  readonly page: number;
  readonly goTo: (page: number) => void;
  readonly retry: () => void;
  readonly setThanked: (contribution: Transaction, isThanked: boolean) => void;
}

type Marks = ReadonlyMap<TransactionId, Date | null>;
const NO_MARKS: Marks = new Map();

/** Reads page by page; a search, the filter or another order reads the whole register, once. */
export function useRegister(api: AnalyticsApi, wishlist: RegisterOf): RegisterState {
  const { say } = useSession();
  const [pages, setPages] = useState<readonly Contributions[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [whole, setWhole] = useState<WholeRegister | { readonly failure: Failure } | null>(null);
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<RegisterOrder>('newest');
  /** The marks when the filter was switched on: what is marked since stays where it is, under the finger. */
  const [filteredBy, setFilteredBy] = useState<Marks | null>(null);
  const [page, setPage] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [marks, setMarks] = useState(NO_MARKS);
  const [unthanked, setUnthanked] = useState<number | null>(null);
  const isSearching = query.trim() !== '';
  const isUnthankedOnly = filteredBy !== null;
  const needsWhole = isSearching || isUnthankedOnly || order !== 'newest';
  const isMissing = !needsWhole && page >= pages.length;

  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    api.contributions(wishlist, { size: PAGE_SIZE, after: pages.at(-1)?.next ?? null }).then(
      (read) => {
        if (!isOver) setPages((before) => [...before, read]);
      },
      (error: unknown) => {
        if (!isOver) setFailure(asFailure(error));
      },
    );
    return () => {
      isOver = true;
    };
  }, [api, wishlist, isMissing, pages, attempt]);

  useEffect(() => {
    if (!needsWhole || whole !== null) return;
    const leaving = new AbortController();
    readRegister(api.allContributions, wishlist, leaving.signal).then(setWhole, (error: unknown) => {
      if (!leaving.signal.aborted) setWhole({ failure: asFailure(error) });
    });
    return () => leaving.abort();
  }, [api, wishlist, needsWhole, whole]);

  useEffect(() => {
    let isOver = false;
    api.countUnthanked(wishlist).then(
      (count) => {
        if (!isOver) setUnthanked(count);
      },
      // Only a number is missing; the register says itself when it cannot be read.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [api, wishlist]);

  const marked = useCallback((row: Transaction) => withMark(row, marks), [marks]);
  const found = useMemo(
    () =>
      whole && 'all' in whole
        ? whole.all
            .filter((row) => filteredBy === null || awaitsThanks(withMark(row, filteredBy)))
            .filter((row) => matches(say, row, query))
            .sort(COMPARE[order])
        : [],
    [whole, query, filteredBy, order, say],
  );
  const fromTheFirstPage =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(0);
    };

  return {
    shown: needsWhole ? selected() : paged(),
    query,
    search: fromTheFirstPage(setQuery),
    order,
    sort: fromTheFirstPage(setOrder),
    isUnthankedOnly,
    showUnthankedOnly: fromTheFirstPage((isOnly) => setFilteredBy(isOnly ? marks : null)),
    unthanked,
    page,
    goTo: setPage,
    retry: () => {
      setFailure(null);
      setWhole(null);
      setAttempt((before) => before + 1);
    },
    setThanked: (contribution, isThanked) => void mark(contribution, isThanked),
  };

  function paged(): Shown {
    if (failure) return { state: 'failed', failure };
    const read = pages[page];
    if (!read) return { state: 'loading' };
    const { items, unreadable, next } = read;
    return {
      state: 'ready',
      rows: items.map(marked),
      unreadable: unreadable.length,
      found: null,
      hasNext: next !== null,
    };
  }

  function selected(): Shown {
    if (!whole) return { state: 'loading' };
    if ('failure' in whole) return { state: 'failed', failure: whole.failure };
    const from = page * PAGE_SIZE;
    return {
      state: 'ready',
      rows: found.slice(from, from + PAGE_SIZE).map(marked),
      unreadable: whole.unreadable,
      found: isSearching || isUnthankedOnly ? found.length : null,
      hasNext: from + PAGE_SIZE < found.length,
    };
  }

  /** Shown at once, and taken back when it cannot be saved. */
  async function mark({ id, thankedAt }: Transaction, isThanked: boolean): Promise<void> {
    if (isThanked === (thankedAt !== null)) return;
    const show = (at: Date | null, change: number) => {
      setMarks((before) => new Map(before).set(id, at));
      setUnthanked((before) => (before === null ? null : before + change));
    };
    const change = isThanked ? -1 : 1;
    show(isThanked ? new Date() : null, change);
    const saved = await outcomeOf(() => api.setThanked(id, isThanked));
    if (saved.ok) return;
    show(thankedAt, -change);
    // A banned owner has been told so already.
    if (saved.failure.reason !== 'banned') toast.error(say('analytics.thanks.failed'));
  }
}

const COMPARE: Readonly<Record<RegisterOrder, (one: Transaction, other: Transaction) => number>> = {
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  oldest: (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  largest: (one, other) => other.amount - one.amount,
  smallest: (one, other) => one.amount - other.amount,
};

function withMark(row: Transaction, marks: Marks): Transaction {
  const mark = marks.get(row.id);
  return mark === undefined ? row : { ...row, thankedAt: mark };
}
