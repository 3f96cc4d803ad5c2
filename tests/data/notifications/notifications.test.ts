import { expect, it } from 'vitest';
import {
  clearNotifications,
  countNotifications,
  deleteNotification,
  markAllRead,
  markRead,
} from '../../../src/data/notifications/operations.ts';
import { watchNotifications } from '../../../src/data/notifications/watch-notifications.ts';
import { type Listed } from '../../../src/data/listed.ts';
import { notificationId, type NotificationId, type UserId } from '../../../src/domain/ids.ts';
import { type Notification } from '../../../src/domain/notification.ts';
import { newMember } from '../accounts.ts';
import { listenTo } from '../listening.ts';
import { readStored, type Stored, writeStored } from '../stored.ts';

/** In production, notifications are only written along with a contribution; these are seeded. */
async function notify(user: UserId, minutesAgo: number, changes: Stored = {}): Promise<NotificationId> {
  const transactionId = crypto.randomUUID();
  const id = notificationId(`${transactionId}_contribution`);
  const wishlistId = crypto.randomUUID();
  await writeStored(`notifications/${id}`, {
    userId: user,
    type: 'contribution',
    title: 'New contribution',
    message: 'Kabir contributed ₹501',
    data: { wishlistId, transactionId, amount: 501, contributorId: 'kabir', contributorName: 'Kabir', itemTitle: '' },
    actionUrl: `/wishlist/${wishlistId}`,
    isRead: false,
    createdAt: new Date(Date.now() - minutesAgo * 60_000),
    ...changes,
  });
  return id;
}

async function notifyOften(user: UserId, times: number, changes: Stored = {}): Promise<void> {
  await Promise.all(Array.from({ length: times }, (_, index) => notify(user, index, changes)));
}

it('delivers notifications newest first, and new ones as they arrive', async () => {
  const { connection, id: user } = await newMember();
  const [older, newer, oldest] = [await notify(user, 2), await notify(user, 1), await notify(user, 3)];
  const heard = listenTo<Listed<Notification>>((...live) => watchNotifications(connection, user, ...live, 2));
  const ids = ({ items }: Listed<Notification>) => items.map(({ id }) => id);
  expect(ids(await heard.until(() => true))).toEqual([newer, older]);

  const newest = await notify(user, 0);
  expect(ids(await heard.until(({ items: [first] }) => first?.id === newest))).toEqual([newest, newer]);
  await deleteNotification(connection, newer);
  await deleteNotification(connection, newest);
  expect(ids(await heard.until((found) => ids(found).includes(oldest)))).toEqual([older, oldest]);
});

it('delivers an empty list', async () => {
  const { connection, id } = await newMember();
  const heard = listenTo<Listed<Notification>>((...live) => watchNotifications(connection, id, ...live));
  await expect(heard.until(() => true)).resolves.toEqual({ items: [], unreadable: [] });
});

it('parses each type of notification', async () => {
  const { connection, id: user } = await newMember();
  const funded = { wishlistId: 'w', transactionId: 't', itemTitle: 'Mixer grinder' };
  await notify(user, 1, { type: 'item_funded', data: funded });
  await notify(user, 2, { type: 'reminder', data: { days: 3 } });
  const heard = listenTo<Listed<Notification>>((...live) => watchNotifications(connection, user, ...live));
  expect((await heard.until(() => true)).items).toMatchObject([
    { type: 'item_funded', data: funded },
    { type: 'reminder', data: { days: 3 } },
  ]);
});

it('delivers an unreadable notification alongside the others', async () => {
  const { connection, id: user } = await newMember();
  const [bad, good] = [await notify(user, 0, { isRead: 'no' }), await notify(user, 1)];
  const heard = listenTo<Listed<Notification>>((...live) => watchNotifications(connection, user, ...live));
  expect(await heard.until(() => true)).toMatchObject({
    items: [{ id: good }],
    unreadable: [{ reason: 'unexpected-data', message: `notifications/${bad}: isRead is not true or false.` }],
  });
});

it('denies notifications of other users', async () => {
  const [{ connection }, { id }] = [await newMember(), await newMember()];
  const heard = listenTo<Listed<Notification>>((...live) => watchNotifications(connection, id, ...live));
  await expect(heard.failure()).resolves.toMatchObject({ reason: 'denied' });
  await expect(countNotifications(connection, id)).rejects.toMatchObject({ reason: 'denied' });
});

it('counts, marks as read and deletes a single notification', async () => {
  const { connection, id: user } = await newMember();
  const [first] = [await notify(user, 1), await notify(user, 2), await notify(user, 3, { isRead: true })];
  await expect(countNotifications(connection, user)).resolves.toEqual({ all: 3, unread: 2 });
  await markRead(connection, first);
  await expect(countNotifications(connection, user)).resolves.toEqual({ all: 3, unread: 1 });
  await deleteNotification(connection, first);
  await expect(countNotifications(connection, user)).resolves.toEqual({ all: 2, unread: 1 });
});

it('marks hundreds as read and clears them', async () => {
  const { connection, id: user } = await newMember();
  await notifyOften(user, 205);
  await notifyOften(user, 3, { isRead: true });
  await expect(markAllRead(connection, user)).resolves.toBe(205);
  await expect(markAllRead(connection, user)).resolves.toBe(0);
  await expect(countNotifications(connection, user)).resolves.toEqual({ all: 208, unread: 0 });
  await expect(clearNotifications(connection, user)).resolves.toBe(208);
  await expect(countNotifications(connection, user)).resolves.toEqual({ all: 0, unread: 0 });
});

it('does not change or clear notifications of other users', async () => {
  const [{ connection, id: user }, other] = [await newMember(), await newMember()];
  const theirs = await notify(other.id, 1);
  await expect(clearNotifications(connection, user)).resolves.toBe(0);
  await expect(markRead(connection, theirs)).rejects.toMatchObject({ reason: 'denied' });
  await expect(deleteNotification(connection, theirs)).rejects.toMatchObject({ reason: 'denied' });
  expect(await readStored(`notifications/${theirs}`)).toMatchObject({ isRead: false });
});
