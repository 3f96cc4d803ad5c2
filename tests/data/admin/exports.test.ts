import { describe, expect, it } from 'vitest';
import { writeDocuments } from '../../../scripts/seed/emulator-owner.ts';
import {
  logRows,
  messageRows,
  noteRows,
  recipientRows,
  reportRows,
  transactionRows,
  userRows,
  wishlistRows,
} from '../../../src/data/admin/operations.ts';
import type { Connection } from '../../../src/data/connection.ts';
import type { Page, Pages, ReadingOptions } from '../../../src/data/firebase/page-query.ts';
import type { Period } from '../../../src/domain/period.ts';
import { ALL_USERS } from '../../../src/domain/user-list.ts';
import {
  storedLogEntry,
  storedMessage,
  storedNote,
  storedReport,
  storedSubscriber,
  storedTransaction,
  storedUser,
  storedWishlist,
} from '../../../src/domain/testing/documents.ts';
import { everyPage } from '../every-page.ts';
import { memberAt, startOwnEmulator } from '../own-emulator.ts';
import { onDay } from './on-day.ts';

const DAY = onDay('2026-12-05');
const at = (time: string) => new Date(time);
/** Around the bounds of 5 December in India; the second to the last but one are within it. */
const MOMENTS = [
  ...[at('2026-12-04T18:29:59.999Z'), at('2026-12-04T18:30:00Z'), at('2026-12-05T06:30:00Z')],
  ...[at('2026-12-05T18:29:59.999Z'), at('2026-12-05T18:30:00Z')],
] as const;

async function anAdminsDatabase() {
  const { port } = await startOwnEmulator();
  const { connection } = await memberAt(port, { email: `${crypto.randomUUID()}@shagun.example` });
  const write = (documents: Parameters<typeof writeDocuments>[1]) =>
    writeDocuments({ auth: 0, firestore: port }, documents);
  return { connection, write };
}

interface Case {
  readonly path: string;
  readonly stored: (createdAt: Date, index: number) => Parameters<typeof writeDocuments>[1][string];
  readonly rows: (connection: Connection, period: Period, options?: ReadingOptions) => Pages<unknown>;
}

const CASES: Readonly<Record<string, Case>> = {
  users: {
    path: 'users',
    stored: (createdAt) => storedUser({}, createdAt),
    rows: (connection, period, options) => userRows(connection, { ...ALL_USERS, period }, options),
  },
  wishlists: {
    path: 'wishlists',
    stored: (createdAt) => storedWishlist({}, createdAt),
    rows: (connection, period, options) => wishlistRows(connection, { period }, options),
  },
  'wishlists found by title': {
    path: 'wishlists',
    stored: (createdAt) => storedWishlist({ title: 'Asha weds Ravi' }, createdAt),
    rows: (connection, period, options) => wishlistRows(connection, { search: 'Asha', period }, options),
  },
  transactions: {
    path: 'transactions',
    stored: (createdAt) => storedTransaction({}, createdAt),
    rows: (connection, period, options) => transactionRows(connection, { period }, options),
  },
  'log entries': {
    path: 'systemLogs',
    stored: (createdAt) => storedLogEntry({}, createdAt),
    rows: (connection, period, options) => logRows(connection, { period }, options),
  },
  'support messages': {
    path: 'supportMessages',
    stored: (createdAt) => storedMessage({ category: 'payment' }, createdAt),
    rows: (connection, period, options) => messageRows(connection, { category: 'payment', period }, options),
  },
  reports: {
    path: 'reports',
    stored: (createdAt) => storedReport({}, createdAt),
    rows: (connection, period, options) => reportRows(connection, { period }, options),
  },
  subscribers: {
    path: 'subscribers',
    stored: (createdAt, index) => storedSubscriber({ email: `${index}@guests.example` }, createdAt),
    rows: (connection, period, options) => recipientRows(connection, { period }, options),
  },
  notes: {
    path: 'adminNotes',
    stored: (createdAt) => storedNote({}, createdAt),
    rows: (connection, period, options) => noteRows(connection, { period }, options),
  },
};

const rowsIn = async (pages: AsyncIterable<Page<unknown>>) => (await everyPage(pages)).flatMap(({ items }) => items);

describe.each(Object.entries(CASES))('an export of %s', (_, { path, stored, rows }) => {
  it('has exactly the rows of its days, those on the bounds too', async () => {
    const { connection, write } = await anAdminsDatabase();
    await write(
      Object.fromEntries(MOMENTS.map((moment, index) => [`${path}/${crypto.randomUUID()}`, stored(moment, index)])),
    );
    const count = async (period: Period) => (await rowsIn(rows(connection, period))).length;
    expect(await count({ from: null, to: null })).toBe(5);
    expect(await count(DAY)).toBe(3);
    expect(await count({ from: DAY.from, to: null })).toBe(4);
    expect(await count({ from: null, to: DAY.to })).toBe(4);
  });

  it('neither loses nor doubles rows of the same moment at the end of a page', async () => {
    const { connection, write } = await anAdminsDatabase();
    await write(
      Object.fromEntries(
        Array.from({ length: 7 }, (__, index) => [`${path}/${crypto.randomUUID()}`, stored(MOMENTS[2], index)]),
      ),
    );
    const found = await rowsIn(rows(connection, DAY, { size: 2 }));
    expect(new Set(found.map((row) => JSON.stringify(row))).size).toBe(7);
    expect(found).toHaveLength(7);
  });
});

it('continues after the last page that was written', async () => {
  const { connection, write } = await anAdminsDatabase();
  const moments = Array.from(
    { length: 6 },
    (_, index) => [`systemLogs/${index}`, storedLogEntry({}, MOMENTS[2])] as const,
  );
  await write(Object.fromEntries(moments));
  const whole = await everyPage(logRows(connection, { period: DAY }, { size: 2 }));
  const after = whole[0]?.next ?? null;
  expect(await rowsIn(logRows(connection, { period: DAY }, { size: 2, after }))).toEqual(
    whole.slice(1).flatMap(({ items }) => items),
  );
});

it('holds one page of 5,000 rows at a time, and reads the next when it is asked for', async () => {
  const { connection, write } = await anAdminsDatabase();
  const second = (index: number) => new Date(MOMENTS[1].getTime() + Math.floor(index / 3) * 1_000);
  await write(
    Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [
        `transactions/${crypto.randomUUID()}`,
        storedTransaction({}, second(index)),
      ]),
    ),
  );
  const ids = new Set<string>();
  let pages = 0;
  for await (const { items } of transactionRows(connection, { period: DAY })) {
    expect(items.length).toBeLessThanOrEqual(200);
    for (const { id } of items) ids.add(id);
    pages += 1;
  }
  expect(ids.size).toBe(5_000);
  expect(pages).toBe(25);
});

it('lists an address once, with the subscriptions of all its spellings, wherever the pages end', async () => {
  const { connection, write } = await anAdminsDatabase();
  const emails = [
    'ASHA@a.example',
    'Asha@a.example',
    'asha@a.example',
    'asha@a.example',
    'bina@a.example',
    'Zara@a.example',
  ];
  await write(
    Object.fromEntries(
      emails.map((email, index) => [
        `subscribers/${index}`,
        { email, source: index === 3 ? 'gift_ideas' : 'newsletter', createdAt: MOMENTS[2] },
      ]),
    ),
  );
  const expected = [
    ['asha', 4],
    ['bina', 1],
    ['zara', 1],
  ];
  const shapeOf = (pages: readonly Page<{ email: string; ids: readonly string[] }>[]) =>
    pages
      .flatMap(({ items }) => items)
      .map(({ email, ids }) => [email.toLowerCase().replace('@a.example', ''), ids.length])
      .toSorted();
  for (const size of [1, 2, 3, 4, 6, 7]) {
    const pages = await everyPage(recipientRows(connection, { period: DAY }, { size }));
    expect(shapeOf(pages)).toEqual(expected);
    // Begun again after any page.
    for (const [index, { next }] of pages.entries()) {
      if (!next) continue;
      const rest = await everyPage(recipientRows(connection, { period: DAY }, { size, after: next }));
      expect(shapeOf([...pages.slice(0, index + 1), ...rest])).toEqual(expected);
    }
  }
});
