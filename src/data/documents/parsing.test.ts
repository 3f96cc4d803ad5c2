import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { wishlistId } from '../../domain/ids.ts';
import {
  parseAnalytics,
  parseDailyStats,
  parseReport,
  parseSubscriber,
  parseSupportMessage,
  parseSystemLogEntry,
  parseTransaction,
} from './parse.ts';
import { parseWishlist } from './parse-wishlist.ts';
import { parseSettings } from './settings.ts';
import {
  storedAnalytics,
  storedDailyStats,
  storedLogEntry,
  storedMessage,
  storedReport,
  storedSettings,
  storedSubscriber,
  storedTransaction,
} from '../../domain/testing/documents.ts';

const at = new Date('2026-12-05T06:30:00Z');
const ID = '7d8f3a52-2f0b-4c57-9d6f-0a8a2f1f6f11';

interface Case {
  readonly place: string;
  readonly parse: (stored: unknown) => unknown;
  readonly stored: Readonly<Record<string, unknown>>;
  /** Keys that may be absent. */
  readonly optional?: readonly string[];
  /** Keys that are not parsed. */
  readonly ignored?: readonly string[];
}

const entry = {
  userId: 'meera',
  displayName: 'Meera',
  email: '',
  amount: 501,
  message: '',
  isAnonymous: false,
  contributedAt: at,
};

const CASES: readonly Case[] = [
  {
    place: `wishlists/${ID}`,
    parse: (stored) => parseWishlist(wishlistId(ID), stored),
    stored: {
      userId: 'asha',
      title: 'Asha weds Ravi',
      description: 'Blessings',
      eventType: 'wedding',
      eventDate: '2026-12-05',
      visibility: 'public',
      shareableLink: `https://shagun.example/wishlist/${ID}`,
      isActive: true,
      totalValue: 6_000,
      fundedAmount: 501,
      categories: ['physical'],
      items: [],
      contributors: [entry],
      contributorCount: 1,
      contributionCount: 1,
      lastContribution: { transactionId: ID, itemIndex: -1, entryIndex: -1, at },
      lastEdit: { kind: 'details', itemIndex: -1 },
      moderation: { logId: ID, action: 'wishlist_reactivated', by: 'admin', at },
      createdAt: at,
      updatedAt: at,
    },
    optional: ['moderation'],
  },
  {
    place: `transactions/${ID}`,
    parse: (stored) => parseTransaction(ID, stored),
    stored: storedTransaction({ itemId: ID, metadata: { itemTitle: 'Brass set', message: 'Blessings' } }),
    optional: ['itemId', 'isEmailVerified', 'phoneNumber', 'isVerified', 'sentAt', 'utr', 'giverKey', 'editedAt'],
  },
  {
    place: `analytics/${ID}`,
    parse: (stored) => parseAnalytics(wishlistId(ID), stored),
    stored: storedAnalytics({ trafficSources: { whatsapp: 3 }, deviceStats: { phone: 3 } }),
  },
  {
    place: `dailyStats/${ID}_2026-12-05`,
    parse: (stored) => parseDailyStats(`${ID}_2026-12-05`, stored),
    stored: storedDailyStats(),
  },
  {
    place: `systemLogs/${ID}`,
    parse: (stored) => parseSystemLogEntry(ID, stored),
    stored: storedLogEntry({ type: 'contribution_made', actorId: 'anonymous', amount: 501 }),
    optional: ['amount'],
  },
  {
    place: `reports/${ID}`,
    parse: (stored) => parseReport(ID, stored),
    stored: storedReport(),
    optional: ['moderation'],
  },
  {
    place: `supportMessages/${ID}`,
    parse: (stored) => parseSupportMessage(ID, stored),
    stored: storedMessage(),
    optional: ['moderation'],
  },
  {
    place: `subscribers/${ID}`,
    parse: (stored) => parseSubscriber(ID, stored),
    stored: storedSubscriber(),
  },
  {
    place: 'settings/platform',
    parse: parseSettings,
    stored: storedSettings(),
    ignored: ['updatedAt', 'moderation'],
    optional: ['announcements', 'maintenance'],
  },
];

describe.each(CASES)('$place', ({ place, parse, stored, optional = [], ignored = [] }) => {
  const looked = Object.keys(stored).filter((name) => !ignored.includes(name));

  it('is parsed completely', () => {
    expect(parse(stored)).toMatchObject(Object.fromEntries(looked.map((name) => [name, stored[name]])));
  });

  it.each(looked)('is rejected, naming the field, if %s has another type', (name) => {
    expect(failureOf(() => parse({ ...stored, [name]: Symbol('none of ours') }))).toMatch(`${place}: ${name}`);
  });

  it.each(looked)('is rejected, naming the field, if %s is missing and not optional', (name) => {
    const { [name]: _absent, ...rest } = stored;
    if (optional.includes(name)) expect(parse(rest)).toBeTruthy();
    else expect(failureOf(() => parse(rest))).toMatch(`${place}: ${name}`);
  });

  it('is rejected if it is not a document', () => {
    expect(failureOf(() => parse(null))).toMatch(place);
  });
});

it('distinguishes contributions to the general fund from those to an item', () => {
  const transaction = CASES.find(({ place }) => place.startsWith('transactions/'));
  const { itemId: _none, ...stored } = transaction?.stored ?? {};
  const metadata = { type: 'general_fund', message: 'Blessings' };
  expect(parseTransaction(ID, { ...stored, metadata })).toMatchObject({ metadata });
  expect(failureOf(() => parseTransaction(ID, { ...stored, metadata: { message: 'Blessings' } }))).toMatch(
    `transactions/${ID}: metadata: itemTitle`,
  );
});

function failureOf(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    if (error instanceof Failure && error.reason === 'unexpected-data') return error.message;
    throw error;
  }
  throw new Error('It was read.');
}
