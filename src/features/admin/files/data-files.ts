import type { MessageKey } from '../../../config/messages/en.ts';
import type { CsvValue } from '../../../domain/csv.ts';
import { referenceOf } from '../../../domain/reference.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import type { User } from '../../../domain/user.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import type { Say } from '../../../session/language/catalogue.ts';
import type { ExportSource } from '../../../session/downloads/use-file-download.ts';
import { wishlistLink } from '../../../session/wishlists/wishlist-link.ts';
import { sayRole } from '../users/user-words.ts';

// One file per kind of data, used by every screen that offers it. Screens must load the areas `admin` and
// `admin-users`.

type FileColumn = MessageKey & `admin.file.${string}`;
type Columns<T> = Readonly<Partial<Record<FileColumn, (row: T, say: Say) => CsvValue>>>;

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
  'admin.file.status': ({ status }, say) => say(`admin-users.status.${status}`),
  'admin.file.role': (user, say) => sayRole(say, user),
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
  'admin.file.anonymous': ({ isAnonymous }, say) => say(`admin.file.anonymous.${isAnonymous ? 'yes' : 'no'}`),
  'admin.file.amount': ({ amount }) => amount,
  'admin.file.currency': ({ currency }) => currency,
  'admin.file.status': ({ status }) => status,
  'admin.file.blessing': ({ metadata }) => metadata.message,
  'admin.file.given': ({ createdAt }) => createdAt,
  'admin.file.thanked': ({ thankedAt }) => thankedAt,
};

export const wishlistsFile = (say: Say, pages: ExportSource<Wishlist>['pages']) =>
  sourceOf('wishlists', WISHLIST, say, pages);
export const usersFile = (say: Say, pages: ExportSource<User>['pages']) => sourceOf('users', USER, say, pages);
export const transactionsFile = (say: Say, pages: ExportSource<Transaction>['pages']) =>
  sourceOf('transactions', TRANSACTION, say, pages);

function sourceOf<T>(what: string, columns: Columns<T>, say: Say, pages: ExportSource<T>['pages']): ExportSource<T> {
  const cells = Object.values(columns);
  return {
    what,
    header: (Object.keys(columns) as FileColumn[]).map((column) => say(column)),
    row: (item) => cells.map((cell) => cell(item, say)),
    pages,
  };
}
