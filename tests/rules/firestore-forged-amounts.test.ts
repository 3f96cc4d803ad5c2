import { contribution, fundedNotification, type Gift, PATHS } from './support/contribution.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { type Fields, GONE, LONG_AGO, uuid, withChange, without, type Writes } from './support/fields.ts';
import { giver, visitor } from './support/people.ts';
import {
  BOUNDED,
  changedWishlist,
  documentsOf,
  FUNDED,
  HALF_GIVEN,
  NEARLY_FUNDED,
  UNTOUCHED,
  wedding,
} from './support/wishlists.ts';

const rules = setUpRulesTest('forged-amounts');

/** A consistent contribution. */
const give = (gift: Partial<Gift>, given?: Writes): Attempt => writing(gift.by ?? giver, contribution(gift), given);

/** A contribution with a forged wishlist. */
const giveAnd = (gift: Partial<Gift>, wishlist: Fields): Attempt =>
  writing(giver, withChange(contribution(gift), PATHS.wishlist, wishlist));

/** A contribution with a forged transaction. */
const giveButRecord = (gift: Partial<Gift>, transaction: Fields): Attempt =>
  writing(giver, withChange(contribution(gift), PATHS.transaction, transaction));

const toFund = { itemIndex: -1 };
const obtained = changedWishlist(wedding, { [`items.${UNTOUCHED}.isObtained`]: true });

rules.denies('a contribution amount', {
  'below zero, to the general fund': () => give({ ...toFund, amount: -500 }),
  'below zero, to an item': () => give({ itemIndex: HALF_GIVEN, amount: -500 }),
  'of zero, to the general fund': () => give({ ...toFund, amount: 0 }),
  'of zero, to an item': () => give({ amount: 0 }),
  'of half a rupee': () => give({ ...toFund, amount: 0.5 }),
  'with paise, to the general fund': () => give({ ...toFund, amount: 400.5 }),
  'with paise, to an item': () => give({ amount: 400.5 }),
  'above the maximum': () => give({ ...toFund, amount: 1_000_000_001 }),
  'beyond safe integers': () => give({ ...toFund, amount: 2 ** 60 }),
  'that is infinite': () => give({ ...toFund, amount: Infinity }),
  'that is negative infinity': () => give({ ...toFund, amount: -Infinity }),
  'that is not a number': () => give({ ...toFund, amount: NaN }),
  'that is a string': () => giveButRecord(toFund, { amount: '400' }),
  'that is missing': () => giveButRecord(toFund, { amount: GONE }),
  'that is null': () => giveButRecord(toFund, { amount: null }),
  'smaller in the transaction than on the wishlist': () => giveButRecord(toFund, { amount: 1 }),
  'larger in the transaction than on the wishlist': () => giveButRecord(toFund, { amount: 4_000 }),
});

rules.denies('a contribution outside the bounds of an item:', {
  'one rupee more than is left': () => give({ itemIndex: HALF_GIVEN, amount: 30_001 }),
  'one rupee more than is left, with the item marked as funded': () =>
    giveAnd({ itemIndex: HALF_GIVEN, amount: 30_001 }, { [`items.${HALF_GIVEN}.isFunded`]: true }),
  'one rupee more than the price of an item': () => give({ amount: 1_001 }),
  'any amount for a funded item': () => give({ itemIndex: FUNDED, amount: 1 }),
  'any amount for a funded item that stays marked as funded': () =>
    giveAnd({ itemIndex: FUNDED, amount: 1 }, { [`items.${FUNDED}.isFunded`]: true }),
  'any amount for an item that the family got elsewhere': () => give({ to: obtained }, documentsOf(obtained)),
  'any amount for an item that the family got elsewhere, wished for again by the giver': () =>
    writing(
      giver,
      withChange(contribution({ to: obtained }), PATHS.wishlist, { [`items.${UNTOUCHED}.isObtained`]: GONE }),
      documentsOf(obtained),
    ),
  'one rupee below the minimum': () => give({ itemIndex: BOUNDED, amount: 499 }),
  'one rupee above the maximum': () => give({ itemIndex: BOUNDED, amount: 2_001 }),
  'the whole price, above the maximum': () => give({ itemIndex: BOUNDED, amount: 5_000 }),
  'below the minimum, without completing the item': () => give({ itemIndex: NEARLY_FUNDED, amount: 299 }),
  'below the minimum, by a signed-out visitor': () => give({ itemIndex: BOUNDED, amount: 1, by: visitor }),
  'a small amount, with the minimum removed': () =>
    giveAnd({ itemIndex: BOUNDED, amount: 1 }, { [`items.${BOUNDED}.minContribution`]: GONE }),
  'a large amount, with the maximum raised': () =>
    giveAnd({ itemIndex: BOUNDED, amount: 4_000 }, { [`items.${BOUNDED}.maxContribution`]: 4_000 }),
  'a large amount, with the goal raised': () =>
    giveAnd({ amount: 5_000 }, { [`items.${UNTOUCHED}.fundingGoal`]: 5_000, [`items.${UNTOUCHED}.isFunded`]: true }),
});

rules.denies('a contribution whose sums do not add up:', {
  'the wishlist gets twice the amount': () => giveAnd({}, { fundedAmount: 34_200 + 800 }),
  'the wishlist gets nothing': () => giveAnd({}, { fundedAmount: 34_200 }),
  'the wishlist gets nothing for the general fund': () => giveAnd(toFund, { fundedAmount: 34_200 }),
  'the wishlist loses earlier contributions': () => giveAnd(toFund, { fundedAmount: 400 }),
  'the item gets twice the amount': () => giveAnd({}, { [`items.${UNTOUCHED}.fundedAmount`]: 800 }),
  'the item gets nothing': () => giveAnd({}, { [`items.${UNTOUCHED}.fundedAmount`]: 0 }),
  'the item gets the amount as a string': () => giveAnd({}, { [`items.${UNTOUCHED}.fundedAmount`]: '400' }),
  'the item counts two contributions': () => giveAnd({}, { [`items.${UNTOUCHED}.contributionCount`]: 2 }),
  'the item counts no contribution': () => giveAnd({}, { [`items.${UNTOUCHED}.contributionCount`]: 0 }),
  'the wishlist counts two contributions': () => giveAnd({}, { contributionCount: 6 }),
  'the wishlist and its analytics count two contributions': () =>
    writing(
      giver,
      withChange(withChange(contribution(), PATHS.wishlist, { contributionCount: 6 }), PATHS.analytics, {
        contributions: 6,
      }),
    ),
  'the wishlist counts no contribution': () => giveAnd({}, { contributionCount: 4 }),
  'the wishlist and its analytics count no contribution': () =>
    writing(
      giver,
      withChange(withChange(contribution(), PATHS.wishlist, { contributionCount: 4 }), PATHS.analytics, {
        contributions: 4,
      }),
    ),
  'the wishlist counts two contributors': () => giveAnd({}, { contributorCount: 6 }),
  'the wishlist does not count a new contributor': () => giveAnd({}, { contributorCount: 4 }),
  'the wishlist counts a known contributor as new': () => giveAnd({ entryIndex: 1 }, { contributorCount: 5 }),
  'the wishlist subtracts a known contributor': () => giveAnd({ entryIndex: 1 }, { contributorCount: 3 }),
  'the item is marked as funded, with a notification, before the goal is reached': () =>
    writing(giver, {
      ...withChange(contribution({ amount: 999 }), PATHS.wishlist, { [`items.${UNTOUCHED}.isFunded`]: true }),
      [PATHS.funded]: fundedNotification({ amount: 999 }),
    }),
  'the item is neither marked as funded nor notified when the goal is reached': () =>
    writing(
      giver,
      without(
        withChange(contribution({ amount: 1_000 }), PATHS.wishlist, { [`items.${UNTOUCHED}.isFunded`]: false }),
        PATHS.funded,
      ),
    ),
  'the item is marked as funded before the goal is reached': () =>
    giveAnd({ amount: 999 }, { [`items.${UNTOUCHED}.isFunded`]: true }),
  'the item is not marked as funded when the goal is reached': () =>
    giveAnd({ amount: 1_000 }, { [`items.${UNTOUCHED}.isFunded`]: false }),
});

rules.denies('a contribution that also changes', {
  ...Object.fromEntries(
    Object.entries<Fields>({
      'the title': { title: 'Give me money' },
      'the description': { description: 'Give me money' },
      'the occasion': { eventType: 'other' },
      'the date': { eventDate: '2030-01-01' },
      'the visibility': { visibility: 'private' },
      'the active flag': { isActive: false },
      'the owner': { userId: giver.uid },
      'the link': { shareableLink: 'https://evil.test/' },
      'the total value': { totalValue: 1 },
      'the categories': { categories: [] },
      "the owner's last edit": { lastEdit: { kind: 'add', itemIndex: 3 } },
      'the moderation record': { moderation: { logId: 'x', action: 'user_unbanned', by: 'admin', at: null } },
      'the creation time': { createdAt: null },
      'the update time': { updatedAt: LONG_AGO },
      'an unknown key': { bonus: 1 },
      'the description, by removing it': { description: GONE },
      'the title of another item': { 'items.0.title': 'Rubbish' },
      'the price of another item': { 'items.0.price': 1 },
      'the funded amount of another item': { 'items.0.fundedAmount': 0 },
      'the funded flag of the next item': { 'items.4.isFunded': true },
      'whether the family got the item elsewhere': { [`items.${UNTOUCHED}.isObtained`]: true },
      'the contributor entries of another item': { 'items.0.contributors': [] },
      'the items, by removing the first': { 'items.0': GONE },
      'the items, by removing the last': { 'items.4': GONE },
      'the items, by adding one': { 'items.5': { title: 'A gift for me' } },
      'the title of the item': { 'items.3.title': 'Rubbish' },
      'the description of the item': { 'items.3.description': 'Rubbish' },
      'the price of the item': { 'items.3.price': 400, 'items.3.fundingGoal': 400, 'items.3.isFunded': true },
      'the link of the item': { 'items.3.externalUrl': 'https://evil.test/' },
      'the picture of the item': { 'items.3.imageUrl': 'https://evil.test/' },
      'the id of the item': { 'items.3.id': 'other' },
      'the creation time of the item': { 'items.3.createdAt': null },
      'an unknown key of an item': { 'items.3.bonus': 1 },
      'the description of the item, by removing it': { 'items.3.description': GONE },
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
  'an item, for a contribution to the general fund': () =>
    giveAnd(toFund, { [`items.${UNTOUCHED}.fundedAmount`]: 400, [`items.${UNTOUCHED}.contributionCount`]: 1 }),
  'the title of an item, for a contribution to the general fund': () => giveAnd(toFund, { 'items.0.title': 'Rubbish' }),
});

rules.denies('an item index that is', {
  'that of another item': () => giveAnd({}, { 'lastContribution.itemIndex': HALF_GIVEN }),
  'after the last item': () => giveAnd({}, { 'lastContribution.itemIndex': 5 }),
  'before the first item': () => giveAnd({}, { 'lastContribution.itemIndex': -2 }),
  'that of the general fund, for a contribution to an item': () => giveAnd({}, { 'lastContribution.itemIndex': -1 }),
  'that of an item, for a contribution to the general fund': () =>
    giveAnd(toFund, { 'lastContribution.itemIndex': UNTOUCHED }),
  'a string': () => giveAnd({}, { 'lastContribution.itemIndex': '3' }),
  'between two items': () => giveAnd({}, { 'lastContribution.itemIndex': 2.5 }),
  missing: () => giveAnd({}, { 'lastContribution.itemIndex': GONE }),
  'missing together with the whole record': () => giveAnd({}, { lastContribution: null }),
  'recorded with an unknown key': () => giveAnd({}, { 'lastContribution.by': giver.uid }),
  'recorded without a time': () => giveAnd({}, { 'lastContribution.at': null }),
  'recorded with an old time': () =>
    writing(
      giver,
      without(withChange(contribution(), PATHS.wishlist, { 'lastContribution.at': LONG_AGO }), PATHS.today),
    ),
  "not that of the transaction's item": () => giveButRecord({}, { itemId: uuid(101) }),
  'not that of the title in the transaction': () => giveButRecord({}, { 'metadata.itemTitle': 'Sofa' }),
  'not that of the title in the transaction and the notification': () =>
    writing(
      giver,
      withChange(withChange(contribution(), PATHS.transaction, { 'metadata.itemTitle': 'Sofa' }), PATHS.notification, {
        'data.itemTitle': 'Sofa',
      }),
    ),
  'set although the transaction names no item': () =>
    giveButRecord({}, { itemId: GONE, metadata: { message: 'Be happy', type: 'general_fund' } }),
  'missing although the transaction and the notification name an item': () => {
    const record = { itemId: uuid(101), metadata: { itemTitle: 'Sofa', message: 'Be happy' } };
    const writes = withChange(contribution(toFund), PATHS.transaction, record);
    return writing(giver, withChange(writes, PATHS.notification, { 'data.itemTitle': 'Sofa' }));
  },
});
