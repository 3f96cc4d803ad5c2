import { displayName } from './common-fields.ts';
import { flag, type Parsed, text, whole } from './schema.ts';
import { HIGHEST_CONTRIBUTION, message } from './wishlist.ts';

/** The form that a guest fills in. */
export const contributionForm = {
  amount: whole({ least: 1, most: HIGHEST_CONTRIBUTION }),
  message,
  isAnonymous: flag,
  displayName,
  /** That of the contributor's account, or ''. */
  email: text({}),
};
export type ContributionForm = Parsed<typeof contributionForm>;
