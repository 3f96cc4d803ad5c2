import { documentId, orderBy, where } from 'firebase/firestore';
import { deleteWishlist, deletion, takeDown } from '../support/admin-acts.ts';
import { contribution } from '../support/contribution.ts';
import { commits, counts, gets, lists, listsGroup } from '../support/court.ts';
import { LONG_AGO, now, only, uuid, type Writes } from '../support/fields.ts';
import { ADMINS, EVERYBODY, giver, MAY_ACT, NOT_BANNED, owner, SIGNED_IN } from '../support/people.ts';
import { anonymousGift, earlierNews, STORED } from '../support/stored-documents.ts';
import {
  addItem,
  creation,
  editDetails,
  editItem,
  newId,
  removeItem,
  reorderItems,
} from '../support/wishlist-events.ts';
import { earlierGift, hidden, linkOnly, paused, takenDown, wedding } from '../support/wishlists.ts';
import { NOBODY, type Permissions } from './table.ts';

const OWNER_AND_ADMINS = [owner, ...ADMINS];
const gift = `transactions/${earlierGift}`;
const aGift = contribution({ itemIndex: -1 });

const changed = (path: string, changes: object): Writes => ({ [path]: { ...STORED[path], ...changes } });

export const OF_WISHLISTS: Permissions = {
  wishlists: {
    get: [
      { to: 'a public one', by: EVERYBODY, act: () => gets(`wishlists/${wedding.id}`) },
      { to: 'one for those with the link', by: EVERYBODY, act: () => gets(`wishlists/${linkOnly.id}`) },
      { to: 'a private one', by: OWNER_AND_ADMINS, act: () => gets(`wishlists/${hidden.id}`) },
      { to: 'one that its owner closed', by: OWNER_AND_ADMINS, act: () => gets(`wishlists/${paused.id}`) },
      { to: 'one that an admin took down', by: OWNER_AND_ADMINS, act: () => gets(`wishlists/${takenDown.id}`) },
      { to: 'one that does not exist', by: EVERYBODY, act: () => gets(`wishlists/${uuid(4711)}`) },
    ],
    list: [
      { to: 'all', by: ADMINS, act: () => lists('wishlists') },
      { to: 'how many there are', by: ADMINS, act: () => counts('wishlists') },
      { to: "the owner's", by: OWNER_AND_ADMINS, act: () => lists('wishlists', where('userId', '==', 'owner')) },
      { to: 'their own', by: SIGNED_IN, act: ({ uid }) => lists('wishlists', where('userId', '==', uid)) },
      {
        to: 'public ones that are open, newest first',
        by: EVERYBODY,
        act: () =>
          lists(
            'wishlists',
            where('visibility', '==', 'public'),
            where('isActive', '==', true),
            orderBy('createdAt', 'desc'),
          ),
      },
      {
        to: 'public ones, open or not',
        by: ADMINS,
        act: () => lists('wishlists', where('visibility', '==', 'public')),
      },
      { to: 'open ones, public or not', by: ADMINS, act: () => lists('wishlists', where('isActive', '==', true)) },
      {
        to: 'open ones for those with the link',
        by: ADMINS,
        act: () => lists('wishlists', where('visibility', '==', 'link_only'), where('isActive', '==', true)),
      },
      { to: 'closed ones', by: ADMINS, act: () => lists('wishlists', where('isActive', '==', false)) },
      { to: 'private ones', by: ADMINS, act: () => lists('wishlists', where('visibility', '==', 'private')) },
      {
        to: 'some by their ids',
        by: ADMINS,
        act: () => lists('wishlists', where(documentId(), 'in', [wedding.id, takenDown.id])),
      },
      {
        to: "how many of the owner's there are",
        by: OWNER_AND_ADMINS,
        act: () => counts('wishlists', where('userId', '==', 'owner')),
      },
    ],
    create: [{ to: 'their own', by: MAY_ACT, act: (by) => commits(creation({ by })) }],
    update: [
      { to: 'the details', by: [owner], act: () => commits(editDetails()) },
      { to: 'by adding an item', by: [owner], act: () => commits(addItem()) },
      { to: 'by editing an item', by: [owner], act: () => commits(editItem(0)) },
      { to: 'by removing an item', by: [owner], act: () => commits(removeItem(0)) },
      { to: 'by reordering', by: [owner], act: () => commits(reorderItems([1, 0, 2, 4, 3])) },
      { to: 'by contributing', by: NOT_BANNED, act: (by) => commits(contribution({ by })) },
      {
        to: 'by contributing anonymously',
        by: NOT_BANNED,
        act: (by) => commits(contribution({ by, isAnonymous: true })),
      },
      { to: 'by taking it down', by: ADMINS, act: (by) => commits(takeDown(by)) },
    ],
    delete: [
      { to: 'and leave no trace', by: [owner], act: () => commits(deletion()) },
      { to: 'and log it', by: ADMINS, act: (by) => commits(deleteWishlist(by)) },
      { to: 'one that was taken down', by: [owner], act: () => commits(deletion(takenDown)) },
    ],
  },

  transactions: {
    get: [
      { to: "the contributor's", by: [giver, ...OWNER_AND_ADMINS], act: () => gets(gift) },
      { to: 'an anonymous one', by: OWNER_AND_ADMINS, act: () => gets(`transactions/${anonymousGift}`) },
      { to: 'one that does not exist', by: EVERYBODY, act: () => gets(`transactions/${uuid(4711)}`) },
    ],
    list: [
      { to: 'all', by: ADMINS, act: () => lists('transactions') },
      { to: 'of one wishlist', by: ADMINS, act: () => lists('transactions', where('wishlistId', '==', wedding.id)) },
      {
        to: 'given by them',
        by: SIGNED_IN,
        act: ({ uid }) => lists('transactions', where('contributorId', '==', uid)),
      },
      { to: 'given to them', by: SIGNED_IN, act: ({ uid }) => lists('transactions', where('ownerId', '==', uid)) },
      {
        to: 'given to the owner',
        by: OWNER_AND_ADMINS,
        act: () => lists('transactions', where('ownerId', '==', 'owner')),
      },
      {
        to: 'given by nobody',
        by: ADMINS,
        act: () => lists('transactions', where('contributorId', '==', 'anonymous')),
      },
      { to: 'by e-mail', by: ADMINS, act: () => lists('transactions', where('email', '>', '')) },
      { to: 'of the whole database', by: NOBODY, act: () => listsGroup('transactions') },
    ],
    create: [
      { to: 'one without its contribution', by: NOBODY, act: () => commits(only(aGift, Object.keys(aGift)[1] ?? '')) },
    ],
    update: [
      { to: 'to say thank you', by: [owner], act: () => commits(changed(gift, { thankedAt: now() })) },
      {
        to: 'to take a thank you back',
        by: [owner],
        act: () => commits(changed(gift, { thankedAt: null })),
        given: changed(gift, { thankedAt: LONG_AGO }),
      },
      { to: 'the amount', by: NOBODY, act: () => commits(changed(gift, { amount: 5_000 })) },
    ],
    delete: [{ to: "the contributor's", by: NOBODY, act: () => commits({ [gift]: null }) }],
  },

  notifications: {
    get: [{ to: "the owner's", by: [owner], act: () => gets(earlierNews) }],
    list: [
      { to: 'all', by: NOBODY, act: () => lists('notifications') },
      { to: 'their own', by: SIGNED_IN, act: ({ uid }) => lists('notifications', where('userId', '==', uid)) },
      { to: "the owner's", by: [owner], act: () => lists('notifications', where('userId', '==', 'owner')) },
    ],
    create: [
      { to: 'one without its contribution', by: NOBODY, act: () => commits(only(aGift, Object.keys(aGift)[2] ?? '')) },
    ],
    update: [
      { to: 'to say that it was read', by: [owner], act: () => commits(changed(earlierNews, { isRead: true })) },
    ],
    delete: [{ to: "the owner's", by: [owner], act: () => commits({ [earlierNews]: null }) }],
  },
};

/** Documents written only when a wishlist is created. */
export const newAnalytics = (): Writes => only(creation({ by: owner }), `analytics/${newId}`);
