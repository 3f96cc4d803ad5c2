import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Failure } from '../../domain/failure.ts';
import type { TransactionId } from '../../domain/ids.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { asFailure, outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { toast } from '../../ui/toast.ts';
import type { AnalyticsDesk, Contributions } from './analytics-desk.ts';
import { matches } from './contribution-words.ts';
import { everythingOf } from './everything-of.ts';

export const PAGE_SIZE = 20;

export type Shown =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready';
      readonly rows: readonly Transaction[];
      readonly unreadable: number;
      /** How many are found by the search; null while nobody searches. */
      readonly found: number | null;
      readonly hasNext: boolean;
    };

export interface RegisterState {
  readonly shown: Shown;
  readonly query: string;
  readonly search: (query: string) => void;
  /** From 0. */
  readonly page: number;
  readonly goTo: (page: number) => void;
  readonly retry: () => void;
  readonly setThanked: (contribution: Transaction, isThanked: boolean) => void;
}

type Search = { readonly all: readonly Transaction[]; readonly unreadable: number } | { readonly failure: Failure };

/** Page by page, as they are turned. Only whoever searches has all of them read, once. */
export function useRegister(desk: AnalyticsDesk, wishlist: Wishlist): RegisterState {
  const { say } = useSession();
  const [pages, setPages] = useState<readonly Contributions[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [everything, setEverything] = useState<Search | null>(null);
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [marks, setMarks] = useState<ReadonlyMap<TransactionId, Date | null>>(new Map());
  const isSearching = query.trim() !== '';
  const isMissing = !isSearching && page >= pages.length;

  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    desk.contributions(wishlist, { size: PAGE_SIZE, after: pages.at(-1)?.next ?? null }).then(
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
  }, [desk, wishlist, isMissing, pages, attempt]);

  const needsEverything = isSearching && everything === null;
  useEffect(() => {
    if (!needsEverything) return;
    const leaving = new AbortController();
    everythingOf(desk, wishlist, leaving.signal).then(
      (all) => setEverything(all),
      (error: unknown) => {
        if (!leaving.signal.aborted) setEverything({ failure: asFailure(error) });
      },
    );
    return () => leaving.abort();
  }, [desk, wishlist, needsEverything]);

  const marked = useCallback(
    (row: Transaction): Transaction => {
      const mark = marks.get(row.id);
      return mark === undefined ? row : { ...row, thankedAt: mark };
    },
    [marks],
  );
  const found = useMemo(
    () => (everything && 'all' in everything ? everything.all.filter((row) => matches(say, row, query)) : []),
    [everything, query, say],
  );

  return {
    shown: isSearching ? searched() : paged(),
    query,
    search: (typed) => {
      setQuery(typed);
      setPage(0);
    },
    page,
    goTo: setPage,
    retry: () => {
      setFailure(null);
      setEverything(null);
      setAttempt((before) => before + 1);
    },
    setThanked: (contribution, isThanked) => void note(contribution, isThanked),
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

  function searched(): Shown {
    if (!everything) return { state: 'loading' };
    if ('failure' in everything) return { state: 'failed', failure: everything.failure };
    const from = page * PAGE_SIZE;
    return {
      state: 'ready',
      rows: found.slice(from, from + PAGE_SIZE).map(marked),
      unreadable: everything.unreadable,
      found: found.length,
      hasNext: from + PAGE_SIZE < found.length,
    };
  }

  /** Seen at once, and taken back when it cannot be saved. */
  async function note({ id, thankedAt }: Transaction, isThanked: boolean): Promise<void> {
    setMarks((before) => new Map(before).set(id, isThanked ? new Date() : null));
    const saved = await outcomeOf(() => desk.setThanked(id, isThanked));
    if (saved.ok) return;
    setMarks((before) => new Map(before).set(id, thankedAt));
    toast.error(say('analytics.thanks.failed'));
  }
}
