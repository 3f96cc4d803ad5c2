import { documentId, where } from 'firebase/firestore';
import { deletion } from '../support/admin-actions.ts';
import { uuid } from '../support/fields.ts';
import { invitationTexts, storedTexts, textsPath } from '../support/invitation-texts.ts';
import { EDITORS, EVERYONE, owner } from '../support/people.ts';
import { commits, counts, gets, lists, listsGroup } from '../support/rules-test.ts';
import { deactivatedByAdmin, privateWishlist, weddingId } from '../support/wishlists.ts';
import { NOBODY, type Permissions } from './table.ts';

const deletedId = uuid(47);

export const INVITATION_TEXTS_PERMISSIONS: Permissions = {
  invitationTexts: {
    get: [
      { to: 'those of a public wishlist', by: EDITORS, act: () => gets(textsPath), given: storedTexts() },
      {
        to: 'those of a private wishlist',
        by: EDITORS,
        act: () => gets(`invitationTexts/${privateWishlist.id}`),
        given: storedTexts(privateWishlist.id),
      },
      {
        to: 'those of a wishlist that an admin deactivated',
        by: [owner],
        act: () => gets(`invitationTexts/${deactivatedByAdmin.id}`),
        given: storedTexts(deactivatedByAdmin.id),
      },
      { to: 'some that do not exist', by: EDITORS, act: () => gets(textsPath) },
      {
        to: 'those of a deleted wishlist',
        by: NOBODY,
        act: () => gets(`invitationTexts/${deletedId}`),
        given: storedTexts(deletedId),
      },
    ],
    list: [
      { to: 'all', by: NOBODY, act: () => lists('invitationTexts'), given: storedTexts() },
      {
        to: 'those of one wishlist',
        by: NOBODY,
        act: () => lists('invitationTexts', where(documentId(), '==', weddingId)),
        given: storedTexts(),
      },
      { to: 'the number of all', by: NOBODY, act: () => counts('invitationTexts'), given: storedTexts() },
      { to: 'in the collection group', by: NOBODY, act: () => listsGroup('invitationTexts'), given: storedTexts() },
    ],
    create: [
      { to: "those of the owner's wishlist", by: EDITORS, act: () => commits(invitationTexts({ en: 'Come' })) },
      {
        to: "those of the owner's private wishlist",
        by: EDITORS,
        act: () => commits(invitationTexts({ en: 'Come' }, {}, privateWishlist.id)),
      },
      {
        to: 'those of a wishlist that does not exist',
        by: NOBODY,
        act: () => commits(invitationTexts({}, {}, deletedId)),
      },
    ],
    update: [
      {
        to: 'one language',
        by: EDITORS,
        act: () => commits(invitationTexts({ en: 'Come to our wedding', hi: 'आइए', ta: 'வாருங்கள்' })),
        given: storedTexts(),
      },
    ],
    delete: [
      { to: 'those of a wishlist', by: NOBODY, act: () => commits({ [textsPath]: null }), given: storedTexts() },
      {
        to: 'those of a wishlist, together with it',
        by: [owner],
        act: () => commits({ ...deletion(), [textsPath]: null }),
        given: storedTexts(),
      },
      {
        to: 'those of a deleted wishlist',
        by: EVERYONE,
        act: () => commits({ [`invitationTexts/${deletedId}`]: null }),
        given: storedTexts(deletedId),
      },
    ],
  },
};
