import { contribution } from './support/contribution.ts';
import { type Fields, GONE, LONG_AGO, now, withChange } from './support/fields.ts';
import { giver, visitor } from './support/people.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { key, upiWedding } from './support/upi.ts';
import { documentsOf, wedding } from './support/wishlists.ts';

const rules = setUpRulesTest('promised-gifts');

const UTR = '412345678901';

const CONTRIBUTED = { type: 'contribution', title: 'New contribution', message: 'Ravi Kulkarni contributed ₹400' };

/** `news` changes the notification. */
const give = (
  to: typeof wedding,
  changes: Fields,
  more: Parameters<typeof contribution>[0] = {},
  news: Fields = {},
): Attempt => {
  const writes = contribution({ to, itemIndex: -1, ...more });
  const paths = Object.keys(writes);
  const transaction = paths.find((path) => path.startsWith('transactions/')) ?? '';
  const notification = paths.find((path) => path.endsWith('_contribution')) ?? '';
  const changed = withChange(withChange(writes, transaction, changes), notification, news);
  return writing(more.by ?? giver, changed, documentsOf(to));
};
const anonymously = { by: visitor, isAnonymous: true };

const announce = (to: typeof wedding, news: Fields, more: Parameters<typeof contribution>[0] = {}): Attempt =>
  give(to, {}, more, news);

rules.allows('a new gift', {
  'that is promised on a list with UPI': () => give(upiWedding, {}),
  'that is completed on a list without UPI': () => give(wedding, {}),
  'that is completed on a list from before UPI': () => {
    const { acceptsUpi: _, ...fields } = wedding.fields;
    return give({ ...wedding, fields: fields as typeof wedding.fields }, {});
  },
  'that is promised anonymously, with a key': () => give(upiWedding, { giverKey: key(0) }, anonymously),
  'that is promised anonymously, without a key': () => give(upiWedding, {}, anonymously),
  'that says that nobody has thanked for it': () => give(wedding, { thankedBy: null }),
  'that completes an item with a promise': () => give(upiWedding, {}, { itemIndex: 3, amount: 1_000 }),
});

rules.denies('a notification of a new gift', {
  'that says contributed, of a promise': () => announce(upiWedding, CONTRIBUTED),
  'that says promised, of a contribution': () =>
    announce(wedding, { type: 'promised', title: 'Gift promised', message: 'Ravi Kulkarni promised ₹400' }),
  'of the type of a contribution, of a promise': () => announce(upiWedding, { type: 'contribution' }),
  'with the title of a contribution, of a promise': () => announce(upiWedding, { title: 'New contribution' }),
  'with the words of a contribution, of a promise': () =>
    announce(upiWedding, { message: 'Ravi Kulkarni contributed ₹400' }),
  'of a larger promise': () => announce(upiWedding, { message: 'Ravi Kulkarni promised ₹40000' }),
  'that names an anonymous giver of a promise': () =>
    announce(upiWedding, { message: 'Ravi Kulkarni promised ₹400' }, anonymously),
  'that is read already, of a promise': () => announce(upiWedding, { isRead: true }),
});

rules.denies('a new gift', {
  'that is completed on a list with UPI': () =>
    give(upiWedding, { status: 'completed', completedAt: now() }, {}, CONTRIBUTED),
  'that is promised on a list without UPI': () => give(wedding, { status: 'promised', completedAt: null }),
  'that is completed at no time, on a list with UPI': () => give(upiWedding, { status: 'completed' }, {}, CONTRIBUTED),
  'that is received at no time': () => give(upiWedding, { status: 'received' }, {}, CONTRIBUTED),
  'that is promised, but completed, on a list without UPI': () => give(wedding, { status: 'promised' }),
  'that is promised, but completed at a time': () => give(upiWedding, { completedAt: now() }),
  'that is completed at no time': () => give(wedding, { completedAt: null }),
  'that is completed long ago': () => give(wedding, { completedAt: LONG_AGO }),
  'that is sent': () => give(upiWedding, { status: 'sent', sentAt: now() }),
  'that is received': () => give(upiWedding, { status: 'received', completedAt: now() }),
  'with a time of sending': () => give(upiWedding, { sentAt: now() }),
  'with a UTR': () => give(upiWedding, { utr: UTR }),
  'under a name, with a key': () => give(upiWedding, { giverKey: key(0) }),
  'with a key that is too short': () => give(upiWedding, { giverKey: key(0).slice(1) }, anonymously),
  'with a key that is too long': () => give(upiWedding, { giverKey: `${key(0)}0` }, anonymously),
  'with a key in capitals': () => give(upiWedding, { giverKey: key(0).toUpperCase() }, anonymously),
  'with a key that is a number': () => give(upiWedding, { giverKey: 1 }, anonymously),
  'anonymously without the field of the key': () => give(upiWedding, { giverKey: GONE }, anonymously),
  'that switches UPI off': () => {
    const writes = contribution({ to: upiWedding, itemIndex: -1 });
    const path = `wishlists/${wedding.id}`;
    return writing(giver, withChange(writes, path, { acceptsUpi: false }), documentsOf(upiWedding));
  },
});
