import { LANGUAGES } from '../../src/domain/language.ts';
import { type Fields, LONG_AGO, uuid } from './support/fields.ts';
import { invitationTexts, storedTexts } from './support/invitation-texts.ts';
import { adminById, banned, otherOwner, owner, stranger, visitor } from './support/people.ts';
import { type Attempt, each, setUpRulesTest, writing } from './support/rules-test.ts';
import { bannedOwnersWishlist, deactivatedByAdmin, othersWishlist } from './support/wishlists.ts';

const rules = setUpRulesTest('invitation-texts');

const LONGEST = 'ந'.repeat(400);
const write = (texts: Fields): Attempt => writing(owner, invitationTexts(texts));
const forge = (changes: Fields): Attempt => writing(owner, invitationTexts({}, changes));

rules.allows('the owner to write', {
  ...each(write, {
    'no text': {},
    'every language': Object.fromEntries(LANGUAGES.map((language) => [language, `In ${language}`])),
    'line breaks': { te: 'మా పెళ్లికి రండి\n\nఆశ & రవి' },
    ...Object.fromEntries(LANGUAGES.map((language) => [`the longest text in ${language}`, { [language]: LONGEST }])),
  }),
  'a text again': () => writing(owner, invitationTexts({ en: 'Come' }), storedTexts()),
  'the default again': () => writing(owner, invitationTexts(), storedTexts()),
  'of a wishlist that an admin deactivated': () => writing(owner, invitationTexts({}, {}, deactivatedByAdmin.id)),
});

rules.denies('invitation texts', {
  'by a visitor': () => writing(visitor, invitationTexts()),
  'by a stranger': () => writing(stranger, invitationTexts()),
  'by the owner of another wishlist': () => writing(otherOwner, invitationTexts()),
  'by an admin': () => writing(adminById, invitationTexts()),
  'by a banned owner': () => writing(banned, invitationTexts({}, {}, bannedOwnersWishlist.id)),
  'by a stranger, once there are some': () => writing(stranger, invitationTexts(), storedTexts()),
  'of another owner’s wishlist': () => writing(owner, invitationTexts({}, {}, othersWishlist.id)),
  'of a wishlist that does not exist': () => writing(owner, invitationTexts({}, {}, uuid(4711))),
  'with an unknown key': () => forge({ ownerId: owner.uid }),
  'with an old time': () => forge({ updatedAt: LONG_AGO }),
  'that are a text': () => forge({ texts: 'Come' }),
  'that are null': () => forge({ texts: null }),
  'in an unknown language': () => write({ fr: 'Venez' }),
  'in an unknown language, without a text': () => write({ fr: '' }),
  ...Object.fromEntries(
    LANGUAGES.flatMap((language): [string, () => Attempt][] => [
      [`of 401 characters in ${language}`, () => write({ [language]: `${LONGEST}ந` })],
      [`with a hidden character in ${language}`, () => write({ [language]: 'Come\u202e' })],
      [`of a space in ${language}`, () => write({ [language]: ' ' })],
      [`that are a number in ${language}`, () => write({ [language]: 400 })],
      [`that are null in ${language}`, () => write({ [language]: null })],
    ]),
  ),
});

rules.denies(
  'invitation texts without',
  Object.fromEntries(
    LANGUAGES.map((language): [string, () => Attempt] => [
      language,
      () => {
        const others = LANGUAGES.filter((one) => one !== language).map((one) => [one, '']);
        return forge({ texts: Object.fromEntries(others) as Fields });
      },
    ]),
  ),
);
