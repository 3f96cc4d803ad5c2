import { contribution, fundedNews, type Gift, PATHS } from './support/contribution.ts';
import { type Attempt, openCourt, writing } from './support/court.ts';
import { type Fields, GONE, LONG_AGO, uuid, withChange, without } from './support/fields.ts';
import { giver, visitor } from './support/people.ts';
import { BOUNDED, FUNDED, HALF_GIVEN, NEARLY_FUNDED, UNTOUCHED } from './support/wishlists.ts';

const court = openCourt('forged-amounts');

/** A consistent contribution. */
const give = (gift: Partial<Gift>): Attempt => writing(gift.by ?? giver, contribution(gift));

/** A contribution with a forged wishlist. */
const giveAnd = (gift: Partial<Gift>, wishlist: Fields): Attempt =>
  writing(giver, withChange(contribution(gift), PATHS.wishlist, wishlist));

/** A contribution with a forged transaction. */
const giveButRecord = (gift: Partial<Gift>, transaction: Fields): Attempt =>
  writing(giver, withChange(contribution(gift), PATHS.transaction, transaction));

const toFund = { itemIndex: -1 };

court.denies('a contribution amount', {
  'below zero, to the general fund': () => give({ ...toFund, amount: -500 }),
  'below zero, to an item': () => give({ itemIndex: HALF_GIVEN, amount: -500 }),
  'of zero, to the general fund': () => give({ ...toFund, amount: 0 }),
  'of zero, to an item': () => give({ amount: 0 }),
  'of half a rupee': () => give({ ...toFund, amount: 0.5 }),
  'with paise, to the general fund': () => give({ ...toFund, amount: 400.5 }),
  'with paise, to an item': () => give({ amount: 400.5 }),
  'above the maximum of a contribution': () => give({ ...toFund, amount: 1_000_000_001 }),
  'beyond safe integers': () => give({ ...toFund, amount: 2 ** 60 }),
  'that is infinite': () => give({ ...toFund, amount: Infinity }),
  'that is negative infinity': () => give({ ...toFund, amount: -Infinity }),
  'that is not a number': () => give({ ...toFund, amount: NaN }),
  'that is a text': () => giveButRecord(toFund, { amount: '400' }),
  'that is missing': () => giveButRecord(toFund, { amount: GONE }),
  'that is null': () => giveButRecord(toFund, { amount: null }),
  'smaller in the transaction than on the wishlist': () => giveButRecord(toFund, { amount: 1 }),
  'larger in the transaction than on the wishlist': () => giveButRecord(toFund, { amount: 4_000 }),
});

court.denies('a contribution outside the bounds of an item:', {
  'one rupee more than is left': () => give({ itemIndex: HALF_GIVEN, amount: 30_001 }),
  'one rupee more than is left, marked as funded': () =>
    giveAnd({ itemIndex: HALF_GIVEN, amount: 30_001 }, { [`items.${HALF_GIVEN}.isFunded`]: true }),
  'one rupee more than an untouched item costs': () => give({ amount: 1_001 }),
  'more than a funded item needs': () => give({ itemIndex: FUNDED, amount: 1 }),
  'more than a funded item needs, with it still marked as funded': () =>
    giveAnd({ itemIndex: FUNDED, amount: 1 }, { [`items.${FUNDED}.isFunded`]: true }),
  'one rupee below the minimum': () => give({ itemIndex: BOUNDED, amount: 499 }),
  'one rupee above the maximum': () => give({ itemIndex: BOUNDED, amount: 2_001 }),
  'the whole price, above the maximum': () => give({ itemIndex: BOUNDED, amount: 5_000 }),
  'below the minimum, without completing': () => give({ itemIndex: NEARLY_FUNDED, amount: 299 }),
  'below the minimum, by a signed-out visitor': () => give({ itemIndex: BOUNDED, amount: 1, by: visitor }),
  'the minimum taken away beside a small gift': () =>
    giveAnd({ itemIndex: BOUNDED, amount: 1 }, { [`items.${BOUNDED}.minContribution`]: GONE }),
  'the maximum raised beside a large gift': () =>
    giveAnd({ itemIndex: BOUNDED, amount: 4_000 }, { [`items.${BOUNDED}.maxContribution`]: 4_000 }),
  'the goal raised beside a large gift': () =>
    giveAnd({ amount: 5_000 }, { [`items.${UNTOUCHED}.fundingGoal`]: 5_000, [`items.${UNTOUCHED}.isFunded`]: true }),
});

court.denies('a contribution whose sums do not add up:', {
  'the wishlist gets twice the amount': () => giveAnd({}, { fundedAmount: 34_200 + 800 }),
  'the wishlist gets nothing': () => giveAnd({}, { fundedAmount: 34_200 }),
  'the wishlist gets nothing for the general fund': () => giveAnd(toFund, { fundedAmount: 34_200 }),
  'the wishlist loses what was given before': () => giveAnd(toFund, { fundedAmount: 400 }),
  'the item gets twice the amount': () => giveAnd({}, { [`items.${UNTOUCHED}.fundedAmount`]: 800 }),
  'the item gets nothing': () => giveAnd({}, { [`items.${UNTOUCHED}.fundedAmount`]: 0 }),
  'the item gets the amount as text': () => giveAnd({}, { [`items.${UNTOUCHED}.fundedAmount`]: '400' }),
  'the item counts two': () => giveAnd({}, { [`items.${UNTOUCHED}.contributionCount`]: 2 }),
  'the item counts none': () => giveAnd({}, { [`items.${UNTOUCHED}.contributionCount`]: 0 }),
  'the wishlist counts two': () => giveAnd({}, { contributionCount: 6 }),
  'the wishlist and its statistics count two': () =>
    writing(
      giver,
      withChange(withChange(contribution(), PATHS.wishlist, { contributionCount: 6 }), PATHS.analytics, {
        contributions: 6,
      }),
    ),
  'the wishlist counts none': () => giveAnd({}, { contributionCount: 4 }),
  'the wishlist and its statistics count none': () =>
    writing(
      giver,
      withChange(withChange(contribution(), PATHS.wishlist, { contributionCount: 4 }), PATHS.analytics, {
        contributions: 4,
      }),
    ),
  'the wishlist counts two givers': () => giveAnd({}, { contributorCount: 6 }),
  'the wishlist counts no giver': () => giveAnd({}, { contributorCount: 4 }),
  'the wishlist counts a known giver as new': () => giveAnd({ entryIndex: 1 }, { contributorCount: 5 }),
  'the wishlist uncounts a known giver': () => giveAnd({ entryIndex: 1 }, { contributorCount: 3 }),
  'marked as funded with a notification before the goal is reached': () =>
    writing(giver, {
      ...withChange(contribution({ amount: 999 }), PATHS.wishlist, { [`items.${UNTOUCHED}.isFunded`]: true }),
      [PATHS.funded]: fundedNews({ amount: 999 }),
    }),
  'neither marked as funded nor notified when the goal is reached': () =>
    writing(
      giver,
      without(
        withChange(contribution({ amount: 1_000 }), PATHS.wishlist, { [`items.${UNTOUCHED}.isFunded`]: false }),
        PATHS.funded,
      ),
    ),
  'marked as funded before the goal is reached': () =>
    giveAnd({ amount: 999 }, { [`items.${UNTOUCHED}.isFunded`]: true }),
  'not marked as funded when the goal is reached': () =>
    giveAnd({ amount: 1_000 }, { [`items.${UNTOUCHED}.isFunded`]: false }),
});

court.denies('a contribution that also changes', {
  ...Object.fromEntries(
    Object.entries<Fields>({
      'the title': { title: 'Give me money' },
      'the description': { description: 'Give me money' },
      'the occasion': { eventType: 'other' },
      'the date': { eventDate: '2030-01-01' },
      'the visibility': { visibility: 'private' },
      'whether it is active': { isActive: false },
      'the owner': { userId: giver.uid },
      'the link': { shareableLink: 'https://evil.test/' },
      'the total': { totalValue: 1 },
      'the categories': { categories: [] },
      'the last edit of the owner': { lastEdit: { kind: 'add', itemIndex: 3 } },
      'what an admin did': { moderation: { logId: 'x', action: 'user_unbanned', by: 'admin', at: null } },
      'when it was created': { createdAt: null },
      'when it was changed': { updatedAt: LONG_AGO },
      'an unknown key': { bonus: 1 },
      'the description taken away': { description: GONE },
      'the title of another item': { 'items.0.title': 'Rubbish' },
      'the price of another item': { 'items.0.price': 1 },
      'the money of another item': { 'items.0.fundedAmount': 0 },
      'whether the next item is funded': { 'items.4.isFunded': true },
      'the entries of another item': { 'items.0.contributors': [] },
      'the first item taken away': { 'items.0': GONE },
      'the last item taken away': { 'items.4': GONE },
      'an item behind the last': { 'items.5': { title: 'A gift for me' } },
      'the title of the item': { 'items.3.title': 'Rubbish' },
      'the description of the item': { 'items.3.description': 'Rubbish' },
      'the price of the item': { 'items.3.price': 400, 'items.3.fundingGoal': 400, 'items.3.isFunded': true },
      'the address of the item': { 'items.3.externalUrl': 'https://evil.test/' },
      'the picture of the item': { 'items.3.imageUrl': 'https://evil.test/' },
      'the id of the item': { 'items.3.id': 'other' },
      'the date of the item': { 'items.3.createdAt': null },
      'an unknown key of an item': { 'items.3.bonus': 1 },
      'a key of the item taken away': { 'items.3.description': GONE },
    }).map(([what, changes]) => [what, () => giveAnd({}, changes)]),
  ),
  'the order of the items': () => {
    const writes = contribution();
    const items = writes[PATHS.wishlist]?.['items'];
    return writing(
      giver,
      withChange(writes, PATHS.wishlist, { items: Array.isArray(items) ? items.toReversed() : [] }),
    );
  },
  'an item, beside one to the general fund': () =>
    giveAnd(toFund, { [`items.${UNTOUCHED}.fundedAmount`]: 400, [`items.${UNTOUCHED}.contributionCount`]: 1 }),
  'the title of an item, beside one to the general fund': () => giveAnd(toFund, { 'items.0.title': 'Rubbish' }),
});

court.denies('a wrong item index', {
  'of another item': () => giveAnd({}, { 'lastContribution.itemIndex': HALF_GIVEN }),
  'behind the last item': () => giveAnd({}, { 'lastContribution.itemIndex': 5 }),
  'before the first item': () => giveAnd({}, { 'lastContribution.itemIndex': -2 }),
  'of none, though an item gets it': () => giveAnd({}, { 'lastContribution.itemIndex': -1 }),
  'of an item, though the general fund gets it': () => giveAnd(toFund, { 'lastContribution.itemIndex': UNTOUCHED }),
  'as text': () => giveAnd({}, { 'lastContribution.itemIndex': '3' }),
  'between two items': () => giveAnd({}, { 'lastContribution.itemIndex': 2.5 }),
  missing: () => giveAnd({}, { 'lastContribution.itemIndex': GONE }),
  'missing altogether': () => giveAnd({}, { lastContribution: null }),
  'with an unknown key': () => giveAnd({}, { 'lastContribution.by': giver.uid }),
  'without its time': () => giveAnd({}, { 'lastContribution.at': null }),
  'with an old time': () =>
    writing(
      giver,
      without(withChange(contribution(), PATHS.wishlist, { 'lastContribution.at': LONG_AGO }), PATHS.today),
    ),
  'of a record that names another item': () => giveButRecord({}, { itemId: uuid(101) }),
  'of a record that titles another item': () => giveButRecord({}, { 'metadata.itemTitle': 'Sofa' }),
  'of a record and a notification that title another item': () =>
    writing(
      giver,
      withChange(withChange(contribution(), PATHS.transaction, { 'metadata.itemTitle': 'Sofa' }), PATHS.notification, {
        'data.itemTitle': 'Sofa',
      }),
    ),
  'of a record that names no item': () =>
    giveButRecord({}, { itemId: GONE, metadata: { message: 'Be happy', type: 'general_fund' } }),
  'of a record and a notification that name an item for the general fund': () => {
    const record = { itemId: uuid(101), metadata: { itemTitle: 'Sofa', message: 'Be happy' } };
    const writes = withChange(contribution(toFund), PATHS.transaction, record);
    return writing(giver, withChange(writes, PATHS.notification, { 'data.itemTitle': 'Sofa' }));
  },
});
