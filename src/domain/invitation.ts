import { pictureAddress } from './common-fields.ts';
import { type Infer, line, lines, map, nullable, whole, withDefault } from './schema.ts';
import type { EventType } from './wishlist-options.ts';

/** In the order of the card. */
export const coupleNames = {
  first: line({ least: 1, most: 60 }),
  second: line({ least: 1, most: 60 }),
};

const cover = map({
  picture: pictureAddress,
  /** The point that stays visible where the picture is cut, in per cents from its left and top: CSS's object-position. */
  x: whole({ least: 0, most: 100 }),
  y: whole({ least: 0, most: 100 }),
});
export type Cover = Infer<typeof cover>;

/** See docs/decisions/0037-cover.md. */
export const couplePictures = {
  /** Above the names. */
  cover: { ...withDefault(nullable(cover), null), kind: 'choice' as const, initial: null },
  /** '' for the monogram, which it takes the place of. */
  portrait: withDefault(pictureAddress, ''),
};

/** What the couple shows and writes above and below the date of their page. */
export const invitationDetails = {
  ...coupleNames,
  /** 'With the blessings of …', in the family's own words. */
  families: line({ most: 200 }),
  story: lines({ most: 1_000 }),
  ...couplePictures,
};

export const invitation = map(invitationDetails);
export type Invitation = Infer<typeof invitation>;

/** Occasions of two people, whose names the page begins with. */
export type CoupleOccasion = Exclude<EventType, 'other'>;

export function isOfCouple(occasion: EventType): occasion is CoupleOccasion {
  return occasion !== 'other';
}
