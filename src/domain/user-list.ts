import { userId, type UserId } from './ids.ts';
import { isFoundIn } from './search.ts';
import { firstLetter } from './first-letter.ts';
import type { User, UserStatus } from './user.ts';

export interface UserFilter {
  /** '' matches everyone. */
  readonly search: string;
  readonly status: UserStatus | 'all';
}

export const ALL_USERS: UserFilter = { search: '', status: 'all' };

type Named = Pick<User, 'displayName' | 'email'>;
type Listed = Named & Pick<User, 'id' | 'status' | 'isAdmin'>;

/** Both must match: the status exactly, the text as a part of the name or e-mail, or as `id:` and the id. */
export function filterUsers<T extends Listed>(users: readonly T[], { search, status }: UserFilter): readonly T[] {
  const id = searchedId(search);
  return users.filter(
    (user) =>
      (status === 'all' || user.status === status) &&
      (id === null ? [user.displayName, user.email].some((text) => isFoundIn(text, search)) : user.id === id),
  );
}

/** null if the search is not for an id. */
export function searchedId(search: string): UserId | null {
  const [, id] = /^\s*id:\s*([^\s/]+)\s*$/i.exec(search) ?? [];
  return id === undefined ? null : userId(id);
}

/** Whether a filter is set, so that an empty list can say so. */
export function isFiltering({ search, status }: UserFilter): boolean {
  return search.trim() !== '' || status !== 'all';
}

/** Counted by the server without reading documents. */
export interface CountedUsers {
  readonly total: number;
  readonly inactive: number;
  readonly banned: number;
  readonly admins: number;
}

export interface UserCounts extends CountedUsers {
  readonly active: number;
}

/**
 * Most active users have no stored status, so their number is the remainder. The counts are not from the same moment.
 */
export function withActive(counted: CountedUsers): UserCounts {
  return { ...counted, active: Math.max(0, counted.total - counted.inactive - counted.banned) };
}

/** The number of users with this status. */
export function countOfStatus(counts: UserCounts, status: UserFilter['status']): number {
  return counts[status === 'all' ? 'total' : status];
}

/** `noName` is the message 'No Name'. */
export function shownName({ displayName }: Named, noName: string): string {
  return displayName.trim() || noName;
}

/** The initial of the name, or of the e-mail if there is no name. */
export function userInitial({ displayName, email }: Named): string {
  return firstLetter(displayName) || firstLetter(email);
}

/** An inactive user can neither be banned nor unbanned. */
export function statusAction({ status }: Pick<User, 'status'>): 'ban' | 'unban' | null {
  switch (status) {
    case 'active':
      return 'ban';
    case 'banned':
      return 'unban';
    case 'inactive':
      return null;
  }
}
