import type { Ceremony } from '../../domain/ceremonies.ts';
import { Failure } from '../../domain/failure.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { type EditOutcome, EditRefused } from '../../domain/item-editing.ts';
import type { StoredMap } from '../../domain/schema.ts';
import { detailsOf, type Item, type Wishlist } from '../../domain/wishlist.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { moneyFields } from '../contributions/money-fields.ts';
import { type WishlistAsStored, wishlistAsStored } from '../documents/wishlist-as-stored.ts';
import { discardPictures } from '../pictures/discard-pictures.ts';
import { optimistically, type Transaction } from '../rest/optimistic-transaction.ts';
import { signedIn } from '../rest/requests.ts';
import { historyPath, type StoredHistory, storedHistory, writeEdit } from './stored-history.ts';

/**
 * A change by the owner or a host, computed from the current document, so that simultaneous contributions are kept. `change`
 * returns the same wishlist if an earlier attempt, whose response was lost, has already made it. The history tells it in the
 * same commit. Pictures that neither the wishlist nor the history names any more are deleted afterwards, without waiting.
 */
export async function changeWishlist(
  connection: Connection,
  id: WishlistId,
  change: (wishlist: Wishlist, history: StoredHistory) => EditOutcome,
): Promise<Wishlist> {
  const { uid } = await signedInUser(connection);
  let forgotten: readonly string[] = [];
  try {
    const after = await optimistically(signedIn(connection), async (transaction, buildsOn) => {
      const [stored, history] = await readBoth(transaction, id);
      buildsOn(stored.version);
      const outcome = change(stored.wishlist, history);
      if (!outcome.ok) throw new EditRefused(outcome.problem);
      if (outcome.wishlist === stored.wishlist) throw new NothingToChange(stored.wishlist);
      const after = outcome.wishlist;
      forgotten = writeEdit(transaction, { stored, history, after, fields: changedFields(stored, after), by: uid });
      return { ...after, updatedAt: new Date() };
    });
    void discardPictures(connection, forgotten);
    return after;
  } catch (error) {
    if (error instanceof NothingToChange) return error.wishlist;
    throw error;
  }
}

async function readBoth(transaction: Transaction, id: WishlistId): Promise<readonly [WishlistAsStored, StoredHistory]> {
  const history = transaction.get(historyPath(id));
  // Without the wishlist both are denied.
  history.catch(() => undefined);
  const stored = await readOwn(transaction, id);
  return [stored, storedHistory(await history)];
}

/** Owners may read all of their wishlists, so a denial means that it does not exist. */
async function readOwn(transaction: Transaction, id: WishlistId): Promise<WishlistAsStored> {
  const gone = (error?: unknown) => new Failure('missing', 'Wishlist not found', error);
  const found = await transaction.get(`wishlists/${id}`).catch((error: unknown) => {
    throw error instanceof Failure && error.reason === 'denied' ? gone(error) : error;
  });
  if (!found) throw gone();
  return wishlistAsStored(id, found);
}

/** Ends the transaction without a commit. */
class NothingToChange extends Error {
  readonly wishlist: Wishlist;

  constructor(wishlist: Wishlist) {
    super('There is nothing to change.');
    this.wishlist = wishlist;
  }
}

function changedFields(stored: WishlistAsStored, after: Wishlist): StoredMap {
  return { ...fieldsOf(stored, after), lastEdit: after.lastEdit };
}

/** The fields that the rules allow a change of this kind to write. */
function fieldsOf(stored: WishlistAsStored, after: Wishlist): StoredMap {
  switch (after.lastEdit?.kind) {
    case 'details':
      return detailsOf(after);
    case 'unlist':
      return moneyFields(stored, { wishlist: after, item: after.items[after.lastEdit.itemIndex] ?? null });
    case 'invitation':
      return { invitation: after.invitation };
    case 'ceremony':
      return { ceremonies: after.ceremonies.map((ceremony) => ceremonyFields(stored, ceremony)) };
    default: {
      const { items, removedItemIds, totalValue, categories } = after;
      return { items: items.map((item) => itemFields(stored, item)), removedItemIds, totalValue, categories };
    }
  }
}

/** The rules compare the others as they are stored. */
function ceremonyFields({ wishlist, ceremonies }: WishlistAsStored, ceremony: Ceremony): StoredMap {
  return ceremonies[wishlist.ceremonies.indexOf(ceremony)] ?? { ...ceremony };
}

/** Fields that the owner cannot change are written back exactly as stored. */
function itemFields({ wishlist, items }: WishlistAsStored, item: Item): StoredMap {
  const place = wishlist.items.findIndex(({ id }) => id === item.id);
  const kept = items[place];
  if (!kept) return { ...item };
  if (wishlist.items[place] === item) return kept;
  return { ...item, contributors: kept['contributors'], createdAt: kept['createdAt'] };
}
