import { contribution, PATHS } from './support/contribution.ts';
import { dayFromToday, type Fields, only, withChange } from './support/fields.ts';
import { giver, visitor } from './support/people.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { firstClick, share, view, type View } from './support/visits.ts';
import { documentsOf, linkOnly, type StoredWishlist, todayOf, wedding, weddingId } from './support/wishlists.ts';

const rules = setUpRulesTest('exact-counts');

const { transaction: TRANSACTION } = PATHS;
const ANALYTICS = `analytics/${weddingId}`;

const startingFrom = (counters: Fields): StoredWishlist => ({
  ...wedding,
  analytics: { ...wedding.analytics, ...counters },
});

function lookFrom(counters: Fields, wrong: Fields, changes: Partial<View> = {}): Attempt {
  const of = startingFrom(counters);
  return writing(visitor, withChange(only(view({ of, ...changes }), ANALYTICS), ANALYTICS, wrong), documentsOf(of));
}

/** -0 is stored as a double, which equals the integer 0. Counters begin at -1 so that 0 is the right result. */
rules.denies('a negative zero', {
  'of views': () => lookFrom({ views: -1 }, { views: -0 }),
  'of visitors': () => lookFrom({ uniqueVisitors: 0 }, { uniqueVisitors: -0 }, { isFirst: false }),
  'of shares': () => {
    const of = startingFrom({ shares: -1 });
    return writing(visitor, withChange(share(of), ANALYTICS, { shares: -0 }), documentsOf(of));
  },
  'of a traffic source': () => lookFrom({ trafficSources: { whatsapp: -1 } }, { trafficSources: { whatsapp: -0 } }),
  'of views in the daily statistics': () =>
    writing(visitor, withChange(share(linkOnly), todayOf(linkOnly.id), { views: -0 })),
  'of shares in the daily statistics': () =>
    writing(visitor, withChange(view({ of: linkOnly }), todayOf(linkOnly.id), { shares: -0 })),
  'of visitors in the daily statistics': () =>
    writing(visitor, withChange(view({ of: linkOnly, isFirst: false }), todayOf(linkOnly.id), { uniqueVisitors: -0 })),
  'of contributions in the daily statistics': () =>
    writing(visitor, withChange(view({ of: linkOnly }), todayOf(linkOnly.id), { contributions: -0 })),
  'of clicks': () => {
    const [path = ''] = Object.keys(firstClick());
    return writing(visitor, withChange(firstClick(), path, { clicks: -0 }), { [path]: { clicks: -1 } });
  },
});

rules.denies('counting one contribution', {
  'on a day long ago, without its statistics': () => {
    const { [todayOf(weddingId)]: _, ...writes } = contribution();
    return writing(giver, withChange(writes, TRANSACTION, { day: dayFromToday(-3) }));
  },
  'on a day in another format, without its statistics': () => {
    const { [todayOf(weddingId)]: _, ...writes } = contribution();
    const [year, month, day] = dayFromToday(0).split('-').map(Number);
    return writing(giver, withChange(writes, TRANSACTION, { day: `0${year}-${month}-${day}` }));
  },
  'again, in the statistics only': () => writing(giver, only(contribution(), todayOf(weddingId))),
  'on two days': () => {
    const yesterday = contribution({ to: linkOnly, itemIndex: -1, date: dayFromToday(-1, Date.now()) });
    const path = Object.keys(yesterday).find((each) => each.startsWith('dailyStats/')) ?? '';
    const day = yesterday[path] ?? null;
    return writing(giver, { ...contribution({ to: linkOnly, itemIndex: -1 }), [path]: day });
  },
});
