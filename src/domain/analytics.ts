import { existingUtcDay, UTC_DAY } from './calendar.ts';
import { user, wishlist } from './common-fields.ts';
import { type Infer, line, map, nullable, oneOf, text, textAs, time, whole, withDefault } from './schema.ts';
import { either, record } from './schema-variants.ts';
import { DEVICES, HOST, LONGEST_SOURCE, SHARE_CHANNELS } from './visit.ts';

export { startOfDay, utcDay, type UtcDay } from './calendar.ts';
export { type Visit, DEVICES, SHARE_CHANNELS, type Device, type ShareChannel } from './visit.ts';

const count = whole({});
const counts = record(count);
export type Counts = Infer<typeof counts>;
const counters = { views: count, uniqueVisitors: count, shares: count, contributions: whole({ least: 0 }) };

/** A host that visits come from, or one of the known sources. */
const source = text({ most: LONGEST_SOURCE, pattern: HOST });
const view = map({ kind: oneOf(['view']), source, device: oneOf(DEVICES), referrer: source });
const share = map({ kind: oneOf(['share']), channel: oneOf(SHARE_CHANNELS) });

/** The counters of a wishlist since it was created. */
export const analyticsSchema = map({
  wishlistId: wishlist,
  ownerId: user,
  ...counters,
  trafficSources: counts,
  deviceStats: counts,
  referralStats: counts,
  /** The last view or share. The rules compare the counters with it. */
  last: nullable(either<typeof view | typeof share>([view, share], ({ kind }) => (kind === 'share' ? share : view))),
  /** Set when the wishlist is deleted; null while it exists. */
  deleted: withDefault(nullable(map({ title: line({ most: 100 }), at: time })), null),
  createdAt: time,
  updatedAt: time,
});
export type Analytics = Infer<typeof analyticsSchema>;

export const dailyStatsSchema = map({
  wishlistId: wishlist,
  ownerId: user,
  date: textAs(existingUtcDay, UTC_DAY),
  ...counters,
  /** The start of the day. Every writer can compute it; guests may not read whether the document exists. */
  createdAt: time,
  updatedAt: time,
});
export type DailyStats = Infer<typeof dailyStatsSchema>;

/** Contributions per hundred views; 0 without views. */
export function conversionRate({ views, contributions }: Pick<Analytics, 'views' | 'contributions'>): number {
  return views === 0 ? 0 : (contributions / views) * 100;
}
