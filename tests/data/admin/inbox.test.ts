import { expect, it } from 'vitest';
import { deleteSubscriber, listSubscribers, recipientRows } from '../../../src/data/admin/list-subscribers.ts';
import { listReports, resolveReport } from '../../../src/data/admin/reports.ts';
import { listSupportMessages, markSupportMessage } from '../../../src/data/admin/support-inbox.ts';
import { subscribe, unsubscribe } from '../../../src/data/support/operations.ts';
import { reportId, subscriberId, supportMessageId } from '../../../src/domain/ids.ts';
import { newMember } from '../accounts.ts';
import { everyPage } from '../every-page.ts';
import { findStored, writeStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newAdmin } from './an-admin.ts';
import { storedReport } from '../../../src/domain/testing/documents.ts';

const denied = { reason: 'denied' };
// Earlier than anything other tests create concurrently.
const soon = () => new Date(Date.now() + 3_600_000);

it('lists open reports until they are resolved', async () => {
  const { connection } = await newAdmin();
  const id = reportId(crypto.randomUUID());
  const report = { reason: 'spam', status: 'open', message: 'Twice the same', reporterId: 'anonymous' } as const;
  await writeStored(`reports/${id}`, storedReport({ ...report, wishlistId: crypto.randomUUID() }, soon()));
  const found = async (status: 'open' | 'resolved') =>
    (await listReports(connection, { status, size: 50 })).items.find((each) => each.id === id);
  expect(await found('open')).toMatchObject(report);
  await resolveReport(connection, { ...report, id }, 'It is a wedding');
  expect(await found('open')).toBeUndefined();
  expect(await found('resolved')).toMatchObject({
    moderation: { action: 'report_resolved', reason: 'It is a wedding' },
  });
  expect(Object.values(await findStored('systemLogs', 'targetId', id))).toMatchObject([{ type: 'report_resolved' }]);
  const member = await newMember();
  await expect(listReports(member.connection, { status: 'open' })).rejects.toMatchObject(denied);
});

it('lists support messages and marks them as read and answered', async () => {
  const { connection } = await newAdmin();
  const id = supportMessageId(crypto.randomUUID());
  const written = {
    name: 'Kabir',
    email: 'kabir@guests.example',
    subject: 'Where is my gift?',
    category: 'payment',
    message: 'I gave twice.',
    priority: 'high',
    userId: 'anonymous',
    status: 'new',
  } as const;
  await writeStored(`supportMessages/${id}`, { ...written, createdAt: soon(), moderation: null });
  const found = async (status: 'all' | 'new' | 'read' | 'answered') =>
    (await listSupportMessages(connection, { status, size: 50 })).items.find((each) => each.id === id);
  expect(await found('new')).toMatchObject(written);
  for (const status of ['read', 'answered'] as const) {
    await markSupportMessage(connection, { id, subject: written.subject }, status);
    expect(await found(status)).toMatchObject({ status, moderation: { action: `support_${status}` } });
  }
  expect(await found('all')).toMatchObject({ status: 'answered' });
  const log = Object.values(await findStored('systemLogs', 'targetId', id));
  expect(log.map(({ description }) => description).toSorted()).toEqual([
    'Support message answered: Where is my gift?',
    'Support message read: Where is my gift?',
  ]);
});

it('lists subscribers even if one of them cannot be parsed', async () => {
  const { connection } = await newAdmin();
  const email = `${crypto.randomUUID()}@guests.example`;
  const broken = `subscribers/${crypto.randomUUID()}`;
  await writeStored(`subscribers/${crypto.randomUUID()}`, { email, source: 'gift_ideas', createdAt: soon() });
  await writeStored(broken, { email, source: 'a friend', createdAt: soon() });
  const { items, unreadable } = await listSubscribers(connection, { size: 50 });
  expect(items.filter((subscriber) => subscriber.email === email)).toMatchObject([{ source: 'gift_ideas' }]);
  expect(unreadable.map(({ message }) => message).join()).toContain(broken);
});

it('ends subscriptions by their ids alone, and logs what an admin deletes without the address', async () => {
  const { connection } = await newAdmin();
  const visitor = newVisitor();
  const email = `${crypto.randomUUID()}@guests.example`;
  await subscribe(visitor, email, 'newsletter');
  await subscribe(visitor, email.toUpperCase(), 'gift_ideas');
  await subscribe(visitor, `other-${email}`, 'newsletter');
  const listed = async (address: string) =>
    (await everyPage(recipientRows(connection)))
      .flatMap(({ items }) => items)
      .find((one) => one.email.toLowerCase() === address);
  const recipient = await listed(email);
  expect(recipient?.sources.toSorted()).toEqual(['gift_ideas', 'newsletter']);
  const ids = recipient?.ids ?? [];
  expect(ids).toHaveLength(2);
  const many = Array.from({ length: 15 }, () => subscriberId(crypto.randomUUID()));
  await unsubscribe(visitor, [...many, ...ids]);
  expect(await listed(email)).toBeUndefined();
  await unsubscribe(visitor, ids);

  const [id] = (await listed(`other-${email}`))?.ids ?? [];
  if (!id) throw new Error('The subscriber is not listed.');
  await deleteSubscriber(connection, id);
  expect(await listed(`other-${email}`)).toBeUndefined();
  expect(Object.values(await findStored('systemLogs', 'targetId', id))).toMatchObject([
    { type: 'subscriber_deleted', description: 'Subscriber deleted' },
  ]);
  await expect(deleteSubscriber((await newMember()).connection, id)).rejects.toMatchObject(denied);
});
