import { setAside } from '../../domain/correction.ts';
import { Failure } from '../../domain/failure.ts';
import { giverKey } from '../../domain/giver-key.ts';
import { ANONYMOUS } from '../../domain/ids.ts';
import type { GiftStatus } from '../../domain/transaction.ts';
import { MOST_WISHLIST_ENTRIES, type Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { wishlistAsStored, type WishlistAsStored } from '../documents/wishlist-as-stored.ts';
import type { DeviceGift } from '../drafts/device-gifts.ts';
import { optimistically, type Transaction } from '../rest/optimistic-transaction.ts';
import { signedIn, signedOut } from '../rest/requests.ts';
import { assumingLost } from './assuming-lost.ts';
import { writeCorrection } from './write-correction.ts';

export interface TakenBack {
  readonly wishlist: Wishlist;
  readonly gift: DeviceGift;
}

/**
 * The giver takes the gift back, which the rules allow until the couple has received it or said thank you. Succeeds too if
 * the gift is set aside already, by an attempt whose response was lost or by the couple.
 */
export async function takeBack(connection: Connection, gift: DeviceGift): Promise<TakenBack> {
  if (gift.status === 'set_aside') throw new Failure('denied', 'The gift has already been taken back.');
  if (gift.contributorId !== ANONYMOUS) return takeBackNamed(connection, gift);
  const attempt = (assumed: DeviceGift) => takeBackAnonymous(connection, assumed);
  return gift.status === 'completed' ? attempt(gift) : assumingLost(gift, attempt);
}

async function takeBackNamed(connection: Connection, gift: DeviceGift): Promise<TakenBack> {
  const wishlist = await optimistically(signedIn(connection), async (transaction, buildsOn) => {
    const stored = await readWishlist(transaction, gift);
    const found = await transaction.get(`transactions/${gift.id}`);
    if (!found) throw new Failure('missing', 'Contribution not found');
    const { status, day } = parseTransaction(gift.id, found.fields);
    if (status === 'set_aside') return stored.wishlist;
    buildsOn(stored.version);
    return writeTakenBack(transaction, stored, { ...gift, day }, status);
  });
  return { wishlist, gift: { ...gift, status: 'set_aside' } };
}

/** An anonymous giver cannot read the gift, so its device says what to take out of the wishlist; the rules compare. */
async function takeBackAnonymous(connection: Connection, gift: DeviceGift): Promise<TakenBack> {
  const { status, secret } = gift;
  if (status === 'set_aside') throw new Failure('denied', 'The gift has already been taken back.');
  const changes = gift.changes + 1;
  const key = secret === null ? {} : { giverKey: await giverKey(secret, changes) };
  const wishlist = await optimistically(signedOut(connection), async (transaction, buildsOn) => {
    const stored = await readWishlist(transaction, gift);
    if (isTakenOut(stored.wishlist, gift)) return stored.wishlist;
    buildsOn(stored.version);
    return writeTakenBack(transaction, stored, gift, status, key);
  });
  return { wishlist, gift: { ...gift, status: 'set_aside', changes } };
}

async function readWishlist(transaction: Transaction, { wishlistId }: DeviceGift): Promise<WishlistAsStored> {
  const found = await transaction.get(`wishlists/${wishlistId}`);
  if (!found) throw new Failure('missing', 'Wishlist not found');
  return wishlistAsStored(wishlistId, found);
}

/** Whether the wishlist shows that it does not count the gift any more. A full list of contributors may not show it. */
function isTakenOut(wishlist: Wishlist, { id, itemId, amount, message }: DeviceGift): boolean {
  const { contributors, contributorCount, items, lastCorrection: last } = wishlist;
  // A restored anonymous gift replaces an entry only in a full list.
  const wasLast = last?.transactionId === id && last.entryIndex !== -1 && contributors.length < MOST_WISHLIST_ENTRIES;
  const { fundedAmount } = items.find((item) => item.id === itemId) ?? wishlist;
  const areAllListed = contributors.length === contributorCount;
  const isListed = contributors.some(
    (entry) => entry.isAnonymous && entry.amount === amount && entry.message === message,
  );
  return wasLast || fundedAmount < amount || (areAllListed && !isListed);
}

function writeTakenBack(
  transaction: Transaction,
  stored: WishlistAsStored,
  { id, itemId, contributorId, name, amount, message, day }: DeviceGift,
  was: GiftStatus,
  key = {},
): Wishlist {
  const { change } = setAside(stored.wishlist, {
    ...(itemId && { itemId }),
    contributorId,
    displayName: name,
    isAnonymous: contributorId === ANONYMOUS,
    amount,
    metadata: { message },
  });
  writeCorrection(transaction, {
    stored,
    change,
    gift: { id, amount, day },
    status: 'set_aside',
    correction: { reason: 'by_giver', was, by: contributorId },
    ...key,
  });
  return change.wishlist;
}
