import { transactionId, userId, wishlistId, type NotificationId } from '../../domain/ids.ts';
import { NOTIFICATION_TYPES, type Notification } from '../../domain/notification.ts';
import { Fields } from './fields.ts';
import { personId } from './transaction.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseNotification(id: NotificationId, stored: unknown): Notification {
  const fields = new Fields(`notifications/${id}`, stored);
  const common = {
    id,
    userId: fields.parsed('userId', userId),
    title: fields.text('title'),
    message: fields.text('message'),
    actionUrl: fields.text('actionUrl'),
    isRead: fields.flag('isRead'),
    createdAt: fields.time('createdAt'),
  };
  const type = fields.oneOf('type', NOTIFICATION_TYPES);
  if (type !== 'contribution' && type !== 'item_funded') return { ...common, type, data: fields.record('data') };
  const data = fields.map('data');
  const gift = {
    wishlistId: data.parsed('wishlistId', wishlistId),
    transactionId: data.parsed('transactionId', transactionId),
    itemTitle: data.text('itemTitle'),
  };
  if (type === 'item_funded') return { ...common, type, data: gift };
  const contribution = {
    amount: data.rupees('amount'),
    contributorId: data.parsed('contributorId', personId),
    contributorName: data.text('contributorName'),
  };
  return { ...common, type, data: { ...gift, ...contribution } };
}
