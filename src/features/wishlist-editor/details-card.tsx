import { filledForm } from '../../domain/forms/form-fields.ts';
import { checkWishlistDetails, type WishlistDetailsForm } from '../../domain/forms/wishlist-form.ts';
import { type Wishlist, wishlistDetails } from '../../domain/wishlist.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { DetailsFields } from './details-fields.tsx';
import { type Edits, StoredForm } from './stored-form.tsx';

interface DetailsCardProps {
  readonly wishlist: Wishlist;
  readonly edits: Edits<WishlistDetailsForm>;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Only edited fields are written. */
export function DetailsCard({ wishlist, edits, onUnsaved }: DetailsCardProps) {
  const { say } = useSession();
  const { mutateAsync: update } = useWishlistAction('update');
  return (
    <StoredForm
      title={say('editor.details.title')}
      stored={filledForm(wishlistDetails, wishlist)}
      edits={edits}
      check={checkWishlistDetails}
      save={(value, changed) => {
        const edits = Object.fromEntries(changed.map((field) => [field, value[field]]));
        return outcomeOf(() => update([wishlist.id, edits]));
      }}
      saveLabel={say('editor.details.save')}
      onUnsaved={onUnsaved}
    >
      {({ form, errorOf, change }) => <DetailsFields form={form} errorOf={errorOf} onChange={change} />}
    </StoredForm>
  );
}
