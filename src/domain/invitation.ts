import { type Infer, line, lines, map } from './schema.ts';

/** What the couple writes above and below the date of their page. */
export const invitationDetails = {
  /** The two names, in the order of the card. */
  first: line({ least: 1, most: 60 }),
  second: line({ least: 1, most: 60 }),
  /** 'With the blessings of …', in the family's own words. */
  families: line({ most: 200 }),
  story: lines({ most: 1_000 }),
};

export const invitation = map(invitationDetails);
export type Invitation = Infer<typeof invitation>;
