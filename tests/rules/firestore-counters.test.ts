import { openCourt, type Attempt, writing } from './support/court.ts';
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
import { affiliateLink, shareId, STORED } from './support/stored-documents.ts';
import { firstClick, share, sharedId, shareEvent, view, type View } from './support/visits.ts';
import {
  countedDay,
  documentsOf,
  hidden,
  linkOnly,
  others,
  paused,
  type StoredWishlist,
  takenDown,
  todayOf,
  wedding,
  weddingId,
} from './support/wishlists.ts';

const court = openCourt('counters');

const ANALYTICS = `analytics/${weddingId}`;
const TODAY = todayOf(weddingId);

const look = (changes: Partial<View> = {}): Attempt => writing(visitor, view(changes));
const lookAnd = (path: string, changes: Fields): Attempt => writing(visitor, withChange(view(), path, changes));
const shareAnd = (path: string, changes: Fields): Attempt => writing(visitor, withChange(share(), path, changes));

const each = (attempt: (changes: Fields) => Attempt, changes: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(Object.entries(changes).map(([what, change]) => [what, () => attempt(change)]));

const names = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`site-${index}`, 1]));

/** The wedding with the maximum number of traffic sources. */
const many: StoredWishlist = {
  ...wedding,
  analytics: { ...wedding.analytics, trafficSources: names(60), referralStats: names(60) },
};

const lookOfMany = (changes: Partial<View>): Attempt =>
  writing(
    visitor,
    only(view({ of: many, source: 'site-1', referrer: 'site-1', ...changes }), ANALYTICS),
    documentsOf(many),
  );

court.allows('a view', {
  'by a new visitor': () => look(),
  'by a visitor who was there before': () => look({ isFirst: false }),
  'by a phone': () => look({ device: 'phone' }),
  'by a tablet': () => look({ device: 'tablet' }),
  'by a desktop': () => look({ device: 'desktop' }),
  'from nowhere': () => look({ source: 'direct', referrer: 'direct' }),
  'from a new place': () => look({ source: 'news.site.test', referrer: 'a'.repeat(60) }),
  'of one for those with the link': () => look({ of: linkOnly }),
  'by the owner': () => writing(owner, view()),
  'with its day alone': () => writing(visitor, only(view(), TODAY)),
  'without its day': () => writing(visitor, only(view(), ANALYTICS)),
  'from one of sixty known places': () => lookOfMany({}),
  'from nowhere, though sixty places are known': () => lookOfMany({ source: 'direct', referrer: 'direct' }),
  'from elsewhere, though sixty places are known': () => lookOfMany({ source: 'other', referrer: 'other' }),
  'from a sixtieth place': () => {
    const fewer = { ...many, analytics: { ...many.analytics, trafficSources: names(59), referralStats: names(59) } };
    return writing(visitor, only(view({ of: fewer, source: 'new', referrer: 'new' }), ANALYTICS), documentsOf(fewer));
  },
});

court.allows('a share', {
  'by WhatsApp': () => writing(visitor, share(wedding, 'whatsapp')),
  'by Twitter': () => writing(visitor, share(wedding, 'twitter')),
  'by a copied link': () => writing(visitor, share(wedding, 'copy')),
  'by a QR code': () => writing(stranger, share(wedding, 'qr', stranger)),
  'with its day alone': () => writing(visitor, only(share(), TODAY)),
  'of one for those with the link': () => writing(visitor, share(linkOnly)),
});

court.denies('a view', {
  'of a private wishlist': () => look({ of: hidden }),
  'of a closed wishlist': () => look({ of: paused }),
  'of a wishlist that was taken down': () => look({ of: takenDown }),
  'of a private wishlist, on its day alone': () => writing(visitor, only(view({ of: hidden }), todayOf(hidden.id))),
  'of a private wishlist, in its statistics alone': () =>
    writing(visitor, only(view({ of: hidden }), `analytics/${hidden.id}`)),
  'of a private wishlist, by its owner': () => writing(owner, view({ of: hidden })),
  'of a deleted wishlist': () => ({ ...look(), given: { [`wishlists/${weddingId}`]: null } }),
  'while banned': () => writing(banned, view()),
  'while banned, in the statistics alone': () => writing(banned, only(view(), ANALYTICS)),
  'while banned, on its day alone': () => writing(banned, only(view(), TODAY)),
  'as a banned admin': () => writing(bannedAdmin, view()),
  'by an unknown device': () => look({ device: 'fridge' }),
  'from a place in capitals': () => look({ source: 'WhatsApp' }),
  'from a place with a slash': () => look({ source: 'evil.test/x' }),
  'from a place with markup': () => look({ source: '<b>' }),
  'from a place of 61 characters': () => look({ source: 'a'.repeat(61) }),
  'referred from a place in capitals': () => look({ referrer: 'Mail' }),
  'referred from a place of 61 characters': () => look({ referrer: 'a'.repeat(61) }),
  'from a sixty-first place': () => lookOfMany({ source: 'new' }),
  'referred from a sixty-first place': () => lookOfMany({ referrer: 'new' }),
  ...each((changes) => lookAnd(ANALYTICS, changes), {
    'counted twice': { views: 42 },
    'counted backwards': { views: 39 },
    'not counted': { views: 40 },
    'counted by a half': { views: 40.5 },
    'counted as a text': { views: '41' },
    'counted as infinite': { views: Infinity },
    'by two new visitors': { uniqueVisitors: 32 },
    'by minus one visitor': { uniqueVisitors: 29 },
    'by half a visitor': { uniqueVisitors: 30.5 },
    'beside a share': { shares: 6 },
    'beside a contribution': { contributions: 5 },
    'that resets the contributions': { contributions: 0 },
    'from one place twice': { 'trafficSources.whatsapp': 12 },
    'from no place': { 'trafficSources.whatsapp': 10 },
    'from two places': { 'trafficSources.direct': 31 },
    'that forgets a place': { 'trafficSources.direct': GONE },
    'that forgets all places': { trafficSources: { whatsapp: 11 } },
    'by one device twice': { 'deviceStats.phone': 37 },
    'by two devices': { 'deviceStats.desktop': 6 },
    'by no device counted': { 'deviceStats.phone': 35 },
    'that forgets a device': { 'deviceStats.desktop': GONE },
    'referred twice': { referralStats: { direct: 40, 'web.whatsapp.com': 2 } },
    'referred from two places': { referralStats: { direct: 41, 'web.whatsapp.com': 1 } },
    'referred from nowhere counted': { referralStats: { direct: 40 } },
    'that says it came from another place': { 'last.source': 'direct' },
    'that says it was by another device': { 'last.device': 'tablet' },
    'that says it was referred from another place': { 'last.referrer': 'direct' },
    'that says it was a share': { 'last.kind': 'share' },
    'with an extra field': { 'last.ip': '127.0.0.1' },
    'with a missing field': { 'last.referrer': GONE },
    'that says nothing': { last: null },
    'from long ago': { updatedAt: LONG_AGO },
    'for another owner': { ownerId: 'stranger' },
    'of another wishlist': { wishlistId: linkOnly.id },
    'that restarts': { createdAt: now() },
    'with an unknown key': { likes: 1 },
  }),
});

court.denies('a unique visitor', {
  'without a view': () =>
    writing(visitor, { [ANALYTICS]: { ...wedding.analytics, uniqueVisitors: 31, updatedAt: now() } }),
  'without a view, called one': () => lookAnd(ANALYTICS, { views: 40 }),
  'without a view, on a day': () => lookAnd(TODAY, { views: 3 }),
});

court.denies('a share', {
  'of a private wishlist': () => writing(visitor, share(hidden)),
  'of a closed wishlist': () => writing(visitor, share(paused)),
  'while banned': () => writing(banned, share(wedding, 'qr', banned)),
  'by an unknown channel': () => writing(visitor, without(share(wedding, 'fax'), `shareEvents/${sharedId}`)),
  ...each((changes) => shareAnd(ANALYTICS, changes), {
    'counted twice': { shares: 7 },
    'counted backwards': { shares: 4 },
    'not counted': { shares: 5 },
    'beside a view': { views: 41 },
    'beside a visitor': { uniqueVisitors: 31 },
    'beside a place': { 'trafficSources.direct': 31 },
    'beside a contribution': { contributions: 5 },
    'that says it was a view': { 'last.kind': 'view' },
    'that says it went another way': { 'last.channel': 'fax' },
    'with an extra field': { 'last.to': 'everyone' },
    'from long ago': { updatedAt: LONG_AGO },
  }),
});

court.denies('a daily statistics document', {
  ...each((changes) => lookAnd(TODAY, changes), {
    'with two views': { views: 5 },
    'with a view less': { views: 2 },
    'with a view and a share': { shares: 2 },
    'with a view and a contribution': { contributions: 2 },
    'with a view and two visitors': { uniqueVisitors: 4 },
    'with a view and a visitor less': { uniqueVisitors: 1 },
    'for another owner': { ownerId: 'stranger' },
    'of another wishlist': { wishlistId: linkOnly.id },
    'with another date': { date: dayFromToday(-1) },
    'from long ago': { updatedAt: LONG_AGO },
    'with an unknown key': { likes: 1 },
    'without its shares': { shares: GONE },
    'with another time of creation': { createdAt: startOfDay(dayFromToday(-1)) },
    'without its time of creation': { createdAt: GONE },
  }),
  ...each((changes) => shareAnd(TODAY, changes), {
    'with two shares': { shares: 3 },
    'with a share less': { shares: 0 },
    'with a share and a view': { views: 4 },
    'with a share and a visitor': { uniqueVisitors: 3 },
    'with a share and a visitor less': { uniqueVisitors: 1 },
    'with a share and a contribution': { contributions: 2 },
  }),
  'with nothing': () => writing(visitor, { [TODAY]: { ...wedding.today, updatedAt: now() } }),
  'with only a visitor': () => writing(visitor, { [TODAY]: { ...wedding.today, uniqueVisitors: 3, updatedAt: now() } }),
  'that is deleted': () => writing(owner, { [TODAY]: null }),
  'of last week': () => {
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

court.allows('the first count of a day', {
  'is today': () => firstOfDay({}),
  'is yesterday': () => onDay(dayFromToday(-1)),
  'is tomorrow, where the clock is ahead': () => onDay(dayFromToday(1)),
  'has no new visitor': () => firstOfDay({ uniqueVisitors: 0 }),
});

court.denies('the first count of a day', {
  'is the day before yesterday': () => onDay(dayFromToday(-2)),
  'is the day after tomorrow': () => onDay(dayFromToday(2)),
  'is no day': () => onDay('2026-02-31'),
  'is written in another way': () => onDay(dayFromToday(0).replaceAll('-', '')),
  'has the place of another day': () => firstOfDay({}, `dailyStats/${linkOnly.id}_${dayFromToday(-1)}`),
  'has the place of another wishlist': () => firstOfDay({}, `dailyStats/${others.id}_${dayFromToday(0)}`),
  'has any place': () => firstOfDay({}, 'dailyStats/anything'),
  'goes on behind the date': () => {
    const date = `${dayFromToday(0)}-1`;
    return firstOfDay({ date }, `dailyStats/${linkOnly.id}_${date}`);
  },
  'is of no wishlist': () => firstOfDay({ wishlistId: uuid(4711) }, `dailyStats/${uuid(4711)}_${dayFromToday(0)}`),
  'is of a private wishlist': () => {
    const day = countedDay(hidden.id, 'owner', dayFromToday(0));
    return writing(visitor, {
      [todayOf(hidden.id)]: { ...day, views: 1, uniqueVisitors: 0, shares: 0, contributions: 0, updatedAt: now() },
    });
  },
  ...each(firstOfDay, {
    'is for another owner': { ownerId: 'stranger' },
    'has two views': { views: 2 },
    'has two visitors': { uniqueVisitors: 2 },
    'has a visitor less than none': { uniqueVisitors: -1 },
    'has a share too': { shares: 1 },
    'has a contribution too': { contributions: 1 },
    'has a contribution instead': { contributions: 1, views: 0, uniqueVisitors: 0 },
    'has nothing': { views: 0, uniqueVisitors: 0 },
    'has an unknown key': { likes: 1 },
    'has a counter missing': { contributions: GONE },
    'has no date': { date: GONE },
    'has no time of creation': { createdAt: GONE },
    'was created long ago': { createdAt: startOfDay(dayFromToday(-1)) },
    'was created now': { createdAt: now() },
    'is from long ago': { updatedAt: LONG_AGO },
  }),
});

const clicked = (changes: Fields): Attempt =>
  writing(visitor, { [affiliateLink]: { clicks: 5, lastClickedAt: now(), ...changes } });
const [firstLink = ''] = Object.keys(firstClick());

court.allows('an affiliate click', {
  'that is the first': () => writing(visitor, firstClick()),
  'that is another': () => clicked({}),
  'on a link of one for those with the link': () =>
    writing(visitor, { [`affiliateLinks/${linkOnly.id}_${uuid(202)}`]: { clicks: 1, lastClickedAt: now() } }),
});

court.denies('an affiliate click', {
  'that counts five': () => clicked({ clicks: 9 }),
  'that counts none': () => clicked({ clicks: 4 }),
  'that counts backwards': () => clicked({ clicks: 3 }),
  'that restarts': () => clicked({ clicks: 1 }),
  'that is a text': () => clicked({ clicks: '5' }),
  'from long ago': () => clicked({ lastClickedAt: LONG_AGO }),
  'with an unknown key': () => clicked({ by: 'x' }),
  'that is the first and counts two': () => writing(visitor, withChange(firstClick(), firstLink, { clicks: 2 })),
  'that is the first and counts none': () => writing(visitor, withChange(firstClick(), firstLink, { clicks: 0 })),
  'while banned': () => writing(banned, firstClick()),
  'on a link of a private wishlist': () =>
    writing(visitor, { [`affiliateLinks/${hidden.id}_${uuid(203)}`]: { clicks: 1, lastClickedAt: now() } }),
  'on a link of a closed wishlist': () =>
    writing(visitor, { [`affiliateLinks/${paused.id}_${uuid(204)}`]: { clicks: 1, lastClickedAt: now() } }),
  'on a link of no wishlist': () =>
    writing(visitor, { [`affiliateLinks/${uuid(4711)}_${uuid(1)}`]: { clicks: 1, lastClickedAt: now() } }),
  'on any link': () => writing(visitor, { 'affiliateLinks/anything': { clicks: 1, lastClickedAt: now() } }),
  'on a link of a wishlist alone': () =>
    writing(visitor, { [`affiliateLinks/${weddingId}`]: { clicks: 1, lastClickedAt: now() } }),
  'on a link of many parts': () =>
    writing(visitor, { [`affiliateLinks/${weddingId}_${uuid(1)}_${uuid(2)}`]: { clicks: 1, lastClickedAt: now() } }),
});

const record = (changes: Fields): Attempt =>
  writing(visitor, withChange(shareEvent(), `shareEvents/${sharedId}`, changes));

court.denies('a share event', {
  'in the name of another': () => record({ userId: 'owner' }),
  'without a uid, by a signed-in user': () => writing(stranger, shareEvent()),
  'while banned': () => writing(banned, shareEvent({}, wedding, 'qr', banned)),
  'of a private wishlist': () => writing(visitor, shareEvent({}, hidden)),
  'of a closed wishlist': () => writing(visitor, shareEvent({}, paused)),
  'of no wishlist': () => record({ wishlistId: uuid(4711) }),
  'over an existing one': () =>
    writing(visitor, { [`shareEvents/${shareId}`]: shareEvent()[`shareEvents/${sharedId}`] ?? null }),
  ...each(record, {
    'by an unknown channel': { platform: 'fax' },
    'from long ago': { timestamp: LONG_AGO },
    'with an unknown key': { to: 'everyone' },
    'with more about it': { 'metadata.ip': '127.0.0.1' },
    'with a browser of 301 characters': { 'metadata.userAgent': 'a'.repeat(301) },
    'with a browser that is a number': { 'metadata.userAgent': 7 },
    'with a referrer of 301 characters': { 'metadata.referrer': 'a'.repeat(301) },
    'without a referrer': { 'metadata.referrer': GONE },
    'without metadata': { metadata: GONE },
  }),
});

court.allows('a share event', {
  'with the longest texts': () => record({ metadata: { userAgent: 'a'.repeat(300), referrer: 'a'.repeat(300) } }),
  'with empty texts': () => record({ metadata: { userAgent: '', referrer: '' } }),
  'by a signed-in user': () => writing(stranger, shareEvent({}, wedding, 'qr', stranger)),
});
