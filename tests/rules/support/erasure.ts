import { storedEntry } from '../../../src/domain/testing/documents.ts';
import { aTransaction, asSetAside, SOFA, type StoredTransaction, toSofa } from './correction.ts';
import { altered, type Fields, LONG_AGO, now, uuid, type Writes } from './fields.ts';
import { giver, type Person } from './people.ts';
import { onboardingOf } from './stored-documents.ts';
import type { Place } from './rewording.ts';
import { changedWishlist, CONTRIBUTORS_ENTRY, type StoredWishlist, wedding } from './wishlists.ts';

export const recordOf = ({ uid }: Person): string => `erasures/${uid}`;

/** The first commit of an erasure: the record, without the profile. */
export const startErasure = (by: Person = giver, changes: Fields = {}): Writes => ({
  [recordOf(by)]: { startedAt: now(), gift: null, ...changes },
  [`users/${by.uid}`]: null,
});

/** What is stored after that. */
export const erasing = (by: Person = giver, gift: string | null = null): Writes => ({
  [recordOf(by)]: { startedAt: LONG_AGO, gift },
  [`users/${by.uid}`]: null,
  [`onboarding/${by.uid}`]: onboardingOf(by),
});

/** The gift to the sofa, with the giver's address. */
export const sofaGift: StoredTransaction = {
  id: toSofa.id,
  fields: { ...toSofa.fields, email: giver.email, isEmailVerified: true, phoneNumber: null, isVerified: true },
};
/** A gift of the giver to the general fund, in the same entry as the one to the sofa. */
export const toFund = aTransaction({}, uuid(9011));
/** The wedding with both. */
export const twiceGiven = changedWishlist(wedding, {
  [`contributors.${CONTRIBUTORS_ENTRY}.amount`]: 20_500,
  fundedAmount: 34_700,
  contributionCount: 5,
});
export const setAside: StoredTransaction = asSetAside(toFund);
/** Where the wedding lists them. */
export const ON_SOFA: Place = { itemIndex: SOFA.itemIndex, entryIndex: SOFA.entryIndex, itemEntryIndex: 0 };
export const IN_FUND: Place = { itemIndex: -1, entryIndex: CONTRIBUTORS_ENTRY, itemEntryIndex: -1 };
export const UNLISTED: Place = { itemIndex: -1, entryIndex: -1, itemEntryIndex: -1 };

export const ANONYMOUS: Fields = {
  contributorId: 'anonymous',
  displayName: '',
  email: '',
  isEmailVerified: false,
  phoneNumber: null,
  isVerified: false,
  isAnonymous: true,
  giverKey: null,
};

const anonymously = (path: string): Fields => ({
  [`${path}.userId`]: 'anonymous',
  [`${path}.displayName`]: 'Anonymous',
  [`${path}.isAnonymous`]: true,
});

interface Erasure {
  readonly of: StoredTransaction;
  readonly on: StoredWishlist;
  readonly place: Place;
}

/** The gift becomes anonymous, with its public entries (docs/data-model.md). */
export function erasure({ of = sofaGift, on = wedding, place = ON_SOFA }: Partial<Erasure> = {}): Writes {
  const { itemIndex, entryIndex, itemEntryIndex } = place;
  const entry = on.fields.contributors[entryIndex];
  const { amount, metadata } = of.fields;
  const isWhole = entry?.amount === amount;
  const path = `contributors.${entryIndex}`;
  const itemPath = `items.${itemIndex}.contributors.${itemEntryIndex}`;
  return {
    [`transactions/${of.id}`]: altered(of.fields, ANONYMOUS),
    [`wishlists/${on.id}`]: altered(on.fields, {
      ...(entry && isWhole && anonymously(path)),
      ...(entry &&
        !isWhole && {
          [`${path}.amount`]: entry.amount - amount,
          ...(entry.message === metadata.message && { [`${path}.message`]: '' }),
        }),
      ...(itemIndex !== -1 && { ...anonymously(itemPath), [`${itemPath}.isVerified`]: false }),
      ...(!isWhole && { contributorCount: on.fields.contributorCount + 1 }),
      lastErasure: { transactionId: of.id, ...place, at: now() },
      updatedAt: now(),
    }),
  };
}

/** What is stored before. */
export const beforeErasure = ({ of = sofaGift, on = wedding }: Partial<Erasure> = {}, by: Person = giver): Writes => ({
  ...erasing(by),
  [`wishlists/${on.id}`]: on.fields,
  [`transactions/${of.id}`]: of.fields,
});

/** The same before an admin erases the gift: its giver has an account, or none. */
export const beforeAdminsErasure = ({ of = sofaGift, on = wedding }: Partial<Erasure> = {}): Writes => ({
  [`wishlists/${on.id}`]: on.fields,
  [`transactions/${of.id}`]: of.fields,
});

/** An entry in the register of a wishlist of this owner. */
export const ownEntry = (ownerId: string, wishlistId: string): Writes => ({
  [`registerEntries/${wishlistId}_${uuid(9200)}`]: storedEntry({ wishlistId, ownerId }, LONG_AGO),
});
