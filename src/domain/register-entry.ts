import { day, user, wishlist } from './common-fields.ts';
import type { RegisterEntryId, TransactionId } from './ids.ts';
import { type Infer, line, lines, map, nullable, oneOf, type Parsed, rupees, time, withDefault } from './schema.ts';
import { HIGHEST_CONTRIBUTION } from './wishlist.ts';

/** Whose family the giver belongs to. */
export const SIDES = ['bride', 'groom'] as const;
export type Side = (typeof SIDES)[number];

/** What the family notes about any gift, whether it came online or by hand. */
export const giftNoteForm = {
  /** The village, or how the giver is related. */
  place: line({ most: 100 }),
  side: { ...nullable(oneOf(SIDES)), kind: 'choice' as const, initial: null },
  note: lines({ most: 500 }),
  /** What was given in return. */
  returned: line({ most: 200 }),
};
export type GiftNoteForm = Parsed<typeof giftNoteForm>;

/** A gift that did not come through the page, such as an envelope: money, an object, or both. */
export const entryForm = {
  name: line({ least: 1, most: 100 }),
  amount: nullable(rupees({ least: 1, most: HIGHEST_CONTRIBUTION })),
  object: line({ most: 200 }),
  ...giftNoteForm,
  receivedOn: nullable(day),
};
export type EntryForm = Parsed<typeof entryForm>;

const ofOwner = { wishlistId: wishlist, ownerId: user };

/** Only the owner and the hosts of the wishlist can read it. It never changes the wishlist's money, which guests see. */
export const registerEntrySchema = map({
  ...ofOwner,
  ...entryForm,
  thankedAt: nullable(time),
  /** Who of the owner and the hosts marked it so. Unknown in older documents. */
  thankedBy: withDefault(nullable(user), null),
  createdAt: time,
  updatedAt: time,
});
export type RegisterEntry = Infer<typeof registerEntrySchema> & { readonly id: RegisterEntryId };

/** The notes about an online gift. They are not in the transaction, because the giver can read that. */
export const giftNoteSchema = map({ ...ofOwner, ...giftNoteForm, updatedAt: time });
/** Has the id of its transaction. */
export type GiftNote = Infer<typeof giftNoteSchema> & { readonly id: TransactionId };

/** What the family wrote into the register of a wishlist. */
export interface FamilyBook {
  readonly entries: readonly RegisterEntry[];
  readonly notes: ReadonlyMap<TransactionId, GiftNote>;
  /** The number of entries and notes that could not be parsed. */
  readonly unreadable: number;
}

export const EMPTY_BOOK: FamilyBook = { entries: [], notes: new Map(), unreadable: 0 };

/** An entry that is not stored yet. Its id is final, so that a retry creates it once. */
export interface NewEntry extends EntryForm {
  readonly id: RegisterEntryId;
}

/** For each entry of a host the rules access documents five times. A commit may make 20 accesses if nothing is cached. */
export const MOST_ENTRIES_AT_ONCE = 4;
