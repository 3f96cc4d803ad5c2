import type { WishlistId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import type { WishlistRead } from '../rest/read-wishlist.ts';
import { forgetGlimpse, keepGlimpse } from './glimpse.ts';
import { keptStore } from './kept-store.ts';

/** The lists that were opened last. A document has at most 1 MB. */
const MOST = 10;

/** Keeps a wishlist that anyone with the link can read, and forgets one that is deleted, deactivated or private by now. */
export async function keep(id: WishlistId, read: Loadable<Wishlist>): Promise<void> {
  if (read.state === 'denied' || read.state === 'missing') {
    forgetGlimpse(id);
    return (await keptStore()).delete('wishlists', id);
  }
  if (read.state !== 'ready') return;
  keepGlimpse(read.value);
  const { id: _, ...fields } = read.value;
  const store = (await keptStore()).transaction('wishlists', 'readwrite').store;
  await store.put({ key: id, value: fields, at: new Date() });
  const oldestFirst = await store.index('at').getAllKeys();
  for (const key of oldestFirst.slice(0, -MOST)) await store.delete(key);
}

/** The wishlist as it was when it was last read here. Null if it is not kept, or if its read failed for another reason. */
export async function lastKnown(id: WishlistId, failed?: WishlistRead): Promise<WishlistRead | null> {
  if (failed?.state === 'failed' && failed.failure.reason !== 'offline') return null;
  const kept = await (await keptStore()).get('wishlists', id);
  return kept ? { state: 'ready', value: parseWishlist(id, kept.value), asOf: kept.at } : null;
}
