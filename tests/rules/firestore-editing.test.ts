import { type Fields, GONE, inHours, LONG_AGO, uuid, withChange } from './support/fields.ts';
import { editing, editingPath } from './support/hosts.ts';
import { coHost, owner } from './support/people.ts';
import { type Attempt, each, lists, setUpRulesTest, writing } from './support/rules-test.ts';
import { bannedMeanwhile } from './support/stored-documents.ts';
import { changedWishlist, documentsOf, wedding } from './support/wishlists.ts';

const rules = setUpRulesTest('editing');

const gone = documentsOf(changedWishlist(wedding, { hostIds: [], editorIds: [] }));

const marking = (changes: Fields): Attempt =>
  writing(coHost, withChange(editing(coHost.uid), editingPath(coHost.uid), changes));

rules.allows('a host to tell the others', {
  'which gift is open': () => marking({ itemId: uuid(101) }),
  'the same again': () => ({ ...marking({}), given: editing(coHost.uid, { at: LONG_AGO }) }),
  'that the editor is closed, when removed meanwhile': () =>
    writing(coHost, { [editingPath(coHost.uid)]: null }, { ...gone, ...editing(coHost.uid) }),
});

rules.denies('a host to tell the others', {
  ...each(marking, {
    'anything else': { itemId: uuid(101), note: 'Call me' },
    'a gift that has no id': { itemId: 'Call me' },
    'no gift, not even none': { itemId: GONE },
    'an earlier time': { at: LONG_AGO },
    'a later time': { at: inHours(1) },
  }),
  'while banned': () => writing(coHost, editing(coHost.uid), bannedMeanwhile(coHost)),
  'when removed': () => writing(coHost, editing(coHost.uid), gone),
  'what another host is editing': () => writing(owner, editing(coHost.uid)),
  'that the other’s editor is closed': () => writing(owner, { [editingPath(coHost.uid)]: null }, editing(coHost.uid)),
});

rules.denies('a removed host', {
  'to see who is editing': () => ({ by: coHost, act: lists(`wishlists/${wedding.id}/editing`), given: gone }),
});
