import { ceremony } from '../../../src/domain/ceremonies.ts';
import { contribute } from '../../../src/domain/contribution.ts';
import { remaining } from '../../../src/domain/funding.ts';
import {
  type ItemId,
  itemId,
  systemLogId,
  transactionId,
  type TransactionId,
  userId,
  wishlistId,
} from '../../../src/domain/ids.ts';
import {
  editDetails,
  type EditOutcome,
  markObtained,
  newWishlist,
  removeItem,
} from '../../../src/domain/item-editing.ts';
import { rupees, type Rupees } from '../../../src/domain/money.ts';
import { type Item, type Wishlist } from '../../../src/domain/wishlist.ts';
import { seededRandom } from '../random.ts';
import { type Clock } from '../clock.ts';
import { uuidOf } from '../ids.ts';
import { DEMO_PEOPLE } from '../people/demo-people.ts';
import { addressOf, type DemoPicture } from '../pictures/demo-pictures.ts';
import { type Person } from '../people/person.ts';
import { type Change, type Gift, type Story } from '../stories/story.ts';

/** A contributor who gave under a name. */
type Giver = Pick<Person, 'id' | 'name' | 'email' | 'isVerified' | 'phoneNumber'> & {
  /** Gave without an account. */
  readonly isGuest?: boolean;
};

/** A contribution at the time it was made. */
export interface GivenGift {
  readonly id: TransactionId;
  readonly at: Date;
  readonly daysAgo: number;
  readonly giver: Giver | null;
  /** The item after the contribution; null for the general fund. */
  readonly item: Item | null;
  readonly completesItem: boolean;
  readonly amount: Rupees;
  readonly message: string;
}

export interface ReplayedWishlist {
  readonly story: Story;
  readonly owner: Person;
  readonly wishlist: Wishlist;
  /** Oldest first. */
  readonly gifts: readonly GivenGift[];
}

/** When and where the demo is. */
interface Place {
  readonly clock: Clock;
  readonly origin: string;
  readonly storagePort: number;
}

type Event = { readonly at: Date } & ({ readonly gift: Gift; readonly id: string } | { readonly change: Change });

const CREATED_AT_MINUTES = 200;
const CHANGED_AT_MINUTES = 1_100;
const FIRST_GIFT_MINUTES = 240;
const GIVING_MINUTES = 780;

export const BAN_REASON = 'The wishlist was not for a real wedding.';

export function banLogOf(person: Person): string {
  return uuidOf('log', 'user_banned', person.id);
}

/** Replays the story in chronological order through the product's domain functions. */
export function replayWishlist(story: Story, place: Place): ReplayedWishlist {
  const owner: Person = DEMO_PEOPLE[story.owner];
  let wishlist = asCreated(story, place);
  const gifts: GivenGift[] = [];
  for (const event of eventsOf(story, place.clock)) {
    if ('gift' in event) {
      const given = give(story, wishlist, event);
      wishlist = { ...given.wishlist, updatedAt: event.at };
      gifts.push(given.gift);
    } else wishlist = { ...changed(story, wishlist, event.change, event.at), updatedAt: event.at };
  }
  return { story, owner, wishlist, gifts };
}

function itemIdOf(story: Story, key: string): ItemId {
  return itemId(uuidOf('item', story.key, key));
}

function asCreated(story: Story, { clock, origin, storagePort }: Place): Wishlist {
  const ids = Object.keys(story.items).map((key) => itemIdOf(story, key));
  const { title, description, eventType, visibility, language = null, occasionDaysAgo, invitation = null } = story;
  const eventDate = occasionDaysAgo === null ? null : clock.day(occasionDaysAgo);
  const wishlist = newWishlist({
    id: wishlistId(uuidOf('wishlist', story.key)),
    userId: DEMO_PEOPLE[story.owner].id,
    details: { title, description, eventType, eventDate, visibility, language },
    invitation: invitation && { ...invitation, ...couplePictures(story, storagePort) },
    items: Object.entries(story.items).map(([key, item]) => {
      const name = story.pictures?.[key];
      return name ? { ...item, imageUrl: addressOf(storagePort, { owner: DEMO_PEOPLE[story.owner].id, name }) } : item;
    }),
    origin,
    at: clock.at(story.createdDaysAgo, CREATED_AT_MINUTES),
    newId: () => ids.shift() ?? itemId(''),
  });
  const ceremonies = (story.events ?? []).map(({ daysAgo, ...event }, index) => {
    const id = uuidOf('ceremony', story.key, index);
    return ceremony.parse({ ...event, id, day: clock.day(daysAgo) }, `event ${index} of ${story.key}`);
  });
  const { theme = wishlist.theme } = story;
  return { ...wishlist, ceremonies, theme, acceptsUpi: story.upi !== undefined };
}

function couplePictures({ owner, cover, portrait }: Story, storagePort: number) {
  const address = (name: DemoPicture) => addressOf(storagePort, { owner: DEMO_PEOPLE[owner].id, name });
  return {
    cover: cover ? { picture: address(cover.name), x: cover.x, y: cover.y } : null,
    portrait: portrait ? address(portrait) : '',
  };
}

function eventsOf(story: Story, clock: Clock): readonly Event[] {
  const random = seededRandom(`times of ${story.key}`);
  const gifts = story.gifts.map((gift, index) => {
    const minutes = FIRST_GIFT_MINUTES + Math.floor(random() * GIVING_MINUTES);
    return { at: clock.at(gift.daysAgo, minutes), gift, id: uuidOf('transaction', story.key, index) };
  });
  const changes = (story.changes ?? []).map((change) => ({ at: clock.at(change.daysAgo, CHANGED_AT_MINUTES), change }));
  return [...gifts, ...changes].sort((one, other) => one.at.getTime() - other.at.getTime());
}

function give(
  story: Story,
  wishlist: Wishlist,
  { gift, id, at }: { gift: Gift; id: string; at: Date },
): { wishlist: Wishlist; gift: GivenGift } {
  const giver = giverOf(gift);
  const to = gift.to === null ? null : itemIdOf(story, gift.to);
  const wanted = wishlist.items.find((item) => item.id === to);
  const amount = gift.amount === 'rest' ? (wanted ? remaining(wanted) : 0) : gift.amount;
  const outcome = contribute(wishlist, {
    transactionId: transactionId(id),
    itemId: to,
    giver,
    form: {
      amount,
      message: gift.says,
      isAnonymous: giver === null,
      displayName: giver?.name ?? '',
      contact: giver?.email ?? '',
    },
    at,
  });
  if (!outcome.ok)
    throw new Error(`${story.key}, ${gift.daysAgo} days ago, ${gift.to ?? 'general fund'}: ${outcome.problem.code}`);
  const { accepted } = outcome;
  return {
    wishlist: accepted.wishlist,
    gift: {
      id: transactionId(id),
      at,
      daysAgo: gift.daysAgo,
      giver,
      item: accepted.item,
      completesItem: accepted.completesItem,
      amount: rupees(amount),
      message: gift.says,
    },
  };
}

function giverOf({ by }: Gift): Giver | null {
  if (by === null) return null;
  if (typeof by === 'string') return DEMO_PEOPLE[by];
  const { name, email = '', phoneNumber = null } = by;
  return { id: userId(uuidOf('guest', name)), name, email, isVerified: false, phoneNumber, isGuest: true };
}

function changed(story: Story, wishlist: Wishlist, change: Change, at: Date): Wishlist {
  if (change.kind === 'ban') {
    const { id } = DEMO_PEOPLE[change.by];
    const logId = systemLogId(banLogOf(DEMO_PEOPLE[story.owner]));
    return {
      ...wishlist,
      isActive: false,
      moderation: { logId, action: 'user_banned', by: id, at, reason: BAN_REASON },
    };
  }
  const outcome = outcomeOf(story, wishlist, change, at);
  if (!outcome.ok) throw new Error(`${story.key}, ${change.daysAgo} days ago, ${change.kind}: ${outcome.problem.code}`);
  return outcome.wishlist;
}

function outcomeOf(story: Story, wishlist: Wishlist, change: Exclude<Change, { kind: 'ban' }>, at: Date): EditOutcome {
  switch (change.kind) {
    case 'remove':
      return removeItem(wishlist, itemIdOf(story, change.item));
    case 'obtain':
      return markObtained(wishlist, itemIdOf(story, change.item), true, at);
    case 'close':
      return editDetails(wishlist, { ...wishlist, isActive: false });
  }
}
