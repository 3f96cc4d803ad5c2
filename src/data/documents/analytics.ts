import type { Analytics } from '../../domain/analytics.ts';
import { userId, wishlistId, type WishlistId } from '../../domain/ids.ts';
import { Fields } from './fields.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseAnalytics(id: WishlistId, stored: unknown): Analytics {
  const fields = new Fields(`analytics/${id}`, stored);
  const deleted = fields.has('deleted') ? fields.map('deleted') : null;
  return {
    wishlistId: fields.parsed('wishlistId', wishlistId),
    ownerId: fields.parsed('ownerId', userId),
    views: fields.count('views'),
    uniqueVisitors: fields.count('uniqueVisitors'),
    shares: fields.count('shares'),
    contributions: fields.count('contributions'),
    trafficSources: fields.counts('trafficSources'),
    deviceStats: fields.counts('deviceStats'),
    referralStats: fields.counts('referralStats'),
    deleted: deleted && { title: deleted.text('title'), at: deleted.time('at') },
    createdAt: fields.time('createdAt'),
    updatedAt: fields.time('updatedAt'),
  };
}
