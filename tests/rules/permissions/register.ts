import { where } from 'firebase/firestore';
import { EDITORS, KEEPERS, owner } from '../support/people.ts';
import { anonymousGift, earlierEntry, STORED } from '../support/stored-documents.ts';
import { entry, giftNote, giftNotePath } from '../support/register.ts';
import { commits, counts, gets, lists, listsGroup } from '../support/rules-test.ts';
import { now, uuid } from '../support/fields.ts';
import { deletion } from '../support/admin-actions.ts';
import { wedding, weddingId } from '../support/wishlists.ts';
import { erasing } from '../support/erasure.ts';
import { NOBODY, type Permissions, type Row } from './table.ts';

const earlierGiftNote = `giftNotes/${anonymousGift}`;

const readByHosts = (
  collection: string,
  path: string,
): { readonly get: readonly Row[]; readonly list: readonly Row[] } => ({
  get: [
    { to: "the owner's", by: KEEPERS, act: () => gets(path) },
    { to: 'one that does not exist', by: NOBODY, act: () => gets(`${collection}/${uuid(4711)}`) },
  ],
  list: [
    { to: 'all', by: NOBODY, act: () => lists(collection) },
    {
      to: 'those of one wishlist',
      by: KEEPERS,
      act: () => lists(collection, where('wishlistId', '==', weddingId)),
    },
    {
      to: "the owner's, of one wishlist",
      by: KEEPERS,
      act: () => lists(collection, where('ownerId', '==', 'owner'), where('wishlistId', '==', weddingId)),
    },
    { to: 'those that name them', by: NOBODY, act: ({ uid }) => lists(collection, where('ownerId', '==', uid)) },
    { to: "the number of the owner's", by: NOBODY, act: () => counts(collection, where('ownerId', '==', 'owner')) },
    { to: 'in the collection group', by: NOBODY, act: () => listsGroup(collection) },
  ],
});

export const REGISTER_PERMISSIONS: Permissions = {
  registerEntries: {
    ...readByHosts('registerEntries', earlierEntry),
    create: [
      { to: "one of the owner's wishlist", by: EDITORS, act: ({ uid }) => commits(entry({ thankedBy: uid })) },
      {
        to: "one of the owner's wishlist, in their own name",
        by: [owner],
        act: ({ uid }) => commits(entry({ ownerId: uid === '' ? 'no-uid' : uid })),
      },
      {
        to: 'one of a deleted wishlist',
        by: [owner],
        act: ({ uid }) => commits(entry({ thankedBy: uid })),
        given: deletion(wedding),
      },
    ],
    update: [
      {
        to: 'the name',
        by: EDITORS,
        act: () => commits({ [earlierEntry]: { ...STORED[earlierEntry], name: 'Vasant', updatedAt: now() } }),
      },
      {
        to: 'the thanks',
        by: KEEPERS,
        act: ({ uid }) =>
          commits({ [earlierEntry]: { ...STORED[earlierEntry], thankedAt: now(), thankedBy: uid, updatedAt: now() } }),
      },
    ],
    delete: [
      { to: 'one', by: EDITORS, act: () => commits({ [earlierEntry]: null }) },
      {
        to: 'one of a deleted wishlist',
        by: [owner],
        act: () => commits({ [earlierEntry]: null }),
        given: deletion(wedding),
      },
    ],
  },

  giftNotes: {
    ...readByHosts('giftNotes', earlierGiftNote),
    create: [
      { to: 'about a gift to the owner', by: EDITORS, act: () => commits(giftNote()) },
      {
        to: 'about a gift to the owner, in their own name',
        by: [owner],
        act: ({ uid }) => commits(giftNote({ ownerId: uid === '' ? 'no-uid' : uid })),
      },
      {
        to: 'about a gift to a deleted wishlist',
        by: [owner],
        act: () => commits(giftNote()),
        given: deletion(wedding),
      },
      {
        to: 'about a gift that does not exist',
        by: NOBODY,
        act: () => commits({ [`giftNotes/${uuid(4711)}`]: giftNote()[giftNotePath] ?? null }),
      },
    ],
    update: [
      {
        to: 'the note',
        by: EDITORS,
        act: () => commits({ [earlierGiftNote]: { ...STORED[earlierGiftNote], note: 'Called', updatedAt: now() } }),
      },
    ],
    delete: [
      { to: 'one', by: NOBODY, act: () => commits({ [earlierGiftNote]: null }) },
      {
        to: 'one, during an erasure',
        by: [owner],
        act: () => commits({ [earlierGiftNote]: null }),
        given: erasing(owner),
      },
    ],
  },
};
