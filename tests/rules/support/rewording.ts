import type { StoredTransaction } from './correction.ts';
import { altered, type Fields, GONE, now, uuid, withChange, type Writes } from './fields.ts';
import { nameless, type Person } from './people.ts';
import { type Attempt, writing } from './rules-test.ts';
import { anonymousGift, changedGift, giverOf, guestsGift, namedGift, proof, upiWedding } from './upi.ts';
import { anEntry, anonymousEntry, changedWishlist, HALF_GIVEN, type StoredWishlist, weddingId } from './wishlists.ts';

const toSofa = (gift: StoredTransaction, id: string, amount: number, message: string): StoredTransaction => ({
  id,
  fields: { ...gift.fields, amount, itemId: uuid(101), metadata: { itemTitle: 'Sofa', message } },
});

/** The entry of an account stands for both of its gifts, and shows the blessing of the newer one. */
export const accountsGift = toSofa(namedGift, uuid(9020), 20_000, 'शुभ विवाह');
export const accountsNewerGift = namedGift;
/** Under a name, without an account. */
export const kiransGift = toSofa(guestsGift, uuid(9021), 700, 'Be happy');
const anonymousSofa = toSofa(anonymousGift, uuid(9022), 900, 'From a friend');
/** To the general fund. */
export const anonymousFund = changedGift(
  { ...anonymousGift, id: uuid(9023) },
  { amount: 300, isVerified: false, metadata: { message: '', type: 'general_fund' } },
);

const kiransEntry = anEntry({ userId: nameless.uid, displayName: 'Kiran', amount: 700, message: 'Be happy' });

/** The wedding with the gifts above. */
export const givenWedding = changedWishlist(upiWedding, {
  'contributors.1': anEntry({ amount: 20_500, message: 'Be happy' }),
  'contributors.4': kiransEntry,
  'contributors.5': anonymousEntry(900, 'From a friend'),
  'contributors.6': anonymousEntry(300),
  contributorCount: 7,
  contributionCount: 8,
  fundedAmount: 36_600,
  [`items.${HALF_GIVEN}.contributors.1`]: { ...kiransEntry, isVerified: false },
  [`items.${HALF_GIVEN}.contributors.2`]: { ...anonymousEntry(900, 'From a friend'), isVerified: false },
  [`items.${HALF_GIVEN}.contributionCount`]: 3,
  [`items.${HALF_GIVEN}.fundedAmount`]: 21_600,
});

/** Where a wishlist lists a gift; -1 where it does not. */
export interface Place {
  readonly itemIndex: number;
  readonly entryIndex: number;
  readonly itemEntryIndex: number;
}

const onSofa = (entryIndex: number, itemEntryIndex: number): Place => ({
  itemIndex: HALF_GIVEN,
  entryIndex,
  itemEntryIndex,
});
const inFund = (entryIndex: number): Place => ({ itemIndex: -1, entryIndex, itemEntryIndex: -1 });

/** Where the wedding lists the gifts above. */
export const PLACES: Readonly<Record<string, Place>> = {
  [accountsGift.id]: onSofa(1, 0),
  [accountsNewerGift.id]: inFund(1),
  [kiransGift.id]: onSofa(4, 1),
  [anonymousSofa.id]: onSofa(5, 2),
  [anonymousFund.id]: inFund(6),
};

export interface Words {
  readonly displayName?: string;
  readonly message: string;
}

/** What is stored before the giver changes the words. */
export const beforeRewording = ({ id, fields }: StoredTransaction, on: StoredWishlist = givenWedding): Writes => ({
  [`wishlists/${on.id}`]: on.fields,
  [`transactions/${id}`]: fields,
});

/** The writes of a rewording (docs/data-model.md). */
export function rewording(
  of: StoredTransaction,
  { displayName = of.fields.displayName, message }: Words,
  {
    on = givenWedding,
    place = PLACES[of.id] ?? inFund(-1),
    changes = {},
  }: { on?: StoredWishlist; place?: Place; changes?: Fields } = {},
): Writes {
  const { fields } = of;
  const { itemIndex, entryIndex, itemEntryIndex } = place;
  const isNewName = displayName !== fields.displayName;
  const entry = on.fields.contributors[entryIndex];
  const isShown = entry?.amount === fields.amount || entry?.message === fields.metadata.message;
  return {
    [`wishlists/${on.id}`]: altered(on.fields, {
      ...(entry && {
        ...(isNewName && { [`contributors.${entryIndex}.displayName`]: displayName }),
        ...(isShown && { [`contributors.${entryIndex}.message`]: message }),
      }),
      ...(itemEntryIndex !== -1 && {
        ...(isNewName && { [`items.${itemIndex}.contributors.${itemEntryIndex}.displayName`]: displayName }),
        [`items.${itemIndex}.contributors.${itemEntryIndex}.message`]: message,
      }),
      lastRewording: { transactionId: of.id, ...place, at: now() },
      updatedAt: now(),
    }),
    [`transactions/${of.id}`]: altered(
      { ...fields, displayName, metadata: { ...fields.metadata, message }, editedAt: now(), ...proof(of) },
      changes,
    ),
  };
}

export const WISHLIST = `wishlists/${weddingId}`;
export const NEW = 'Stay happy together';

interface Forgery {
  readonly by?: Person;
  readonly name?: string;
  readonly message?: string;
  readonly on?: StoredWishlist;
  readonly place?: Partial<Place>;
  /** Changes to the stored gift afterwards. */
  readonly gift?: Fields;
  /** Changes to the wishlist afterwards. */
  readonly wishlist?: Fields;
}

export const placeOf = ({ id }: StoredTransaction): Place =>
  PLACES[id] ?? { itemIndex: -1, entryIndex: -1, itemEntryIndex: -1 };

function forgedWrites(of: StoredTransaction, { name, message = NEW, on, place, gift, wishlist = {} }: Forgery): Writes {
  const writes = rewording(
    of,
    { message, ...(name !== undefined && { displayName: name }) },
    { ...(on && { on }), place: { ...placeOf(of), ...place }, ...(gift && { changes: gift }) },
  );
  return withChange(writes, WISHLIST, wishlist);
}

export const reword = (of: StoredTransaction, forgery: Forgery = {}): Attempt =>
  writing(forgery.by ?? giverOf(of), forgedWrites(of, forgery), beforeRewording(of, forgery.on));

const KINDS = {
  'a gift of an account': accountsNewerGift,
  'a gift of an account to an item': accountsGift,
  'a gift under a name without an account': kiransGift,
  'an anonymous gift': anonymousFund,
  'an anonymous gift to an item': anonymousSofa,
} as const;

/** The same attempt on each kind of gift. */
export const toEachKind = (what: string, attempt: (gift: StoredTransaction) => Attempt) =>
  Object.fromEntries(Object.entries(KINDS).map(([kind, gift]) => [`${kind}${what}`, () => attempt(gift)]));

/** The same after the owner has removed its item. */
export const withoutItem = (of: StoredTransaction): StoredWishlist =>
  changedWishlist(givenWedding, { [`items.${HALF_GIVEN}`]: GONE, removedItemIds: [of.fields.itemId] });
