import { documentId, orderBy, where } from 'firebase/firestore';
import { deleteWishlist, deletion, deactivateWishlist } from '../support/admin-actions.ts';
import { contribution } from '../support/contribution.ts';
import { commits, counts, gets, lists, listsGroup } from '../support/rules-test.ts';
import { LONG_AGO, now, only, uuid, type Writes } from '../support/fields.ts';
import {
  ADMINS,
  EDITORS,
  EVERYONE,
  giver,
  ACTIVE,
  keeper,
  KEEPERS,
  NOT_BANNED,
  owner,
  SIGNED_IN,
} from '../support/people.ts';
import { anonymousGift, earlierNotification, STORED } from '../support/stored-documents.ts';
import { accountsGift, anonymousFund, beforeRewording, NEW, rewording } from '../support/rewording.ts';
import {
  addCeremony,
  addItem,
  creation,
  editDetails,
  editInvitation,
  editItem,
  newId,
  removeItem,
  reorderItems,
} from '../support/wishlist-events.ts';
import {
  archived,
  celebrated,
  documentsOf,
  draft,
  earlierId,
  privateWishlist,
  linkOnly,
  deactivatedByOwner,
  deactivatedByAdmin,
  wedding,
} from '../support/wishlists.ts';
import { CHANGES_OF_OWNER } from './hosts.ts';
import { NOBODY, type Permissions } from './table.ts';
import { LIFE_OF_A_GIFT } from './upi.ts';

const OWNER_AND_ADMINS = [owner, ...ADMINS];
const HOSTS_AND_ADMINS = [...KEEPERS, ...ADMINS];
const gift = `transactions/${earlierId}`;
const aGift = contribution({ itemIndex: -1 });

const changed = (path: string, changes: object): Writes => ({ [path]: { ...STORED[path], ...changes } });

export const WISHLIST_PERMISSIONS: Permissions = {
  wishlists: {
    get: [
      { to: 'a public one', by: EVERYONE, act: () => gets(`wishlists/${wedding.id}`) },
      { to: 'a link-only one', by: EVERYONE, act: () => gets(`wishlists/${linkOnly.id}`) },
      { to: 'a private one', by: HOSTS_AND_ADMINS, act: () => gets(`wishlists/${privateWishlist.id}`) },
      {
        to: 'one that its owner deactivated',
        by: OWNER_AND_ADMINS,
        act: () => gets(`wishlists/${deactivatedByOwner.id}`),
      },
      {
        to: 'one that an admin deactivated',
        by: OWNER_AND_ADMINS,
        act: () => gets(`wishlists/${deactivatedByAdmin.id}`),
      },
      { to: 'one that does not exist', by: ADMINS, act: () => gets(`wishlists/${uuid(4711)}`) },
      { to: 'a draft', by: HOSTS_AND_ADMINS, act: () => gets(`wishlists/${draft.id}`), given: documentsOf(draft) },
      {
        to: 'one after its celebration',
        by: EVERYONE,
        act: () => gets(`wishlists/${celebrated.id}`),
        given: documentsOf(celebrated),
      },
      {
        to: 'an archived one',
        by: HOSTS_AND_ADMINS,
        act: () => gets(`wishlists/${archived.id}`),
        given: documentsOf(archived),
      },
    ],
    list: [
      { to: 'all', by: ADMINS, act: () => lists('wishlists') },
      { to: 'the number of all', by: ADMINS, act: () => counts('wishlists') },
      { to: "the owner's", by: OWNER_AND_ADMINS, act: () => lists('wishlists', where('userId', '==', 'owner')) },
      { to: 'their own', by: SIGNED_IN, act: ({ uid }) => lists('wishlists', where('userId', '==', uid)) },
      {
        to: 'those of which they are hosts',
        by: SIGNED_IN,
        act: ({ uid }) => lists('wishlists', where('hostIds', 'array-contains', uid)),
      },
      {
        to: 'those of which the register keeper is a host',
        by: [keeper, ...ADMINS],
        act: () => lists('wishlists', where('hostIds', 'array-contains', 'keeper')),
      },
      {
        to: 'active public ones, newest first',
        by: EVERYONE,
        act: () =>
          lists(
            'wishlists',
            where('visibility', '==', 'public'),
            where('isActive', '==', true),
            orderBy('createdAt', 'desc'),
          ),
      },
      {
        to: 'public ones, active or not',
        by: ADMINS,
        act: () => lists('wishlists', where('visibility', '==', 'public')),
      },
      { to: 'active ones, public or not', by: ADMINS, act: () => lists('wishlists', where('isActive', '==', true)) },
      {
        to: 'active link-only ones',
        by: ADMINS,
        act: () => lists('wishlists', where('visibility', '==', 'link_only'), where('isActive', '==', true)),
      },
      { to: 'deactivated ones', by: ADMINS, act: () => lists('wishlists', where('isActive', '==', false)) },
      { to: 'private ones', by: ADMINS, act: () => lists('wishlists', where('visibility', '==', 'private')) },
      {
        to: 'several by id',
        by: ADMINS,
        act: () => lists('wishlists', where(documentId(), 'in', [wedding.id, deactivatedByAdmin.id])),
      },
      {
        to: "the number of the owner's",
        by: OWNER_AND_ADMINS,
        act: () => counts('wishlists', where('userId', '==', 'owner')),
      },
    ],
    create: [{ to: 'their own', by: ACTIVE, act: (by) => commits(creation({ by })) }],
    update: [
      ...CHANGES_OF_OWNER,
      { to: 'the details', by: EDITORS, act: () => commits(editDetails()) },
      { to: 'by adding an item', by: EDITORS, act: () => commits(addItem()) },
      { to: 'by editing an item', by: EDITORS, act: () => commits(editItem(0)) },
      { to: 'by removing an item', by: EDITORS, act: () => commits(removeItem(0)) },
      { to: 'the invitation', by: EDITORS, act: () => commits(editInvitation()) },
      { to: 'by adding a ceremony', by: EDITORS, act: () => commits(addCeremony()) },
      { to: 'by reordering', by: EDITORS, act: () => commits(reorderItems([1, 0, 2, 4, 3])) },
      { to: 'by contributing', by: NOT_BANNED, act: (by) => commits(contribution({ by })) },
      {
        to: 'by contributing anonymously',
        by: NOT_BANNED,
        act: (by) => commits(contribution({ by, isAnonymous: true })),
      },
      { to: 'by deactivating it as an admin', by: ADMINS, act: (by) => commits(deactivateWishlist(by)) },
    ],
    delete: [
      { to: 'without a log entry', by: [owner], act: () => commits(deletion()) },
      { to: 'with a log entry', by: ADMINS, act: (by) => commits(deleteWishlist(by)) },
      { to: 'one that an admin deactivated', by: [owner], act: () => commits(deletion(deactivatedByAdmin)) },
    ],
  },

  transactions: {
    get: [
      { to: "the contributor's", by: [giver, ...HOSTS_AND_ADMINS], act: () => gets(gift) },
      { to: 'an anonymous one', by: HOSTS_AND_ADMINS, act: () => gets(`transactions/${anonymousGift}`) },
      { to: 'one that does not exist', by: EVERYONE, act: () => gets(`transactions/${uuid(4711)}`) },
    ],
    list: [
      { to: 'all', by: ADMINS, act: () => lists('transactions') },
      {
        to: 'of one wishlist',
        by: HOSTS_AND_ADMINS,
        act: () => lists('transactions', where('wishlistId', '==', wedding.id)),
      },
      {
        to: 'given by them',
        by: SIGNED_IN,
        act: ({ uid }) => lists('transactions', where('contributorId', '==', uid)),
      },
      { to: 'given to them', by: ADMINS, act: ({ uid }) => lists('transactions', where('ownerId', '==', uid)) },
      {
        to: 'given to the owner',
        by: ADMINS,
        act: () => lists('transactions', where('ownerId', '==', 'owner')),
      },
      {
        to: 'given anonymously',
        by: ADMINS,
        act: () => lists('transactions', where('contributorId', '==', 'anonymous')),
      },
      { to: 'by e-mail', by: ADMINS, act: () => lists('transactions', where('email', '>', '')) },
      { to: 'in the collection group', by: NOBODY, act: () => listsGroup('transactions') },
    ],
    create: [
      { to: 'one without its contribution', by: NOBODY, act: () => commits(only(aGift, Object.keys(aGift)[1] ?? '')) },
    ],
    update: [
      {
        to: 'to mark it as thanked',
        by: KEEPERS,
        act: ({ uid }) => commits(changed(gift, { thankedAt: now(), thankedBy: uid })),
      },
      {
        to: 'to clear its thanked mark',
        by: KEEPERS,
        act: () => commits(changed(gift, { thankedAt: null, thankedBy: null })),
        given: changed(gift, { thankedAt: LONG_AGO, thankedBy: keeper.uid }),
      },
      ...LIFE_OF_A_GIFT,
      {
        to: 'the words',
        by: [giver],
        act: () => commits(rewording(accountsGift, { message: NEW })),
        given: beforeRewording(accountsGift),
      },
      {
        to: 'the words, with the next key of an anonymous gift',
        by: EVERYONE,
        act: () => commits(rewording(anonymousFund, { message: NEW })),
        given: beforeRewording(anonymousFund),
      },
      { to: 'the amount', by: NOBODY, act: () => commits(changed(gift, { amount: 5_000 })) },
    ],
    delete: [{ to: "the contributor's", by: NOBODY, act: () => commits({ [gift]: null }) }],
  },

  notifications: {
    get: [{ to: "the owner's", by: [owner], act: () => gets(earlierNotification) }],
    list: [
      { to: 'all', by: NOBODY, act: () => lists('notifications') },
      { to: 'their own', by: SIGNED_IN, act: ({ uid }) => lists('notifications', where('userId', '==', uid)) },
      { to: "the owner's", by: [owner], act: () => lists('notifications', where('userId', '==', 'owner')) },
    ],
    create: [
      { to: 'one without its contribution', by: NOBODY, act: () => commits(only(aGift, Object.keys(aGift)[2] ?? '')) },
    ],
    update: [
      { to: 'to mark it as read', by: [owner], act: () => commits(changed(earlierNotification, { isRead: true })) },
    ],
    delete: [{ to: "the owner's", by: [owner], act: () => commits({ [earlierNotification]: null }) }],
  },
};

/** Documents written only when a wishlist is created. */
export const newAnalytics = (): Writes => only(creation({ by: owner }), `analytics/${newId}`);
