import type { UserId, WishlistId } from './ids.ts';

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

export const SHARE_CHANNELS = ['whatsapp', 'twitter', 'copy', 'qr'] as const;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

export type Counts = Readonly<Record<string, number>>;

/** Everything counted of a wishlist since it was created. */
export interface Analytics {
  readonly wishlistId: WishlistId;
  readonly ownerId: UserId;
  readonly views: number;
  readonly uniqueVisitors: number;
  readonly shares: number;
  readonly contributions: number;
  readonly trafficSources: Counts;
  readonly deviceStats: Counts;
  readonly referralStats: Counts;
  /** The wishlist as it was deleted; null while it exists. */
  readonly deleted: { readonly title: string; readonly at: Date } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A day in UTC, `YYYY-MM-DD`. */
export type UtcDay = string & { readonly __brand: 'UtcDay' };

export interface DailyStats {
  readonly wishlistId: WishlistId;
  readonly ownerId: UserId;
  readonly date: UtcDay;
  readonly views: number;
  readonly uniqueVisitors: number;
  readonly shares: number;
  readonly contributions: number;
  /** When the day began, which every writer knows: guests may not read whether the day's document exists. */
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What is counted of one visit. */
export interface Visit {
  readonly source: string;
  readonly referrer: string;
  readonly device: Device;
  readonly isFirst: boolean;
}

export function utcDay(at: Date): UtcDay {
  return at.toISOString().slice(0, 10) as UtcDay;
}

export function startOfDay(day: UtcDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Contributions in a hundred views; 0 while nobody looked. */
export function conversionRate({ views, contributions }: Pick<Analytics, 'views' | 'contributions'>): number {
  return views === 0 ? 0 : (contributions / views) * 100;
}
