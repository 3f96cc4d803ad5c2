import type { DailyStats, UtcDay } from '../../domain/analytics.ts';
import { calendarDay } from '../../domain/calendar.ts';
import { userId, wishlistId } from '../../domain/ids.ts';
import { Fields } from './fields.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseDailyStats(id: string, stored: unknown): DailyStats {
  const fields = new Fields(`dailyStats/${id}`, stored);
  return {
    wishlistId: fields.parsed('wishlistId', wishlistId),
    ownerId: fields.parsed('ownerId', userId),
    date: fields.parsed('date', utcDayOf),
    views: fields.count('views'),
    uniqueVisitors: fields.count('uniqueVisitors'),
    shares: fields.count('shares'),
    contributions: fields.count('contributions'),
    createdAt: fields.time('createdAt'),
    updatedAt: fields.time('updatedAt'),
  };
}

function utcDayOf(text: string): UtcDay {
  if (!calendarDay(text)) throw new RangeError(`"${text}" is not a day as YYYY-MM-DD`);
  return text as UtcDay;
}
