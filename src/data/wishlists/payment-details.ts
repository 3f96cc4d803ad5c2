import { v4 as newUuid } from 'uuid';
import { Failure } from '../../domain/failure.ts';
import { notificationId, systemLogId, type WishlistId } from '../../domain/ids.ts';
import { accountsAt, type PaymentDetails, paymentDetailsSchema } from '../../domain/payment-details.ts';
import type { systemLogSchema } from '../../domain/system-log.ts';
import type { UpiAccount } from '../../domain/upi.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { wishlistAsStored } from '../documents/wishlist-as-stored.ts';
import { discardPictures } from '../pictures/discard-pictures.ts';
import { rememberOwnNotice } from '../notifications/own-notice.ts';
import type { Written } from '../documents/written.ts';
import { serverTime, type ServerValue } from '../rest/batch.ts';
import { optimistically } from '../rest/optimistic-transaction.ts';
import { signedIn } from '../rest/requests.ts';
import { readPaymentDetails } from '../rest/read-payment-details.ts';
import { historyPath, storedHistory, writeEdit } from './stored-history.ts';

/** null if the owner has added none. */
export async function ownPaymentDetails(connection: Connection, id: WishlistId): Promise<PaymentDetails | null> {
  return readPaymentDetails(signedIn(connection), id);
}

/**
 * The owner adds or changes the UPI addresses of a wishlist, and switches gifts by UPI on. Once there were gifts, a change
 * waits for a day; the addresses in use cancel a waiting change. Returns the details as they are afterwards.
 */
export async function changePaymentDetails(
  connection: Connection,
  id: WishlistId,
  accounts: readonly UpiAccount[],
): Promise<PaymentDetails> {
  const { uid } = await signedInUser(connection);
  let forgotten: readonly string[] = [];
  const details = await optimistically(signedIn(connection), async (transaction, buildsOn) => {
    const found = await transaction.get(`wishlists/${id}`);
    if (!found) throw new Failure('missing', 'Wishlist not found');
    const asStored = wishlistAsStored(id, found);
    const { wishlist, version } = asStored;
    const path = `paymentDetails/${id}`;
    const stored = await transaction.get(path);
    buildsOn(stored?.updateTime ?? version);
    const before = stored && paymentDetailsSchema.parse(stored.fields, path);
    // The server's clock: the rules compare with the addresses that are in use by it.
    const inUse = before && stored && accountsAt(before, stored.readAt);
    const waits = inUse !== null && wishlist.lastContribution !== null;
    const isChange = JSON.stringify(accounts) !== JSON.stringify(inUse);
    const logId = systemLogId(newUuid());
    const noticeId = notificationId(`${logId}_payment_details`);
    // Before it is written: the notification may arrive before the response.
    rememberOwnNotice(noticeId);
    const detailsAt = <Time>(now: Time) => ({
      ownerId: uid,
      accounts: waits ? inUse : accounts,
      next: waits && isChange ? { accounts, announcedAt: now } : null,
      updatedAt: now,
      logId,
    });
    transaction
      .set(path, detailsAt(serverTime))
      .set(`notifications/${noticeId}`, {
        userId: uid,
        type: 'payment_details',
        title: 'UPI address changed',
        message: 'The UPI address of your wishlist was changed',
        data: { wishlistId: id },
        actionUrl: `/wishlist/${id}/edit`,
        isRead: false,
        hostIds: wishlist.hostIds ?? [],
        unreadBy: wishlist.hostIds ?? [],
        createdAt: serverTime,
      })
      .set(`systemLogs/${logId}`, {
        type: 'payment_details_changed',
        description: `UPI addresses of ${wishlist.title}`,
        timestamp: serverTime,
        actorId: wishlist.userId,
        targetId: id,
      } satisfies Written<typeof systemLogSchema, ServerValue>);
    if (!wishlist.acceptsUpi) {
      const history = storedHistory(await transaction.get(historyPath(id)));
      const fields = { acceptsUpi: true, lastEdit: { kind: 'details', itemIndex: -1 } } as const;
      const after = { ...wishlist, ...fields };
      forgotten = writeEdit(transaction, { stored: asStored, history, after, fields, by: uid });
    }
    return { ...detailsAt(new Date()), ownerId: wishlist.userId };
  });
  void discardPictures(connection, forgotten);
  return details;
}
