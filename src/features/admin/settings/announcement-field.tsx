import { settingsForm } from '../../../domain/settings.ts';
import { useSession } from '../../../session/session.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { TextArea } from '../../../ui/field.tsx';

interface AnnouncementFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly error: string | null;
}

/** The announcement with a preview. */
export function AnnouncementField({ typed, onType, error }: AnnouncementFieldProps) {
  const { say, langOf } = useSession();
  const text = typed.trim();
  return (
    <>
      <TextArea
        label={say('admin-settings.announcement.label')}
        note={say('admin-settings.announcement.note')}
        hint={say('admin-settings.announcement.hint')}
        maxLength={settingsForm.announcement.most}
        sayLeft={(left) => say('admin-settings.announcement.left', { left })}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        error={error}
      />
      <figure className="mt-2 overflow-hidden rounded-xl border border-line bg-paper">
        <figcaption className="px-4 py-2 text-sm text-faded">{say('admin-settings.announcement.preview')}</figcaption>
        {text === '' ? (
          <p className="px-4 pt-2 pb-5 text-center text-faded">{say('admin-settings.announcement.none')}</p>
        ) : (
          <Banner text={text} lang={langOf(text)} />
        )}
      </figure>
    </>
  );
}
