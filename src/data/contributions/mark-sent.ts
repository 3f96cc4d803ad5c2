import { giverKey } from '../../domain/giver-key.ts';
import { ANONYMOUS } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import type { DeviceGift } from '../drafts/device-gifts.ts';
import { Batch, serverTime } from '../rest/batch.ts';
import { commit, signedIn, signedOut } from '../rest/requests.ts';
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
  const giver = contributorId === ANONYMOUS ? null : contributorId;
  if (isFirst) batch.set(`notifications/${id}_sent`, giftNotice('sent', gift, giver));
  await commit(giver ? signedIn(connection) : signedOut(connection), batch);
  return { ...gift, status: 'sent', utr, changes };
}
