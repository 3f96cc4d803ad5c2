import {
  and,
  collection,
  documentId,
  or,
  orderBy,
  query,
  where,
  type Query,
  type QueryFilterConstraint,
} from 'firebase/firestore/lite';
import { spellingsOf } from '../../domain/search.ts';
import { type UserId, wishlistId } from '../../domain/ids.ts';
import { ALWAYS, isWithin, type Period } from '../../domain/period.ts';
import { uuidIn } from '../../domain/uuid-in.ts';
import type { Visibility, Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import {
  type Page,
  type PageOptions,
  type Pages,
  readAllPages,
  type ReadingOptions,
  readPage,
} from '../firebase/page-query.ts';
import { withinPeriod } from '../firebase/within-period.ts';
import { findUsersByEmail } from './search-users.ts';

/** All wishlists of one user, or of one kind. */
export type WishlistFilter =
  | { readonly owner: UserId }
  | {
      readonly owner?: undefined;
      readonly state?: 'active' | 'inactive' | 'all';
      readonly visibility?: Visibility | 'all';
      /** The beginning of a title, an e-mail address of the owner, or a text with the id, such as the link. */
      readonly search?: string;
    };

// A full wishlist is a large document.
const EXPORT_SIZE = 50;

/** Newest first. The results of a search by title are in the order of their titles. */
export async function listWishlists(
  connection: Connection,
  options: WishlistFilter & PageOptions & { readonly period?: Period } = {},
): Promise<Page<Wishlist>> {
  return readPage(await found(connection, options), (id, stored) => parseWishlist(wishlistId(id), stored), options);
}

/** The number of wishlists, without reading them. */
export async function countWishlists(connection: Connection, filter: WishlistFilter = {}): Promise<number> {
  return countOf(await found(connection, filter));
}

/** All wishlists of a kind that were created in a period, page by page, for a file. */
export function wishlistRows(
  connection: Connection,
  { period = ALWAYS, ...filter }: WishlistFilter & { readonly period?: Period } = {},
  options?: ReadingOptions,
): Pages<Wishlist> {
  const read = async (page: PageOptions): Promise<Page<Wishlist>> => {
    const { items, ...rest } = await listWishlists(connection, { ...filter, period, ...page });
    // The query for a title is in the order of titles, and does not look at the time.
    return { ...rest, items: items.filter(({ createdAt }) => isWithin(period, createdAt)) };
  };
  return readAllPages(read, { size: EXPORT_SIZE, ...options });
}

async function found(connection: Connection, filter: WishlistFilter & { readonly period?: Period }): Promise<Query> {
  const wishlists = collection(liteFirestoreOf(connection), 'wishlists');
  const newestFirst = [...withinPeriod('createdAt', filter.period), orderBy('createdAt', 'desc')];
  if (filter.owner !== undefined) return query(wishlists, where('userId', '==', filter.owner), ...newestFirst);
  const { state = 'all', visibility = 'all', search = '' } = filter;
  const conditions = [
    ...(visibility === 'all' ? [] : [where('visibility', '==', visibility)]),
    ...(state === 'all' ? [] : [where('isActive', '==', state === 'active')]),
  ];
  if (search === '') return query(wishlists, ...conditions, ...newestFirst);
  if (search.includes('@')) {
    const { items } = await findUsersByEmail(connection, search);
    // Without an account, the address matches no owner.
    const owners = items.length === 0 ? [search] : items.map(({ id }) => id);
    return query(wishlists, ...conditions, where('userId', 'in', owners), ...newestFirst);
  }
  const id = uuidIn(search);
  if (id !== null) return query(wishlists, where(documentId(), '==', id));
  return query(wishlists, and(...conditions, or(...spellingsOf(search).map(beginsTitle))), orderBy('title'));
}

const HIGHEST_CHARACTER = '\u{10ffff}';

function beginsTitle(text: string): QueryFilterConstraint {
  return and(where('title', '>=', text), where('title', '<', text + HIGHEST_CHARACTER));
}
