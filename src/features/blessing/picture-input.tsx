import { useId, useState, type ChangeEvent } from 'react';
import { savePicture } from '../../data/save-blessing.ts';
import { uploadPicture } from '../../data/upload-picture.ts';
import { type AccountId } from '../../domain/account.ts';
import { pictureProblem, type PictureProblem } from '../../domain/picture.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from './use-action.ts';

export function PictureInput({ owner }: { owner: AccountId }) {
  const { firebase, say } = useSession();
  const id = useId();
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const uploading = useAction(async (picture: File) => {
    await savePicture(firebase, owner, await uploadPicture(firebase, owner, picture));
  });

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    if (!picture) return;
    const found = pictureProblem(picture);
    setProblem(found);
    if (!found) uploading.run(picture);
    // So that choosing the same file again counts as a choice.
    target.value = '';
  };

  return (
    <div className="space-y-2">
      <label
        htmlFor={id}
        className="inline-flex min-h-touch cursor-pointer items-center rounded-full border border-line px-5 font-semibold text-wine focus-within:outline-3 focus-within:outline-marigold"
      >
        {uploading.busy ? say('picture.uploading') : say('picture.choose')}
        <input id={id} type="file" accept="image/*" disabled={uploading.busy} onChange={choose} className="sr-only" />
      </label>
      {problem && <Notice text={say(`picture.problem.${problem}`)} />}
      {uploading.failure && (
        <Notice text={say(`failure.${uploading.failure.reason}`)}>
          <Button look="quiet" onClick={uploading.retry}>
            {say('failure.retry')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
