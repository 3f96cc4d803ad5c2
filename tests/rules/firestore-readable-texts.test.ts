import { announcing } from '../../src/domain/testing/documents.ts';
import { changeProfile, signUp } from './support/accounts.ts';
import { changeSettings, deletion } from './support/admin-actions.ts';
import { contribution } from './support/contribution.ts';
import { type Fields, inHours, now, withChange } from './support/fields.ts';
import { invitationTexts } from './support/invitation-texts.ts';
import { adminById, giver, newcomer, owner, stranger, visitor } from './support/people.ts';
import { report, subscriber, supportMessage } from './support/public-forms.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { profileOf } from './support/stored-documents.ts';
import {
  addCeremony,
  addItem,
  creation,
  editDetails,
  editInvitation,
  editItem,
  removeItem,
} from './support/wishlist-events.ts';
import { changedWishlist, documentsOf, UNTOUCHED, wedding, weddingId } from './support/wishlists.ts';

const rules = setUpRulesTest('readable-texts');

type Place = (text: string) => Attempt;

const ONE_LINE: Readonly<Record<string, Place>> = {
  'the name of a contributor': (displayName) => writing(giver, contribution({ displayName })),
  'the name in a new profile': (displayName) => writing(newcomer, signUp(newcomer, { displayName })),
  'the name in a changed profile': (displayName) => writing(owner, changeProfile(owner, { displayName })),
  'the title of a new wishlist': (title) => writing(stranger, creation({ fields: { title } })),
  'the title of a changed wishlist': (title) => writing(owner, editDetails({ title })),
  'the title of an added item': (title) => writing(owner, addItem({ title })),
  'the title of a changed item': (title) => writing(owner, editItem(UNTOUCHED, { title })),
  'the first name of an invitation': (first) => writing(owner, editInvitation({ first })),
  'the second name of an invitation': (second) => writing(owner, editInvitation({ second })),
  "the families' line of an invitation": (families) => writing(owner, editInvitation({ families })),
  'the name of a ceremony': (name) => writing(owner, addCeremony({ kind: 'custom', name })),
  'the place of a ceremony': (place) => writing(owner, addCeremony({ place })),
  'the note about dress of a ceremony': (dress) => writing(owner, addCeremony({ dress })),
  'the title of a deleted wishlist': (title) =>
    writing(owner, withChange(deletion(), `analytics/${weddingId}`, { 'deleted.title': title })),
  'the name in a support message': (name) => writing(visitor, supportMessage(visitor, { name })),
  'the subject of a support message': (subject) => writing(visitor, supportMessage(visitor, { subject })),
};

const SEVERAL_LINES: Readonly<Record<string, Place>> = {
  'the blessing of a contribution': (message) => writing(visitor, contribution({ by: visitor, message })),
  'the description of a new wishlist': (description) => writing(stranger, creation({ fields: { description } })),
  'the description of a changed wishlist': (description) => writing(owner, editDetails({ description })),
  'the description of an added item': (description) => writing(owner, addItem({ description })),
  'the description of a changed item': (description) => writing(owner, editItem(UNTOUCHED, { description })),
  'the story of an invitation': (story) => writing(owner, editInvitation({ story })),
  'an invitation text': (hi) => writing(owner, invitationTexts({ hi })),
  'a support message': (message) => writing(visitor, supportMessage(visitor, { message })),
  'the words of a report': (message) => writing(visitor, report(visitor, { message })),
  'an announcement of the platform': (en) =>
    writing(adminById, changeSettings(adminById, { announcements: [announcing(en)] })),
};

const tried = (texts: Readonly<Record<string, string>>, place: Place) =>
  Object.fromEntries(Object.entries(texts).map(([what, text]) => [what, () => place(text)]));

const MARK = '\u0301';

const REFUSED = {
  'with a control character': 'Asha\u0007',
  'with a tab': 'Asha\tRao',
  'with a carriage return': 'Asha\rRao',
  'with a right-to-left override': 'Asha\u202eoaR',
  'with a bidirectional isolate': 'Asha \u2066Rao',
  'with a zero-width space': 'As\u200bha',
  'of a space': ' ',
  'of line breaks': '\n\n',
  'of Unicode spaces': '\u00a0\u2003\u3000',
  'of joiners': '\u200d\u200c\u200d',
  'of spaces, joiners and marks': ` \u200d${MARK}\u00a0`,
  'with five marks on a letter': `Asha${MARK.repeat(5)} Rao`,
  'with five marks on a letter, and joiners between them': `Asha${`${MARK}\u200d`.repeat(3)} Rao`,
};
const ALLOWED = {
  'with the joiners of an Indian script': 'क्\u200dष क्\u200cष',
  'with four marks on a letter': `Asha${MARK.repeat(4)}${'e'}${MARK.repeat(4)}`,
  'with emoji of several characters': '\u2764\ufe0f 👨\u200d👩\u200d👧 🙏🏽',
  'in a script from right to left': 'עדי ليلى',
};

for (const [what, place] of Object.entries(ONE_LINE)) {
  rules.denies(what, tried({ ...REFUSED, 'with a line break': 'Asha\nRao' }, place));
  rules.allows(what, tried(ALLOWED, place));
}
for (const [what, place] of Object.entries(SEVERAL_LINES)) {
  rules.denies(what, tried(REFUSED, place));
  rules.allows(what, tried({ ...ALLOWED, 'with line breaks': 'Be happy.\n\nAsha' }, place));
}

rules.allows('a changed wishlist', {
  'with a title of 100 characters': () => writing(owner, editDetails({ title: 'अ'.repeat(100) })),
  'with a description of 1,000 characters': () => writing(owner, editDetails({ description: 'अ'.repeat(1000) })),
});

rules.denies('a new wishlist', {
  'with a title of 101 characters': () => writing(stranger, creation({ fields: { title: 'a'.repeat(101) } })),
  'with a description of 1,001 characters': () =>
    writing(stranger, creation({ fields: { description: 'a'.repeat(1001) } })),
});

const INVISIBLE = [
  [0x0, 0x9],
  [0xb, 0x1f],
  [0x7f, 0x9f],
  [0xad],
  [0x34f],
  [0x61c],
  [0x115f],
  [0x1160],
  [0x17b4],
  [0x17b5],
  [0x180b, 0x180f],
  [0x200b],
  [0x200e],
  [0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800],
  [0x3164],
  [0xfe00, 0xfe0d],
  [0xfeff],
  [0xffa0],
  [0xfff0, 0xfffb],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
].flat();
const codePoint = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
const around = (code: number) => `a${String.fromCodePoint(code)}b`;

rules.denies(
  'a message with the invisible character',
  tried(Object.fromEntries(INVISIBLE.map((code) => [codePoint(code), around(code)])), (message) =>
    writing(visitor, supportMessage(visitor, { message })),
  ),
);

rules.denies(
  'the e-mail address of a subscriber',
  tried(
    {
      'with an invisible character before the @': 'asha\u200b@mail.test',
      'with a right-to-left override in its domain': 'asha@mail\u202e.test',
      'with a joiner': 'as\u200dha@mail.test',
      'with a no-break space': 'asha\u00a0rao@mail.test',
      'with a line break': 'asha@mail.te\nst',
    },
    (email) => writing(visitor, subscriber({ email })),
  ),
);

/** From before the rules refused such texts. */
const OLD = 'Asha \u202eweds\u200b Ravi';
const oldWedding = changedWishlist(wedding, {
  title: OLD,
  description: OLD,
  [`items.${UNTOUCHED}.title`]: OLD,
  [`items.${UNTOUCHED}.description`]: OLD,
});
const toOldWedding = (writes: ReturnType<typeof editDetails>, by = owner) =>
  writing(by, writes, documentsOf(oldWedding));
const withOldName = (changes: Fields) =>
  writing(owner, changeProfile(owner, { displayName: OLD, ...changes }), {
    [`users/${owner.uid}`]: profileOf(owner, { displayName: OLD }),
  });

rules.allows('where a stored text has invisible characters,', {
  'pausing giving': () => toOldWedding(editDetails({ isGivingPaused: true }, oldWedding)),
  'a new title': () => toOldWedding(editDetails({ title: 'Asha weds Ravi' }, oldWedding)),
  'a new description': () => toOldWedding(editDetails({ description: 'Asha weds Ravi' }, oldWedding)),
  'adding an item': () => toOldWedding(addItem({}, oldWedding)),
  'editing another item': () => toOldWedding(editItem(0, { title: 'Armchair' }, oldWedding)),
  'editing the item with new texts': () =>
    toOldWedding(editItem(UNTOUCHED, { title: 'Lamp', description: 'Brass' }, oldWedding)),
  'removing the item': () => toOldWedding(removeItem(UNTOUCHED, oldWedding)),
  'a contribution to the item': () => toOldWedding(contribution({ to: oldWedding }), giver),
  'a changed profile that keeps the name': () => withOldName({ phoneNumber: '+91 98200 00000' }),
  'an updated time of the last activity': () => withOldName({ lastActiveAt: now() }),
});

rules.denies('where a stored text has invisible characters,', {
  'another title with them': () => toOldWedding(editDetails({ title: `${OLD}!` }, oldWedding)),
  'another description with them': () => toOldWedding(editDetails({ description: `${OLD}!` }, oldWedding)),
  'another name with them': () => withOldName({ displayName: `${OLD}!` }),
  'adding an item with them': () => toOldWedding(addItem({ title: OLD, createdAt: inHours(0) }, oldWedding)),
});
