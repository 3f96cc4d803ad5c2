import type { InvitationForm } from '../../domain/forms/invitation-form.ts';
import type { Change, ErrorOf } from '../../session/forms/checked-form.ts';
import { useSession } from '../../session/session.tsx';
import type { UploadPicture } from './api.ts';
import { FocalPoint } from './focal-point.tsx';
import { PictureField } from './picture-field.tsx';

type PicturesForm = Pick<InvitationForm, 'cover' | 'portrait'>;

interface CouplePicturesProps {
  readonly form: PicturesForm;
  readonly errorOf: ErrorOf<'portrait'>;
  readonly upload: UploadPicture;
  readonly onChange: Change<PicturesForm>;
}

/** The cover, with the point of it that stays visible, and the portrait. */
export function CouplePictures({ form: { cover, portrait }, errorOf, upload, onChange }: CouplePicturesProps) {
  const { say } = useSession();
  return (
    <>
      <div className="grid gap-3">
        <PictureField
          kind="cover"
          label={say('editor.cover')}
          hint={say('editor.cover.hint')}
          address={cover?.picture ?? ''}
          error={null}
          upload={upload}
          onChange={(picture) => onChange({ cover: picture === '' ? null : { picture, x: 50, y: 50 } })}
        />
        {cover && <FocalPoint cover={cover} onChange={(moved) => onChange({ cover: moved })} />}
      </div>
      <div>
        <PictureField
          label={say('editor.portrait')}
          hint={say('editor.portrait.hint')}
          address={portrait}
          error={errorOf('portrait')}
          upload={upload}
          onChange={(address) => onChange({ portrait: address })}
        />
      </div>
    </>
  );
}
