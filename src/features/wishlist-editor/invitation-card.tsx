import { checkInvitation, invitationForm, type InvitationForm } from '../../domain/forms/invitation-form.ts';
import { invitationDetails } from '../../domain/invitation.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { Fields, TextArea, TextField } from '../../ui/field.tsx';
import type { Pictures } from './api.ts';
import { CouplePictures } from './couple-pictures.tsx';
import { NameFields } from './name-fields.tsx';
import { type Edits, StoredForm } from './stored-form.tsx';
import { useLoosePictures } from './use-loose-pictures.ts';

interface InvitationCardProps {
  readonly wishlist: Wishlist;
  readonly pictures: Pictures;
  readonly edits: Edits<InvitationForm>;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** The names, the families' line, the story and the pictures. Clearing all of them removes the invitation. */
export function InvitationCard({ wishlist, pictures, edits, onUnsaved }: InvitationCardProps) {
  const { say } = useSession();
  const { mutateAsync: update } = useWishlistAction('updateInvitation');
  const { id, invitation } = wishlist;
  const { upload, keep } = useLoosePictures(pictures);
  return (
    <StoredForm
      title={say('editor.invitation.title')}
      lead={say('editor.invitation.lead')}
      stored={invitationForm(invitation)}
      edits={edits}
      check={checkInvitation}
      save={(value) => {
        if (value?.cover) keep(value.cover.picture);
        if (value) keep(value.portrait);
        return outcomeOf(() => update([id, value]));
      }}
      saveLabel={say('editor.invitation.save')}
      onUnsaved={onUnsaved}
    >
      {({ form, errorOf, change }) => (
        <Fields>
          <NameFields form={form} errorOf={errorOf} onChange={change} />
          <TextField
            name="families"
            autoComplete="off"
            label={say('editor.invitation.families')}
            note={say('editor.optional')}
            placeholder={say('editor.invitation.families.placeholder')}
            maxLength={invitationDetails.families.most}
            value={form.families}
            onChange={(event) => change({ families: event.target.value })}
            error={errorOf('families')}
          />
          <TextArea
            name="story"
            rows={4}
            label={say('editor.invitation.story')}
            note={say('editor.optional')}
            placeholder={say('editor.invitation.story.placeholder')}
            maxLength={invitationDetails.story.most}
            sayLeft={(left) => say('editor.left', { left })}
            value={form.story}
            onChange={(event) => change({ story: event.target.value })}
            error={errorOf('story')}
          />
          <CouplePictures form={form} errorOf={errorOf} upload={upload} onChange={change} />
        </Fields>
      )}
    </StoredForm>
  );
}
