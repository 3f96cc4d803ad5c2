import { useEffect, useRef, useState } from 'react';
import { filledForm } from '../../domain/forms/form-fields.ts';
import { checkWishlistDetails, type WishlistDetailsForm } from '../../domain/forms/wishlist-form.ts';
import { type Wishlist, wishlistDetails } from '../../domain/wishlist.ts';
import { useCheckedForm } from '../../session/forms/checked-form.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DetailsFields } from './details-fields.tsx';

interface DetailsCardProps {
  readonly wishlist: Wishlist;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** The stored details with the user's edits. Only edited fields are written. */
export function DetailsCard({ wishlist, onUnsaved }: DetailsCardProps) {
  const { say } = useSession();
  const { mutateAsync: update } = useWishlistAction('update');
  const stored = filledForm(wishlistDetails, wishlist);
  const [typed, setTyped] = useState<Partial<WishlistDetailsForm>>({});
  const status = useRef<HTMLParagraphElement>(null);
  const changed = changedFields(stored, { ...stored, ...typed });
  const isUnsaved = changed.length > 0;
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);

  const { form, change, errorOf, summary, isBusy, element, onSubmit, reset } = useCheckedForm({
    typed: [{ ...stored, ...typed }, (changes) => setTyped((before) => ({ ...before, ...changes }))],
    check: checkWishlistDetails,
    send: async (value) => {
      const edits = Object.fromEntries(changed.map((field) => [field, value[field]]));
      const outcome = await outcomeOf(() => update([wishlist.id, edits]));
      if (outcome.ok) {
        setTyped({});
        // The button is disabled after saving and loses the focus.
        status.current?.focus({ preventScroll: true });
      }
      return outcome;
    },
  });
  return (
    <Card title={say('editor.details.title')}>
      <form ref={element} noValidate onSubmit={onSubmit}>
        <DetailsFields form={form} errorOf={errorOf} onChange={change} />
        {summary !== null && <Notice text={summary} />}
        <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
          <p ref={status} role="status" tabIndex={-1} className="grow text-sm text-faded">
            {say(isUnsaved ? 'editor.details.unsaved' : 'editor.details.saved')}
          </p>
          {isUnsaved && (
            <Button
              look="link"
              onClick={() => {
                setTyped({});
                reset();
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
