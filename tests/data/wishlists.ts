import { type UserId, wishlistId, type WishlistId } from '../../src/domain/ids.ts';
import { type Stored, writeStored } from './stored.ts';

/** A stored wishlist with one item and its analytics. `changes` overrides fields of the wishlist. */
export async function storeWishlist(
  ownerId: UserId,
  changes: Stored = {},
): Promise<{ id: WishlistId; ownerId: UserId }> {
  const id = wishlistId(crypto.randomUUID());
  const at = new Date();
  await writeStored(`analytics/${id}`, {
    wishlistId: id,
    ownerId,
    ...{ views: 0, uniqueVisitors: 0, shares: 0, contributions: 0 },
    ...{ trafficSources: {}, deviceStats: {}, referralStats: {} },
    last: null,
    createdAt: at,
    updatedAt: at,
  });
  await writeStored(`wishlists/${id}`, {
    userId: ownerId,
    title: 'Asha & Ravi',
    description: 'Our home in Pune',
    eventType: 'wedding',
    eventDate: '2026-12-05',
    visibility: 'public',
    shareableLink: `https://shagun.example/wishlist/${id}`,
    isActive: true,
    totalValue: 12_000,
    fundedAmount: 0,
    categories: ['physical'],
    items: [storedItem(id, at)],
    contributors: [],
    ...{ contributorCount: 0, contributionCount: 0 },
    ...{ lastContribution: null, lastEdit: null, moderation: null },
    createdAt: at,
    updatedAt: at,
    ...changes,
  });
  return { id, ownerId };
}

function storedItem(wishlist: WishlistId, at: Date): Stored {
  return {
    id: crypto.randomUUID(),
    wishlistId: wishlist,
    title: 'Mixer grinder',
    description: 'For chutneys',
    ...{ price: 12_000, fundingGoal: 12_000, fundedAmount: 0, isFunded: false, contributionCount: 0 },
    ...{ category: 'physical', priority: 'high', isExperience: false },
    ...{ imageUrl: '', externalUrl: '' },
    contributors: [],
    createdAt: at,
    updatedAt: at,
  };
}
