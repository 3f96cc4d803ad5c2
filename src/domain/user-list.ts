import { firstLetter } from './text.ts';
import type { User, UserStatus } from './user.ts';

export interface UserFilter {
  /** '' finds everybody. */
  readonly search: string;
  readonly status: UserStatus | 'all';
}

export const EVERYBODY: UserFilter = { search: '', status: 'all' };

type Named = Pick<User, 'displayName' | 'email'>;
type Listed = Named & Pick<User, 'status' | 'isAdmin'>;

/** Both have to fit: the status exactly, the text as a part of the name or the e-mail, whatever its case. */
export function filterUsers<T extends Listed>(users: readonly T[], { search, status }: UserFilter): readonly T[] {
  const wanted = search.trim().toLowerCase();
  return users.filter(
    (user) =>
      (status === 'all' || user.status === status) &&
      [user.displayName, user.email].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Whether the list is empty because of the filter, or because there is nobody. */
export function isFiltering({ search, status }: UserFilter): boolean {
  return search.trim() !== '' || status !== 'all';
}

/** As the server counts them, without a document being read. */
export interface CountedUsers {
  readonly total: number;
  readonly inactive: number;
  readonly banned: number;
  readonly admins: number;
}

export interface UserCounts extends CountedUsers {
  readonly active: number;
}

/** Of most active users no status is stored: they are who is left. Each number is of another moment than the next. */
export function withActive(counted: CountedUsers): UserCounts {
  return { ...counted, active: Math.max(0, counted.total - counted.inactive - counted.banned) };
}

/** How many have this status. */
export function countOfStatus(counts: UserCounts, status: UserFilter['status']): number {
  return counts[status === 'all' ? 'total' : status];
}

/** `noName` is the catalogue's 'No Name'. */
export function shownName({ displayName }: Named, noName: string): string {
  return displayName.trim() || noName;
}

/** Of the name, or of the e-mail if there is no name. */
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
