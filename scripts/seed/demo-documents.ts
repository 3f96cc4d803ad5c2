import { chanceOf } from './chance.ts';
import { clockOf, type Clock } from './clock.ts';
import { type Documents, merged } from './stored.ts';
import { STORIES } from './stories/all-stories.ts';
import { deskDocuments } from './telling/desk-documents.ts';
import { peopleDocuments } from './telling/people-documents.ts';
import { statisticsDocuments } from './telling/statistics.ts';
import { tellWishlist, type ToldWishlist } from './telling/tell-wishlist.ts';
import { wishlistDocuments } from './telling/wishlist-documents.ts';

export interface DemoOptions {
  /** The demo is identical throughout a day (UTC): all events are relative to it. */
  readonly now: Date;
  /** The site origin, without a trailing slash; wishlist links start with it. */
  readonly origin: string;
}

/** All demo documents, derived from the stories. */
export function demoDocuments({ now, origin }: DemoOptions): Documents {
  const clock = clockOf(now);
  const wishlists = STORIES.map((story) => tellWishlist(story, clock, origin));
  return merged(
    peopleDocuments(clock),
    deskDocuments(clock),
    ...wishlists.map((told) =>
      merged(wishlistDocuments(told, clock), statisticsDocuments(told, clock), clickDocuments(told, clock)),
    ),
  );
}

/** Number of clicks on an item's shop link. */
function clickDocuments({ wishlist }: ToldWishlist, clock: Clock): Documents {
  const linked = wishlist.items.filter(({ externalUrl }) => externalUrl !== '');
  const chance = chanceOf(`clicks of ${wishlist.id}`);
  return Object.fromEntries(
    linked.map((item) => [
      `affiliateLinks/${wishlist.id}_${item.id}`,
      { clicks: 3 + Math.floor(chance() * 40), lastClickedAt: clock.at(1, Math.floor(chance() * 1_200)) },
    ]),
  );
}
