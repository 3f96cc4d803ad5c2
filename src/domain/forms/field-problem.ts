import type { ContributionProblem } from '../contribution.ts';
import type { EditProblem } from '../item-editing.ts';
import type { Rupees } from '../money.ts';

/** A text that does not match its field's pattern. */
export type Mismatch =
  | 'not-an-email'
  | 'not-a-link'
  | 'not-a-picture'
  | 'not-a-phone-number'
  | 'not-a-day'
  | 'not-a-time'
  | 'not-a-upi-address'
  | 'not-a-utr';

/** A validation problem of a field. The message catalogue has a text per code, with the values as placeholders. */
export type FieldProblem =
  | { readonly code: 'required' }
  | { readonly code: 'too-long'; readonly most: number }
  /** Few enough characters, but in a script or with emoji that take too many bytes. */
  | { readonly code: 'too-many-bytes' }
  | { readonly code: Mismatch }
  | { readonly code: 'ends-before-start' }
  | { readonly code: 'too-many-announcements'; readonly most: number }
  | { readonly code: 'not-a-contact' }
  | { readonly code: 'not-an-amount' }
  | { readonly code: 'not-whole' }
  | { readonly code: 'out-of-range'; readonly least: number; readonly most: number }
  | { readonly code: 'not-a-fee'; readonly most: number }
  | { readonly code: 'price-too-high'; readonly most: number }
  | { readonly code: 'above-price'; readonly price: Rupees }
  | { readonly code: 'minimum-above-maximum' }
  | { readonly code: 'passwords-differ' }
  | { readonly code: 'upi-addresses-differ' }
  | { readonly code: 'password-too-short'; readonly least: number }
  | { readonly code: 'terms-not-accepted' }
  | { readonly code: 'no-items' }
  | Extract<EditProblem, { code: 'too-many-items' | 'price-below-contributed' }>
  | ContributionProblem;

/** A problem of a form as a whole, where the product has one text for it. */
export type FormProblem =
  | { readonly code: 'fields-missing' }
  | { readonly code: 'wishlist-incomplete' }
  | { readonly code: 'item-incomplete' };

export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

export type CheckedForm<Value, Field extends string> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      /** By field, shown next to it. */
      readonly problems: FieldProblems<Field>;
      /** Shown once, in a toast or an alert. */
      readonly summary: FieldProblem | FormProblem;
    };
