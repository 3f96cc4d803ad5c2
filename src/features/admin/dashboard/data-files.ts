import { brand } from '../../../config/brand.ts';
import { localDay } from '../../../domain/calendar.ts';
import type { CsvValue } from '../../../domain/csv.ts';
import { referenceOf } from '../../../domain/reference.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import type { User } from '../../../domain/user.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import type { CsvSource } from '../frame/csv-export.tsx';

type Columns<T> = Readonly<Record<string, (row: T) => CsvValue>>;

// Columns are called as the fields are that they come from, in every language: files of two admins fit together.

const WISHLIST: Columns<Wishlist> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  userId: ({ userId }) => userId,
  eventType: ({ eventType }) => eventType,
  eventDate: ({ eventDate }) => eventDate,
  visibility: ({ visibility }) => visibility,
  isActive: ({ isActive }) => isActive,
  items: ({ items }) => items.length,
  totalValue: ({ totalValue }) => totalValue,
  fundedAmount: ({ fundedAmount }) => fundedAmount,
  contributorCount: ({ contributorCount }) => contributorCount,
  contributionCount: ({ contributionCount }) => contributionCount,
  shareableLink: ({ shareableLink }) => shareableLink,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
};

const USER: Columns<User> = {
  id: ({ id }) => id,
  displayName: ({ displayName }) => displayName,
  email: ({ email }) => email,
  phoneNumber: ({ phoneNumber }) => phoneNumber,
  status: ({ status }) => status,
  isAdmin: ({ isAdmin }) => isAdmin,
  language: ({ preferences }) => preferences.language,
  createdAt: ({ createdAt }) => createdAt,
  lastActiveAt: ({ lastActiveAt }) => lastActiveAt,
};

const TRANSACTION: Columns<Transaction> = {
  id: ({ id }) => id,
  reference: ({ id }) => referenceOf(id),
  wishlistId: ({ wishlistId }) => wishlistId,
  ownerId: ({ ownerId }) => ownerId,
  itemId: ({ itemId }) => itemId ?? null,
  itemTitle: ({ metadata }) => ('itemTitle' in metadata ? metadata.itemTitle : null),
  contributorId: ({ contributorId }) => contributorId,
  displayName: ({ displayName }) => displayName,
  email: ({ email }) => email,
  isAnonymous: ({ isAnonymous }) => isAnonymous,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  message: ({ metadata }) => metadata.message,
  createdAt: ({ createdAt }) => createdAt,
  thankedAt: ({ thankedAt }) => thankedAt,
};

export const wishlistsFile = (pages: CsvSource<Wishlist>['pages']) => fileOf('wishlists', WISHLIST, pages);
export const usersFile = (pages: CsvSource<User>['pages']) => fileOf('users', USER, pages);
export const transactionsFile = (pages: CsvSource<Transaction>['pages']) => fileOf('transactions', TRANSACTION, pages);

function fileOf<T>(name: string, columns: Columns<T>, pages: CsvSource<T>['pages']): CsvSource<T> {
  const cells = Object.values(columns);
  return {
    fileName: `${brand.name} ${name} ${localDay(new Date())}`,
    header: Object.keys(columns),
    row: (item) => cells.map((cell) => cell(item)),
    pages,
  };
}
