import { pictureAddress } from '../common-fields.ts';
import { flag, pick } from '../schema.ts';
import { type MOST_THANKS_PICTURES, type Thanks, thanksDetails, type WishlistDetails } from '../wishlist.ts';
import { checked, ifMissing } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';
import { readFields } from './form-fields.ts';
import type { Typed } from './typed-form.ts';

const fields = {
  words: thanksDetails.words,
  /** One field for each of MOST_THANKS_PICTURES. */
  picture1: pictureAddress,
  picture2: pictureAddress,
  picture3: pictureAddress,
  isGivingClosed: flag,
};
export type ThanksForm = Typed<typeof fields>;

export const THANKS_PICTURES = ['picture1', 'picture2', 'picture3'] as const satisfies readonly (keyof ThanksForm)[] & {
  readonly length: typeof MOST_THANKS_PICTURES;
};

/** Giving stays as it is until the couple decides. */
export function thanksForm(thanks: Thanks | null, isGivingClosed: boolean): ThanksForm {
  const [picture1 = '', picture2 = '', picture3 = ''] = thanks?.pictures ?? [];
  return { words: thanks?.words ?? '', picture1, picture2, picture3, isGivingClosed };
}

type Celebrated = Pick<WishlistDetails, 'isActive' | 'stage' | 'isGivingPaused'> & { readonly thanks: Thanks };

/** The changes that show the page after the celebration. */
export function checkThanks(form: ThanksForm): CheckedForm<Celebrated, keyof ThanksForm> {
  const { values, problems } = readFields(fields, form);
  return checked(
    problems,
    () => {
      const { words, isGivingClosed } = pick(fields, values);
      const pictures = THANKS_PICTURES.map((name) => values[name] ?? '').filter((picture) => picture !== '');
      return { isActive: true, stage: 'after', isGivingPaused: isGivingClosed, thanks: { words, pictures } };
    },
    ifMissing(problems, 'fields-missing'),
  );
}
