import { contributionForm } from '../../domain/contribution-fields.ts';
import { Failure } from '../../domain/failure.ts';
import { draftOf } from '../../domain/forms/typed-form.ts';
import { transactionId } from '../../domain/ids.ts';
import { type Infer, list, map, nullable, optional, text, textAs } from '../../domain/schema.ts';
import { parseAmount } from '../../domain/typed-amount.ts';
import { forgetInterrupted, interruptedGift, rememberInterrupted } from './interrupted-gift.ts';
import { tolerantly } from './tolerantly.ts';
import type { GivingTarget } from './unfinished-giving.ts';

const draftSchema = map({
  /** Only what the guest entered; the other fields depend on the account. */
  entered: draftOf(contributionForm),
  /** A contribution that was sent but not confirmed. */
  attempt: nullable(
    map({
      /** Every retry sends the same id, so that the contribution counts once. */
      id: textAs(transactionId, {}),
      tries: list(map(contributionForm), Infinity),
      /** With it an anonymous giver can change the gift (giver-key.ts). An interrupted gift has none before its next try. */
      secret: optional(text({})),
    }),
  ),
});
/** A contribution in progress. It survives closing the sheet, signing in and reloading the page. */
export type GivingDraft = Infer<typeof draftSchema>;
export type GivingAttempt = NonNullable<GivingDraft['attempt']>;

export const EMPTY_DRAFT: GivingDraft = { entered: {}, attempt: null };

/** Kept in sessionStorage, for this tab only: others may use the same phone. The amount outlives it (interrupted-gift.ts). */
const keyOf = ({ wishlistId, itemId }: GivingTarget) => `shagun.giving.${wishlistId}.${itemId ?? 'fund'}`;

export function saveGivingDraft(target: GivingTarget, draft: GivingDraft): void {
  tolerantly(() => sessionStorage.setItem(keyOf(target), JSON.stringify(draft)));
  const typed = parseAmount(draft.entered.amount ?? '');
  rememberInterrupted(target, typed.ok ? typed.amount : null, draft.attempt?.id);
}

export function forgetGivingDraft(target: GivingTarget): void {
  tolerantly(() => sessionStorage.removeItem(keyOf(target)));
  forgetInterrupted();
}

/** With what outlived the tab if none is stored, or if it can no longer be read. */
export function loadGivingDraft(target: GivingTarget): GivingDraft {
  const stored = tolerantly(() => sessionStorage.getItem(keyOf(target)));
  if (!stored) return interruptedDraft(target);
  try {
    return draftSchema.parse(JSON.parse(stored), 'the draft');
  } catch (error) {
    if (error instanceof Failure || error instanceof SyntaxError) return interruptedDraft(target);
    throw error;
  }
}

function interruptedDraft({ wishlistId, itemId }: GivingTarget): GivingDraft {
  const gift = interruptedGift(wishlistId);
  if (gift?.target !== (itemId ?? 'fund')) return EMPTY_DRAFT;
  const { amount, attempt: id } = gift;
  // Whether that attempt was recorded is unknown: with its id the gift counts once.
  return { entered: { amount: `${amount}` }, attempt: id === undefined ? null : { id: transactionId(id), tries: [] } };
}
