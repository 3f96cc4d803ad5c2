import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UserId } from '../../../domain/ids.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { filterUsers, type UserFilter } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import { unavailable } from '../../../session/server-state/use-server-query.ts';
import { NOT_STARTED, SHOWN_AT_ONCE, type SweepProgress, sweep } from './sweep.ts';
import { USERS, type UsersApi } from './api.ts';

/** A search and its progress. Matches beyond the shown ones wait until the admin asks for more. */
export interface Sweep {
  readonly rows: readonly User[];
  readonly progress: SweepProgress;
  readonly isSearching: boolean;
  readonly isRefreshing: boolean;
  /** Stopped or failed before enough matches were found. */
  readonly isCutShort: boolean;
  /** Why it stopped. */
  readonly unanswered: Loadable<never> | null;
  readonly stop: () => void;
  /** Shows twenty more; null if the search is complete and all matches are shown. */
  readonly continueSearch: (() => void) | null;
  readonly refresh: () => void;
  /** A user was changed, or no longer exists (null). */
  readonly put: (id: UserId, user: User | null) => void;
}

interface Kept {
  readonly of: UserFilter | null;
  readonly progress: SweepProgress;
  readonly wanted: number;
  readonly isSearching: boolean;
  readonly isRefreshing: boolean;
  readonly unanswered: Loadable<never> | null;
  readonly changed: ReadonlyMap<UserId, User | null>;
}

const NO_CHANGES: Kept['changed'] = new Map();

/** `filter` is null without a search. A new filter starts a new search and ends the previous one. */
export function useSweep(api: UsersApi, filter: UserFilter | null): Sweep {
  const [kept, setKept] = useState<Kept>(() => beginning(filter));
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const run = useCallback(
    (from: SweepProgress, wanted: number) => {
      running.current?.abort();
      if (!filter) return;
      const { signal } = (running.current = new AbortController());
      const show = (changes: Partial<Kept>) => {
        if (!signal.aborted)
          setKept((before) => ({ ...(before.of === filter ? before : beginning(filter)), ...changes }));
      };
      const search = async () => {
        let seenAnew = from === NOT_STARTED;
        for await (const progress of sweep(readThrough(client, api), filter, from, wanted)) {
          if (signal.aborted) return;
          show({ progress, isRefreshing: false, ...(seenAnew && { changed: NO_CHANGES }) });
          seenAnew = false;
        }
      };
      const end = { isSearching: false, isRefreshing: false };
      search().then(
        () => show(end),
        (error: unknown) => show({ ...end, unanswered: unavailable(error) }),
      );
    },
    [api, client, filter],
  );
  useEffect(() => {
    run(NOT_STARTED, SHOWN_AT_ONCE);
    return () => running.current?.abort();
  }, [run]);

  const search = kept.of === filter ? kept : beginning(filter);
  const { progress, wanted, isSearching, isRefreshing, unanswered, changed } = search;
  const found = useMemo(
    () => (filter ? filterUsers(withChanges(progress.items, changed), filter) : []),
    [filter, progress, changed],
  );
  const rows = useMemo(() => found.slice(0, wanted), [found, wanted]);
  const begin = (from: SweepProgress, upTo: number, changes: Partial<Kept>) => {
    setKept({ ...search, wanted: upTo, unanswered: null, isSearching: true, ...changes });
    run(from, upTo);
  };
  return {
    rows,
    progress,
    isSearching,
    isRefreshing,
    isCutShort: !isSearching && progress.rest !== null && progress.items.length < wanted,
    unanswered,
    stop: () => {
      running.current?.abort();
      setKept({ ...search, isSearching: false, isRefreshing: false });
    },
    continueSearch:
      progress.rest || found.length > wanted ? () => begin(progress, rows.length + SHOWN_AT_ONCE, {}) : null,
    refresh: () => begin(NOT_STARTED, SHOWN_AT_ONCE, { isRefreshing: true }),
    put: (id, user) => setKept((before) => ({ ...before, changed: new Map(before.changed).set(id, user) })),
  };
}

function withChanges(users: readonly User[], changed: Kept['changed']): readonly User[] {
  return users.flatMap((user) => {
    const now = changed.has(user.id) ? changed.get(user.id) : user;
    return now ? [now] : [];
  });
}

function beginning(of: UserFilter | null): Kept {
  return {
    of,
    progress: NOT_STARTED,
    wanted: SHOWN_AT_ONCE,
    isSearching: of !== null,
    isRefreshing: false,
    unanswered: null,
    changed: NO_CHANGES,
  };
}

let reads = 0;

/** Each read is a query of its own, so that failures are handled like any other. */
function readThrough(client: QueryClient, api: UsersApi): Pick<UsersApi, 'search' | 'findByEmail' | 'read'> {
  const query = <T>(queryFn: () => Promise<T>) =>
    client.fetchQuery({ queryKey: [...USERS, 'search', (reads += 1)], queryFn, gcTime: 0 });
  return {
    search: (filter, options) => query(() => api.search(filter, options)),
    findByEmail: (email) => query(() => api.findByEmail(email)),
    read: (id) => query(() => api.read(id)),
  };
}
