import type { QueryKey } from '@tanstack/react-query';
import type { Connection } from '../../data/connection.ts';
import type { MoneyByStatus } from '../../data/contributions/money-by-status.ts';
import type { ReceivedMark } from '../../data/contributions/set-received.ts';
import type { Listed } from '../../data/listed.ts';
import type { Page, PageOptions } from '../../data/firebase/page-query.ts';
import type { Analytics, DailyStats } from '../../domain/analytics.ts';
import type { Correction } from '../../domain/correction.ts';
import type { Host } from '../../domain/hosts.ts';
import type { RegisterEntryId, TransactionId, UserId, WishlistId } from '../../domain/ids.ts';
import type { EntryForm, FamilyBook, GiftNoteForm, NewEntry } from '../../domain/register-entry.ts';
import type { UnsentMark } from '../../data/thanks/unsent-thanks.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { RegisterOf, RegisterPages } from '../../session/register/read-register.ts';
import type { Watch } from '../../session/server-state/use-live-query.ts';

/** The statistics of a wishlist. */
export interface Report {
  readonly wishlist: Wishlist;
  readonly analytics: Analytics;
  /** The days with events among the last sixty. */
  readonly days: readonly DailyStats[];
}

/** A deleted wishlist with its register. */
export interface DeletedReport {
  readonly state: 'deleted';
  readonly register: RegisterOf;
  readonly at: Date;
}

export type ReportRead = Extract<Loadable<Report>, { state: 'ready' | 'missing' | 'denied' }> | DeletedReport;

/** The prefix of all query keys of a wishlist. */
export const wishlistKey = (id: WishlistId): QueryKey => ['wishlist-analytics', id];

/** What the owner, a host or an admin can read about one wishlist. Admins cannot mark contributions as thanked. */
export interface AnalyticsApi {
  /** The signed-in owner or admin. */
  readonly reader: UserId;
  readonly read: (id: WishlistId) => Promise<ReportRead>;
  readonly contributions: (wishlist: RegisterOf, options: PageOptions) => Promise<Page<Transaction>>;
  readonly allContributions: RegisterPages;
  /** The number of contributions that are not marked as thanked. */
  readonly countUnthanked: (wishlist: RegisterOf) => Promise<number>;
  readonly countSetAside: (wishlist: RegisterOf) => Promise<number>;
  /** The money that was promised, sent and received by UPI. */
  readonly moneyByStatus: (wishlist: RegisterOf) => Promise<MoneyByStatus>;
  /** What the family wrote down. Only the owner and the hosts can read it. */
  readonly familyBook: (wishlist: RegisterOf, signal: AbortSignal) => Promise<FamilyBook>;
  readonly addEntries: (wishlist: RegisterOf, entries: readonly NewEntry[]) => Promise<void>;
  readonly changeEntry: (id: RegisterEntryId, entry: EntryForm) => Promise<void>;
  readonly deleteEntry: (id: RegisterEntryId) => Promise<void>;
  readonly setEntryThanked: (id: RegisterEntryId, isThanked: boolean) => Promise<void>;
  readonly noteGift: (wishlist: RegisterOf, id: TransactionId, note: GiftNoteForm) => Promise<void>;
  /** Clears the counts of traffic sources. */
  readonly resetSources: (id: WishlistId) => Promise<void>;
  /** Resolves also if it is sent later, because there is no connection. */
  readonly setThanked: (id: TransactionId, isThanked: boolean) => Promise<void>;
  /** The marks that wait for a connection, of all wishlists. */
  readonly watchUnsent: Watch<readonly UnsentMark[]>;
  /** The owner found the gift in the bank; null takes that back. Returns the contribution as it is afterwards. */
  readonly setReceived: (id: TransactionId, mark: ReceivedMark) => Promise<Transaction>;
  /** The name plates, for the owner and the hosts. */
  readonly hosts: (id: WishlistId) => Promise<Listed<Host>>;
  /** Removes the giver's name and blessing from the page that guests see. Only the owner can. */
  readonly unlist: (contribution: Transaction) => Promise<void>;
  /** Returns the contribution as it is afterwards. Throws CorrectionRefused if its gift has no room for it. */
  readonly correct: (contribution: Transaction, correction: Correction) => Promise<Transaction>;
}

export function analyticsApi(connection: Connection, reader: UserId): AnalyticsApi {
  const wishlists = () => import('../../data/wishlists/operations.ts');
  const lists = () => import('../../data/contributions/list-contributions.ts');
  const thanks = () => import('../../data/thanks/unsent-thanks.ts');
  const book = () => import('../../data/register/write-family-book.ts');
  return {
    reader,
    read: async (id) => {
      const { readWishlist, readAnalytics, readDailyStats } = await wishlists();
      const analytics = await readAnalytics(connection, id);
      if (analytics.state !== 'ready') return analytics;
      const { ownerId, deleted } = analytics.value;
      const register = { id, userId: ownerId, items: [] };
      // The rules deny reading a deleted wishlist.
      if (deleted) return { state: 'deleted', register: { ...register, title: deleted.title }, at: deleted.at };
      const [wishlist, { items: days }] = await Promise.all([
        readWishlist(connection, id),
        readDailyStats(connection, register),
      ]);
      if (wishlist.state !== 'ready') return wishlist;
      return { state: 'ready', value: { wishlist: wishlist.value, analytics: analytics.value, days } };
    },
    contributions: async (wishlist, options) => (await lists()).listContributionsOf(connection, wishlist, options),
    allContributions: async function* (wishlist, signal) {
      yield* (await lists()).contributionRows(connection, wishlist, signal);
    },
    countUnthanked: async (wishlist) => (await lists()).countUnthanked(connection, wishlist),
    countSetAside: async (wishlist) => (await lists()).countSetAside(connection, wishlist),
    moneyByStatus: async (wishlist) =>
      (await import('../../data/contributions/money-by-status.ts')).moneyByStatus(connection, wishlist),
    familyBook: async (wishlist, signal) =>
      (await import('../../data/register/read-family-book.ts')).readFamilyBook(connection, wishlist, signal),
    addEntries: async (wishlist, entries) => (await book()).addEntries(connection, wishlist, entries),
    changeEntry: async (id, entry) => (await book()).changeEntry(connection, id, entry),
    deleteEntry: async (id) => (await book()).deleteEntry(connection, id),
    setEntryThanked: async (id, isThanked) =>
      (await thanks()).markThanked(connection, reader, { kind: 'entry', id, isThanked }),
    noteGift: async (wishlist, id, note) => (await book()).noteGift(connection, wishlist, id, note),
    resetSources: async (id) => (await wishlists()).resetSources(connection, id),
    setThanked: async (id, isThanked) =>
      (await thanks()).markThanked(connection, reader, { kind: 'gift', id, isThanked }),
    watchUnsent: async (onValue, signal) => (await thanks()).watchUnsent(reader, onValue, signal),
    setReceived: async (id, mark) =>
      (await import('../../data/contributions/set-received.ts')).setReceived(connection, id, mark),
    hosts: async (id) => (await import('../../data/hosts/operations.ts')).listHosts(connection, id),
    unlist: async (contribution) => void (await (await wishlists()).unlistGift(connection, contribution)),
    correct: async (contribution, correction) => {
      const { correctContribution } = await import('../../data/contributions/correct-contribution.ts');
      return correctContribution(connection, contribution, correction);
    },
  };
}
