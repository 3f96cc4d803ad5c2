import { where } from 'firebase/firestore';
import { invitation } from '../../src/domain/testing/examples.ts';
import { deletion } from './support/admin-actions.ts';
import { beforeCorrection, correction, FUND } from './support/correction.ts';
import { type Fields, GONE, inHours, LONG_AGO, now, only, uuid, withChange, type Writes } from './support/fields.ts';
import {
  acceptance,
  departure,
  hostInvitation,
  hostPath,
  invitationId,
  invitationPath,
  openInvitation,
} from './support/hosts.ts';
import {
  adminById,
  banned,
  coHost,
  giver,
  keeper,
  nameless,
  otherOwner,
  owner,
  type Person,
  stranger,
} from './support/people.ts';
import { describedPictureOf, pictureOf } from './support/pictures.ts';
import { entry, giftNote } from './support/register.ts';
import { type Attempt, commits, each, gets, lists, setUpRulesTest, writing } from './support/rules-test.ts';
import { bannedMeanwhile, earlierEntry, STORED } from './support/stored-documents.ts';
import { DETAILS, paymentDetails, secondAccount } from './support/upi.ts';
import { addItem, editDetails, editInvitation, editItem } from './support/wishlist-events.ts';
import {
  bannedOwnersWishlist,
  changedWishlist,
  documentsOf,
  earlierId,
  linkOnly,
  othersWishlist,
  privateWishlist,
  wedding,
} from './support/wishlists.ts';

const rules = setUpRulesTest('hosts');

const OPEN = openInvitation();
const usedEarlier = openInvitation({ used: { by: stranger.uid, at: LONG_AGO } });
const gift = `transactions/${earlierId}`;
const thanked = (): Writes => ({ [gift]: { ...STORED[gift], thankedAt: now(), thankedBy: coHost.uid } });

// ---- Inviting ----

const inviting = (changes: Fields): Attempt => writing(owner, hostInvitation(changes));
const invitations = (count: number): Writes =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) =>
      Object.entries(hostInvitation({}, wedding, `hostInvitations/${uuid(8400 + index)}`)),
    ).flat(),
  );

rules.allows('the owner to invite', {
  ...each(inviting, {
    'a host': {},
    'a register keeper': { role: 'keeper' },
    'without a name': { from: '' },
    'with the longest name': { from: 'आ'.repeat(60) },
  }),
  'several hosts at once': () => writing(owner, invitations(6)),
});

rules.denies('an invitation', {
  ...each(inviting, {
    'that makes its reader the owner': { role: 'owner' },
    'to a list of another name': { title: 'Asha and Kiran' },
    'in the name of another': { ownerId: stranger.uid },
    'to the list of another': { wishlistId: othersWishlist.id, title: othersWishlist.fields.title },
    'to a list that does not exist': { wishlistId: uuid(4711) },
    'of an earlier time': { createdAt: LONG_AGO },
    'of a later time': { createdAt: inHours(24) },
    'that is used': { used: { by: stranger.uid, at: LONG_AGO } },
    'without a role': { role: null },
    'from a name of 61 characters': { from: 'आ'.repeat(61) },
    'from a name that hides characters': { from: 'A\u{202E}' },
    'from a name with a line break': { from: 'A\nB' },
    'with another key': { note: 'Come' },
  }),
  'with an id that is not random': () => writing(owner, hostInvitation({}, wedding, 'hostInvitations/asha')),
  'by a host': () => writing(coHost, hostInvitation({ ownerId: coHost.uid })),
  'by a host, in the name of the owner': () => writing(coHost, hostInvitation()),
  'by a banned owner': () => writing(banned, hostInvitation({ ownerId: banned.uid }, bannedOwnersWishlist)),
  'in the place of a used one': () => writing(owner, hostInvitation(), usedEarlier),
  'as one of too many': () => writing(owner, invitations(20)),
});

// ---- Joining ----

const joining = (changes: Parameters<typeof acceptance>[0] = {}, given: Writes = OPEN): Attempt =>
  writing(changes.by ?? stranger, acceptance(changes), given);
const withHosts = (count: number) =>
  changedWishlist(wedding, { hostIds: Array.from({ length: count }, (_, index) => `host-${index}`), editorIds: [] });
const withoutHosts = { ...wedding, fields: { ...wedding.fields, hostIds: [], editorIds: [] } };
const joiningAmong = (count: number): Attempt =>
  joining({ on: withHosts(count) }, { ...OPEN, ...documentsOf(withHosts(count)) });
const plate = hostPath(stranger.uid);
const leftOver: Writes = { ...usedEarlier, ...only(acceptance({ host: { since: LONG_AGO } }), plate) };

rules.allows('an invited person to join', {
  'as a host': () => joining(),
  'as a register keeper': () => joining({ role: 'keeper' }, openInvitation({ role: 'keeper' })),
  'as the first host of a list': () => joining({ on: linkOnly }, openInvitation({}, linkOnly)),
  'as the first after all have left': () => joining({ on: withoutHosts }, { ...OPEN, ...documentsOf(withoutHosts) }),
  'as the first host, who is a register keeper': () =>
    writing(
      stranger,
      withChange(acceptance({ role: 'keeper', on: linkOnly }), `wishlists/${linkOnly.id}`, { editorIds: GONE }),
      openInvitation({ role: 'keeper' }, linkOnly),
    ),
  'as the fifth host': () => joiningAmong(4),
  'on the seventh day': () =>
    joining({ invitation: { createdAt: SIX_DAYS_AGO } }, openInvitation({ createdAt: SIX_DAYS_AGO })),
  'with the longest name': () => joining({ host: { name: 'आ'.repeat(60) } }),
});

const SIX_DAYS_AGO = inHours(-6 * 24 - 12);
const SEVEN_DAYS_AGO = inHours(-7 * 24 - 12);

const [HOSTS, EDITORS] = [[coHost.uid, keeper.uid], [coHost.uid]];

rules.denies('an invited person to join', {
  'with an expired invitation': () =>
    joining({ invitation: { createdAt: SEVEN_DAYS_AGO } }, openInvitation({ createdAt: SEVEN_DAYS_AGO })),
  'with an invitation that another has used': () =>
    joining({}, openInvitation({ used: { by: giver.uid, at: LONG_AGO } })),
  'with an invitation that they have used': () => joining({}, usedEarlier),
  'with an invitation that they have used, which they leave as it is': () =>
    writing(stranger, only(acceptance(), `wishlists/${wedding.id}`, plate), usedEarlier),
  'with a revoked invitation': () => writing(stranger, acceptance()),
  'with a revoked invitation, which they leave out': () =>
    writing(stranger, only(acceptance(), `wishlists/${wedding.id}`, plate)),
  'with an invitation to another list': () =>
    joining({ invitation: { wishlistId: linkOnly.id } }, openInvitation({ wishlistId: linkOnly.id })),
  'with an invitation that becomes one to this list': () => joining({}, openInvitation({ wishlistId: linkOnly.id })),
  'as a host with an invitation for register keepers': () =>
    joining({ invitation: { role: 'keeper' } }, openInvitation({ role: 'keeper' })),
  'as an editor with a register keeper’s name plate': () =>
    joining({ invitation: { role: 'keeper' }, host: { role: 'keeper' } }, openInvitation({ role: 'keeper' })),
  'as the sixth host': () => joiningAmong(5),
  'in the name of another': () => writing(giver, acceptance(), OPEN),
  'in the name of another, whom the invitation does not name': () =>
    writing(giver, acceptance({ invitation: { used: { by: giver.uid, at: now() } } }), OPEN),
  'at another time': () => joining({ invitation: { used: { by: stranger.uid, at: inHours(-1) } } }),
  'together with another': () => joining({ wishlist: { hostIds: [...HOSTS, stranger.uid, giver.uid] } }),
  'together with another editor': () => joining({ wishlist: { editorIds: [...EDITORS, stranger.uid, keeper.uid] } }),
  'in the place of the others': () => joining({ wishlist: { hostIds: [stranger.uid], editorIds: [stranger.uid] } }),
  'and change the title': () => joining({ wishlist: { title: 'Mine' } }),
  'and become the owner': () => joining({ wishlist: { userId: stranger.uid } }),
  'as the owner': () => joining({ by: owner }),
  'as a guest without an account': () => joining({ by: nameless }),
  'while banned': () => joining({ by: banned }),
  'again as a host, being a register keeper': () => joining({ by: keeper }),
  'with the name plate of an earlier time': () =>
    writing(stranger, only(acceptance(), `wishlists/${wedding.id}`), leftOver),
  'without a name plate': () => writing(stranger, only(acceptance(), `wishlists/${wedding.id}`, invitationPath), OPEN),
});

const plating = (host: Fields): Attempt => writing(stranger, only(acceptance({ host }), plate, invitationPath), OPEN);

rules.denies('a name plate', {
  ...each(plating, {
    'without a name': { name: '' },
    'of a name of 61 characters': { name: 'आ'.repeat(61) },
    'of a name that hides characters': { name: 'A\u{202E}' },
    'of a name with a line break': { name: 'A\nB' },
    'of an earlier time': { since: LONG_AGO },
    'of another role': { role: 'owner' },
    'with another key': { email: 'meena@mail.test' },
  }),
  'of another user': () =>
    writing(
      stranger,
      {
        ...OPEN,
        [invitationPath]: acceptance()[invitationPath] ?? null,
        [hostPath(giver.uid)]: acceptance()[plate] ?? null,
      },
      OPEN,
    ),
});

const using = (changes: Fields): Attempt =>
  writing(stranger, only(acceptance({ invitation: changes }), invitationPath), OPEN);

rules.denies(
  'the use of an invitation',
  each(using, {
    'with another role': { role: 'keeper' },
    'with another title': { title: 'Mine' },
    'of a later start': { createdAt: now() },
    'by another user': { used: { by: giver.uid, at: now() } },
    'at an earlier time': { used: { by: stranger.uid, at: LONG_AGO } },
  }),
);

// ---- Leaving ----

rules.allows('a host', {
  'to leave': () => writing(coHost, departure(coHost.uid)),
  'to be removed by the owner': () => writing(owner, departure(coHost.uid)),
  'to leave, if only register keepers remain': () =>
    writing(keeper, departure(keeper.uid, {}, keepersOnly), documentsOf(keepersOnly)),
  'to leave without a name plate': () => writing(coHost, only(departure(coHost.uid), `wishlists/${wedding.id}`)),
  'to come back with another invitation': () =>
    joining({ by: coHost, on: withoutHosts }, { ...OPEN, ...documentsOf(withoutHosts), [hostPath(coHost.uid)]: null }),
});

const keepersOnly = changedWishlist(wedding, { hostIds: [keeper.uid], editorIds: GONE });
const removing = (by: Person, uid: string, changes: Fields = {}): Attempt => writing(by, departure(uid, changes));

rules.denies('the hosts to change', {
  'when a stranger removes one': () => removing(stranger, coHost.uid),
  'when an admin removes one': () => removing(adminById, coHost.uid),
  'when a host removes another': () => removing(coHost, keeper.uid),
  'when a register keeper removes a host': () => removing(keeper, coHost.uid),
  'when a host leaves and takes another along': () => removing(coHost, coHost.uid, { hostIds: [], editorIds: [] }),
  'when a host leaves but stays an editor': () => removing(coHost, coHost.uid, { editorIds: EDITORS }),
  'when a host leaves and adds another': () => removing(coHost, coHost.uid, { hostIds: [keeper.uid, stranger.uid] }),
  'when the owner replaces one': () => removing(owner, keeper.uid, { hostIds: [coHost.uid, stranger.uid] }),
  'when a register keeper becomes an editor': () => removing(keeper, 'nobody', { editorIds: [...EDITORS, keeper.uid] }),
  'when the owner makes a register keeper an editor': () =>
    removing(owner, 'nobody', { editorIds: [...EDITORS, keeper.uid] }),
  'when the owner adds one without an invitation': () =>
    removing(owner, 'nobody', { hostIds: [...HOSTS, stranger.uid] }),
  'when a host leaves and changes the title': () => removing(coHost, coHost.uid, { title: 'Mine' }),
  'when the owner is banned': () => writing(owner, departure(coHost.uid), bannedMeanwhile(owner)),
  'when the leaving host is banned': () => writing(coHost, departure(coHost.uid), bannedMeanwhile(coHost)),
});

rules.denies('the name plate of a host', {
  'to go while the host stays': () => writing(owner, { [hostPath(coHost.uid)]: null }),
});

// ---- What hosts may not do ----

const asHost = (writes: Writes, given?: Writes): Attempt => writing(coHost, writes, given);

rules.denies('a host', {
  'to delete the list': () => asHost(deletion()),
  'to become the owner': () => asHost({ [`wishlists/${wedding.id}`]: { ...wedding.fields, userId: coHost.uid } }),
  'to become the owner by an edit': () => asHost(editDetails({ userId: coHost.uid })),
  'to make another an editor by an edit': () => asHost(editDetails({ editorIds: HOSTS })),
  'to set the first UPI address': () => asHost(paymentDetails({ ownerId: coHost.uid })),
  'to set the first UPI address in the name of the owner': () => asHost(paymentDetails()),
  'to read UPI addresses of a private list': () => ({
    by: coHost,
    act: gets(`paymentDetails/${privateWishlist.id}`),
    given: { [`paymentDetails/${privateWishlist.id}`]: { ownerId: owner.uid, accounts: [secondAccount] } },
  }),
  'to reset the sources': () =>
    asHost({
      [`analytics/${wedding.id}`]: { ...wedding.analytics, trafficSources: {}, referralStats: {}, updatedAt: now() },
    }),
  'to edit another list of the owner': () => asHost(editDetails({ title: 'Mine' }, linkOnly)),
  'to list the invitations of the owner': () => ({
    by: coHost,
    act: lists('hostInvitations', where('ownerId', '==', owner.uid)),
  }),
  'to read the owner’s notifications': () => ({
    by: coHost,
    act: lists('notifications', where('userId', '==', owner.uid)),
  }),
  'who is banned to mark a gift as thanked': () => asHost(thanked(), bannedMeanwhile(coHost)),
  'who is banned to edit': () => asHost(editDetails(), bannedMeanwhile(coHost)),
  'who is banned to write into the register': () => asHost(entry({ thankedBy: coHost.uid }), bannedMeanwhile(coHost)),
});

const PAID = DETAILS.details;

rules.denies('a register keeper', {
  'to edit the details': () => writing(keeper, editDetails()),
  'to edit a gift': () => writing(keeper, editItem(0)),
  'to add a gift': () => writing(keeper, addItem()),
  'to set a contribution aside': () => writing(keeper, correction({ ...FUND, by: keeper }), beforeCorrection(FUND)),
  'to write an entry': () => writing(keeper, entry({ thankedBy: keeper.uid })),
  'to change the name of an entry with its thanks': () =>
    writing(keeper, {
      [earlierEntry]: { ...STORED[earlierEntry], name: 'B', thankedAt: now(), thankedBy: keeper.uid, updatedAt: now() },
    }),
  'to note something about a gift': () => writing(keeper, giftNote()),
  'to delete an entry': () => writing(keeper, { [earlierEntry]: null }),
  'to set UPI addresses': () => writing(keeper, { [PAID]: paymentDetails()[PAID] ?? null }),
});

const gone = documentsOf({ ...wedding, fields: { ...wedding.fields, hostIds: [], editorIds: [] } });
const goneFromPrivate = documentsOf(changedWishlist(privateWishlist, { hostIds: [], editorIds: [] }));

rules.denies('a removed host', {
  'to edit': () =>
    writing(coHost, editDetails({}, { ...wedding, fields: { ...wedding.fields, hostIds: [], editorIds: [] } }), gone),
  'to mark a gift as thanked': () => writing(coHost, thanked(), gone),
  'to read a gift': () => ({ by: coHost, act: gets(gift), given: gone }),
  'to read an entry': () => ({ by: coHost, act: gets(earlierEntry), given: gone }),
  'to read a private list': () => ({
    by: coHost,
    act: gets(`wishlists/${privateWishlist.id}`),
    given: goneFromPrivate,
  }),
  'to read the statistics': () => ({ by: coHost, act: gets(`analytics/${wedding.id}`), given: gone }),
  'to see the other hosts': () => ({ by: coHost, act: lists(`wishlists/${wedding.id}/hosts`), given: gone }),
});

// ---- Pictures of an invitation that another host uploaded ----

const pictures = { cover: { picture: pictureOf(owner), x: 50, y: 30 }, portrait: describedPictureOf(owner) };
const illustrated = changedWishlist(wedding, { invitation: invitation(pictures) });
const rewriting = (changes: object): Attempt =>
  writing(coHost, editInvitation({ ...pictures, ...changes }, illustrated), documentsOf(illustrated));

rules.allows('a host to edit an invitation', {
  'with the pictures of the owner': () => rewriting({ story: 'We met in Pune.' }),
  'with a picture of their own': () => rewriting({ portrait: pictureOf(coHost) }),
});

rules.denies('a host to edit an invitation', {
  'with another picture of the owner': () => rewriting({ portrait: describedPictureOf(owner, 1) }),
  'with another cover of the owner': () =>
    rewriting({ cover: { picture: describedPictureOf(owner, 1), x: 50, y: 30 } }),
});

rules.allows('somebody with the link', {
  'to read the invitation without an account': () => ({ by: nameless, act: gets(invitationPath), given: OPEN }),
});

rules.denies('the owner of another list', {
  'to revoke an invitation': () => ({
    by: otherOwner,
    act: commits({ [`hostInvitations/${invitationId}`]: null }),
    given: OPEN,
  }),
});
