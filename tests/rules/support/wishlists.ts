import {
  storedAnalytics,
  storedDailyStats,
  storedItem,
  storedWishlist,
} from '../../../src/domain/testing/documents.ts';
import { CATEGORIES } from '../../../src/domain/wishlist.ts';
import { altered, dayFromToday, type Fields, LONG_AGO, startOfDay, uuid, type Writes } from './fields.ts';
import { coHost, giver, keeper, owner } from './people.ts';

export type WishlistFields = ReturnType<typeof storedWishlist>;
export type ItemFields = WishlistFields['items'][number];
export type EntryFields = WishlistFields['contributors'][number];
type Counters = Readonly<{ views: number; uniqueVisitors: number; shares: number; contributions: number }> & Fields;

/** A stored wishlist with its analytics. */
export interface StoredWishlist {
  readonly id: string;
  readonly fields: WishlistFields;
  readonly analytics: Counters;
  /** null if nothing was counted today. */
  readonly today: Counters | null;
}

export const earlierId = uuid(9001);

export function anEntry(changes: Partial<EntryFields> = {}): EntryFields {
  return {
    userId: giver.uid,
    displayName: 'Ravi Kulkarni',
    email: '',
    amount: 20_000,
    message: 'शुभ विवाह',
    isAnonymous: false,
    contributedAt: LONG_AGO,
    ...changes,
  };
}

export const anonymousEntry = (amount: number, message = ''): EntryFields =>
  anEntry({ userId: 'anonymous', displayName: 'Anonymous', amount, message, isAnonymous: true });

export function anItem(number: number, changes: Partial<ItemFields> = {}): ItemFields {
  const { price = 1_000 } = changes;
  const example = { id: uuid(number), wishlistId: weddingId, title: `Gift ${number}`, price, fundingGoal: price };
  return storedItem({ ...example, ...changes }, LONG_AGO);
}

/** A wishlist without contributions. */
export function aWishlist(
  id: string,
  items: readonly ItemFields[],
  changes: Partial<WishlistFields> = {},
): WishlistFields {
  const example = {
    userId: owner.uid,
    title: 'Asha and Ravi',
    eventDate: '2027-02-14',
    shareableLink: `https://shagun.example/wishlist/${id}`,
    totalValue: items.reduce((sum, { price }) => sum + price, 0),
    categories: CATEGORIES.filter((name) => items.some(({ category }) => category === name)),
    items: items.map((item) => ({ ...item, wishlistId: id })),
  };
  return storedWishlist({ ...example, ...changes }, LONG_AGO);
}

export function stored(id: string, fields: WishlistFields, today: StoredWishlist['today'] = null): StoredWishlist {
  const contributions = fields.contributionCount;
  const counts = { views: 40, uniqueVisitors: 30, shares: 5, contributions };
  return {
    id,
    fields,
    analytics: storedAnalytics(
      {
        wishlistId: id,
        ownerId: fields.userId,
        ...counts,
        trafficSources: { direct: 30, whatsapp: 10 },
        deviceStats: { phone: 35, desktop: 5 },
        referralStats: { direct: 40 },
        last: { kind: 'share', channel: 'qr' },
      },
      LONG_AGO,
    ),
    today,
  };
}

export function countedDay(id: string, ownerId: string, date: string): NonNullable<StoredWishlist['today']> {
  const counts = { views: 3, uniqueVisitors: 2, shares: 1, contributions: 1 };
  return storedDailyStats({ wishlistId: id, ownerId, date, ...counts, createdAt: startOfDay(date) }, LONG_AGO);
}

export const todayOf = (id: string): string => `dailyStats/${id}_${dayFromToday(0)}`;

export const documentsOf = ({ id, fields, analytics, today }: StoredWishlist): Writes => ({
  [`wishlists/${id}`]: fields,
  [`analytics/${id}`]: analytics,
  ...(today && { [todayOf(id)]: today }),
});

export function changedWishlist(wishlist: StoredWishlist, changes: Fields): StoredWishlist {
  // A test of a wrong type passes one on purpose.
  return { ...wishlist, fields: altered(wishlist.fields, changes) as WishlistFields };
}

export const weddingId = uuid(1);

/** Of the wishlists with hosts. */
const RUN_TOGETHER = { hostIds: [coHost.uid, keeper.uid], editorIds: [coHost.uid] };

const ofItem = (amount: number, entry: EntryFields): Partial<ItemFields> => ({
  fundedAmount: amount,
  contributors: [{ ...entry, isVerified: true }],
  contributionCount: 1,
});

/** Indexes of the wedding's items. */
export const HALF_GIVEN = 0;
export const FUNDED = 1;
export const BOUNDED = 2;
export const UNTOUCHED = 3;
/** ₹300 are left, less than its minimum. */
export const NEARLY_FUNDED = 4;

/** The public wishlist of `owner`, with contributions. */
export const wedding: StoredWishlist = stored(
  weddingId,
  aWishlist(
    weddingId,
    [
      anItem(101, { title: 'Sofa', price: 50_000, ...ofItem(20_000, anEntry()) }),
      anItem(102, { title: 'Mixer', price: 10_000, isFunded: true, ...ofItem(10_000, anonymousEntry(10_000)) }),
      anItem(103, {
        title: 'Dinner',
        price: 5_000,
        category: 'experience',
        isExperience: true,
        minContribution: 500,
        maxContribution: 2_000,
      }),
      anItem(104, { title: 'Lamp', price: 1_000, category: 'donation' }),
      anItem(105, {
        title: 'Pressure cooker',
        price: 4_000,
        minContribution: 500,
        ...ofItem(3_700, anonymousEntry(3_700)),
      }),
    ],
    {
      ...RUN_TOGETHER,
      fundedAmount: 34_200,
      contributors: [
        anonymousEntry(10_000),
        anEntry(),
        anonymousEntry(3_700),
        anEntry({ userId: 'stranger', displayName: 'Meena', amount: 500 }),
      ],
      contributorCount: 4,
      contributionCount: 4,
      lastContribution: { transactionId: earlierId, itemIndex: -1, entryIndex: -1, itemEntryIndex: -1, at: LONG_AGO },
      lastEdit: { kind: 'details', itemIndex: -1 },
    },
  ),
  countedDay(weddingId, owner.uid, dayFromToday(0)),
);
/** Indexes of two entries among the wedding's contributors. */
export const CONTRIBUTORS_ENTRY = 1;
export const STRANGERS_ENTRY = 3;

const another = (number: number, changes: Partial<WishlistFields>): StoredWishlist =>
  stored(uuid(number), aWishlist(uuid(number), [anItem(number + 200)], changes));

export const linkOnly = another(2, { visibility: 'link_only' });
export const privateWishlist = another(3, { ...RUN_TOGETHER, visibility: 'private' });
export const deactivatedByOwner = another(4, { isActive: false });
export const deactivatedByAdmin = another(5, {
  isActive: false,
  moderation: { logId: uuid(8001), action: 'wishlist_deactivated', by: 'admin', at: LONG_AGO, reason: 'Spam' },
});
export const othersWishlist = another(6, { userId: 'other-owner' });
export const bannedOwnersWishlist = another(7, { userId: 'banned' });

export const WISHLISTS: readonly StoredWishlist[] = [
  wedding,
  linkOnly,
  privateWishlist,
  deactivatedByOwner,
  deactivatedByAdmin,
  othersWishlist,
  bannedOwnersWishlist,
];

const THANKS = { words: 'Thank you for dancing with us.', pictures: [] };
export const draft = another(8, { ...RUN_TOGETHER, isActive: false, stage: 'draft' });
export const celebrated = another(9, { ...RUN_TOGETHER, stage: 'after', thanks: THANKS });
export const archived = another(10, { ...RUN_TOGETHER, isActive: false, stage: 'after', thanks: THANKS });

/** A wishlist with the most items allowed. */
export const sixtyItems = stored(
  uuid(20),
  aWishlist(
    uuid(20),
    Array.from({ length: 60 }, (_, index) => anItem(300 + index)),
  ),
);

/** The moderation record of an earlier admin action. */
export const moderationOf = (action: string) => ({ logId: uuid(8001), action, by: 'admin', at: LONG_AGO });
