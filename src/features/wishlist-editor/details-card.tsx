import { type FormEvent, useEffect, useRef, useState } from 'react';
import { filledForm } from '../../domain/forms/form-fields.ts';
import { checkWishlistDetails, type WishlistDetailsForm } from '../../domain/forms/wishlist-form.ts';
import { type Wishlist, wishlistDetails } from '../../domain/wishlist.ts';
import { sayProblem } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import type { WishlistActions } from '../../session/wishlists/wishlist-actions.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { DETAILS_FIELD_IDS, DetailsFields } from './details-fields.tsx';

type Refused = Extract<ReturnType<typeof checkWishlistDetails>, { ok: false }>;

interface DetailsCardProps {
  readonly wishlist: Wishlist;
  readonly wishlists: WishlistActions;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** What is stored, with what was typed over it. Only the fields that were typed in are written. */
export function DetailsCard({ wishlist, wishlists, onUnsaved }: DetailsCardProps) {
  const { say } = useSession();
  const stored = filledForm(wishlistDetails, wishlist);
  const [typed, setTyped] = useState<Partial<WishlistDetailsForm>>({});
  const [refused, setRefused] = useState<Refused | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const form = { ...stored, ...typed };
  const changed = changedFields(stored, form);
  const isUnsaved = changed.length > 0;
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkWishlistDetails(form);
    setAttempts((before) => before + 1);
    setRefused(checked.ok ? null : checked);
    if (!checked.ok) return;
    setBusy(true);
    const outcome = await wishlists.update(
      wishlist.id,
      Object.fromEntries(changed.map((field) => [field, checked.value[field]])),
    );
    setBusy(false);
    if (!outcome.ok) return;
    setTyped({});
    // The button has nothing more to save, and loses the focus.
    status.current?.focus({ preventScroll: true });
  };
  return (
    <Card title={say('editor.details.title')}>
      {refused && (
        <FormError
          key={attempts}
          title={sayProblem(say, refused.summary)}
          problems={(Object.keys(DETAILS_FIELD_IDS) as (keyof typeof DETAILS_FIELD_IDS)[]).flatMap((field) => {
            const problem = refused.problems[field];
            return problem ? [{ fieldId: DETAILS_FIELD_IDS[field], text: sayProblem(say, problem) }] : [];
          })}
        />
      )}
      <form noValidate onSubmit={(event) => void save(event)}>
        <DetailsFields
          form={form}
          problems={refused?.problems ?? {}}
          onChange={(changes) => {
            setTyped((before) => ({ ...before, ...changes }));
            setRefused(null);
          }}
        />
        <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
          <p ref={status} role="status" tabIndex={-1} className="grow text-sm text-faded">
            {say(isUnsaved ? 'editor.details.unsaved' : 'editor.details.saved')}
          </p>
          {isUnsaved && (
            <Button
              look="link"
              onClick={() => {
                setTyped({});
                setRefused(null);
              }}
            >
              {say('editor.details.undo')}
            </Button>
          )}
          <Button type="submit" disabled={!isUnsaved} busy={isBusy} busyLabel={say('editor.details.saving')}>
            {say('editor.details.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function changedFields(stored: WishlistDetailsForm, form: WishlistDetailsForm): readonly (keyof WishlistDetailsForm)[] {
  return (Object.keys(stored) as (keyof WishlistDetailsForm)[]).filter((field) => stored[field] !== form[field]);
}
