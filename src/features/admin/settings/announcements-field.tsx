import { LANGUAGE_NAMES } from '../../../config/messages/languages.ts';
import {
  type Announcement,
  type AnnouncementState,
  missingLanguages,
  MOST_ANNOUNCEMENTS,
  stateOf,
} from '../../../domain/announcements.ts';
import { indianTime } from '../../../domain/calendar.ts';
import { useNow } from '../../../session/browser/use-now.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface AnnouncementsFieldProps {
  readonly value: readonly Announcement[];
  readonly onChange: (announcements: readonly Announcement[]) => void;
  /** null for a new one. */
  readonly onEdit: (announcement: Announcement | null) => void;
  readonly error: string | null;
}

/** The announcements, each with its state. Nothing is stored until the settings are saved. */
export function AnnouncementsField({ value, onChange, onEdit, error }: AnnouncementsFieldProps) {
  const { say } = useSession();
  const isFull = value.length >= MOST_ANNOUNCEMENTS;
  return (
    <>
      <p className="text-faded">{say('admin-settings.announcement.hint')}</p>
      {value.length === 0 ? (
        <p className="py-6 text-center text-faded">{say('admin-settings.announcement.none')}</p>
      ) : (
        <ul className="my-4 divide-y divide-line border-y border-line">
          {value.map((one) => (
            <AnnouncementRow
              key={one.id}
              announcement={one}
              onEdit={() => onEdit(one)}
              onRemove={() => onChange(value.filter(({ id }) => id !== one.id))}
            />
          ))}
        </ul>
      )}
      {error !== null && (
        <div className="mb-3">
          <Notice text={error} />
        </div>
      )}
      <Button look="quiet" disabled={isFull} onClick={() => onEdit(null)}>
        {say('admin-settings.announcement.add')}
      </Button>
      {isFull && (
        <p className="mt-2 text-sm text-faded">
          {say('admin-settings.announcement.full', { most: MOST_ANNOUNCEMENTS })}
        </p>
      )}
    </>
  );
}

const TONES: Readonly<Record<AnnouncementState, BadgeTone>> = { planned: 'marigold', running: 'leaf', over: 'neutral' };

interface AnnouncementRowProps {
  readonly announcement: Announcement;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function AnnouncementRow({ announcement, onEdit, onRemove }: AnnouncementRowProps) {
  const { say, langOf } = useSession();
  const { audience, texts, startsAt, endsAt } = announcement;
  const state = stateOf(announcement, useNow());
  const missing = missingLanguages(announcement).map((language) => LANGUAGE_NAMES[language]);
  const text = texts.en;
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[state]}>{say(`admin-settings.announcement.state.${state}`)}</Badge>
        <span className="text-sm text-faded">{say(`admin-settings.announcement.audience.${audience}`)}</span>
      </div>
      <p lang={langOf(text)} className="wrap-anywhere">
        {text}
      </p>
      <p className="text-sm text-faded figures">
        {say('admin-settings.announcement.from-to', { from: indianTime(startsAt), to: indianTime(endsAt) })}
      </p>
      <p className="text-sm text-faded">
        {missing.length === 0
          ? say('admin-settings.announcement.complete')
          : say('admin-settings.announcement.missing', { languages: missing.join(', ') })}
      </p>
      <div className="flex flex-wrap gap-x-4">
        <Button look="link" aria-label={say('admin-settings.announcement.edit-of', { text })} onClick={onEdit}>
          {say('admin-settings.announcement.edit')}
        </Button>
        <Button look="link" aria-label={say('admin-settings.announcement.remove-of', { text })} onClick={onRemove}>
          {say('admin-settings.announcement.remove')}
        </Button>
      </div>
    </li>
  );
}
