import { documentId, where } from 'firebase/firestore';
import { deletion } from '../support/admin-actions.ts';
import {
  asSetAside,
  beforeCorrection,
  type Correction,
  correction,
  FUND,
  weddingWithout,
} from '../support/correction.ts';
import { now, uuid, withChange } from '../support/fields.ts';
import { ADMINS, EDITORS, EVERYONE, giver, KEEPERS, owner, type Person } from '../support/people.ts';
import { commits, counts, gets, lists, listsGroup } from '../support/rules-test.ts';
import {
  anonymousGift,
  DETAILS,
  inStatus,
  key,
  namedGift,
  newWedding,
  paymentDetails,
  proof,
  receipt,
  secondAccount,
  sending,
  storedDetails,
  storedGift,
  undo,
  upiWedding,
} from '../support/upi.ts';
import { deactivatedByAdmin, documentsOf, linkOnly, privateWishlist } from '../support/wishlists.ts';
import { NOBODY, type Permissions, type Row } from './table.ts';

const theDetails = storedDetails();
const deletedId = uuid(4711);
const changedDetails = (changes: object) => commits(withChange(paymentDetails(), DETAILS.details, { ...changes }));

/** Nothing is stored there: who may ask learns that the gift is open. */
const question = `openGifts/${anonymousGift.id}_${key(1)}`;
const asked = storedGift(anonymousGift);

export const UPI_PERMISSIONS: Permissions = {
  openGifts: {
    get: [
      { to: 'ask with the next key', by: EVERYONE, act: () => gets(question), given: asked },
      {
        to: 'ask with another key',
        by: NOBODY,
        act: () => gets(`openGifts/${anonymousGift.id}_${key(2)}`),
        given: asked,
      },
    ],
    list: [
      { to: 'all', by: NOBODY, act: () => lists('openGifts') },
      {
        to: 'the one with the next key',
        by: NOBODY,
        act: () => lists('openGifts', where(documentId(), '==', `${anonymousGift.id}_${key(1)}`)),
        given: asked,
      },
      { to: 'their number', by: NOBODY, act: () => counts('openGifts') },
      { to: 'in the collection group', by: NOBODY, act: () => listsGroup('openGifts') },
    ],
    create: [{ to: 'one', by: NOBODY, act: () => commits({ [question]: { isOpen: true } }), given: asked }],
    update: [
      {
        to: 'one',
        by: NOBODY,
        act: () => commits({ [question]: { isOpen: false } }),
        given: { ...asked, [question]: { isOpen: true } },
      },
    ],
    delete: [
      {
        to: 'one',
        by: NOBODY,
        act: () => commits({ [question]: null }),
        given: { ...asked, [question]: { isOpen: true } },
      },
    ],
  },

  paymentDetails: {
    get: [
      { to: 'those of a public wishlist', by: EVERYONE, act: () => gets(DETAILS.details), given: theDetails },
      {
        to: 'those of a link-only wishlist',
        by: EVERYONE,
        act: () => gets(`paymentDetails/${linkOnly.id}`),
        given: storedDetails({}, linkOnly.id),
      },
      {
        to: 'those of a private wishlist',
        by: [owner],
        act: () => gets(`paymentDetails/${privateWishlist.id}`),
        given: storedDetails({}, privateWishlist.id),
      },
      {
        to: 'those of a wishlist that an admin deactivated',
        by: [owner],
        act: () => gets(`paymentDetails/${deactivatedByAdmin.id}`),
        given: storedDetails({}, deactivatedByAdmin.id),
      },
      { to: 'some that do not exist', by: EVERYONE, act: () => gets(DETAILS.details) },
    ],
    list: [
      { to: 'all', by: NOBODY, act: () => lists('paymentDetails'), given: theDetails },
      {
        to: "the owner's",
        by: NOBODY,
        act: () => lists('paymentDetails', where('ownerId', '==', 'owner')),
        given: theDetails,
      },
      {
        to: "the number of the owner's",
        by: NOBODY,
        act: () => counts('paymentDetails', where('ownerId', '==', 'owner')),
        given: theDetails,
      },
      { to: 'in the collection group', by: NOBODY, act: () => listsGroup('paymentDetails'), given: theDetails },
    ],
    create: [
      { to: "those of the owner's wishlist", by: [owner], act: () => commits(paymentDetails()) },
      {
        to: "those of the owner's wishlist, in their own name",
        by: [owner],
        act: ({ uid }) => changedDetails({ ownerId: uid }),
      },
    ],
    update: [
      {
        to: 'the accounts, before the first gift',
        by: [owner],
        act: () => changedDetails({ accounts: [secondAccount] }),
        given: { ...documentsOf(newWedding), ...theDetails },
      },
      {
        to: 'the accounts, once there were gifts',
        by: NOBODY,
        act: () => changedDetails({ accounts: [secondAccount] }),
        given: theDetails,
      },
      {
        to: 'the accounts in a day',
        by: [owner],
        act: () => changedDetails({ next: { accounts: [secondAccount], announcedAt: now() } }),
        given: theDetails,
      },
    ],
    delete: [
      {
        to: 'those of a wishlist',
        by: NOBODY,
        act: () => commits({ [DETAILS.details]: null }),
        given: theDetails,
      },
      {
        to: 'those of a wishlist, together with it',
        by: [owner],
        act: () => commits({ ...deletion(), [DETAILS.details]: null }),
        given: theDetails,
      },
      {
        to: 'those of a deleted wishlist',
        by: EVERYONE,
        act: () => commits({ [`paymentDetails/${deletedId}`]: null }),
        given: storedDetails({}, deletedId),
      },
    ],
  },
};

const corrected = (changes: Partial<Correction>) => ({ ...FUND, on: upiWedding, of: namedGift, ...changes });
const received = inStatus(namedGift, 'received');
const anonymously = (by: Person, { of = anonymousGift } = {}) =>
  corrected({ of, by, reason: 'by_giver', entryIndex: -1 });

/** Updates of transactions. */
export const LIFE_OF_A_GIFT: readonly Row[] = [
  {
    to: 'to mark it as sent',
    by: [giver],
    act: () => commits(sending(namedGift)),
    given: storedGift(namedGift),
  },
  {
    to: 'to mark an anonymous one as sent, with its next key',
    by: EVERYONE,
    act: () => commits(sending(anonymousGift)),
    given: storedGift(anonymousGift),
  },
  {
    to: 'to add the number of the bank',
    by: [giver],
    act: () => commits(sending(inStatus(namedGift, 'sent'), { utr: '412345678901' })),
    given: storedGift(inStatus(namedGift, 'sent')),
  },
  {
    to: 'to mark it as received',
    by: KEEPERS,
    act: () => commits(receipt(namedGift)),
    given: storedGift(namedGift),
  },
  {
    to: 'to mark it as not received after all',
    by: KEEPERS,
    act: () => commits(undo(received)),
    given: storedGift(received),
  },
  {
    to: 'to set it aside',
    by: [...EDITORS, ...ADMINS],
    act: (by) => commits(correction(corrected({ by }))),
    given: beforeCorrection(corrected({})),
  },
  {
    to: 'to restore it',
    by: [...EDITORS, ...ADMINS],
    act: (by) => commits(correction({ ...restored(), by })),
    given: beforeCorrection(restored()),
  },
  {
    to: 'to take it back',
    by: [giver],
    act: (by) => commits(correction(corrected({ by, reason: 'by_giver' }))),
    given: beforeCorrection(corrected({})),
  },
  {
    to: 'to take an anonymous one back, with its next key',
    by: EVERYONE,
    act: (by) => {
      const writes = correction(anonymously(by));
      return commits(withChange(writes, `transactions/${anonymousGift.id}`, proof(anonymousGift)));
    },
    given: beforeCorrection(anonymously(owner)),
  },
];

function restored() {
  const on = weddingWithout(corrected({ by: owner, reason: 'mistake' }));
  return { ...FUND, on, of: asSetAside(namedGift), reason: null };
}
