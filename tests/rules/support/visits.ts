import { storedShareEvent } from '../../../src/domain/testing/documents.ts';
import { dayFromToday, type Fields, now, startOfDay, uuid, type Writes } from './fields.ts';
import { type Person, personId, visitor } from './people.ts';
import { type StoredWishlist, todayOf, wedding, weddingId } from './wishlists.ts';

export interface View {
  readonly of: StoredWishlist;
  readonly isFirst: boolean;
  readonly source: string;
  readonly device: string;
  readonly referrer: string;
}

const counted = (counts: unknown, name: string): Fields => {
  const before = counts as Readonly<Record<string, number>>;
  return { ...before, [name]: (before[name] ?? 0) + 1 };
};

/** The writes of one view of a wishlist. */
export function view(changes: Partial<View> = {}): Writes {
  const { of, isFirst, source, device, referrer } = {
    of: wedding,
    isFirst: true,
    source: 'whatsapp',
    device: 'phone',
    referrer: 'web.whatsapp.com',
    ...changes,
  };
  const { analytics } = of;
  const unique = isFirst ? 1 : 0;
  return {
    [`analytics/${of.id}`]: {
      ...analytics,
      views: analytics.views + 1,
      uniqueVisitors: analytics.uniqueVisitors + unique,
      trafficSources: counted(analytics['trafficSources'], source),
      deviceStats: counted(analytics['deviceStats'], device),
      referralStats: counted(analytics['referralStats'], referrer),
      last: { kind: 'view', source, device, referrer },
      updatedAt: now(),
    },
    [todayOf(of.id)]: aDayLater(of, { views: 1, uniqueVisitors: unique, shares: 0 }),
  };
}

/** Adds to the counters of today, or starts them. */
function aDayLater(
  { id, fields, today }: StoredWishlist,
  more: Readonly<{ views: number; uniqueVisitors: number; shares: number }>,
): Fields {
  return {
    wishlistId: id,
    ownerId: fields.userId,
    date: dayFromToday(0),
    contributions: today?.contributions ?? 0,
    views: (today?.views ?? 0) + more.views,
    uniqueVisitors: (today?.uniqueVisitors ?? 0) + more.uniqueVisitors,
    shares: (today?.shares ?? 0) + more.shares,
    createdAt: startOfDay(dayFromToday(0)),
    updatedAt: now(),
  };
}

export const sharedId = 'new-share';

/** The writes of one share of a wishlist. */
export function share(of = wedding, channel = 'whatsapp', by: Person = visitor): Writes {
  const { analytics } = of;
  return {
    [`analytics/${of.id}`]: {
      ...analytics,
      shares: analytics.shares + 1,
      last: { kind: 'share', channel },
      updatedAt: now(),
    },
    [todayOf(of.id)]: aDayLater(of, { views: 0, uniqueVisitors: 0, shares: 1 }),
    ...shareEvent({}, of, channel, by),
  };
}

export function shareEvent(changes: Fields = {}, of = wedding, channel = 'whatsapp', by: Person = visitor): Writes {
  return {
    [`shareEvents/${sharedId}`]: {
      ...storedShareEvent({ wishlistId: of.id, userId: personId(by), platform: channel }, now()),
      ...changes,
    },
  };
}

export const firstClick = (): Writes => ({
  [`affiliateLinks/${weddingId}_${uuid(101)}`]: { itemIndex: 0, clicks: 1, lastClickedAt: now() },
});
