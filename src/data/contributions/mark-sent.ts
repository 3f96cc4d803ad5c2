import { Failure } from '../../domain/failure.ts';
import { giverKey } from '../../domain/giver-key.ts';
import { ANONYMOUS } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import type { DeviceGift } from '../drafts/device-gifts.ts';
import { Batch, serverTime } from '../rest/batch.ts';
import { type Caller, commit, readDocument, signedIn, signedOut } from '../rest/requests.ts';
import { assumingLost } from './assuming-lost.ts';
import { giftNotice } from './gift-notice.ts';

/** The giver says that the money was sent, or adds the UTR. Returns the gift as it is afterwards. */
export async function markSent(connection: Connection, gift: DeviceGift, utr: string | null): Promise<DeviceGift> {
  return assumingLost(gift, (assumed) => tellSent(connection, assumed, utr));
}

async function tellSent(connection: Connection, gift: DeviceGift, utr: string | null): Promise<DeviceGift> {
  const { id, secret, contributorId } = gift;
  const changes = secret === null ? 0 : gift.changes + 1;
  const isFirst = gift.status !== 'sent';
  const batch = new Batch(connection).update(`transactions/${id}`, {
    status: 'sent',
    utr,
    ...(isFirst && { sentAt: serverTime }),
    ...(secret !== null && { giverKey: await giverKey(secret, changes) }),
  });
  const caller = contributorId === ANONYMOUS ? signedOut(connection) : signedIn(connection);
  if (isFirst) {
    const { userId: ownerId, hostIds } = await whoRuns(caller, gift);
    batch.set(`notifications/${id}_sent`, giftNotice('sent', { ...gift, ownerId }, hostIds));
  }
  await commit(caller, batch);
  return { ...gift, status: 'sent', utr, changes };
}

type Running = Pick<Wishlist, 'userId' | 'hostIds'>;

/** Only the owner at the time if the wishlist has been closed to guests meanwhile. */
async function whoRuns(caller: Caller, { wishlistId, ownerId }: DeviceGift): Promise<Running> {
  const known = { userId: ownerId };
  try {
    const found = await readDocument(caller, `wishlists/${wishlistId}`);
    return found ? parseWishlist(wishlistId, found.fields) : known;
  } catch (error) {
    if (error instanceof Failure && error.reason === 'denied') return known;
    throw error;
  }
}
