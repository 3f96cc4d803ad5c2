import { KNOWN_SOURCES } from '../../src/domain/visit.ts';
import { each, setUpRulesTest, type Attempt, writing } from './support/rules-test.ts';
import {
  altered,
  dayFromToday,
  type Fields,
  GONE,
  LONG_AGO,
  now,
  only,
  startOfDay,
  uuid,
  withChange,
  without,
} from './support/fields.ts';
import { banned, bannedAdmin, owner, stranger, visitor } from './support/people.ts';
import { STORED } from './support/stored-documents.ts';
import { share, sharedId, view, type View } from './support/visits.ts';
import {
  countedDay,
  documentsOf,
  privateWishlist,
  linkOnly,
  othersWishlist,
  deactivatedByOwner,
  type StoredWishlist,
  deactivatedByAdmin,
  todayOf,
  wedding,
  weddingId,
} from './support/wishlists.ts';

const rules = setUpRulesTest('counters');

const ANALYTICS = `analytics/${weddingId}`;
const TODAY = todayOf(weddingId);

const look = (changes: Partial<View> = {}): Attempt => writing(visitor, view(changes));
const lookAnd = (path: string, changes: Fields): Attempt => writing(visitor, withChange(view(), path, changes));
const shareAnd = (path: string, changes: Fields): Attempt => writing(visitor, withChange(share(), path, changes));

const names = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`site-${index}.test`, 1]));

/** The wedding with the maximum number of traffic sources. */
const many: StoredWishlist = {
  ...wedding,
  analytics: { ...wedding.analytics, trafficSources: names(60), referralStats: names(60) },
};

const lookOfMany = (changes: Partial<View>): Attempt =>
  writing(
    visitor,
    only(view({ of: many, source: 'site-1.test', referrer: 'site-1.test', ...changes }), ANALYTICS),
    documentsOf(many),
  );

rules.allows('a view', {
  'by a new visitor': () => look(),
  'by a returning visitor': () => look({ isFirst: false }),
  'on a phone': () => look({ device: 'phone' }),
  'on a tablet': () => look({ device: 'tablet' }),
  'on a desktop': () => look({ device: 'desktop' }),
  'without a source or referrer': () => look({ source: 'direct', referrer: 'direct' }),
  'from a new source': () => look({ source: 'news.site.test', referrer: `${'a'.repeat(55)}.test` }),
  'of a link-only wishlist': () => look({ of: linkOnly }),
  'by the owner': () => writing(owner, view()),
  'in the daily statistics only': () => writing(visitor, only(view(), TODAY)),
  'without the daily statistics': () => writing(visitor, only(view(), ANALYTICS)),
  'from one of sixty known sources': () => lookOfMany({}),
  'without a source, after sixty sources': () => lookOfMany({ source: 'direct', referrer: 'direct' }),
  ...Object.fromEntries(
    KNOWN_SOURCES.map((name): [string, () => Attempt] => [
      `from ${name}, after sixty other sources`,
      () => lookOfMany({ source: name, referrer: name }),
    ]),
  ),
  'from "other", after sixty sources': () => lookOfMany({ source: 'other', referrer: 'other' }),
  'from the sixtieth source': () => {
    const fewer = { ...many, analytics: { ...many.analytics, trafficSources: names(59), referralStats: names(59) } };
    return writing(
      visitor,
      only(view({ of: fewer, source: 'new.test', referrer: 'new.test' }), ANALYTICS),
      documentsOf(fewer),
    );
  },
});

const reset = (changes: Fields = {}) => ({
  [ANALYTICS]: { ...wedding.analytics, trafficSources: {}, referralStats: {}, updatedAt: now(), ...changes },
});

rules.allows('counting sources from zero again', {
  'by the owner': () => writing(owner, reset()),
});

rules.denies('counting sources from zero again', {
  'by a visitor': () => writing(visitor, reset()),
  'by a stranger': () => writing(stranger, reset()),
  'by a banned owner': () =>
    writing(banned, reset({ ownerId: banned.uid }), { [ANALYTICS]: { ...wedding.analytics, ownerId: banned.uid } }),
  'with a source that remains': () => writing(owner, reset({ trafficSources: { direct: 1 } })),
  'with a referrer that remains': () => writing(owner, reset({ referralStats: { direct: 1 } })),
  'and the views as well': () => writing(owner, reset({ views: 0 })),
});

rules.allows('a share', {
  'on WhatsApp': () => writing(visitor, share(wedding, 'whatsapp')),
  'by SMS': () => writing(visitor, share(wedding, 'sms')),
  'by email': () => writing(visitor, share(wedding, 'email')),
  'on Twitter': () => writing(visitor, share(wedding, 'twitter')),
  'by copying the link': () => writing(visitor, share(wedding, 'copy')),
  'by QR code': () => writing(stranger, share(wedding, 'qr', stranger)),
  'in the daily statistics only': () => writing(visitor, only(share(), TODAY)),
  'of a link-only wishlist': () => writing(visitor, share(linkOnly)),
});

rules.denies('a view', {
  'of a private wishlist': () => look({ of: privateWishlist }),
  'of a deactivated wishlist': () => look({ of: deactivatedByOwner }),
  'of a wishlist that an admin deactivated': () => look({ of: deactivatedByAdmin }),
  'of a private wishlist, in the daily statistics only': () =>
    writing(visitor, only(view({ of: privateWishlist }), todayOf(privateWishlist.id))),
  'of a private wishlist, in the analytics only': () =>
    writing(visitor, only(view({ of: privateWishlist }), `analytics/${privateWishlist.id}`)),
  'of a private wishlist, by its owner': () => writing(owner, view({ of: privateWishlist })),
  'of a deleted wishlist': () => ({ ...look(), given: { [`wishlists/${weddingId}`]: null } }),
  'while banned': () => writing(banned, view()),
  'while banned, in the analytics only': () => writing(banned, only(view(), ANALYTICS)),
  'while banned, in the daily statistics only': () => writing(banned, only(view(), TODAY)),
  'by a banned admin': () => writing(bannedAdmin, view()),
  'on an unknown device': () => look({ device: 'fridge' }),
  'with a source in capitals': () => look({ source: 'WhatsApp' }),
  'with a source that contains a slash': () => look({ source: 'evil.test/x' }),
  'with a source that contains markup': () => look({ source: '<b>' }),
  'with a source of 61 characters': () => look({ source: `${'a'.repeat(56)}.test` }),
  'with a referrer in capitals': () => look({ referrer: 'Mail' }),
  'with a referrer of 61 characters': () => look({ referrer: `${'a'.repeat(56)}.test` }),
  'with an invented source without a domain': () => look({ source: 'grandma' }),
  'with an invented referrer without a domain': () => look({ referrer: 'grandma' }),
  'from the sixty-first source': () => lookOfMany({ source: 'new.test' }),
  'from the sixty-first referrer': () => lookOfMany({ referrer: 'new.test' }),
  ...each((changes) => lookAnd(ANALYTICS, changes), {
    'counted twice': { views: 42 },
    'that lowers the count': { views: 39 },
    'that is not counted': { views: 40 },
    'counted as a half': { views: 40.5 },
    'counted as a string': { views: '41' },
    'counted as infinity': { views: Infinity },
    'that adds two visitors': { uniqueVisitors: 32 },
    'that subtracts a visitor': { uniqueVisitors: 29 },
    'that adds half a visitor': { uniqueVisitors: 30.5 },
    'that also adds a share': { shares: 6 },
    'that also adds a contribution': { contributions: 5 },
    'that resets the contributions': { contributions: 0 },
    'that counts its source twice': { 'trafficSources.whatsapp': 12 },
    'that subtracts from its source': { 'trafficSources.whatsapp': 10 },
    'that counts two sources': { 'trafficSources.direct': 31 },
    'that removes another source': { 'trafficSources.direct': GONE },
    'that removes all other sources': { trafficSources: { whatsapp: 11 } },
    'that counts its device twice': { 'deviceStats.phone': 37 },
    'that counts two devices': { 'deviceStats.desktop': 6 },
    'that subtracts from its device': { 'deviceStats.phone': 35 },
    'that removes another device': { 'deviceStats.desktop': GONE },
    'that counts its referrer twice': { referralStats: { direct: 40, 'web.whatsapp.com': 2 } },
    'that counts two referrers': { referralStats: { direct: 41, 'web.whatsapp.com': 1 } },
    'that does not count its referrer': { referralStats: { direct: 40 } },
    'recorded with another source': { 'last.source': 'direct' },
    'recorded with another device': { 'last.device': 'tablet' },
    'recorded with another referrer': { 'last.referrer': 'direct' },
    'recorded as a share': { 'last.kind': 'share' },
    'with an extra field in the record': { 'last.ip': '127.0.0.1' },
    'with a missing field in the record': { 'last.referrer': GONE },
    'without a record': { last: null },
    'with an old update time': { updatedAt: LONG_AGO },
    'with another owner': { ownerId: 'stranger' },
    'with the id of another wishlist': { wishlistId: linkOnly.id },
    'with a new creation time': { createdAt: now() },
    'with an unknown key': { likes: 1 },
  }),
});

rules.denies('a unique visitor', {
  'without a view': () =>
    writing(visitor, { [ANALYTICS]: { ...wedding.analytics, uniqueVisitors: 31, updatedAt: now() } }),
  'without a view, recorded as one': () => lookAnd(ANALYTICS, { views: 40 }),
  'without a view, in the daily statistics': () => lookAnd(TODAY, { views: 3 }),
});

rules.denies('a share', {
  'of a private wishlist': () => writing(visitor, share(privateWishlist)),
  'of a deactivated wishlist': () => writing(visitor, share(deactivatedByOwner)),
  'while banned': () => writing(banned, share(wedding, 'qr', banned)),
  'on an unknown channel': () => writing(visitor, without(share(wedding, 'fax'), `shareEvents/${sharedId}`)),
  ...each((changes) => shareAnd(ANALYTICS, changes), {
    'counted twice': { shares: 7 },
    'that lowers the count': { shares: 4 },
    'that is not counted': { shares: 5 },
    'that also adds a view': { views: 41 },
    'that also adds a visitor': { uniqueVisitors: 31 },
    'that also adds a source': { 'trafficSources.direct': 31 },
    'that also adds a contribution': { contributions: 5 },
    'recorded as a view': { 'last.kind': 'view' },
    'recorded with another channel': { 'last.channel': 'fax' },
    'with an extra field in the record': { 'last.to': 'everyone' },
    'with an old update time': { updatedAt: LONG_AGO },
  }),
});

rules.denies('a daily statistics document', {
  ...each((changes) => lookAnd(TODAY, changes), {
    'with two views': { views: 5 },
    'with one view less': { views: 2 },
    'with a view and a share': { shares: 2 },
    'with a view and a contribution': { contributions: 2 },
    'with a view and two visitors': { uniqueVisitors: 4 },
    'with a view and one visitor less': { uniqueVisitors: 1 },
    'with another owner': { ownerId: 'stranger' },
    'with the id of another wishlist': { wishlistId: linkOnly.id },
    'with another date': { date: dayFromToday(-1) },
    'with an old update time': { updatedAt: LONG_AGO },
    'with an unknown key': { likes: 1 },
    'without its shares': { shares: GONE },
    'with another creation time': { createdAt: startOfDay(dayFromToday(-1)) },
    'without its creation time': { createdAt: GONE },
  }),
  ...each((changes) => shareAnd(TODAY, changes), {
    'with two shares': { shares: 3 },
    'with one share less': { shares: 0 },
    'with a share and a view': { views: 4 },
    'with a share and a visitor': { uniqueVisitors: 3 },
    'with a share and one visitor less': { uniqueVisitors: 1 },
    'with a share and a contribution': { contributions: 2 },
  }),
  'with no count': () => writing(visitor, { [TODAY]: { ...wedding.today, updatedAt: now() } }),
  'with only a visitor': () => writing(visitor, { [TODAY]: { ...wedding.today, uniqueVisitors: 3, updatedAt: now() } }),
  'that is deleted': () => writing(owner, { [TODAY]: null }),
  'of an earlier day': () => {
    const path = `dailyStats/${weddingId}_${dayFromToday(-9)}`;
    return writing(visitor, { [path]: altered(STORED[path] ?? {}, { views: 4, updatedAt: now() }) });
  },
});

const firstOfDay = (changes: Fields, id = todayOf(linkOnly.id)): Attempt => {
  const day = view({ of: linkOnly })[todayOf(linkOnly.id)] ?? {};
  return writing(visitor, { [id]: altered(day, changes) });
};
const onDay = (date: string): Attempt =>
  firstOfDay({ date, createdAt: startOfDay(date) }, `dailyStats/${linkOnly.id}_${date}`);

rules.allows('the first count of a day', {
  'is today': () => firstOfDay({}),
  'is yesterday': () => onDay(dayFromToday(-1, Date.now())),
  'is tomorrow, for a clock that is ahead': () => onDay(dayFromToday(1)),
  'has no new visitor': () => firstOfDay({ uniqueVisitors: 0 }),
});

rules.denies('the first count of a day', {
  'is the day before yesterday': () => onDay(dayFromToday(-2)),
  'is the day after tomorrow': () => onDay(dayFromToday(2, Date.now())),
  'is not a date': () => onDay('2026-02-31'),
  'has another date format': () => onDay(dayFromToday(0).replaceAll('-', '')),
  'has the id of another day': () => firstOfDay({}, `dailyStats/${linkOnly.id}_${dayFromToday(-1)}`),
  'has the id of another wishlist': () => firstOfDay({}, `dailyStats/${othersWishlist.id}_${dayFromToday(0)}`),
  'has an arbitrary id': () => firstOfDay({}, 'dailyStats/anything'),
  'has text after the date': () => {
    const date = `${dayFromToday(0)}-1`;
    return firstOfDay({ date }, `dailyStats/${linkOnly.id}_${date}`);
  },
  'is for a wishlist that does not exist': () =>
    firstOfDay({ wishlistId: uuid(4711) }, `dailyStats/${uuid(4711)}_${dayFromToday(0)}`),
  'is for a private wishlist': () => {
    const day = countedDay(privateWishlist.id, 'owner', dayFromToday(0));
    return writing(visitor, {
      [todayOf(privateWishlist.id)]: {
        ...day,
        views: 1,
        uniqueVisitors: 0,
        shares: 0,
        contributions: 0,
        updatedAt: now(),
      },
    });
  },
  ...each(firstOfDay, {
    'has another owner': { ownerId: 'stranger' },
    'has two views': { views: 2 },
    'has two visitors': { uniqueVisitors: 2 },
    'has a negative visitor count': { uniqueVisitors: -1 },
    'also has a share': { shares: 1 },
    'also has a contribution': { contributions: 1 },
    'has only a contribution': { contributions: 1, views: 0, uniqueVisitors: 0 },
    'counts nothing': { views: 0, uniqueVisitors: 0 },
    'has an unknown key': { likes: 1 },
    'has a counter missing': { contributions: GONE },
    'has no date': { date: GONE },
    'has no creation time': { createdAt: GONE },
    'has an old creation time': { createdAt: startOfDay(dayFromToday(-1)) },
    'has the current time as its creation time': { createdAt: now() },
    'has an old update time': { updatedAt: LONG_AGO },
  }),
});
