import { Failure } from '../../domain/failure.ts';
import { giverKey, MOST_CHANGES } from '../../domain/giver-key.ts';
import { ANONYMOUS } from '../../domain/ids.ts';
import type { MoneyChange } from '../../domain/money-on-wishlist.ts';
import { reworded, type Words } from '../../domain/rewording.ts';
import type { StoredMap } from '../../domain/schema.ts';
import { isOpenToGiver } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseTransaction } from '../documents/parse.ts';
import { wishlistAsStored, type WishlistAsStored } from '../documents/wishlist-as-stored.ts';
import type { DeviceGift } from '../drafts/device-gifts.ts';
import { type Batch, serverTime } from '../rest/batch.ts';
import { optimistically, type Transaction } from '../rest/optimistic-transaction.ts';
import { type Caller, readDocument, signedIn, signedOut } from '../rest/requests.ts';
import { moneyFields } from './money-fields.ts';

/** The gift after the change; without a wishlist if the couple has received it or said thank you. */
export interface RewordedGift {
  readonly wishlist: Wishlist | null;
  readonly gift: DeviceGift;
}

/** Changes whose responses may be lost in a row. */
const MOST_LOST = 2;

/** The giver changes name and blessing, in the gift and in its public entries together. */
export function rewordGift(connection: Connection, gift: DeviceGift, words: Words): Promise<RewordedGift> {
  return gift.contributorId === ANONYMOUS
    ? changeAnonymously(signedOut(connection), gift, words.message)
    : changeByName(signedIn(connection), gift, words);
}

/** Whether the words can still be changed. */
export async function mayReword(connection: Connection, gift: DeviceGift): Promise<boolean> {
  const { id, contributorId } = gift;
  if (contributorId === ANONYMOUS) return mayRewordAnonymously(signedOut(connection), gift);
  const found = await readDocument(signedIn(connection), `transactions/${id}`);
  return !found || isOpenToGiver(parseTransaction(id, found.fields));
}

/** An anonymous giver cannot read the gift, but may ask with the next key. */
async function mayRewordAnonymously(caller: Caller, { id, secret, changes }: DeviceGift): Promise<boolean> {
  if (secret === null) return false;
  const last = Math.min(changes + 1 + MOST_LOST, MOST_CHANGES);
  for (let change = changes + 1; change <= last; change += 1) {
    try {
      await readDocument(caller, `openGifts/${id}_${await giverKey(secret, change)}`);
      return true;
    } catch (error) {
      if (!(error instanceof Failure && error.reason === 'denied')) throw error;
    }
  }
  return false;
}

async function changeByName(caller: Caller, gift: DeviceGift, words: Words): Promise<RewordedGift> {
  return optimistically(caller, async (transaction, buildsOn) => {
    // The wishlist first: both change together, so the gift is never older than the wishlist.
    const stored = await readWishlist(transaction, gift, buildsOn);
    const found = await transaction.get(`transactions/${gift.id}`);
    if (!found) throw new Failure('missing', 'Contribution not found');
    const given = parseTransaction(gift.id, found.fields);
    if (!isOpenToGiver(given)) return { wishlist: null, gift: { ...gift, isClosed: true } };
    const displayName = given.isVerified ? given.displayName : words.displayName;
    const changed = { ...gift, name: displayName, message: words.message };
    // An earlier attempt, whose response was lost, may have made the change.
    if (given.displayName === displayName && given.metadata.message === words.message)
      return { wishlist: stored.wishlist, gift: changed };
    const change = reworded(stored.wishlist, given, { displayName, message: words.message });
    write(
      transaction,
      { stored, change, gift },
      { displayName, metadata: { ...given.metadata, message: words.message } },
    );
    return { wishlist: change.wishlist, gift: changed };
  });
}

/**
 * An anonymous giver cannot read the gift. So if an attempt is denied, the responses to earlier ones may have been lost: the
 * next ones assume up to two changes more than the device knows of, and the words of an attempt without a response.
 */
async function changeAnonymously(caller: Caller, gift: DeviceGift, message: string): Promise<RewordedGift> {
  const words = [...new Set([...gift.unconfirmed, message, gift.message])];
  const assumed = [
    { changes: gift.changes, message: gift.message },
    ...[1, 2].flatMap((lost) => words.map((each) => ({ changes: gift.changes + lost, message: each }))),
  ];
  for (const assumption of assumed) {
    try {
      return await changeFrom(caller, { ...gift, ...assumption }, message);
    } catch (error) {
      if (!(error instanceof Failure && error.reason === 'denied')) throw error;
    }
  }
  return { wishlist: null, gift: { ...gift, isClosed: true } };
}

async function changeFrom(caller: Caller, gift: DeviceGift, message: string): Promise<RewordedGift> {
  const { secret, contributorId, amount, itemId, itemTitle } = gift;
  if (secret === null) throw new Failure('denied', 'The gift has no giver key.');
  const changes = gift.changes + 1;
  const key = await giverKey(secret, changes);
  return optimistically(caller, async (transaction, buildsOn) => {
    const stored = await readWishlist(transaction, gift, buildsOn);
    const given = {
      ...(itemId && { itemId }),
      ...{ contributorId, amount, displayName: '', isAnonymous: true, metadata: { message: gift.message } },
    };
    const change = reworded(stored.wishlist, given, { displayName: '', message });
    const metadata = itemId ? { itemTitle, message } : { type: 'general_fund', message };
    write(transaction, { stored, change, gift }, { metadata, giverKey: key });
    return { wishlist: change.wishlist, gift: { ...gift, message, changes, unconfirmed: [] } };
  });
}

async function readWishlist(
  transaction: Transaction,
  { wishlistId }: DeviceGift,
  buildsOn: (version: string) => void,
): Promise<WishlistAsStored> {
  const found = await transaction.get(`wishlists/${wishlistId}`);
  if (!found) throw new Failure('missing', 'Wishlist not found');
  const stored = wishlistAsStored(wishlistId, found);
  buildsOn(stored.version);
  return stored;
}

interface Rewording {
  readonly stored: WishlistAsStored;
  readonly change: MoneyChange;
  readonly gift: DeviceGift;
}

/** The documents of a rewording (docs/data-model.md). The rules accept both or none. */
function write(batch: Batch, { stored, change, gift }: Rewording, fields: StoredMap): void {
  batch
    .update(`wishlists/${stored.wishlist.id}`, {
      ...moneyFields(stored, change),
      lastRewording: { transactionId: gift.id, ...change.indexes, at: serverTime },
    })
    .update(`transactions/${gift.id}`, { ...fields, editedAt: serverTime });
}
