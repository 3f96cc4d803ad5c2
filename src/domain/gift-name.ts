import type { Item, ItemDetails } from './wishlist.ts';

/** "Chairs × 6", in every language; a single piece needs no number. A line never ends between × and the number. */
export function giftName({ title, quantity = 1 }: Pick<ItemDetails, 'title' | 'quantity'>): string {
  return quantity === 1 ? title : `${title} ×\u00a0${quantity}`;
}

export type NamedItem = Pick<Item, 'id' | 'title' | 'quantity'>;

/**
 * What a contribution was given to: the title that was stored with it, with the quantity of the item today. An item that
 * was renamed since may have become another gift, so its quantity is left out.
 */
export function givenItemName(id: string | null | undefined, title: string, items: readonly NamedItem[]): string {
  const item = items.find((one) => one.id === id && one.title === title);
  return item ? giftName(item) : title;
}
