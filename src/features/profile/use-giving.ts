import { useCallback, useEffect, useState } from 'react';
import type { Giving } from '../../data/firebase/aggregate.ts';
import type { Page, PageCursor } from '../../data/firebase/page-query.ts';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { outcomeOf } from '../../session/outcome.ts';
import type { GivingSource } from './giving-source.ts';

/** As many as are looked at without scrolling for long. */
export const HISTORY_PAGE_SIZE = 5;

export interface Asked<T> {
  readonly value: Loadable<T>;
  /** After a failure, once more. */
  readonly retry: () => void;
}

export function useGivingTotals(source: GivingSource): Asked<Giving> {
  return useAsked(useCallback(() => source.totals(), [source]));
}

export interface GivingPages {
  readonly page: Loadable<Page<Transaction>>;
  /** From 1. */
  readonly number: number;
  readonly newer: (() => void) | undefined;
  readonly older: (() => void) | undefined;
  readonly retry: () => void;
}

/** What was given, page by page, the newest first. */
export function useGivingPages(source: GivingSource): GivingPages {
  /** Where each page after the first begins, up to the one that is shown. */
  const [starts, setStarts] = useState<readonly PageCursor[]>([]);
  const after = starts.at(-1) ?? null;
  const ask = useCallback(() => source.page({ after, size: HISTORY_PAGE_SIZE }), [source, after]);
  const { value: page, retry } = useAsked(ask);
  const next = page.state === 'ready' ? page.value.next : null;
  return {
    page,
    number: starts.length + 1,
    newer: starts.length > 0 ? () => setStarts(starts.slice(0, -1)) : undefined,
    older: next ? () => setStarts([...starts, next]) : undefined,
    retry,
  };
}

interface Answer<T> {
  readonly to: () => Promise<T>;
  readonly value: Loadable<T>;
}

/** What is asked for once, and again when something else is asked. */
function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    void outcomeOf(ask).then((outcome) => {
      if (isOver) return;
      const value: Loadable<T> = outcome.ok
        ? { state: 'ready', value: outcome.value }
        : { state: 'failed', failure: outcome.failure };
      setAnswer({ to: ask, value });
    });
    return () => {
      isOver = true;
    };
  }, [ask, attempt]);
  const retry = useCallback(() => {
    setAnswer(null);
    setAttempt((earlier) => earlier + 1);
  }, []);
  return { value: answer?.to === ask ? answer.value : LOADING, retry };
}
