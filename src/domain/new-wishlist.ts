import { type Invitation, invitationDetails } from './invitation.ts';
import type { ItemId, UserId, WishlistId } from './ids.ts';
import { NOTHING, type Rupees, sum } from './money.ts';
import { pick } from './schema.ts';
import {
  CATEGORIES,
  type Category,
  type Item,
  itemDetails,
  DEFAULT_THEME,
  type ItemDetails,
  MOST_ITEMS,
  type Theme,
  type Wishlist,
  wishlistDetails,
  type WishlistDetails,
  type WishlistState,
} from './wishlist.ts';

/** An item without contributions. */
export function newItem(
  details: ItemDetails,
  { id, wishlistId, at }: { id: ItemId; wishlistId: WishlistId; at: Date },
): Item {
  return {
    id,
    wishlistId,
    ...describedBy(details),
    isFunded: false,
    fundedAmount: NOTHING,
    contributors: [],
    contributionCount: 0,
    createdAt: at,
    updatedAt: at,
  };
}

/** What its owner decides. */
export interface NewWishlistContent {
  readonly details: Omit<WishlistDetails, keyof WishlistState>;
  readonly invitation?: Invitation | null;
  readonly theme?: Theme;
  /** Guests cannot open it until it is. */
  readonly isDraft?: boolean;
  readonly items: readonly ItemDetails[];
}

export interface WishlistCreation extends NewWishlistContent {
  readonly id: WishlistId;
  readonly userId: UserId;
  /** The site's origin without a trailing slash, for the shareable link. */
  readonly origin: string;
  readonly at: Date;
  readonly newId: () => ItemId;
}

/** A wishlist without contributions, with its items. The form has checked their number. */
export function newWishlist({ items, newId, ...creation }: WishlistCreation): Wishlist {
  if (items.length === 0 || items.length > MOST_ITEMS)
    throw new RangeError(`A wishlist begins with 1 to ${MOST_ITEMS} items, not ${items.length}.`);
  const { id: wishlistId, at } = creation;
  return wishlistOf(
    creation,
    items.map((item) => newItem(item, { id: newId(), wishlistId, at })),
  );
}

/** The same with any number of items: a preview may have none. */
export function wishlistOf(
  {
    id,
    userId,
    details,
    invitation = null,
    theme = DEFAULT_THEME,
    isDraft = false,
    origin,
    at,
  }: Omit<WishlistCreation, 'items' | 'newId'>,
  items: readonly Item[],
): Wishlist {
  return {
    id,
    userId,
    ...pick(wishlistDetails, details),
    invitation,
    ceremonies: [],
    shareableLink: `${origin}/wishlist/${id}`,
    isActive: !isDraft,
    stage: isDraft ? 'draft' : null,
    thanks: null,
    givers: 'anyone',
    isGivingPaused: false,
    acceptsUpi: false,
    showsAmounts: false,
    theme,
    fundedAmount: NOTHING,
    ...itemsWithTotals(items),
    removedItemIds: [],
    contributors: [],
    contributorCount: 0,
    contributionCount: 0,
    lastContribution: null,
    lastCorrection: null,
    lastEdit: null,
    moderation: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Whether this wishlist is the result of `creation`, so that a retry is done. Later contributions do not count. */
export function isCreatedAs(
  wishlist: Wishlist,
  creation: Pick<WishlistCreation, 'details' | 'invitation' | 'theme' | 'items'>,
): boolean {
  return contentOf({ ...wishlist, details: wishlist }) === contentOf(creation);
}

/** Whether saving `details` would change nothing. */
export function hasDetails(item: ItemDetails, details: ItemDetails): boolean {
  return JSON.stringify(pick(itemDetails, item)) === JSON.stringify(pick(itemDetails, details));
}

function contentOf({
  details,
  invitation = null,
  theme = DEFAULT_THEME,
  items,
}: Pick<WishlistCreation, 'details' | 'invitation' | 'theme' | 'items'>): string {
  return JSON.stringify([
    pick(wishlistDetails, details),
    invitation && pick(invitationDetails, invitation),
    theme,
    items.map((item) => pick(itemDetails, item)),
  ]);
}

/** The item fields derived from its details. A bound that the owner removed is absent. */
export function describedBy(details: ItemDetails): ItemDetails & Pick<Item, 'fundingGoal' | 'isExperience'> {
  return {
    ...pick(itemDetails, details),
    fundingGoal: details.price,
    isExperience: details.category === 'experience',
  };
}

/** The items with the wishlist's derived fields. */
export function itemsWithTotals(items: readonly Item[]): Pick<Wishlist, 'items' | 'totalValue' | 'categories'> {
  return { items, totalValue: totalValueOf(items), categories: categoriesOf(items) };
}

export function totalValueOf(items: readonly Pick<Item, 'price'>[]): Rupees {
  return sum(items.map(({ price }) => price));
}

/** The distinct categories, always in the same order. */
function categoriesOf(items: readonly Pick<Item, 'category'>[]): readonly Category[] {
  return CATEGORIES.filter((category) => items.some((item) => item.category === category));
}
