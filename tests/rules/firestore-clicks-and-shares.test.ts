import { each, setUpRulesTest, type Attempt, writing } from './support/rules-test.ts';
import { type Fields, GONE, LONG_AGO, now, uuid, withChange } from './support/fields.ts';
import { banned, stranger, visitor } from './support/people.ts';
import { affiliateLink, shareId } from './support/stored-documents.ts';
import { firstClick, sharedId, shareEvent } from './support/visits.ts';
import { privateWishlist, linkOnly, deactivatedByOwner, wedding, weddingId } from './support/wishlists.ts';

const rules = setUpRulesTest('clicks-and-shares');

const clicked = (changes: Fields): Attempt =>
  writing(visitor, { [affiliateLink]: { itemIndex: 2, clicks: 5, lastClickedAt: now(), ...changes } });
const [firstLink = ''] = Object.keys(firstClick());

rules.allows('an affiliate click', {
  'that is the first': () => writing(visitor, firstClick()),
  'that is another': () => clicked({}),
  'on a link of a link-only wishlist': () =>
    writing(visitor, {
      [`affiliateLinks/${linkOnly.id}_${uuid(202)}`]: { itemIndex: 0, clicks: 1, lastClickedAt: now() },
    }),
});

rules.denies('an affiliate click', {
  'on an item that the wishlist does not have': () => clicked({ itemIndex: 7 }),
  'on another item than the link names': () => clicked({ itemIndex: 0 }),
  'that counts five': () => clicked({ clicks: 9 }),
  'that counts none': () => clicked({ clicks: 4 }),
  'that lowers the count': () => clicked({ clicks: 3 }),
  'that resets the count': () => clicked({ clicks: 1 }),
  'that is a string': () => clicked({ clicks: '5' }),
  'with an old click time': () => clicked({ lastClickedAt: LONG_AGO }),
  'with an unknown key': () => clicked({ by: 'x' }),
  'that is the first and counts as two': () => writing(visitor, withChange(firstClick(), firstLink, { clicks: 2 })),
  'that is the first and is not counted': () => writing(visitor, withChange(firstClick(), firstLink, { clicks: 0 })),
  'while banned': () => writing(banned, firstClick()),
  'on a link of a private wishlist': () =>
    writing(visitor, {
      [`affiliateLinks/${privateWishlist.id}_${uuid(203)}`]: { itemIndex: 0, clicks: 1, lastClickedAt: now() },
    }),
  'on a link of a deactivated wishlist': () =>
    writing(visitor, {
      [`affiliateLinks/${deactivatedByOwner.id}_${uuid(204)}`]: { itemIndex: 0, clicks: 1, lastClickedAt: now() },
    }),
  'on a link of a wishlist that does not exist': () =>
    writing(visitor, {
      [`affiliateLinks/${uuid(4711)}_${uuid(1)}`]: { itemIndex: 0, clicks: 1, lastClickedAt: now() },
    }),
  'with an arbitrary id': () =>
    writing(visitor, { 'affiliateLinks/anything': { itemIndex: 0, clicks: 1, lastClickedAt: now() } }),
  'with the id of a wishlist only': () =>
    writing(visitor, { [`affiliateLinks/${weddingId}`]: { itemIndex: 0, clicks: 1, lastClickedAt: now() } }),
  'with an id of three parts': () =>
    writing(visitor, {
      [`affiliateLinks/${weddingId}_${uuid(101)}_${uuid(2)}`]: { itemIndex: 0, clicks: 1, lastClickedAt: now() },
    }),
});

const record = (changes: Fields): Attempt =>
  writing(visitor, withChange(shareEvent(), `shareEvents/${sharedId}`, changes));

rules.denies('a share event', {
  'in the name of another user': () => record({ userId: 'owner' }),
  'recorded as anonymous, by a signed-in user': () => writing(stranger, shareEvent()),
  'while banned': () => writing(banned, shareEvent({}, wedding, 'qr', banned)),
  'of a private wishlist': () => writing(visitor, shareEvent({}, privateWishlist)),
  'of a deactivated wishlist': () => writing(visitor, shareEvent({}, deactivatedByOwner)),
  'of a wishlist that does not exist': () => record({ wishlistId: uuid(4711) }),
  'that overwrites an existing one': () =>
    writing(visitor, { [`shareEvents/${shareId}`]: shareEvent()[`shareEvents/${sharedId}`] ?? null }),
  ...each(record, {
    'on an unknown channel': { platform: 'fax' },
    'with an old timestamp': { timestamp: LONG_AGO },
    'with an unknown key': { to: 'everyone' },
    'with extra metadata': { 'metadata.ip': '127.0.0.1' },
    'with a user agent of 301 characters': { 'metadata.userAgent': 'a'.repeat(301) },
    'with a user agent that is a number': { 'metadata.userAgent': 7 },
    'with a user agent that is a list': { 'metadata.userAgent': ['Chrome'] },
    'with a referrer of 301 characters': { 'metadata.referrer': 'a'.repeat(301) },
    'without a referrer': { 'metadata.referrer': GONE },
    'without metadata': { metadata: GONE },
  }),
});

rules.allows('a share event', {
  'with the longest texts': () => record({ metadata: { userAgent: 'a'.repeat(300), referrer: 'a'.repeat(300) } }),
  'with empty texts': () => record({ metadata: { userAgent: '', referrer: '' } }),
  'by a signed-in user': () => writing(stranger, shareEvent({}, wedding, 'qr', stranger)),
});
