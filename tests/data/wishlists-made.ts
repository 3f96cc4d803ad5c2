import { changePaymentDetails } from '../../src/data/wishlists/payment-details.ts';
import { createWishlist, type NewWishlist } from '../../src/data/wishlists/create-wishlist.ts';
import { type ItemId, wishlistId } from '../../src/domain/ids.ts';
import { rupees } from '../../src/domain/money.ts';
import { itemDetails as exampleDetails } from '../../src/domain/testing/examples.ts';
import { type Item, type ItemDetails, type Wishlist } from '../../src/domain/wishlist.ts';
import { type Member } from './accounts.ts';

export const itemDetails = (changes: Partial<ItemDetails> = {}): ItemDetails =>
  exampleDetails({ title: 'Brass dinner set', price: rupees(6_000), ...changes });

export interface WishlistMade {
  readonly wishlist: Wishlist;
  readonly item: Item;
  readonly itemId: ItemId;
}

/** A wishlist owned by this member, and its first item. */
export async function newWishlistOf(
  { connection }: Pick<Member, 'connection'>,
  details: Partial<NewWishlist['details']> = {},
  items: readonly ItemDetails[] = [itemDetails()],
): Promise<WishlistMade> {
  const wishlist = await createWishlist(connection, {
    id: wishlistId(crypto.randomUUID()),
    details: {
      title: 'Asha weds Ravi',
      description: 'Your blessings are all we wish for.',
      eventType: 'wedding',
      eventDate: null,
      visibility: 'link_only',
      language: null,
      ...details,
    },
    items,
    origin: 'https://shagun.example',
  });
  const [item] = wishlist.items;
  if (!item) throw new Error('The wishlist has no item.');
  return { wishlist, item, itemId: item.id };
}

export const upiAccount = { address: 'asha@okbank', name: 'Asha Rao' };

/** The same, with gifts by UPI. */
export async function newWishlistWithUpi(owner: Pick<Member, 'connection'>): Promise<WishlistMade> {
  const made = await newWishlistOf(owner);
  await changePaymentDetails(owner.connection, made.wishlist.id, [upiAccount]);
  return { ...made, wishlist: { ...made.wishlist, acceptsUpi: true } };
}
