import { where } from 'firebase/firestore';
import { deletion } from '../support/admin-actions.ts';
import { LONG_AGO, only, uuid } from '../support/fields.ts';
import {
  acceptance,
  departure,
  editing,
  editingPath,
  hostInvitation,
  hostPath,
  invitationPath,
  openInvitation,
} from '../support/hosts.ts';
import { beforeHandover, handover, offer, ownersPlate } from '../support/ownership.ts';
import { ACTIVE, coHost, EDITORS, EVERYONE, keeper, KEEPERS, owner, SIGNED_IN } from '../support/people.ts';
import { commits, counts, gets, lists, listsGroup } from '../support/rules-test.ts';
import { deactivatedByOwner, privateWishlist, weddingId } from '../support/wishlists.ts';
import { NOBODY, type Permissions, type Row } from './table.ts';

/** Who is neither the owner nor a host yet. */
const OTHERS = ACTIVE.filter((person) => !KEEPERS.includes(person));
const plates = `wishlists/${weddingId}/hosts`;
const EVERYONES_PLATES = Object.fromEntries(
  SIGNED_IN.map(({ uid }) => [hostPath(uid), { ...ownersPlate({ since: LONG_AGO }) }]),
);

/** Changes of a wishlist. */
export const CHANGES_OF_OWNER: readonly Row[] = [
  { to: 'to offer it to a host', by: [owner], act: () => commits(only(offer(), `wishlists/${weddingId}`)) },
  {
    to: 'to take an offer back',
    by: [owner],
    act: () => commits(only(offer({ offeredTo: null }), `wishlists/${weddingId}`)),
    given: beforeHandover(),
  },
  { to: 'to accept an offer', by: [coHost], act: () => commits(handover()), given: beforeHandover() },
  {
    to: 'to become it in the place of another',
    by: [coHost],
    act: ({ uid }) => commits(handover({ heir: uid })),
    given: beforeHandover(),
  },
];

export const HOST_PERMISSIONS: Permissions = {
  hostInvitations: {
    get: [
      { to: 'one by its code', by: EVERYONE, act: () => gets(invitationPath), given: openInvitation() },
      { to: 'one that does not exist', by: EVERYONE, act: () => gets(invitationPath) },
    ],
    list: [
      { to: 'all', by: NOBODY, act: () => lists('hostInvitations') },
      { to: "the owner's", by: [owner], act: () => lists('hostInvitations', where('ownerId', '==', 'owner')) },
      { to: 'their own', by: SIGNED_IN, act: ({ uid }) => lists('hostInvitations', where('ownerId', '==', uid)) },
      {
        to: 'those of one wishlist',
        by: NOBODY,
        act: () => lists('hostInvitations', where('wishlistId', '==', weddingId)),
      },
      { to: 'the number of all', by: NOBODY, act: () => counts('hostInvitations') },
      { to: 'in the collection group', by: NOBODY, act: () => listsGroup('hostInvitations') },
    ],
    create: [
      { to: "one to the owner's wishlist", by: [owner], act: () => commits(hostInvitation()) },
      {
        to: "one to the owner's wishlist, in their own name",
        by: [owner],
        act: ({ uid }) => commits(hostInvitation({ ownerId: uid })),
      },
      {
        to: 'one to a deactivated wishlist',
        by: [owner],
        act: () => commits(hostInvitation({}, deactivatedByOwner)),
      },
    ],
    update: [
      {
        to: 'to accept it as a host',
        by: OTHERS,
        act: (by) => commits(acceptance({ by })),
        given: openInvitation(),
      },
      {
        to: 'to accept it as a register keeper',
        by: OTHERS,
        act: (by) => commits(acceptance({ by, role: 'keeper' })),
        given: openInvitation({ role: 'keeper' }),
      },
      {
        to: 'its role',
        by: NOBODY,
        act: () => commits(openInvitation({ role: 'keeper' })),
        given: openInvitation(),
      },
    ],
    delete: [{ to: 'one', by: [owner], act: () => commits({ [invitationPath]: null }), given: openInvitation() }],
  },

  'wishlists/editing': {
    get: [
      { to: "the owner's mark", by: KEEPERS, act: () => gets(editingPath(owner.uid)), given: editing(owner.uid) },
      {
        to: 'one of a deleted wishlist',
        by: NOBODY,
        act: () => gets(editingPath(owner.uid)),
        given: { ...deletion(), ...editing(owner.uid) },
      },
    ],
    list: [
      { to: 'all of a wishlist', by: KEEPERS, act: () => lists(`wishlists/${weddingId}/editing`) },
      { to: 'in the collection group', by: NOBODY, act: () => listsGroup('editing') },
    ],
    create: [
      { to: 'their own', by: EDITORS, act: ({ uid }) => commits(editing(uid)) },
      { to: "the owner's", by: [owner], act: () => commits(editing(owner.uid)) },
    ],
    update: [
      {
        to: "the owner's",
        by: [owner],
        act: () => commits(editing(owner.uid, { itemId: uuid(101) })),
        given: editing(owner.uid, { at: LONG_AGO }),
      },
    ],
    delete: [
      {
        to: "a host's",
        by: [coHost],
        act: () => commits({ [editingPath(coHost.uid)]: null }),
        given: editing(coHost.uid),
      },
      {
        to: 'one of a deleted wishlist',
        by: EVERYONE,
        act: () => commits({ [`wishlists/${uuid(4711)}/editing/${coHost.uid}`]: null }),
      },
    ],
  },

  'wishlists/hosts': {
    get: [
      { to: 'one of a public wishlist', by: KEEPERS, act: () => gets(hostPath(coHost.uid)) },
      { to: 'one of a private wishlist', by: KEEPERS, act: () => gets(hostPath(keeper.uid, privateWishlist)) },
      {
        to: 'one of a deleted wishlist',
        by: NOBODY,
        act: () => gets(hostPath(coHost.uid)),
        given: deletion(),
      },
    ],
    list: [
      { to: 'all of a wishlist', by: KEEPERS, act: () => lists(plates) },
      { to: 'their number', by: KEEPERS, act: () => counts(plates) },
      { to: 'in the collection group', by: NOBODY, act: () => listsGroup('hosts') },
    ],
    create: [
      {
        to: 'one without an invitation',
        by: NOBODY,
        act: ({ uid }) => commits({ [hostPath(uid)]: acceptance()[hostPath('stranger')] ?? null }),
        given: openInvitation(),
      },
    ],
    update: [
      {
        to: 'the name of a host',
        by: NOBODY,
        act: () => commits({ [hostPath(coHost.uid)]: acceptance()[hostPath('stranger')] ?? null }),
        given: openInvitation(),
      },
      {
        to: 'their own, with the role of a host',
        by: [owner],
        act: ({ uid }) => commits({ [hostPath(uid)]: ownersPlate() }),
        given: EVERYONES_PLATES,
      },
    ],
    delete: [
      { to: "the owner's", by: NOBODY, act: () => commits({ [hostPath(owner.uid)]: null }), given: beforeHandover() },
      { to: "a host's", by: NOBODY, act: () => commits({ [hostPath(coHost.uid)]: null }) },
      { to: "a host's, with leaving", by: [owner, coHost], act: () => commits(departure(coHost.uid)) },
      { to: "a register keeper's, with leaving", by: [owner, keeper], act: () => commits(departure(keeper.uid)) },
      {
        to: "a host's, with the wishlist",
        by: [owner],
        act: () => commits({ ...deletion(), [hostPath(coHost.uid)]: null }),
      },
      {
        to: 'one of a deleted wishlist',
        by: EVERYONE,
        act: () => commits({ [`wishlists/${uuid(4711)}/hosts/${coHost.uid}`]: null }),
      },
      {
        to: 'one that is left over',
        by: EVERYONE,
        act: () => commits({ [hostPath('stranger')]: null }),
      },
    ],
  },
};
