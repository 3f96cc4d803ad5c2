import { useQueryClient } from '@tanstack/react-query';
import type { Page } from '../../../data/firebase/page-query.ts';
import type { Listed } from '../../../data/listed.ts';
import { LOADING, type Loadable } from '../../../domain/loadable.ts';
import type { UserFilter } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import { type Pages, usePages } from '../../../session/server-state/use-pages.ts';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';
import { type Sweep, useSweep } from './use-sweep.ts';
import { USERS, type UsersApi } from './api.ts';

export interface UserList extends ServerQuery<Listed<User>> {
  /** Either pages, if a query can find the users, or a search. */
  readonly pages: Pages<User> | null;
  readonly sweep: Sweep | null;
  /** Call this after a user was changed. */
  readonly reload: (changed: Pick<User, 'id'>) => void;
}

const NO_PAGE: Page<User> = { items: [], unreadable: [], next: null };

export function useUserList(api: UsersApi, filter: UserFilter): UserList {
  const { search, status } = filter;
  const queried = search.trim() === '' && status !== 'active' ? status : null;
  const client = useQueryClient();
  const pages = usePages<User>({
    queryKey: [...USERS, 'list', queried],
    read: async (options) => (queried === null ? NO_PAGE : api.list(queried, options)),
  });
  const sweep = useSweep(api, queried === null ? filter : null);
  const countAgain = () => void client.invalidateQueries({ queryKey: [...USERS, 'activity'] });
  if (queried !== null) {
    const readAgain = () => {
      pages.refresh();
      countAgain();
    };
    return { ...pages, refresh: readAgain, pages, sweep: null, reload: readAgain };
  }
  const { put, refresh } = sweep;
  return {
    shown: shownOf(sweep),
    isRefreshing: sweep.isRefreshing,
    refresh: () => {
      refresh();
      countAgain();
    },
    pages: null,
    sweep,
    // Repeating the search would read many users, so only the changed one is read.
    reload: ({ id }) =>
      void api.read(id).then(
        (user) => {
          put(id, user);
          void client.invalidateQueries({ queryKey: [...USERS, 'activity', id] });
        },
        () => refresh(),
      ),
  };
}

/** A search that failed midway shows the failure next to its progress and keeps its matches. */
function shownOf({ rows, progress, isSearching, unanswered }: Sweep): Loadable<Listed<User>> {
  if (unanswered?.state === 'denied') return unanswered;
  if (rows.length === 0 && progress.searched === 0) {
    if (unanswered) return unanswered;
    if (isSearching) return LOADING;
  }
  return { state: 'ready', value: { items: rows, unreadable: progress.unreadable } };
}
