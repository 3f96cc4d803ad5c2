import { contribution, type Gift, PATHS } from './support/contribution.ts';
import { type Fields, inHours, withChange, type Writes } from './support/fields.ts';
import { giver, nameless } from './support/people.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { anEntry, changedWishlist, documentsOf, UNTOUCHED, wedding } from './support/wishlists.ts';

// Guests without an account, who are signed in with Firebase's anonymous provider.

const rules = setUpRulesTest('guests-without-account');

const contributed = (gift: Partial<Gift>) => contribution({ by: nameless, email: '', ...gift });

const give = (gift: Partial<Gift> = {}, given?: Writes): Attempt => writing(nameless, contributed(gift), given);

const giveAnd = (wishlist: Fields): Attempt => writing(nameless, withChange(contributed({}), PATHS.wishlist, wishlist));

const giveButRecord = (transaction: Fields): Attempt =>
  writing(nameless, withChange(contributed({}), PATHS.transaction, transaction));

/** The wedding with an earlier contribution of ₹100 from the same phone, by Meena. */
const meenas = anEntry({ userId: nameless.uid, displayName: 'Meena', amount: 100 });
const { contributors } = wedding.fields;
const withMeena = changedWishlist(wedding, { contributors: [...contributors, meenas] });
const onSamePhone = { to: withMeena, itemIndex: -1, entryIndex: contributors.length };

rules.denies('a contribution without an account', {
  'as if one vouched for the name': () => give({ isVerified: true }),
  'marked as verified on the item': () => giveAnd({ [`items.${UNTOUCHED}.contributors.0.isVerified`]: true }),
  'with an e-mail that is said to be verified': () => give({ email: 'meera@mail.test', isEmailVerified: true }),
  'with an e-mail that is none': () => give({ email: 'meera', isEmailVerified: false }),
  'with an e-mail of 255 characters': () => give({ email: `${'m'.repeat(245)}@mail.test`, isEmailVerified: false }),
  'with a phone number of letters': () => give({ phoneNumber: 'call me' }),
  'with a phone number of 21 characters': () => give({ phoneNumber: '+'.padEnd(21, '1') }),
  'with a phone number that is a number': () => giveButRecord({ phoneNumber: 98_765 }),
  'with an empty name': () => give({ displayName: '' }),
  'merged into an earlier entry of another name': () => {
    const at = inHours(0);
    const entry = anEntry({ userId: nameless.uid, amount: 500, message: 'Be happy', contributedAt: at });
    const changes = { contributors: [...contributors, entry], contributorCount: 4 };
    const writes = withChange(contributed({ ...onSamePhone, at }), PATHS.wishlist, changes);
    return writing(nameless, writes, documentsOf(withMeena));
  },
  'in the name of an account': () => writing(nameless, contribution({ by: giver, email: '', isVerified: false })),
});

rules.allows('a contribution without an account', {
  'under a name': () => give(),
  'to the general fund': () => give({ itemIndex: -1 }),
  'with an e-mail': () => give({ email: 'meera@mail.test' }),
  'with a phone number': () => give({ phoneNumber: '+91 98765 43210' }),
  'with a phone number of one digit': () => give({ phoneNumber: '1' }),
  'with a phone number of 20 characters': () => give({ phoneNumber: '+'.padEnd(20, '1') }),
  anonymously: () => give({ isAnonymous: true }),
  'merged into an earlier entry of the same name': () =>
    give({ ...onSamePhone, displayName: 'Meena' }, documentsOf(withMeena)),
  'under another name, as a new entry': () => give({ ...onSamePhone, entryIndex: -1 }, documentsOf(withMeena)),
  'under another name, in place of an earlier entry in a full list': () => {
    const to = changedWishlist(wedding, { contributors: Array.from({ length: 100 }, () => meenas) });
    return give({ ...onSamePhone, to, entryIndex: 7 }, documentsOf(to));
  },
});
