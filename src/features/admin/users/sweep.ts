import type { PageCursor } from '../../../data/firebase/page-query.ts';
import type { Listed } from '../../../data/listed.ts';
import { filterUsers, searchedId, type UserFilter } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import { isEmailAddress } from '../../../domain/email-address.ts';
import type { UsersApi } from './api.ts';

/** Matches shown before the admin has to ask for more. */
export const SHOWN_AT_ONCE = 20;
const MOST_A_READ = 200;

/** The result of a search so far. */
export interface SweepProgress extends Listed<User> {
  /** The number of users read. */
  readonly searched: number;
  /** Where to continue; null if the search is complete. */
  readonly rest: { readonly after: PageCursor | null } | null;
}

export const NOT_STARTED: SweepProgress = { items: [], unreadable: [], searched: 0, rest: { after: null } };

/**
 * Reads the users, newest first, until `wanted` match or all are read, and yields after each read. If the search text
 * is an existing e-mail address, or an id, only that user is found.
 */
export async function* sweep(
  api: Pick<UsersApi, 'search' | 'findByEmail' | 'read'>,
  filter: UserFilter,
  from: SweepProgress,
  wanted: number,
): AsyncGenerator<SweepProgress, void, undefined> {
  let progress = from;
  const address = filter.search.trim();
  if (from === NOT_STARTED && isEmailAddress(address)) {
    const items = filterUsers((await api.findByEmail(address)).items, filter);
    if (items.length > 0) {
      yield { ...progress, items, rest: null };
      return;
    }
  }
  const id = searchedId(filter.search);
  if (id !== null) {
    const user = await api.read(id);
    yield { ...progress, items: user ? filterUsers([user], filter) : [], rest: null };
    return;
  }
  while (progress.rest && progress.items.length < wanted) {
    const size = sizeOfNextRead(filter, progress, wanted);
    const { items, unreadable, searched, next } = await api.search(filter, { after: progress.rest.after, size });
    const known = new Set(progress.items.map(({ id }) => id));
    progress = {
      items: [...progress.items, ...items.filter(({ id }) => !known.has(id))],
      unreadable: [...progress.unreadable, ...unreadable],
      searched: progress.searched + searched,
      rest: next && { after: next },
    };
    yield progress;
  }
}

/**
 * Text matches are rare, so the pages are large. Nearly all users are active, so a search for them reads hardly more
 * than it shows.
 */
function sizeOfNextRead({ search }: UserFilter, { items, searched }: SweepProgress, wanted: number): number {
  if (search.trim() !== '') return MOST_A_READ;
  const missing = wanted - items.length;
  const likely = Math.ceil((missing * searched) / Math.max(1, items.length));
  return Math.min(MOST_A_READ, Math.max(missing, likely));
}
