import { utcDay } from '../../../domain/analytics.ts';
import { systemLogId, transactionId, userId } from '../../../domain/ids.ts';
import { rupees, sum } from '../../../domain/money.ts';
import { OWNER, transaction, wishlist } from '../../../domain/testing/examples.ts';
import { awaitsThanks, isSetAside, type Transaction } from '../../../domain/transaction.ts';
import { EMPTY_BOOK } from '../../../domain/register-entry.ts';
import type { AnalyticsApi, Report } from '../api.ts';

export const OURS = wishlist({ title: 'Lamp' });
export const AT = new Date('2026-12-05T06:30:00Z');

export const COUNTED: Report = {
  wishlist: { ...OURS, fundedAmount: rupees(2_500) },
  analytics: {
    wishlistId: OURS.id,
    ownerId: OWNER,
    views: 1_349,
    uniqueVisitors: 702,
    shares: 31,
    contributions: 18,
    trafficSources: { whatsapp: 900, direct: 400, 'blog.example': 49 },
    deviceStats: { phone: 1_200, desktop: 149 },
    referralStats: {},
    last: null,
    deleted: null,
    createdAt: AT,
    updatedAt: AT,
  },
  days: [
    {
      wishlistId: OURS.id,
      ownerId: OWNER,
      date: utcDay(AT),
      ...{ views: 23, uniqueVisitors: 12, shares: 2, contributions: 1 },
      createdAt: AT,
      updatedAt: AT,
    },
  ],
};

export function given(name: string, changes: Partial<Transaction> = {}): Transaction {
  return transaction({
    id: transactionId(name),
    contributorId: 'anonymous',
    displayName: name,
    email: `${name.toLowerCase()}@guests.example`,
    amount: rupees(501),
    metadata: { itemTitle: 'Lamp', message: 'Be happy' },
    ...changes,
  });
}

export const NOBODY_KNOWN: Partial<Transaction> = {
  isAnonymous: true,
  displayName: '',
  email: '',
  isEmailVerified: false,
  isVerified: false,
};

export const NO_ACCOUNT: Partial<Transaction> = {
  contributorId: userId('guest'),
  email: '',
  isEmailVerified: false,
  phoneNumber: '98765 43210',
  isVerified: false,
};

export const SET_ASIDE: Pick<Transaction, 'status' | 'correction'> = {
  status: 'set_aside',
  correction: { reason: 'not_received', was: 'completed', by: OWNER, at: AT, logId: systemLogId('log-1') },
};

/** An API with these contributions, twenty per page. */
export function apiOf(all: readonly Transaction[], changes: Partial<AnalyticsApi> = {}): AnalyticsApi {
  const pages = new Map<unknown, number>();
  return {
    reader: OWNER,
    read: async () => ({ state: 'ready', value: COUNTED }),
    contributions: async (_, { after = null, size = 20 }) => {
      const from = pages.get(after) ?? 0;
      const next = from + size < all.length ? ({} as never) : null;
      if (next) pages.set(next, from + size);
      return { items: all.slice(from, from + size), unreadable: [], next };
    },
    allContributions: async function* () {
      yield { items: all, unreadable: [] };
    },
    countUnthanked: async () => all.filter(awaitsThanks).length,
    countSetAside: async () => all.filter(isSetAside).length,
    moneyByStatus: async () => {
      const of = (status: Transaction['status']) => {
        const amounts = all.filter((row) => row.status === status).map(({ amount }) => amount);
        return { count: amounts.length, amount: sum(amounts) };
      };
      return { promised: of('promised'), sent: of('sent'), received: of('received') };
    },
    setReceived: async (id, mark) => {
      const row = all.find((each) => each.id === id);
      if (!row) throw new Error(`There is no contribution ${id}.`);
      const status = mark ? 'received' : row.sentAt ? 'sent' : 'promised';
      return { ...row, status, utr: row.utr ?? mark?.utr ?? null, completedAt: mark ? AT : null };
    },
    familyBook: async () => EMPTY_BOOK,
    addEntries: async () => undefined,
    changeEntry: async () => undefined,
    deleteEntry: async () => undefined,
    setEntryThanked: async () => undefined,
    noteGift: async () => undefined,
    resetSources: async () => undefined,
    setThanked: async () => undefined,
    watchUnsent: () => new Promise(() => undefined),
    hosts: async () => ({ items: [], unreadable: [] }),
    unlist: async () => undefined,
    correct: async (contribution, reason) => ({
      ...contribution,
      status: reason === null ? 'completed' : 'set_aside',
      correction: { reason: reason ?? 'mistake', was: 'completed', by: OWNER, at: AT, logId: systemLogId('log-1') },
    }),
    ...changes,
  };
}
