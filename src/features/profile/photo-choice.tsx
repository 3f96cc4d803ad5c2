import { useSession } from '../../session/session.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import type { PhotoState } from './use-photo.ts';

interface PhotoChoiceProps {
  readonly name: string;
  readonly photo: PhotoState;
  readonly disabled: boolean;
}

export function PhotoChoice({ name, photo, disabled }: PhotoChoiceProps) {
  const { say } = useSession();
  return (
    <div>
      <FilePicker
        label={say('profile.photo')}
        buttonLabel={say('profile.photo.choose')}
        hint={say('picture.hint')}
        error={photo.problem && say(`picture.${photo.problem}`)}
        accept="image/*"
        preview={
          <Avatar
            name={name}
            photoUrl={photo.shown}
            size="large"
            label={say('profile.photo.of', { name })}
            onUnreadable={photo.refuseUnreadable}
          />
        }
        disabled={disabled}
        onPick={photo.pick}
      />
      {photo.shown !== null && (
        <Button look="link" disabled={disabled} onClick={photo.remove}>
          {say('profile.photo.remove')}
        </Button>
      )}
    </div>
  );
}
