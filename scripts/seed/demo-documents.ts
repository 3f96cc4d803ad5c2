import { seededRandom } from './random.ts';
import { clockOf, type Clock } from './clock.ts';
import { type Documents, merged } from './stored.ts';
import { STORIES } from './stories/all-stories.ts';
import { inboxDocuments } from './documents/inbox-documents.ts';
import { peopleDocuments } from './documents/people-documents.ts';
import { statisticsDocuments } from './documents/statistics.ts';
import { replayWishlist, type ReplayedWishlist } from './documents/replay-wishlist.ts';
import { wishlistDocuments } from './documents/wishlist-documents.ts';

export interface DemoOptions {
  /** The demo is identical throughout a day (UTC): all events are relative to it. */
  readonly now: Date;
  /** The site origin, without a trailing slash; wishlist links start with it. */
  readonly origin: string;
}

/** All demo documents, derived from the stories. */
export function demoDocuments({ now, origin }: DemoOptions): Documents {
  const clock = clockOf(now);
  const wishlists = STORIES.map((story) => replayWishlist(story, clock, origin));
  return merged(
    peopleDocuments(clock),
    inboxDocuments(clock),
    ...wishlists.map((replayed) =>
      merged(wishlistDocuments(replayed, clock), statisticsDocuments(replayed, clock), clickDocuments(replayed, clock)),
    ),
  );
}

/** Number of clicks on an item's shop link. */
function clickDocuments({ wishlist }: ReplayedWishlist, clock: Clock): Documents {
  const linked = wishlist.items.filter(({ externalUrl }) => externalUrl !== '');
  const random = seededRandom(`clicks of ${wishlist.id}`);
  return Object.fromEntries(
    linked.map((item) => [
      `affiliateLinks/${wishlist.id}_${item.id}`,
      { clicks: 3 + Math.floor(random() * 40), lastClickedAt: clock.at(1, Math.floor(random() * 1_200)) },
    ]),
  );
}
