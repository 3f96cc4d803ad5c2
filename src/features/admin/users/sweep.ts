import type { PageCursor } from '../../../data/firebase/page-query.ts';
import type { Listed } from '../../../data/listed.ts';
import { filterUsers, type UserFilter } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import { isEmailAddress } from '../../../domain/web-address.ts';
import type { UsersApi } from './api.ts';

/** As many matches as are shown before somebody has to ask for more. */
export const SHOWN_AT_ONCE = 20;
const MOST_A_READ = 200;

/** What a search through the users has seen so far. */
export interface Sight extends Listed<User> {
  /** How many users were looked at. */
  readonly searched: number;
  /** Where to go on; null: the search is over. */
  readonly rest: { readonly after: PageCursor | null } | null;
}

export const NOTHING_SEEN: Sight = { items: [], unreadable: [], searched: 0, rest: { after: null } };

/**
 * Goes through the users, the newest first, until so many fit or nobody is left, and tells after each read what it has seen.
 * Who types a whole address means that one: if it is somebody's, the search is over.
 */
export async function* sweep(
  api: Pick<UsersApi, 'search' | 'findByEmail'>,
  filter: UserFilter,
  from: Sight,
  wanted: number,
): AsyncGenerator<Sight, void, undefined> {
  let sight = from;
  const address = filter.search.trim();
  if (from === NOTHING_SEEN && isEmailAddress(address)) {
    const items = filterUsers((await api.findByEmail(address)).items, filter);
    if (items.length > 0) {
      yield { ...sight, items, rest: null };
      return;
    }
  }
  while (sight.rest && sight.items.length < wanted) {
    const size = sizeOfNextRead(filter, sight, wanted);
    const { items, unreadable, searched, next } = await api.search(filter, { after: sight.rest.after, size });
    const known = new Set(sight.items.map(({ id }) => id));
    sight = {
      items: [...sight.items, ...items.filter(({ id }) => !known.has(id))],
      unreadable: [...sight.unreadable, ...unreadable],
      searched: sight.searched + searched,
      rest: next && { after: next },
    };
    yield sight;
  }
}

/** Words are rare, so the steps are long. Of active users most of what is read is shown: hardly more than that is read. */
function sizeOfNextRead({ search }: UserFilter, { items, searched }: Sight, wanted: number): number {
  if (search.trim() !== '') return MOST_A_READ;
  const missing = wanted - items.length;
  const likely = Math.ceil((missing * searched) / Math.max(1, items.length));
  return Math.min(MOST_A_READ, Math.max(missing, likely));
}
