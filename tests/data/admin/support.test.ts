import { expect, it } from 'vitest';
import { writeDocuments } from '../../../scripts/seed/emulator-owner.ts';
import { countSubscribers, listSubscribers, subscriberRows } from '../../../src/data/admin/list-subscribers.ts';
import {
  countNewSupportMessages,
  listSupportMessages,
  markSupportMessage,
} from '../../../src/data/admin/support-inbox.ts';
import { SUBSCRIPTION_SOURCES, type SupportStatus } from '../../../src/domain/support.ts';
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
  expect(await countNewSupportMessages(connection)).toBe(3);
  const first = await listSupportMessages(connection, { status: 'new', size: 2, looksAhead: false });
  expect(first.items.map(({ subject }) => subject)).toEqual(['Message 4', 'Message 2']);
  const second = await listSupportMessages(connection, {
    status: 'new',
    size: 2,
    after: first.next,
    looksAhead: false,
  });
  expect(second.items.map(({ subject }) => subject)).toEqual(['Message 0']);
  expect(second.next).toBeNull();
  const [newest] = first.items;
  if (newest) await markSupportMessage(connection, newest, 'answered');
  expect(await countNewSupportMessages(connection)).toBe(2);
  const answered = await listSupportMessages(connection, { status: 'answered' });
  expect(answered.items.map(({ subject }) => subject)).toEqual(['Message 4', 'Message 3']);
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
  const pages = await everyPage(subscriberRows(connection));
  expect(pages.map(({ items }) => items.length)).toEqual([200, 5]);
  expect(pages.flatMap(({ items }) => items).map(({ email }) => email)).toEqual(
    Array.from({ length: count }, (_, index) => `${count - 1 - index}@guests.example`),
  );
  await expect(subscriberRows(connection, AbortSignal.abort()).next()).rejects.toThrow(/abort/i);
});

it('hides messages, subscribers and their counts from everyone but admins', async () => {
  const { port } = await ownDatabase();
  const { connection } = await memberAt(port);
  for (const asked of [countNewSupportMessages, countSubscribers, listSupportMessages, listSubscribers])
    await expect(asked(connection)).rejects.toMatchObject(denied);
  await expect(subscriberRows(connection).next()).rejects.toMatchObject(denied);
});
