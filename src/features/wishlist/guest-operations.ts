import type * as contributions from '../../data/contributions/contribute.ts';
import type * as settings from '../../data/rest/read-settings.ts';
import { readWishlistAsAnybody } from '../../data/rest/read-wishlist.ts';
import type * as support from '../../data/support/operations.ts';
import type * as visiting from '../../data/tracking/track-view.ts';
import type * as tracking from '../../data/tracking/operations.ts';
import type * as wishlists from '../../data/wishlists/read-wishlist.ts';
import { withAreas } from '../../session/language/areas.ts';
import type { WishlistLoading } from '../../session/wishlists/wishlist-operations.ts';

/** What the page needs of `data`. Only the first read is part of the page; the rest is loaded on demand. */
export interface GuestLoading {
  readonly readAsAnybody: typeof readWishlistAsAnybody;
  readonly reading: () => Promise<Pick<typeof wishlists, 'readWishlist'>>;
  readonly giving: () => Promise<Pick<typeof contributions, 'contributeToItem' | 'contributeToWishlist'>>;
  /** Whether contributions are switched on, with the words for when they are not. */
  readonly settings: () => Promise<Pick<typeof settings, 'readSettingsAsAnybody'>>;
  readonly reporting: () => Promise<Pick<typeof support, 'reportWishlist'>>;
  readonly visiting: () => Promise<Pick<typeof visiting, 'trackView'>>;
  readonly tracking: () => Promise<Pick<typeof tracking, 'trackShare' | 'trackUserAction' | 'trackLinkClick'>>;
  /** What an owner does brings its own loading along: no guest need know of it. */
  readonly owning?: WishlistLoading['operations'] | undefined;
}

export const guestLoading: GuestLoading = {
  readAsAnybody: readWishlistAsAnybody,
  reading: () => import('../../data/wishlists/read-wishlist.ts'),
  giving: () => import('../../data/contributions/contribute.ts'),
  settings: () => withAreas(import('../../data/rest/read-settings.ts'), 'problems'),
  reporting: () => import('../../data/support/operations.ts'),
  visiting: () => import('../../data/tracking/track-view.ts'),
  tracking: () => import('../../data/tracking/operations.ts'),
};
