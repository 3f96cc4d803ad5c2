import { contribution } from './support/contribution.ts';
import { type Fields, GONE, LONG_AGO, now, withChange } from './support/fields.ts';
import { giver, visitor } from './support/people.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { key, upiWedding } from './support/upi.ts';
import { documentsOf, wedding } from './support/wishlists.ts';

const rules = setUpRulesTest('promised-gifts');

const UTR = '412345678901';

const give = (to: typeof wedding, changes: Fields, more: Parameters<typeof contribution>[0] = {}): Attempt => {
  const writes = contribution({ to, itemIndex: -1, ...more });
  const path = Object.keys(writes).find((each) => each.startsWith('transactions/')) ?? '';
  return writing(more.by ?? giver, withChange(writes, path, changes), documentsOf(to));
};
const anonymously = { by: visitor, isAnonymous: true };

/** The same, with other words in its notification. */
const announce = (to: typeof wedding, changes: Fields, more: Parameters<typeof contribution>[0] = {}): Attempt => {
  const writes = contribution({ to, itemIndex: -1, ...more });
  const path = Object.keys(writes).find((each) => each.endsWith('_contribution')) ?? '';
  return writing(more.by ?? giver, withChange(writes, path, changes), documentsOf(to));
};

rules.allows('a new gift', {
  'that is promised on a list with UPI': () => give(upiWedding, {}),
  'that is completed on a list without UPI': () => give(wedding, {}),
  'that is completed on a list from before UPI': () => {
    const { acceptsUpi: _, ...fields } = wedding.fields;
    return give({ ...wedding, fields: fields as typeof wedding.fields }, {});
  },
  'that is promised anonymously, with a key': () => give(upiWedding, { giverKey: key(0) }, anonymously),
  'that is promised anonymously, without a key': () => give(upiWedding, {}, anonymously),
  'that completes an item with a promise': () => give(upiWedding, {}, { itemIndex: 3, amount: 1_000 }),
});

rules.denies('a notification of a new gift', {
  'that says contributed, of a promise': () =>
    announce(upiWedding, {
      ...{ type: 'contribution', title: 'New contribution', message: 'Ravi Kulkarni contributed ₹400' },
    }),
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
  'that is completed on a list with UPI': () => give(upiWedding, { status: 'completed', completedAt: now() }),
  'that is promised on a list without UPI': () => give(wedding, { status: 'promised', completedAt: null }),
  'that is completed at no time, on a list with UPI': () => give(upiWedding, { status: 'completed' }),
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
