import { isWanted } from './funding.ts';
import type { ItemId } from './ids.ts';
import { rupees, type Rupees } from './money.ts';
import type { Item } from './wishlist.ts';
import { type Category, PRIORITIES } from './wishlist-options.ts';

/** Items that take contributions come first, then by priority; otherwise the couple's order. */
export function inGiftOrder(items: readonly Item[]): readonly Item[] {
  const rank = (item: Item) => (isWanted(item) ? 0 : PRIORITIES.length) + PRIORITIES.indexOf(item.priority);
  return [...items].sort((one, other) => rank(one) - rank(other));
}

/** On a longer list guests search, sort and choose sections instead of filtering by price. */
export const MOST_AT_A_GLANCE = 12;

/** What a page shows of a long list, and what it folds away at its end. */
export interface Arrangement {
  readonly shown: readonly ItemId[];
  readonly given: readonly ItemId[];
}

/** Folds away what takes no contributions, unless there is nothing else. `gifts` begin with those that take some. */
export function foldGiven(gifts: readonly Item[]): Arrangement {
  const ids = gifts.map(({ id }) => id);
  const wanted = gifts.filter(isWanted).length || gifts.length;
  return { shown: ids.slice(0, wanted), given: ids.slice(wanted) };
}

/** The mark on a card: experience or donation, otherwise whether the couple wishes for it most. */
export function giftMark(item: Item): 'experience' | 'donation' | 'wished' | null {
  if (item.category !== 'physical') return item.category;
  return item.priority === 'high' && isWanted(item) ? 'wished' : null;
}

export interface PriceBand {
  readonly name: 'up-to-2000' | 'up-to-10000' | 'up-to-50000' | 'above-50000';
  readonly above: Rupees;
  /** null for no limit. */
  readonly upTo: Rupees | null;
}

export const PRICE_BANDS: readonly PriceBand[] = [
  { name: 'up-to-2000', above: rupees(0), upTo: rupees(2_000) },
  { name: 'up-to-10000', above: rupees(2_000), upTo: rupees(10_000) },
  { name: 'up-to-50000', above: rupees(10_000), upTo: rupees(50_000) },
  { name: 'above-50000', above: rupees(50_000), upTo: null },
];

/** Every price is in exactly one band. */
export function isInBand({ price }: Pick<Item, 'price'>, { above, upTo }: PriceBand): boolean {
  return price > above && (upTo === null || price <= upTo);
}

export interface GiftFilter {
  readonly category: Category | 'all';
  readonly band: PriceBand['name'] | 'all';
}

export const EVERY_GIFT: GiftFilter = { category: 'all', band: 'all' };

export function filterGifts(items: readonly Item[], { category, band: name }: GiftFilter): readonly Item[] {
  const band = PRICE_BANDS.find((candidate) => candidate.name === name);
  return items.filter((item) => (category === 'all' || item.category === category) && (!band || isInBand(item, band)));
}

/** The bands that contain any of the items; a filter without results is not offered. */
export function bandsOf(items: readonly Item[]): readonly PriceBand[] {
  return PRICE_BANDS.filter((band) => items.some((item) => isInBand(item, band)));
}

/** The categories in the list other than physical. */
export function kindsOf(items: readonly Item[]): readonly ('experience' | 'donation')[] {
  return (['experience', 'donation'] as const).filter((kind) => items.some(({ category }) => category === kind));
}

/** Whether a filter would make a difference. */
export function isWorthFiltering(items: readonly Item[]): boolean {
  return bandsOf(items).length + kindsOf(items).length > 1;
}
