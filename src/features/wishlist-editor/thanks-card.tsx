import { checkThanks, THANKS_PICTURES, thanksForm, type ThanksForm } from '../../domain/forms/thanks-form.ts';
import { stateOf } from '../../domain/list-state.ts';
import { thanksDetails, type Wishlist } from '../../domain/wishlist.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Fields, TextArea } from '../../ui/field.tsx';
import type { Pictures } from './api.ts';
import { PictureField } from './picture-field.tsx';
import { type Edits, StoredForm } from './stored-form.tsx';
import { useLoosePictures } from './use-loose-pictures.ts';

interface ThanksCardProps {
  readonly wishlist: Wishlist;
  readonly pictures: Pictures;
  readonly edits: Edits<ThanksForm>;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** What guests see after the celebration. Saving it shows the page to them. */
export function ThanksCard({ wishlist, pictures, edits, onUnsaved }: ThanksCardProps) {
  const { say } = useSession();
  const { mutateAsync: update } = useWishlistAction('update');
  const { upload, keep } = useLoosePictures(pictures);
  const isShown = stateOf(wishlist) === 'after';
  return (
    <div id="thanks" className="scroll-mt-22">
      <StoredForm
        title={say('editor.thanks.title')}
        lead={say(isShown ? 'editor.thanks.lead.shown' : 'editor.thanks.lead')}
        stored={thanksForm(wishlist.thanks, wishlist.isGivingPaused)}
        edits={edits}
        check={checkThanks}
        save={(value) => {
          value.thanks.pictures.forEach(keep);
          return outcomeOf(() => update([wishlist.id, value]));
        }}
        saveLabel={say(isShown ? 'editor.thanks.save' : 'editor.thanks.show')}
        isNew={!isShown}
        onUnsaved={onUnsaved}
      >
        {({ form, errorOf, change }) => (
          <Fields>
            <TextArea
              name="words"
              rows={5}
              label={say('editor.thanks.words')}
              placeholder={say('editor.thanks.words.placeholder')}
              maxLength={thanksDetails.words.most}
              sayLeft={(left) => say('editor.left', { left })}
              value={form.words}
              onChange={(event) => change({ words: event.target.value })}
              error={errorOf('words')}
            />
            {THANKS_PICTURES.map((name, index) => (
              <div key={name} className={index > 0 && isEmptyBefore(form, index) ? 'hidden' : ''}>
                <PictureField
                  label={say('editor.thanks.picture', { number: index + 1 })}
                  hint={say('picture.hint')}
                  address={form[name]}
                  error={errorOf(name)}
                  upload={upload}
                  onChange={(address) => change({ [name]: address })}
                />
              </div>
            ))}
            <Checkbox
              checked={!form.isGivingClosed}
              onChange={(event) => change({ isGivingClosed: !event.target.checked })}
              description={say('editor.thanks.giving.about')}
            >
              {say('editor.thanks.giving')}
            </Checkbox>
          </Fields>
        )}
      </StoredForm>
    </div>
  );
}

/** One empty field at a time. */
function isEmptyBefore(form: ThanksForm, index: number): boolean {
  return THANKS_PICTURES.slice(index - 1, index + 1).every((name) => form[name] === '');
}
