import { DEFAULT_TEXTS } from '../../src/domain/invitation-texts.ts';
import { seededRandom } from './random.ts';
import { clockOf, type Clock } from './clock.ts';
import { USUAL_PORTS } from '../suite/ports.ts';
import { DEMO_PEOPLE } from './people/demo-people.ts';
import type { OwnedPicture } from './pictures/demo-pictures.ts';
import { type Documents, merged } from './stored.ts';
import { historyDocuments } from './documents/history-documents.ts';
import { inboxDocuments } from './documents/inbox-documents.ts';
import { paymentDocuments } from './documents/payment-documents.ts';
import { peopleDocuments } from './documents/people-documents.ts';
import { bookDocuments } from './documents/book-documents.ts';
import { setAsideDocuments } from './documents/set-aside-documents.ts';
import { statisticsDocuments } from './documents/statistics.ts';
import { replayWishlist, type ReplayedWishlist } from './documents/replay-wishlist.ts';
import { wishlistDocuments } from './documents/wishlist-documents.ts';
import { GAURI_ENGAGEMENT, GAURI_HOME, GAURI_KELVAN } from './stories/gauri-others.ts';
import { GAURI_WEDDING } from './stories/gauri-wedding.ts';
import { KAVYA_HOUSE } from './stories/kavya-house.ts';
import { KAVYA_ENGAGEMENT, KAVYA_LIBRARY } from './stories/kavya-others.ts';
import { KAVYA_WEDDING } from './stories/kavya-wedding.ts';
import { SIMRAT_LOHRI, SIMRAT_PARENTS, VIKRANT_LIST } from './stories/simrat-others.ts';
import { SIMRAT_WEDDING } from './stories/simrat-wedding.ts';
import { type Story } from './stories/story.ts';

export const STORIES: readonly Story[] = [
  ...[GAURI_WEDDING, GAURI_ENGAGEMENT, GAURI_HOME, GAURI_KELVAN],
  ...[KAVYA_WEDDING, KAVYA_HOUSE, KAVYA_ENGAGEMENT, KAVYA_LIBRARY],
  ...[SIMRAT_WEDDING, SIMRAT_PARENTS, SIMRAT_LOHRI, VIKRANT_LIST],
];

export interface DemoOptions {
  /** The demo is identical throughout a day (UTC): all events are relative to it. */
  readonly now: Date;
  /** The site origin, without a trailing slash; wishlist links start with it. */
  readonly origin: string;
  /** Of the Storage emulator, which has the pictures. */
  readonly storagePort?: number;
}

/** What the items of the stories show. */
export const DEMO_PICTURES: readonly OwnedPicture[] = STORIES.flatMap(({ owner, cover, portrait, pictures = {} }) =>
  [cover?.name ?? [], portrait ?? [], Object.values(pictures)]
    .flat()
    .map((name) => ({ owner: DEMO_PEOPLE[owner].id, name })),
);

/** All demo documents, derived from the stories. */
export function demoDocuments({ now, origin, storagePort = USUAL_PORTS.storage }: DemoOptions): Documents {
  const clock = clockOf(now);
  const wishlists = STORIES.map((story) => replayWishlist(story, { clock, origin, storagePort }));
  return merged(
    peopleDocuments(clock),
    inboxDocuments(clock),
    ...wishlists.map((replayed) =>
      merged(
        wishlistDocuments(replayed, clock),
        paymentDocuments(replayed),
        invitationTextDocuments(replayed),
        replayed.story === GAURI_WEDDING ? historyDocuments(replayed.wishlist, replayed.wishlist.userId, clock) : {},
        setAsideDocuments(replayed, clock),
        bookDocuments(replayed, clock),
        statisticsDocuments(replayed, clock),
        clickDocuments(replayed, clock),
      ),
    ),
  );
}

/** What the couple of one wedding writes above its link; the other languages keep their default texts. */
function invitationTextDocuments({ story, wishlist }: ReplayedWishlist): Documents {
  if (story !== GAURI_WEDDING) return {};
  const texts = {
    ...DEFAULT_TEXTS,
    en: 'Come hungry, and stay for the songs. Your blessings are the only gift we need.',
  };
  return { [`invitationTexts/${wishlist.id}`]: { texts, updatedAt: wishlist.createdAt } };
}

/** Number of clicks on an item's shop link. */
function clickDocuments({ wishlist }: ReplayedWishlist, clock: Clock): Documents {
  const linked = wishlist.items.filter(({ externalUrl }) => externalUrl !== '');
  const random = seededRandom(`clicks of ${wishlist.id}`);
  return Object.fromEntries(
    linked.map((item) => [
      `affiliateLinks/${wishlist.id}_${item.id}`,
      {
        itemIndex: wishlist.items.indexOf(item),
        clicks: 3 + Math.floor(random() * 40),
        lastClickedAt: clock.at(1, Math.floor(random() * 1_200)),
      },
    ]),
  );
}
