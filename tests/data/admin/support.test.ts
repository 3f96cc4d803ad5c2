import { expect, it } from 'vitest';
import { writeDocuments } from '../../../scripts/seed/emulator-owner.ts';
import { countSubscribers, listSubscribers, recipientRows } from '../../../src/data/admin/list-subscribers.ts';
import {
  countSupportMessages,
  listSupportMessages,
  markSupportMessage,
  type MessageFilter,
  readSupportMessage,
} from '../../../src/data/admin/support-inbox.ts';
import type { Page, PageCursor } from '../../../src/data/firebase/page-query.ts';
import { supportMessageId } from '../../../src/domain/ids.ts';
import { SUBSCRIPTION_SOURCES, type SupportMessage, type SupportStatus } from '../../../src/domain/support.ts';
import { everyPage } from '../every-page.ts';
import { memberAt, startOwnEmulator } from '../own-emulator.ts';

const denied = { reason: 'denied' };
const minute = (index: number) => new Date(Date.UTC(2026, 10, 1, 10, index));

async function ownDatabase() {
  const { port } = await startOwnEmulator();
  const { connection } = await memberAt(port, { email: `${crypto.randomUUID()}@shagun.example` });
  const write = (documents: Parameters<typeof writeDocuments>[1]) =>
    writeDocuments({ auth: 0, firestore: port }, documents);
  return { port, connection, write };
}

function message(index: number, status: SupportStatus) {
  return {
    name: 'Kabir',
    email: 'kabir@guests.example',
    subject: `Message ${index}`,
    category: 'payment',
    message: 'I gave twice.',
    priority: 'high',
    userId: 'anonymous',
    status,
    createdAt: minute(index),
    moderation: null,
  };
}

it('pages through messages by status, newest first, and counts new ones', async () => {
  const { connection, write } = await ownDatabase();
  const statuses = ['new', 'read', 'new', 'answered', 'new'] as const;
  await write(
    Object.fromEntries(statuses.map((status, at) => [`supportMessages/${crypto.randomUUID()}`, message(at, status)])),
  );
  expect(await countSupportMessages(connection)).toEqual({ new: 3, read: 1, answered: 1 });
  const first = await listSupportMessages(connection, { status: 'new', size: 2 });
  expect(first.items.map(({ subject }) => subject)).toEqual(['Message 4', 'Message 2']);
  const second = await listSupportMessages(connection, {
    status: 'new',
    size: 2,
    after: first.next,
  });
  expect(second.items.map(({ subject }) => subject)).toEqual(['Message 0']);
  expect(second.next).toBeNull();
  const [newest] = first.items;
  if (newest) await markSupportMessage(connection, newest, 'answered');
  expect(await countSupportMessages(connection)).toEqual({ new: 2, read: 1, answered: 2 });
  const answered = await listSupportMessages(connection, { status: 'answered' });
  expect(answered.items.map(({ subject }) => subject)).toEqual(['Message 4', 'Message 3']);
});

it('sorts by urgency, filters, and searches what a query cannot find', async () => {
  const { connection, write } = await ownDatabase();
  const letters = [
    { priority: 'low', category: 'payment', status: 'new', name: 'Meera' },
    { priority: 'critical', category: 'technical', status: 'new' },
    { priority: 'normal', category: 'payment', status: 'read' },
    { priority: 'critical', category: 'payment', status: 'new' },
    { priority: 'high', category: 'payment', status: 'new', message: 'It is MEERA’s' },
    { priority: 'low', category: 'privacy', status: 'answered' },
  ] as const;
  await write(
    Object.fromEntries(
      letters.map((letter, at) => [
        `supportMessages/${crypto.randomUUID()}`,
        { ...message(at, letter.status), ...letter },
      ]),
    ),
  );
  /** All pages of two. */
  const found = async (filter: MessageFilter) => {
    const subjects: string[] = [];
    let after: PageCursor | null = null;
    do {
      const page: Page<SupportMessage> = await listSupportMessages(connection, { ...filter, size: 2, after });
      expect(page.items.length).toBeLessThanOrEqual(2);
      subjects.push(...page.items.map(({ subject }) => subject.replace('Message ', '')));
      after = page.next;
    } while (after);
    return subjects.join();
  };
  expect(await found({ order: 'urgent' })).toBe('1,3,4,2,0,5');
  expect(await found({ order: 'oldest' })).toBe('0,1,2,3,4,5');
  expect(await found({ order: 'newest' })).toBe('5,4,3,2,1,0');
  expect(await found({ order: 'urgent', status: 'new', category: 'payment' })).toBe('3,4,0');
  expect(await found({ order: 'newest', status: 'new', category: 'payment', priority: 'critical' })).toBe('3');
  expect(await found({ order: 'oldest', priority: 'critical' })).toBe('1,3');
  expect(await found({ order: 'urgent', search: 'meera' })).toBe('4,0');
  expect(await found({ order: 'newest', search: 'KABIR@guests', status: 'new' })).toBe('4,3,1,0');
  expect(await found({ order: 'urgent', search: 'nobody' })).toBe('');
  const [newest] = (await listSupportMessages(connection)).items;
  if (!newest) throw new Error('There is no message.');
  await expect(readSupportMessage(connection, newest.id)).resolves.toEqual(newest);
  await markSupportMessage(connection, newest, 'new');
  await expect(readSupportMessage(connection, newest.id)).resolves.toMatchObject({ status: 'new' });
  await expect(readSupportMessage(connection, supportMessageId('gone'))).resolves.toBeNull();
});

it('searches a thousand messages for a page, and goes on with the next one', async () => {
  const { connection, write } = await ownDatabase();
  const documents = Array.from(
    { length: 1_001 },
    (_, at) =>
      [
        `supportMessages/${crypto.randomUUID()}`,
        { ...message(at, 'new'), ...(at === 0 && { name: 'Meera' }) },
      ] as const,
  );
  for (let from = 0; from < documents.length; from += 400)
    await write(Object.fromEntries(documents.slice(from, from + 400)));
  const first = await listSupportMessages(connection, { search: 'meera' });
  expect(first.items).toEqual([]);
  const second = await listSupportMessages(connection, { search: 'meera', after: first.next });
  expect(second).toMatchObject({ items: [{ name: 'Meera' }], next: null });
});

it('counts subscribers and exports all of them', async () => {
  const { connection, write } = await ownDatabase();
  const count = 205;
  await write(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `subscribers/${crypto.randomUUID()}`,
        { email: `${index}@guests.example`, source: SUBSCRIPTION_SOURCES[index % 2] ?? '', createdAt: minute(index) },
      ]),
    ),
  );
  expect(await countSubscribers(connection)).toBe(count);
  const pages = await everyPage(recipientRows(connection));
  // The last address of a page may go on after it.
  expect(pages.map(({ items }) => items.length)).toEqual([199, 6]);
  const emails = pages.flatMap(({ items }) => items).map(({ email }) => email);
  expect(new Set(emails)).toEqual(new Set(Array.from({ length: count }, (_, index) => `${index}@guests.example`)));
  await expect(recipientRows(connection, {}, { signal: AbortSignal.abort() }).next()).rejects.toThrow(/abort/i);
});

it('hides messages, subscribers and their counts from everyone but admins', async () => {
  const { port } = await ownDatabase();
  const { connection } = await memberAt(port);
  for (const asked of [countSupportMessages, countSubscribers, listSupportMessages, listSubscribers])
    await expect(asked(connection)).rejects.toMatchObject(denied);
  await expect(recipientRows(connection).next()).rejects.toMatchObject(denied);
});
