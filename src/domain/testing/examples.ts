import type { CalendarDay } from '../calendar.ts';
import { type Ceremony, type CeremonyDetails, INDIA } from '../ceremonies.ts';
import type { Contribution, ContributionForm } from '../contribution.ts';
import { ceremonyId, itemId, type ItemId, transactionId, userId, wishlistId } from '../ids.ts';
import type { Invitation } from '../invitation.ts';
import { newItem, newWishlist } from '../item-editing.ts';
import { minus, rupees, type Rupees } from '../money.ts';
import type { TimeOfDay } from '../time-of-day.ts';
import type { Transaction } from '../transaction.ts';
import { DEFAULT_PREFERENCES, type User } from '../user.ts';
import type { Item, ItemDetails, Wishlist } from '../wishlist.ts';

export const AT = new Date('2026-12-05T06:30:00Z');
export const LATER = new Date('2026-12-05T07:45:00Z');
export const OWNER = userId('asha');
export const GUEST = { id: userId('ravi') };
export const WISHLIST = wishlistId('7d0f9a3e-2b1c-4d5e-8f60-718293a4b5c6');

/** The address of a picture in Storage. */
export function pictureAt(name: string): string {
  return `https://firebasestorage.googleapis.com/v0/b/shagun.example/o/items%2Fasha%2F${name}?alt=media&token=0`;
}

/** Ids `0…`, `1…`, in the order in which they are requested. */
export function idsInOrder(): () => ItemId {
  let next = 0;
  return () => itemId(`item-${next++}`);
}

export function itemDetails(changes: Partial<ItemDetails> = {}): ItemDetails {
  return {
    title: 'Brass lamp',
    description: 'For the first Diwali',
    price: rupees(5_000),
    category: 'physical',
    priority: 'medium',
    imageUrl: '',
    externalUrl: '',
    ...changes,
  };
}

export function item(changes: Partial<Item> = {}): Item {
  const { price = rupees(5_000) } = changes;
  return {
    ...newItem(itemDetails({ price }), { id: itemId('item-0'), wishlistId: WISHLIST, at: AT }),
    ...changes,
  };
}

export function wishlist(...items: Partial<ItemDetails>[]): Wishlist {
  return newWishlist({
    id: WISHLIST,
    userId: OWNER,
    details: {
      title: 'Asha & Ravi',
      description: 'We marry in Pune',
      eventType: 'wedding',
      eventDate: null,
      visibility: 'public',
      language: null,
    },
    items: (items.length > 0 ? items : [{}]).map(itemDetails),
    origin: 'https://shagun.example',
    at: AT,
    newId: idsInOrder(),
  });
}

export function invitation(changes: Partial<Invitation> = {}): Invitation {
  return {
    first: 'Asha',
    second: 'Ravi',
    families: 'With the blessings of the Rao and Kulkarni families',
    story: 'We met over filter coffee.',
    cover: null,
    portrait: '',
    ...changes,
  };
}

export function ceremonyDetails(changes: Partial<CeremonyDetails> = {}): CeremonyDetails {
  return {
    kind: 'sangeet',
    name: '',
    day: '2026-12-05' as CalendarDay,
    startsAt: '18:30' as TimeOfDay,
    timeZone: INDIA,
    place: 'Tilak Lawns, Pune',
    mapUrl: 'https://maps.test/tilak-lawns',
    dress: 'Bright colours',
    ...changes,
  };
}

/** The first has the number 0. */
export function ceremony(number: number, changes: Partial<CeremonyDetails> = {}): Ceremony {
  const id = ceremonyId(`5f6a1c2e-0000-4000-8000-${String(number).padStart(12, '0')}`);
  return { id, ...ceremonyDetails(changes) };
}

export function gift(
  amount: number,
  { form, ...changes }: Partial<Omit<Contribution, 'form'>> & { form?: Partial<ContributionForm> } = {},
): Contribution {
  return {
    transactionId: transactionId('gift-1'),
    itemId: null,
    giver: GUEST,
    form: { amount, message: '', isAnonymous: false, displayName: 'Ravi', contact: 'ravi@guest.example', ...form },
    at: AT,
    ...changes,
  };
}

export function user(changes: Partial<User> = {}): User {
  return {
    id: OWNER,
    email: 'asha@guests.example',
    displayName: 'Asha Rao',
    photoURL: null,
    phoneNumber: null,
    preferences: DEFAULT_PREFERENCES,
    status: 'active',
    ban: null,
    isAdmin: false,
    moderation: null,
    createdAt: AT,
    updatedAt: AT,
    lastActiveAt: AT,
    ...changes,
  };
}

/** A stored contribution to the wishlist's first item. */
export function transaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: transactionId('3a4514d9-b6e1-4c2f-9d3e-0123456789ab'),
    wishlistId: WISHLIST,
    ownerId: OWNER,
    itemId: itemId('item-0'),
    contributorId: GUEST.id,
    displayName: 'Ravi',
    email: 'ravi@guest.example',
    isEmailVerified: true,
    phoneNumber: null,
    isVerified: true,
    amount: rupees(1_101),
    currency: 'INR',
    status: 'completed',
    type: 'contribution',
    isAnonymous: false,
    createdAt: AT,
    completedAt: AT,
    sentAt: null,
    utr: null,
    giverKey: null,
    editedAt: null,
    thankedAt: null,
    thankedBy: null,
    day: null,
    correction: null,
    metadata: { itemTitle: 'Swing', message: 'Khush raho!' },
    ...changes,
  };
}

/** The money of a wishlist that belongs to none of its items. */
export function generalFund({ fundedAmount, items }: Pick<Wishlist, 'fundedAmount' | 'items'>): Rupees {
  return items.reduce((left, { fundedAmount: given }) => minus(left, given), fundedAmount);
}
