import { type Device, type ShareChannel, startOfDay, utcDay } from '../../../src/domain/analytics.ts';
import { ANONYMOUS, type PersonId } from '../../../src/domain/ids.ts';
import { storedAnalytics, storedDailyStats, storedShareEvent } from '../../../src/domain/testing/documents.ts';
import { type SeededRandom, seededRandom, pick } from '../random.ts';
import { type Clock } from '../clock.ts';
import { type Documents } from '../stored.ts';
import { uuidOf } from '../ids.ts';
import { type ReplayedWishlist } from './replay-wishlist.ts';

/** Relative traffic by weekday, starting on Sunday. */
const WEEKDAYS = [1.5, 0.8, 0.75, 0.85, 0.9, 1.05, 1.35];
const SOURCES = {
  ...{ whatsapp: 44, sms: 2, email: 3, copy: 12, qr: 7, twitter: 4, direct: 11 },
  ...{ 'instagram.com': 9, 'facebook.com': 6, 'google.com': 5 },
};
const DEVICE_WEIGHTS: Readonly<Record<Device, number>> = { phone: 78, tablet: 6, desktop: 16 };
const SHARE_WEIGHTS: Readonly<Record<ShareChannel, number>> = {
  ...{ whatsapp: 57, sms: 4, email: 3 },
  ...{ copy: 20, qr: 10, twitter: 6 },
};
const AGENTS: Readonly<Record<Device, string>> = {
  phone: 'Mozilla/5.0 (Linux; Android 15) Mobile',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64)',
};
const FIRST_VISIT = 0.62;
const DAY_COUNTED_AT_MINUTES = 1_380;

interface Share {
  readonly daysAgo: number;
  readonly platform: ShareChannel;
  readonly by: PersonId;
  readonly minutes: number;
}

interface CountedDay {
  readonly daysAgo: number;
  views: number;
  uniqueVisitors: number;
  shares: number;
  contributions: number;
}

/** Consistent analytics, dailyStats and shareEvents for the same visits and shares. */
export function statisticsDocuments(replayed: ReplayedWishlist, clock: Clock): Documents {
  const { wishlist, owner } = replayed;
  const random = seededRandom(`crowd of ${replayed.story.key}`);
  const shares = sharesOf(replayed, random);
  const days = daysOf(replayed, shares, clock, random);
  const views = countViews(
    days.reduce((total, day) => total + day.views, 0),
    random,
  );
  const sum = (name: 'views' | 'uniqueVisitors' | 'shares' | 'contributions') =>
    days.reduce((total, day) => total + day[name], 0);
  const ids = { wishlistId: wishlist.id, ownerId: owner.id };
  const newest = days.at(-1);
  const documents: Record<string, Documents[string]> = {
    [`analytics/${wishlist.id}`]: storedAnalytics({
      ...ids,
      views: sum('views'),
      uniqueVisitors: sum('uniqueVisitors'),
      shares: sum('shares'),
      contributions: sum('contributions'),
      ...views,
      createdAt: wishlist.createdAt,
      updatedAt: newest ? clock.at(newest.daysAgo, DAY_COUNTED_AT_MINUTES) : wishlist.createdAt,
    }),
  };
  for (const { daysAgo, ...counts } of days) {
    const updatedAt = clock.at(daysAgo, DAY_COUNTED_AT_MINUTES);
    const date = utcDay(updatedAt);
    const createdAt = startOfDay(date);
    documents[`dailyStats/${wishlist.id}_${date}`] = storedDailyStats(
      { ...ids, date, ...counts, createdAt },
      updatedAt,
    );
  }
  for (const [index, { daysAgo, minutes, platform, by }] of shares.entries()) {
    const metadata = { userAgent: AGENTS[pick(random, DEVICE_WEIGHTS)], referrer: '' };
    documents[`shareEvents/${uuidOf('share', wishlist.id, index)}`] = storedShareEvent(
      { wishlistId: wishlist.id, userId: by, platform, metadata },
      clock.at(daysAgo, minutes),
    );
  }
  return documents;
}

function sharesOf({ story, owner }: ReplayedWishlist, random: SeededRandom): readonly Share[] {
  const last = story.crowd.untilDaysAgo ?? 1;
  return Array.from({ length: story.crowd.shares }, () => {
    // Most shares happen in the first days.
    const daysAgo = Math.round(last + (story.createdDaysAgo - last) * (1 - random() ** 2));
    const by = random() < 0.55 ? owner.id : ANONYMOUS;
    return { daysAgo, platform: pick(random, SHARE_WEIGHTS), by, minutes: 300 + Math.floor(random() * 800) };
  });
}

/** Oldest first; days without events are omitted. */
function daysOf(
  { story, gifts }: ReplayedWishlist,
  shares: readonly Share[],
  clock: Clock,
  random: SeededRandom,
): CountedDay[] {
  const days: CountedDay[] = [];
  for (let daysAgo = story.createdDaysAgo; daysAgo >= 1; daysAgo -= 1) {
    const on = <T extends { daysAgo: number }>(events: readonly T[]) =>
      events.filter((event) => event.daysAgo === daysAgo).length;
    const day = { daysAgo, views: 0, uniqueVisitors: 0, shares: on(shares), contributions: on(gifts) };
    if (daysAgo >= (story.crowd.untilDaysAgo ?? 1)) {
      const expected =
        story.crowd.viewsADay * interest(story, daysAgo) * (WEEKDAYS[clock.at(daysAgo, 0).getUTCDay()] ?? 1);
      // Giving or sharing implies a view.
      day.views = Math.max(day.contributions + day.shares, Math.round(expected * (0.7 + 0.6 * random())));
      for (let view = 0; view < day.views; view += 1) day.uniqueVisitors += random() < FIRST_VISIT ? 1 : 0;
    }
    if (day.views + day.shares + day.contributions > 0) days.push(day);
  }
  return days;
}

function interest({ createdDaysAgo, occasionDaysAgo }: ReplayedWishlist['story'], daysAgo: number): number {
  if (createdDaysAgo - daysAgo < 7) return 1.6;
  if (occasionDaysAgo !== null && Math.abs(daysAgo - occasionDaysAgo) < 12) return 1.4;
  return occasionDaysAgo !== null && daysAgo < occasionDaysAgo ? 0.3 : 0.8;
}

function countViews(views: number, random: SeededRandom): Documents[string] {
  const trafficSources: Record<string, number> = {};
  const deviceStats: Record<string, number> = {};
  const referralStats: Record<string, number> = {};
  const more = (counts: Record<string, number>, name: string) => (counts[name] = (counts[name] ?? 0) + 1);
  let last: object | null = null;
  for (let view = 0; view < views; view += 1) {
    const source = pick(random, SOURCES);
    const referrer = source.includes('.') ? source : source === 'twitter' ? 't.co' : 'direct';
    const device = pick(random, DEVICE_WEIGHTS);
    more(trafficSources, source);
    more(deviceStats, device);
    more(referralStats, referrer);
    last = { kind: 'view', source, device, referrer };
  }
  return { trafficSources, deviceStats, referralStats, last };
}
