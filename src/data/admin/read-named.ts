import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import { map, type Schema } from '../../domain/schema.ts';
import { userSchema } from '../../domain/user.ts';
import { type Wishlist, wishlistSchema } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readable } from '../listed.ts';
import { orFailure } from '../to-failure.ts';
import type { NamedUser } from './named-user.ts';

// The most ids that a query may contain.
const IDS_A_QUERY = 30;

/** The result for each id; deleted documents are absent. */
export type Named<Id extends string, T> = ReadonlyMap<Id, T | Failure>;

/** Reads the users with these ids, each once, in as few queries as possible. */
export async function readNamedUsers(
  connection: Connection,
  ids: readonly UserId[],
): Promise<Named<UserId, NamedUser>> {
  const { displayName, email } = userSchema.fields;
  return readNamed(connection, 'users', ids, map({ displayName, email }));
}

/** null if deleted or unreadable. */
export function known(users: Named<UserId, NamedUser>, id: UserId): NamedUser | null {
  const user = users.get(id);
  return user === undefined || user instanceof Failure ? null : user;
}

export type NamedWishlist = Pick<Wishlist, 'id' | 'title' | 'userId' | 'isActive' | 'visibility'>;

export async function readNamedWishlists(
  connection: Connection,
  ids: readonly WishlistId[],
): Promise<Named<WishlistId, NamedWishlist>> {
  const { title, userId, isActive, visibility } = wishlistSchema.fields;
  return readNamed(connection, 'wishlists', ids, map({ title, userId, isActive, visibility }));
}

async function readNamed<Id extends string, T>(
  connection: Connection,
  path: string,
  ids: readonly Id[],
  schema: Schema<T>,
): Promise<Named<Id, T & { readonly id: Id }>> {
  const distinct = [...new Set(ids)];
  const documents = collection(liteFirestoreOf(connection), path);
  const named = new Map<Id, (T & { readonly id: Id }) | Failure>();
  await orFailure(async () => {
    for (let from = 0; from < distinct.length; from += IDS_A_QUERY) {
      const some = distinct.slice(from, from + IDS_A_QUERY);
      const { docs } = await getDocs(query(documents, where(documentId(), 'in', some)));
      const stored = new Map(docs.map((found) => [found.id, found.data()]));
      for (const id of some)
        if (stored.has(id))
          named.set(
            id,
            readable(() => ({ id, ...schema.parse(stored.get(id), `${path}/${id}`) })),
          );
    }
  });
  return named;
}
