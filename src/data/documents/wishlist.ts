import { calendarDay } from '../../domain/calendar.ts';
import {
  ANONYMOUS,
  itemId,
  systemLogId,
  transactionId,
  userId,
  wishlistId,
  type WishlistId,
} from '../../domain/ids.ts';
import {
  CATEGORIES,
  EVENT_TYPES,
  PRIORITIES,
  VISIBILITIES,
  type CalendarDay,
  type ContributorEntry,
  type EditKind,
  type Item,
  type Moderation,
  type Wishlist,
} from '../../domain/wishlist.ts';
import { Fields } from './fields.ts';

const EDIT_KINDS: readonly EditKind[] = ['details', 'add', 'edit', 'remove', 'reorder'];

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseWishlist(id: WishlistId, stored: unknown): Wishlist {
  const fields = new Fields(`wishlists/${id}`, stored);
  const contribution = fields.mapOrNull('lastContribution');
  const edit = fields.mapOrNull('lastEdit');
  return {
    id,
    userId: fields.parsed('userId', userId),
    title: fields.text('title'),
    description: fields.text('description'),
    eventType: fields.oneOf('eventType', EVENT_TYPES),
    eventDate: fields.textOrNull('eventDate') === null ? null : fields.parsed('eventDate', existingDay),
    visibility: fields.oneOf('visibility', VISIBILITIES),
    shareableLink: fields.text('shareableLink'),
    isActive: fields.flag('isActive'),
    totalValue: fields.rupees('totalValue'),
    fundedAmount: fields.rupees('fundedAmount'),
    categories: fields.listOf('categories', CATEGORIES),
    items: fields.list('items', parseItem),
    contributors: fields.list('contributors', parseEntry),
    contributorCount: fields.count('contributorCount'),
    contributionCount: fields.count('contributionCount'),
    lastContribution: contribution && {
      transactionId: contribution.parsed('transactionId', transactionId),
      itemIndex: contribution.index('itemIndex'),
      entryIndex: contribution.index('entryIndex'),
    },
    lastEdit: edit && { kind: edit.oneOf('kind', EDIT_KINDS), itemIndex: edit.index('itemIndex') },
    moderation: parseModeration(fields),
    createdAt: fields.time('createdAt'),
    updatedAt: fields.time('updatedAt'),
  };
}

export function parseModeration(fields: Fields): Moderation | null {
  const moderation = fields.has('moderation') ? fields.mapOrNull('moderation') : null;
  return (
    moderation && {
      logId: moderation.parsed('logId', systemLogId),
      action: moderation.text('action'),
      by: moderation.parsed('by', userId),
      at: moderation.time('at'),
    }
  );
}

function parseItem(fields: Fields): Item {
  return {
    id: fields.parsed('id', itemId),
    wishlistId: fields.parsed('wishlistId', wishlistId),
    title: fields.text('title'),
    description: fields.text('description'),
    price: fields.rupees('price'),
    category: fields.oneOf('category', CATEGORIES),
    priority: fields.oneOf('priority', PRIORITIES),
    imageUrl: safeAddress(fields.text('imageUrl')),
    externalUrl: safeAddress(fields.text('externalUrl')),
    isExperience: fields.flag('isExperience'),
    isFunded: fields.flag('isFunded'),
    fundedAmount: fields.rupees('fundedAmount'),
    fundingGoal: fields.rupees('fundingGoal'),
    contributors: fields.list('contributors', (entry) => ({ ...parseEntry(entry), isVerified: true as const })),
    contributionCount: fields.count('contributionCount'),
    createdAt: fields.time('createdAt'),
    updatedAt: fields.time('updatedAt'),
    ...(fields.has('minContribution') && { minContribution: fields.rupees('minContribution') }),
    ...(fields.has('maxContribution') && { maxContribution: fields.rupees('maxContribution') }),
  };
}

function parseEntry(fields: Fields): ContributorEntry {
  return {
    userId: fields.parsed('userId', (text) => (text === ANONYMOUS ? ANONYMOUS : userId(text))),
    displayName: fields.text('displayName'),
    email: '',
    amount: fields.rupees('amount'),
    message: fields.text('message'),
    isAnonymous: fields.flag('isAnonymous'),
    contributedAt: fields.time('contributedAt'),
  };
}

function existingDay(text: string): CalendarDay {
  const day = calendarDay(text);
  if (day === null) throw new RangeError('there is no such day');
  return day;
}

/** The rules cannot look into every item of a new list: an address that is none of the web's is none at all. */
function safeAddress(text: string): string {
  return /^https?:\/\//i.test(text) ? text : '';
}
