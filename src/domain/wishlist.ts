import { ceremony, MOST_CEREMONIES } from './ceremonies.ts';
import { day, displayName, moderation, person, pictureAddress, user, webAddress, wishlist } from './common-fields.ts';
import { itemId, transactionId, UUID, type WishlistId } from './ids.ts';
import { invitation } from './invitation.ts';
import { LANGUAGES } from './language.ts';
import {
  always,
  flag,
  index,
  type Infer,
  line,
  lines,
  list,
  map,
  nullable,
  oneOf,
  optional,
  type Parsed,
  pick,
  rupees,
  text,
  textAs,
  time,
  whole,
  withDefault,
} from './schema.ts';
import {
  CATEGORIES,
  EDIT_KINDS,
  EVENT_TYPES,
  GIVERS,
  PRIORITIES,
  SECTIONS,
  STAGES,
  type Theme,
  THEMES,
  VISIBILITIES,
} from './wishlist-options.ts';

export * from './wishlist-options.ts';

/** Together with the bounds of texts, these keep the largest document below Firestore's 1 MiB. */
export const MOST_ITEMS = 60;
export const MOST_WISHLIST_ENTRIES = 100;
export const MOST_ITEM_ENTRIES = 10;
export const MOST_REMOVED_ITEMS = 200;
/** Besides the owner. */
export const MOST_HOSTS = 5;
export const MOST_THANKS_PICTURES = 3;
export const HIGHEST_PRICE = 1_00_00_000;
export const DEFAULT_THEME: Theme = 'marigold';
/** ₹100 crore. A larger amount is a typing mistake, and sums stay exact. */
export const HIGHEST_CONTRIBUTION = 1_00_00_00_000;

export const message = lines({ most: 280, mostBytes: 840 });

/** The public entry of a contributor: no e-mail address, and nothing about an anonymous contributor. */
const entrySchema = map({
  userId: person,
  displayName,
  email: always(''),
  amount: rupees({ least: 1 }),
  message,
  isAnonymous: flag,
  contributedAt: time,
});
export type ContributorEntry = Infer<typeof entrySchema>;

/** `isVerified`: whether an account vouches for the name. */
const itemEntrySchema = map({ ...entrySchema.fields, isVerified: flag });
export type ItemContributorEntry = Infer<typeof itemEntrySchema>;

/** Not a choice with a first option: a form begins without one. */
const section = {
  ...textAs((stored) => {
    const known = SECTIONS.find((one) => one === stored);
    if (!known) throw new RangeError(`"${stored}" is no section`);
    return known;
  }, {}),
  options: SECTIONS,
};

/** The details that the owner edits; the other fields are derived. */
export const itemDetails = {
  title: line({ least: 1, most: 100 }),
  description: lines({ least: 1, most: 500 }),
  price: rupees({ least: 1, most: HIGHEST_PRICE }),
  category: oneOf(CATEGORIES),
  priority: oneOf(PRIORITIES, 'medium'),
  imageUrl: pictureAddress,
  externalUrl: webAddress,
  minContribution: optional(rupees({ least: 1 })),
  maxContribution: optional(rupees({ least: 1 })),
  /** The number of pieces that the price is for, such as 6 chairs. */
  quantity: optional(whole({ least: 1, most: 99 })),
  /** On a long list; without one it follows from category and title (gift-finding.ts). */
  section: optional(section),
};
export type ItemDetails = Parsed<typeof itemDetails>;

/** Optional details that cards show. Their messages are 'item-fact.{name}'. */
export const ITEM_FACTS = ['quantity'] as const;
export type ItemFact = (typeof ITEM_FACTS)[number];

export function factsOf(
  item: Pick<ItemDetails, ItemFact>,
): readonly (readonly [ItemFact, NonNullable<ItemDetails[ItemFact]>])[] {
  return ITEM_FACTS.flatMap((fact) => (item[fact] === undefined ? [] : [[fact, item[fact]] as const]));
}

const itemSchema = map({
  id: textAs(itemId, { pattern: UUID }),
  wishlistId: wishlist,
  ...itemDetails,
  isExperience: flag,
  /** The family got it elsewhere, so it takes no more contributions. What guests gave stays with it. */
  isObtained: optional(flag),
  isFunded: flag,
  fundedAmount: rupees({}),
  fundingGoal: rupees({}),
  /** A full list keeps what is not smaller; `contributionCount` counts all. */
  contributors: list(itemEntrySchema, MOST_ITEM_ENTRIES),
  contributionCount: whole({}),
  createdAt: time,
  updatedAt: time,
});
export type Item = Infer<typeof itemSchema>;

/** The item or ceremony of the owner's last change, or -1. The rules check that one. */
const lastEdit = map({
  kind: oneOf(EDIT_KINDS),
  itemIndex: index,
  /** Of an `unlist`: the removed entry of the wishlist, or -1. */
  entryIndex: optional(index),
  /** The same, of the item. */
  itemEntryIndex: optional(index),
});

/** What the last contribution, correction or rewording changed. The rules check that. */
const lastGift = map({
  transactionId: textAs(transactionId, {}),
  /** -1 for the general fund. */
  itemIndex: index,
  /** Of the entry before the change that was merged, replaced, reduced, reworded or removed; -1 for none. */
  entryIndex: index,
  /** The same, among the entries of the item. */
  itemEntryIndex: withDefault(index, -1),
  at: time,
});

/** The details that the owner edits. */
export const wishlistDetails = {
  title: line({ least: 1, most: 100 }),
  description: lines({ least: 1, most: 1_000 }),
  eventType: oneOf(EVENT_TYPES),
  eventDate: nullable(day),
  visibility: oneOf(VISIBILITIES),
  /** Of shared links; null if each guest reads in their own. */
  language: { ...withDefault(nullable(oneOf(LANGUAGES)), null), kind: 'choice' as const, initial: null },
};

/** What the couple writes and shows to all guests after the celebration. */
export const thanksDetails = {
  words: lines({ least: 1, most: 1_000 }),
  pictures: list(pictureAddress, MOST_THANKS_PICTURES),
};
const thanks = map(thanksDetails);
export type Thanks = Infer<typeof thanks>;

export const wishlistSchema = map({
  userId: user,
  /** Whom the owner has invited to run it together; absent until the first one joined. */
  hostIds: optional(list(user, MOST_HOSTS)),
  /** Those of them who edit; the others keep the register. */
  editorIds: optional(list(user, MOST_HOSTS)),
  /** The editor to whom the owner offers it; null or absent without an offer. */
  offeredTo: optional(nullable(user)),
  ...wishlistDetails,
  /** Null without one: the page then begins with the title. */
  invitation: withDefault(nullable(invitation), null),
  /** In the order in which they were added; `inOrder` sorts them. */
  ceremonies: withDefault(list(ceremony, MOST_CEREMONIES), []),
  shareableLink: text({ most: 300 }),
  isActive: flag,
  stage: withDefault(nullable(oneOf(STAGES)), null),
  thanks: withDefault(nullable(thanks), null),
  givers: withDefault(oneOf(GIVERS), 'anyone'),
  isGivingPaused: withDefault(flag, false),
  /** New gifts are promised, and sent from the guest's bank to the couple's. The addresses are in paymentDetails. */
  acceptsUpi: withDefault(flag, false),
  /** Whether guests see amounts beside names. The entries hold them either way, because the rules compare them. */
  showsAmounts: withDefault(flag, false),
  theme: withDefault(oneOf(THEMES), DEFAULT_THEME),
  totalValue: rupees({ most: MOST_ITEMS * HIGHEST_PRICE }),
  /** The sum of all contributions, to items and to the general fund. */
  fundedAmount: rupees({}),
  categories: list(oneOf(CATEGORIES), CATEGORIES.length),
  items: list(itemSchema, MOST_ITEMS),
  /** An item's id is never used again: its transactions keep it. */
  removedItemIds: withDefault(list(textAs(itemId, {}), MOST_REMOVED_ITEMS), []),
  /** A full list keeps what is not smaller; `contributorCount` counts all. */
  contributors: list(entrySchema, MOST_WISHLIST_ENTRIES),
  contributorCount: whole({}),
  contributionCount: whole({}),
  lastContribution: nullable(lastGift),
  lastCorrection: withDefault(nullable(lastGift), null),
  /** Of the last gift whose giver changed the name or the blessing. */
  lastRewording: optional(lastGift),
  /** Of the last gift that became anonymous because its giver deleted the account. */
  lastErasure: optional(lastGift),
  lastEdit: nullable(lastEdit),
  moderation,
  createdAt: time,
  updatedAt: time,
});
export type Wishlist = Infer<typeof wishlistSchema> & { readonly id: WishlistId };
export type WishlistDetails = Parsed<typeof wishlistDetails> & WishlistState;

/** What the owner switches or chooses after the wishlist is created. */
export type WishlistState = Pick<
  Wishlist,
  'isActive' | 'stage' | 'thanks' | 'givers' | 'isGivingPaused' | 'acceptsUpi' | 'showsAmounts' | 'theme'
>;

/** What the owner changes with an edit of kind `details`. */
export function detailsOf(wishlist: WishlistDetails): WishlistDetails {
  const { isActive, stage, thanks, givers, isGivingPaused, acceptsUpi, showsAmounts, theme } = wishlist;
  const state = { isActive, stage, thanks, givers, isGivingPaused, acceptsUpi, showsAmounts, theme };
  return { ...pick(wishlistDetails, wishlist), ...state };
}

/** After the celebration, with giving closed for good: the page is only a thank-you. */
export function isGivingOver({ stage, isGivingPaused }: Pick<Wishlist, 'stage' | 'isGivingPaused'>): boolean {
  return stage === 'after' && isGivingPaused;
}

/** Whether guests who follow its link can open it. The rules have a function of the same name. */
export function isOpenToGuests({ isActive, visibility }: Pick<Wishlist, 'isActive' | 'visibility'>): boolean {
  return isActive && visibility !== 'private';
}
