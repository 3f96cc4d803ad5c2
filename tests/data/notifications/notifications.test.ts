import { describe, expect, it } from 'vitest';
import { markSent } from '../../../src/data/contributions/mark-sent.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { inviteHost, joinWishlist, removeHost } from '../../../src/data/hosts/operations.ts';
import {
  clearNotifications,
  countNotifications,
  deleteNotification,
  markAllRead,
  markRead,
} from '../../../src/data/notifications/operations.ts';
import { watchNotifications } from '../../../src/data/notifications/watch-notifications.ts';
import { type Listed } from '../../../src/data/listed.ts';
import { editDetails } from '../../../src/data/wishlists/edit-details.ts';
import { changePaymentDetails } from '../../../src/data/wishlists/payment-details.ts';
import type { HostRole } from '../../../src/domain/hosts.ts';
import { notificationId, type NotificationId, type UserId } from '../../../src/domain/ids.ts';
import { type Notification } from '../../../src/domain/notification.ts';
import { type Member, newMember } from '../accounts.ts';
import { anonymousGift, giftOf, giveOnDevice, newTransactionId } from '../contributions/giving.ts';
import { listenTo } from '../listening.ts';
import { readStored, type Stored, writeStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf, newWishlistWithUpi } from '../wishlists-made.ts';

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

/** As the reader's page has it, of a wishlist without hosts. */
const own = (id: NotificationId, reader: UserId) => ({ id, userId: reader, hostIds: [] });

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
  await deleteNotification(connection, user, own(newer, user));
  await deleteNotification(connection, user, own(newest, user));
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
  await markRead(connection, user, own(first, user));
  await expect(countNotifications(connection, user)).resolves.toEqual({ all: 3, unread: 1 });
  await deleteNotification(connection, user, own(first, user));
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
  await expect(markRead(connection, user, own(theirs, user))).rejects.toMatchObject({ reason: 'denied' });
  await expect(deleteNotification(connection, user, own(theirs, user))).rejects.toMatchObject({ reason: 'denied' });
  expect(await readStored(`notifications/${theirs}`)).toMatchObject({ isRead: false });
});

describe('a notification of a wishlist with hosts', () => {
  async function toldToAll(by: 'guest' | 'host' = 'guest', isAnonymous = true) {
    const [asha, meena, suresh] = await Promise.all([newMember(), newMember(), newMember()]);
    const { wishlist, itemId } = await newWishlistOf(asha);
    const join = async (member: Member, role: HostRole) =>
      joinWishlist(member.connection, await inviteHost(asha.connection, wishlist, role, asha), 'Meena');
    await join(meena, 'host');
    await join(suresh, 'keeper');
    const transactionId = newTransactionId();
    const giver = by === 'host' ? meena : null;
    const form = isAnonymous ? anonymousGift(501) : giftOf(meena, 501);
    await recordContribution(giver?.connection ?? newVisitor(), wishlist.id, itemId, form, { transactionId, giver });
    const id = notificationId(`${transactionId}_contribution`);
    return { asha, meena, suresh, wishlist, id, stored: () => readStored(`notifications/${id}`) };
  }

  /** Each listens once, like their page. */
  function heardBy({ connection, id }: Member) {
    const heard = listenTo<Listed<Notification>>((...live) => watchNotifications(connection, id, ...live));
    return {
      newest: async (count = 1) => (await heard.until(({ items }) => items.length === count)).items,
      copy: async (isRead = false) => {
        const fits = ({ items: [first] }: Listed<Notification>) => first?.isRead === isRead;
        const [copy] = (await heard.until(fits)).items;
        if (!copy) throw new Error('It was not told.');
        return copy;
      },
    };
  }

  it('reaches the owner, the hosts and the register keepers', async () => {
    const { asha, meena, suresh, id } = await toldToAll();
    for (const member of [asha, meena, suresh]) {
      await expect(heardBy(member).copy()).resolves.toMatchObject({ id });
      await expect(countNotifications(member.connection, member.id)).resolves.toEqual({ all: 1, unread: 1 });
    }
  });

  it('tells the hosts, too, that the UPI addresses were changed', async () => {
    const { asha, meena, suresh, wishlist } = await toldToAll();
    await changePaymentDetails(asha.connection, wishlist.id, [{ address: 'asha.rao@okbank', name: 'Asha Rao' }]);
    for (const host of [meena, suresh]) {
      await expect(heardBy(host).newest(2)).resolves.toMatchObject([{ type: 'payment_details', isRead: false }, {}]);
      await expect(clearNotifications(host.connection, host.id)).resolves.toBe(2);
    }
  });

  it('is read by each for themselves', async () => {
    const { asha, meena, suresh } = await toldToAll();
    const [hers, his, owners] = [heardBy(meena), heardBy(suresh), heardBy(asha)];
    await markRead(meena.connection, meena.id, await hers.copy());
    await hers.copy(true);
    await expect(countNotifications(meena.connection, meena.id)).resolves.toEqual({ all: 1, unread: 0 });
    await his.copy();
    await expect(markAllRead(suresh.connection, suresh.id)).resolves.toBe(1);
    await his.copy(true);
    await owners.copy();
  });

  it('is deleted by each for themselves, and with the last copy', async () => {
    const { asha, meena, suresh, stored } = await toldToAll();
    const [hers, his, owners] = [heardBy(meena), heardBy(suresh), heardBy(asha)];
    await deleteNotification(asha.connection, asha.id, await owners.copy());
    await expect(owners.newest(0)).resolves.toEqual([]);
    await hers.copy();
    await expect(clearNotifications(meena.connection, meena.id)).resolves.toBe(1);
    await expect(hers.newest(0)).resolves.toEqual([]);
    await his.copy();
    await expect(clearNotifications(suresh.connection, suresh.id)).resolves.toBe(1);
    expect(await stored()).toBeNull();
  });

  it('is deleted with the last copy if that is the owner’s', async () => {
    const { asha, meena, suresh, stored } = await toldToAll();
    for (const host of [meena, suresh]) await deleteNotification(host.connection, host.id, await heardBy(host).copy());
    expect(await stored()).toMatchObject({ userId: asha.id, hostIds: [], unreadBy: [] });
    await expect(clearNotifications(asha.connection, asha.id)).resolves.toBe(1);
    expect(await stored()).toBeNull();
  });

  it('stays with a host who was removed, who is told nothing new', async () => {
    const { asha, meena, wishlist, id } = await toldToAll();
    await removeHost(asha.connection, wishlist, meena.id);
    await recordContribution(newVisitor(), wishlist.id, null, anonymousGift(1_101), {
      transactionId: newTransactionId(),
      giver: null,
    });
    await heardBy(asha).newest(2);
    await expect(heardBy(meena).newest()).resolves.toMatchObject([{ id }]);
    await expect(clearNotifications(meena.connection, meena.id)).resolves.toBe(1);
  });

  it('is read already by the host who gave under a name', async () => {
    const { meena, suresh } = await toldToAll('host', false);
    await heardBy(meena).copy(true);
    await heardBy(suresh).copy();
  });

  it('does not tell the others that a host gave anonymously', async () => {
    const { asha, meena, suresh, stored } = await toldToAll('host');
    expect(await stored()).toMatchObject({ isRead: false, unreadBy: [meena.id, suresh.id] });
    await expect(heardBy(asha).copy()).resolves.toMatchObject({ data: { contributorId: 'anonymous' } });
  });

  it('is listed with the owner’s own, newest first', async () => {
    const { meena, id } = await toldToAll();
    const [newer, older] = [await notify(meena.id, -1), await notify(meena.id, 60)];
    await expect(heardBy(meena).newest(3)).resolves.toMatchObject([{ id: newer }, { id }, { id: older }]);
  });

  it('tells all of them when the money was sent', async () => {
    const [asha, meena] = await Promise.all([newMember(), newMember()]);
    const { wishlist } = await newWishlistWithUpi(asha);
    const guest = newVisitor();
    const gift = await giveOnDevice(guest, wishlist, null, anonymousGift(501));
    await joinWishlist(meena.connection, await inviteHost(asha.connection, wishlist, 'host', asha), 'Meena');
    await markSent(guest, gift, null);
    await expect(heardBy(meena).copy()).resolves.toMatchObject({ type: 'sent', data: { transactionId: gift.id } });
  });

  it('tells only the owner that the money was sent once the list is closed to guests', async () => {
    const [asha, meena] = await Promise.all([newMember(), newMember()]);
    const { wishlist } = await newWishlistWithUpi(asha);
    const guest = newVisitor();
    await joinWishlist(meena.connection, await inviteHost(asha.connection, wishlist, 'host', asha), 'Meena');
    const gift = await giveOnDevice(guest, wishlist, null, anonymousGift(501));
    await editDetails(asha.connection, wishlist.id, { isActive: false });
    await markSent(guest, gift, null);
    expect(await readStored(`notifications/${gift.id}_sent`)).toMatchObject({ userId: asha.id, hostIds: [] });
  });
});
