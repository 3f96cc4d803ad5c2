import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UserId } from '../../../domain/ids.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { filterUsers, type UserFilter } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import { unavailable } from '../../../session/server-state/use-server-query.ts';
import { NOTHING_SEEN, SHOWN_AT_ONCE, type Sight, sweep } from './sweep.ts';
import { USERS, type UsersApi } from './api.ts';

/** A search and its progress. Matches beyond the shown ones wait until the admin asks for more. */
export interface Sweep {
  readonly rows: readonly User[];
  readonly sight: Sight;
  readonly isSearching: boolean;
  readonly isRefreshing: boolean;
  /** Stopped or failed before enough matches were found. */
  readonly isCutShort: boolean;
  /** Why it stopped. */
  readonly unanswered: Loadable<never> | null;
  readonly stop: () => void;
  /** Shows twenty more; null if the search is complete and all matches are shown. */
  readonly goOn: (() => void) | null;
  readonly refresh: () => void;
  /** A user was changed, or no longer exists (null). */
  readonly put: (id: UserId, user: User | null) => void;
}

interface Kept {
  readonly of: UserFilter | null;
  readonly sight: Sight;
  readonly wanted: number;
  readonly isSearching: boolean;
  readonly isRefreshing: boolean;
  readonly unanswered: Loadable<never> | null;
  readonly changed: ReadonlyMap<UserId, User | null>;
}

const NOBODY_CHANGED: Kept['changed'] = new Map();

/** `filter` is null without a search. A new filter starts a new search and ends the previous one. */
export function useSweep(api: UsersApi, filter: UserFilter | null): Sweep {
  const [kept, setKept] = useState<Kept>(() => beginning(filter));
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const run = useCallback(
    (from: Sight, wanted: number) => {
      running.current?.abort();
      if (!filter) return;
      const { signal } = (running.current = new AbortController());
      const show = (changes: Partial<Kept>) => {
        if (!signal.aborted)
          setKept((before) => ({ ...(before.of === filter ? before : beginning(filter)), ...changes }));
      };
      const search = async () => {
        let seenAnew = from === NOTHING_SEEN;
        for await (const sight of sweep(readThrough(client, api), filter, from, wanted)) {
          if (signal.aborted) return;
          show({ sight, isRefreshing: false, ...(seenAnew && { changed: NOBODY_CHANGED }) });
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
    run(NOTHING_SEEN, SHOWN_AT_ONCE);
    return () => running.current?.abort();
  }, [run]);

  const search = kept.of === filter ? kept : beginning(filter);
  const { sight, wanted, isSearching, isRefreshing, unanswered, changed } = search;
  const found = useMemo(
    () => (filter ? filterUsers(withChanges(sight.items, changed), filter) : []),
    [filter, sight, changed],
  );
  const rows = useMemo(() => found.slice(0, wanted), [found, wanted]);
  const begin = (from: Sight, upTo: number, changes: Partial<Kept>) => {
    setKept({ ...search, wanted: upTo, unanswered: null, isSearching: true, ...changes });
    run(from, upTo);
  };
  return {
    rows,
    sight,
    isSearching,
    isRefreshing,
    isCutShort: !isSearching && sight.rest !== null && sight.items.length < wanted,
    unanswered,
    stop: () => {
      running.current?.abort();
      setKept({ ...search, isSearching: false, isRefreshing: false });
    },
    goOn: sight.rest || found.length > wanted ? () => begin(sight, rows.length + SHOWN_AT_ONCE, {}) : null,
    refresh: () => begin(NOTHING_SEEN, SHOWN_AT_ONCE, { isRefreshing: true }),
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
    sight: NOTHING_SEEN,
    wanted: SHOWN_AT_ONCE,
    isSearching: of !== null,
    isRefreshing: false,
    unanswered: null,
    changed: NOBODY_CHANGED,
  };
}

let reads = 0;

/** Each read is a query of its own, so that failures are handled like any other. */
function readThrough(client: QueryClient, api: UsersApi): Pick<UsersApi, 'search' | 'findByEmail'> {
  const query = <T>(queryFn: () => Promise<T>) =>
    client.fetchQuery({ queryKey: [...USERS, 'search', (reads += 1)], queryFn, gcTime: 0 });
  return {
    search: (filter, options) => query(() => api.search(filter, options)),
    findByEmail: (email) => query(() => api.findByEmail(email)),
  };
}
