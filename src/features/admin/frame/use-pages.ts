import { useCallback, useEffect, useRef, useState } from 'react';
import type { Page, PageOptions } from '../../../data/firebase/page-query.ts';
import { LOADING, type Loadable } from '../../../domain/loadable.ts';
import { type Part, unansweredFor } from './use-part.ts';

export type ReadPage<T> = (options: PageOptions) => Promise<Page<T>>;

export interface Pages<T> extends Part<Page<T>> {
  /** From 0. */
  readonly page: number;
  /** null: there is no such page. */
  readonly goBack: (() => void) | null;
  readonly goOn: (() => void) | null;
}

interface List<T> {
  readonly of: ReadPage<T>;
  /** As many as were turned to: each says where the next one begins. */
  readonly pages: readonly Page<T>[];
  readonly page: number;
  /** Why the page is not there. */
  readonly unanswered: Loadable<never> | null;
  readonly isAwaited: boolean;
}

/**
 * A long list, of which a page is read when it is turned to, and not one document more; pages that were seen are kept.
 * `refresh` reads the one that is shown again. Another `read`, for another filter, begins with its first page.
 */
export function usePages<T>(read: ReadPage<T>): Pages<T> {
  const [kept, setKept] = useState<List<T>>(() => beginning(read));
  const latest = useRef(0);
  const ask = useCallback(
    (page: number, earlier: readonly Page<T>[]) => {
      const turn = (latest.current += 1);
      const show = (pages: readonly Page<T>[], unanswered: Loadable<never> | null) => {
        if (latest.current !== turn) return;
        const shown = unanswered ? page : Math.min(page, pages.length - 1);
        setKept({ of: read, pages, page: shown, unanswered, isAwaited: false });
      };
      read({ after: earlier[page - 1]?.next ?? null, looksAhead: false }).then(
        (answer) => show(withPage(earlier.slice(0, page), answer), null),
        (error: unknown) => show(earlier, unansweredFor(error)),
      );
    },
    [read],
  );
  useEffect(() => {
    ask(0, []);
    return () => {
      latest.current += 1;
    };
  }, [ask]);

  const list = kept.of === read ? kept : beginning(read);
  const { pages, page, unanswered, isAwaited } = list;
  const shown = pages[page];
  const goTo = (to: number) => {
    latest.current += 1;
    const isKept = pages[to] !== undefined;
    setKept({ ...list, page: to, unanswered: null, isAwaited: !isKept });
    if (!isKept) ask(to, pages);
  };
  return {
    shown: unanswered ?? (shown ? { state: 'ready', value: shown } : LOADING),
    isRefreshing: isAwaited && (unanswered !== null || shown !== undefined),
    refresh: () => {
      setKept({ ...list, isAwaited: true });
      ask(page, pages);
    },
    page,
    goBack: page > 0 ? () => goTo(page - 1) : null,
    goOn: shown?.next ? () => goTo(page + 1) : null,
  };
}

/** Nobody looked ahead: a page that turns out to be empty ends the one before it. */
function withPage<T>(earlier: readonly Page<T>[], read: Page<T>): readonly Page<T>[] {
  const before = earlier.at(-1);
  const isEmpty = read.items.length === 0 && read.unreadable.length === 0 && read.next === null;
  return before && isEmpty ? [...earlier.slice(0, -1), { ...before, next: null }] : [...earlier, read];
}

function beginning<T>(of: ReadPage<T>): List<T> {
  return { of, pages: [], page: 0, unanswered: null, isAwaited: true };
}
