import { useCallback } from 'react';
import type { Page } from '../../../data/firebase/page-query.ts';
import type { Listed } from '../../../data/listed.ts';
import { LOADING, type Loadable } from '../../../domain/loadable.ts';
import type { UserFilter } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import { type Pages, type ReadPage, usePages } from '../frame/use-pages.ts';
import type { Part } from '../frame/use-part.ts';
import { type Sweep, useSweep } from './use-sweep.ts';
import type { UsersDesk } from './users-desk.ts';

export interface UserList extends Part<Listed<User>> {
  /** Either of both: users that a query finds are turned page by page, others are searched for. */
  readonly pages: Pages<User> | null;
  readonly sweep: Sweep | null;
  /** After one of them was changed. */
  readonly reload: (changed: User) => void;
}

const NO_PAGE: Page<User> = { items: [], unreadable: [], next: null };

export function useUserList(desk: UsersDesk, filter: UserFilter): UserList {
  const { search, status } = filter;
  const queried = search.trim() === '' && status !== 'active' ? status : null;
  const read = useCallback<ReadPage<User>>(
    async (options) => (queried === null ? NO_PAGE : desk.list(queried, options)),
    [desk, queried],
  );
  const pages = usePages(read);
  const sweep = useSweep(desk, queried === null ? filter : null);
  if (queried !== null) return { ...pages, pages, sweep: null, reload: pages.refresh };
  const { put, refresh } = sweep;
  return {
    shown: shownOf(sweep),
    isRefreshing: sweep.isRefreshing,
    refresh,
    pages: null,
    sweep,
    // Searching everybody again for the sake of one would read a great deal; that one is read.
    reload: ({ id }) =>
      void desk.read(id).then(
        (user) => put(id, user),
        () => refresh(),
      ),
  };
}

/** What stopped a search midway is said where the search stands; what was found stays. */
function shownOf({ rows, sight, isSearching, unanswered }: Sweep): Loadable<Listed<User>> {
  if (unanswered?.state === 'denied') return unanswered;
  if (rows.length === 0 && sight.searched === 0) {
    if (unanswered) return unanswered;
    if (isSearching) return LOADING;
  }
  return { state: 'ready', value: { items: rows, unreadable: sight.unreadable } };
}
