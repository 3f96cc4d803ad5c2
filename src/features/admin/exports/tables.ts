import type { MessageKey } from '../../../config/messages/en.ts';
import { brand } from '../../../config/brand.ts';
import { paths } from '../../../config/paths.ts';
import type { LogFilter, MessageFilter, TransactionFilter, WishlistFilter } from '../../../data/admin/operations.ts';
import type { Page, PageCursor, ReadingOptions } from '../../../data/firebase/page-query.ts';
import type { AdminNote } from '../../../domain/admin-note.ts';
import { indianDay } from '../../../domain/calendar.ts';
import type { CsvValue } from '../../../domain/csv.ts';
import { ALWAYS, type Period } from '../../../domain/period.ts';
import type { Recipient } from '../../../domain/recipients.ts';
import { referenceOf } from '../../../domain/reference.ts';
import type { Report, SupportMessage } from '../../../domain/support.ts';
import type { SystemLogEntry } from '../../../domain/system-log.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { fragmentOf } from '../../../domain/unsubscribe-link.ts';
import { ALL_USERS } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import type { Catalogue } from '../../../session/language/catalogue.ts';
import { wishlistLink } from '../../../session/wishlists/wishlist-link.ts';
import { sayRole } from '../users/user-words.ts';
import type { ExportsApi } from './api.ts';

// One table per kind of data, used by every screen that exports it. Screens of users must load the area `admin-users`, those of
// subscribers `admin-support`.

/** A table that can be exported. */
export interface ExportTable {
  readonly name: TableName;
  readonly header: readonly string[];
  readonly pages: (
    period: Period,
    options: Pick<ReadingOptions, 'after' | 'signal'>,
  ) => AsyncIterable<{
    readonly rows: readonly (readonly CsvValue[])[];
    /** The number of documents that cannot be parsed. */
    readonly unreadable: number;
    readonly next: PageCursor | null;
  }>;
  /** What narrows it down besides the period, for the name of the file. */
  readonly filters: readonly string[];
  /** The period that the screen shows. */
  readonly shown: Period;
}

export type TableName =
  | 'users'
  | 'wishlists'
  | 'transactions'
  | 'messages'
  | 'subscribers'
  | 'reports'
  | 'log'
  | 'notes';

type Words = Pick<Catalogue, 'say' | 'format'>;
type FileColumn = MessageKey & `admin.file.${string}`;
type Columns<T> = Readonly<Partial<Record<FileColumn, (row: T, words: Words) => CsvValue>>>;

const WISHLIST: Columns<Wishlist> = {
  'admin.file.wishlist-id': ({ id }) => id,
  'admin.file.title': ({ title }) => title,
  'admin.file.owner-id': ({ userId }) => userId,
  'admin.file.occasion': ({ eventType }) => eventType,
  'admin.file.occasion-date': ({ eventDate }) => eventDate,
  'admin.file.visibility': ({ visibility }) => visibility,
  'admin.file.state': ({ isActive }) => (isActive ? 'active' : 'inactive'),
  'admin.file.gifts': ({ items }) => items.length,
  'admin.file.total': ({ totalValue }) => totalValue,
  'admin.file.received': ({ fundedAmount }) => fundedAmount,
  'admin.file.contributors': ({ contributorCount }) => contributorCount,
  'admin.file.contributions': ({ contributionCount }) => contributionCount,
  'admin.file.link': wishlistLink,
  'admin.file.created': ({ createdAt }) => createdAt,
  'admin.file.updated': ({ updatedAt }) => updatedAt,
};

const USER: Columns<User> = {
  'admin.file.user-id': ({ id }) => id,
  'admin.file.name': ({ displayName }) => displayName,
  'admin.file.email': ({ email }) => email,
  'admin.file.phone': ({ phoneNumber }) => phoneNumber,
  'admin.file.status': ({ status }, { say }) => say(`admin-users.status.${status}`),
  'admin.file.role': (user, { say }) => sayRole(say, user),
  'admin.file.language': ({ preferences }) => preferences.language,
  'admin.file.joined': ({ createdAt }) => createdAt,
  'admin.file.last-active': ({ lastActiveAt }) => lastActiveAt,
};

const TRANSACTION: Columns<Transaction> = {
  'admin.file.transaction-id': ({ id }) => id,
  'admin.file.reference': ({ id }) => referenceOf(id),
  'admin.file.wishlist-id': ({ wishlistId }) => wishlistId,
  'admin.file.owner-id': ({ ownerId }) => ownerId,
  'admin.file.gift-id': ({ itemId }) => itemId ?? null,
  'admin.file.gift': ({ metadata }) => ('itemTitle' in metadata ? metadata.itemTitle : null),
  'admin.file.contributor-id': ({ contributorId }) => contributorId,
  'admin.file.name': ({ displayName }) => displayName,
  'admin.file.email': ({ email }) => email,
  'admin.file.anonymous': ({ isAnonymous }, { say }) => say(`admin.file.anonymous.${isAnonymous ? 'yes' : 'no'}`),
  'admin.file.amount': ({ amount }) => amount,
  'admin.file.currency': ({ currency }) => currency,
  'admin.file.status': ({ status }) => status,
  'admin.file.blessing': ({ metadata }) => metadata.message,
  'admin.file.given': ({ createdAt }) => createdAt,
  'admin.file.thanked': ({ thankedAt }) => thankedAt,
};

const MESSAGE: Columns<SupportMessage> = {
  'admin.file.message-id': ({ id }) => id,
  'admin.file.name': ({ name }) => name,
  'admin.file.email': ({ email }) => email,
  'admin.file.user-id': ({ userId }) => userId,
  'admin.file.category': ({ category }) => category,
  'admin.file.priority': ({ priority }) => priority,
  'admin.file.subject': ({ subject }) => subject,
  'admin.file.message': ({ message }) => message,
  'admin.file.status': ({ status }) => status,
  'admin.file.sent': ({ createdAt }) => createdAt,
};

const SUBSCRIBER: Columns<Recipient> = {
  'admin.file.email': ({ email }) => email,
  'admin.file.signed-up-for': ({ sources }, { say }) =>
    sources.map((source) => say(`admin-support.source.${source}`)).join(', '),
  'admin.file.since': ({ since }) => since,
  'admin.file.unsubscribe': ({ ids }) => window.location.origin + paths.unsubscribe.to() + fragmentOf(ids),
};

const REPORT: Columns<Report> = {
  'admin.file.report-id': ({ id }) => id,
  'admin.file.wishlist-id': ({ wishlistId }) => wishlistId,
  'admin.file.reason': ({ reason }) => reason,
  'admin.file.message': ({ message }) => message,
  'admin.file.reporter-id': ({ reporterId }) => reporterId,
  'admin.file.status': ({ status }) => status,
  'admin.file.outcome': ({ moderation }) => moderation?.reason ?? null,
  'admin.file.resolved': ({ moderation }) => moderation?.at ?? null,
  'admin.file.sent': ({ createdAt }) => createdAt,
};

const LOG_ENTRY: Columns<SystemLogEntry> = {
  'admin.file.entry-id': ({ id }) => id,
  'admin.file.type': ({ type }) => type,
  'admin.file.description': ({ description }) => description,
  'admin.file.actor-id': ({ actorId }) => actorId,
  'admin.file.target-id': ({ targetId }) => targetId,
  'admin.file.transaction-id': ({ transactionId }) => transactionId ?? null,
  'admin.file.amount': ({ amount }) => amount ?? null,
  'admin.file.logged': ({ timestamp }) => timestamp,
};

const NOTE: Columns<AdminNote> = {
  'admin.file.note-id': ({ id }) => id,
  'admin.file.target-id': ({ targetId }) => targetId,
  'admin.file.note': ({ text }) => text,
  'admin.file.author-id': ({ by }) => by,
  'admin.file.written': ({ createdAt }) => createdAt,
};

type Rows<Name extends keyof ExportsApi> = Pick<ExportsApi, Name>;

export const usersTable = (words: Words, { userRows }: Rows<'userRows'>, { status, search } = ALL_USERS) =>
  tableOf('users', USER, words, (period, options) => userRows({ status, search, period }, options), {
    filters: [status, search],
  });

export const wishlistsTable = (words: Words, { wishlistRows }: Rows<'wishlistRows'>, filter: WishlistFilter = {}) =>
  tableOf('wishlists', WISHLIST, words, (period, options) => wishlistRows({ ...filter, period }, options), {
    filters: filter.owner === undefined ? [filter.visibility, filter.state, filter.search] : ['of', filter.owner],
  });

export const transactionsTable = (
  words: Words,
  { transactionRows }: Rows<'transactionRows'>,
  filter: TransactionFilter = {},
) =>
  tableOf('transactions', TRANSACTION, words, (period, options) => transactionRows({ ...filter, period }, options), {
    filters: [
      ...[filter.ids && 'reference', filter.wishlist, filter.giver],
      ...[filter.least && `at least ${filter.least}`, filter.most && `at most ${filter.most}`],
    ],
    shown: filter.period,
  });

export const messagesTable = (words: Words, { messageRows }: Rows<'messageRows'>, filter: MessageFilter = {}) =>
  tableOf('messages', MESSAGE, words, (period, options) => messageRows({ ...filter, period }, options), {
    filters: [filter.status, filter.category, filter.priority, filter.search],
  });

export const subscribersTable = (words: Words, { recipientRows }: Rows<'recipientRows'>) =>
  tableOf('subscribers', SUBSCRIBER, words, (period, options) => recipientRows({ period }, options));

export const reportsTable = (words: Words, { reportRows }: Rows<'reportRows'>, status?: Report['status']) =>
  tableOf('reports', REPORT, words, (period, options) => reportRows({ ...(status && { status }), period }, options), {
    filters: [status],
  });

export const logTable = (words: Words, { logRows }: Rows<'logRows'>, filter: LogFilter = {}) =>
  tableOf('log', LOG_ENTRY, words, (period, options) => logRows({ ...filter, period }, options), {
    filters: [filter.type, filter.actor, filter.target],
    shown: filter.period,
  });

export const notesTable = (words: Words, { noteRows }: Rows<'noteRows'>) =>
  tableOf('notes', NOTE, words, (period, options) => noteRows({ period }, options));

/** Everything that admins can read, in the order of the admin pages. */
export function allTables(words: Words, api: ExportsApi): readonly [ExportTable, ...ExportTable[]] {
  return [
    usersTable(words, api),
    ...[wishlistsTable(words, api), transactionsTable(words, api), reportsTable(words, api)],
    ...[messagesTable(words, api), subscribersTable(words, api), logTable(words, api), notesTable(words, api)],
  ];
}

interface Narrowed {
  readonly filters?: readonly (string | null | undefined)[];
  readonly shown?: Period | null | undefined;
}

function tableOf<T>(
  name: TableName,
  columns: Columns<T>,
  words: Words,
  read: (period: Period, options: Pick<ReadingOptions, 'after' | 'signal'>) => AsyncIterable<Page<T>>,
  { filters = [], shown }: Narrowed = {},
): ExportTable {
  const cells = Object.values(columns);
  return {
    name,
    header: (Object.keys(columns) as FileColumn[]).map((column) => words.say(column)),
    pages: async function* (period, options) {
      for await (const { items, unreadable, next } of read(period, options))
        yield {
          rows: items.map((item) => cells.map((cell) => cell(item, words))),
          unreadable: unreadable.length,
          next,
        };
    },
    filters: filters.flatMap((filter) => (filter && filter !== 'all' ? [filter] : [])),
    shown: shown ?? ALWAYS,
  };
}

/** "shagun users banned 2026-11-01 to 2026-11-30": the contents of the file, the filters, and the days in India. */
export function fileNameOf({ name, filters }: ExportTable, period: Period): string {
  // Some systems have no longer names than 255 bytes.
  const narrowed = Array.from(filters.join(' ')).slice(0, 60).join('');
  return [brand.name, name, narrowed, daysOf(period)].filter(Boolean).join(' ').toLowerCase();
}

function daysOf({ from, to }: Period): string {
  const today = indianDay(new Date());
  if (from === null) return to === null ? today : `until ${to}`;
  return `${from} to ${to ?? today}`;
}
