import { type Infer, line, lines, map } from './schema.ts';
import type { EventType } from './wishlist-options.ts';

/** In the order of the card. */
export const coupleNames = {
  first: line({ least: 1, most: 60 }),
  second: line({ least: 1, most: 60 }),
};

/** What the couple writes above and below the date of their page. */
export const invitationDetails = {
  ...coupleNames,
  /** 'With the blessings of …', in the family's own words. */
  families: line({ most: 200 }),
  story: lines({ most: 1_000 }),
};

export const invitation = map(invitationDetails);
export type Invitation = Infer<typeof invitation>;

/** Occasions of two people, whose names the page begins with. */
export type CoupleOccasion = Exclude<EventType, 'other'>;

export function isOfCouple(occasion: EventType): occasion is CoupleOccasion {
  return occasion !== 'other';
}
