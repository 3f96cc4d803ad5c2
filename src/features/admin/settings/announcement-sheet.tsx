import { type ReactNode, useState } from 'react';
import { v4 as newUuid } from 'uuid';
import { LANGUAGE_NAMES } from '../../../config/messages/languages.ts';
import { type Announcement, announcementTexts, type Audience, AUDIENCES } from '../../../domain/announcements.ts';
import { announcementFormOf, checkAnnouncement, newAnnouncementForm } from '../../../domain/forms/announcement-form.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { useCheckedForm, useTyped } from '../../../session/forms/checked-form.ts';
import { useSession } from '../../../session/session.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { Fields, SelectField, TextArea, TextField } from '../../../ui/field.tsx';

interface Opening {
  readonly number: number;
  /** null for a new one. */
  readonly announcement: Announcement | null;
}

/** The sheet for one of `all`, or for a new one. */
export function useAnnouncementSheet(
  all: readonly Announcement[],
  onChange: (all: readonly Announcement[]) => void,
): { readonly open: (announcement: Announcement | null) => void; readonly sheet: ReactNode } {
  const [opening, setOpening] = useState<Opening | null>(null);
  return {
    open: (announcement) => setOpening((last) => ({ number: (last?.number ?? 0) + 1, announcement })),
    sheet: opening && (
      <AnnouncementSheet
        key={opening.number}
        announcement={opening.announcement}
        onKeep={(kept) =>
          onChange(opening.announcement ? all.map((one) => (one.id === kept.id ? kept : one)) : [...all, kept])
        }
      />
    ),
  };
}

interface AnnouncementSheetProps {
  /** null for a new one. */
  readonly announcement: Announcement | null;
  readonly onKeep: (announcement: Announcement) => void;
}

/** The form for one announcement. Give it a key per opening. */
function AnnouncementSheet({ announcement, onKeep }: AnnouncementSheetProps) {
  const { say, langOf } = useSession();
  const [open, setOpen] = useState(true);
  const [id] = useState(() => announcement?.id ?? newUuid());
  const { form, change, errorOf, element, onSubmit } = useCheckedForm({
    typed: useTyped(() => (announcement ? announcementFormOf(announcement) : newAnnouncementForm(new Date()))),
    check: (typed) => checkAnnouncement(typed, id),
    send: async (kept) => {
      onKeep(kept);
      setOpen(false);
      return { ok: true, value: kept };
    },
  });
  const text = form.en.trim();
  return (
    <Sheet
      open={open}
      title={say(announcement ? 'admin-settings.announcement.edit' : 'admin-settings.announcement.add')}
      closeLabel={say('admin-settings.announcement.close')}
      onClose={() => setOpen(false)}
    >
      <form ref={element} noValidate onSubmit={onSubmit}>
        <Fields>
          <SelectField
            label={say('admin-settings.announcement.audience')}
            options={AUDIENCES.map((value) => ({ value, label: say(`admin-settings.announcement.audience.${value}`) }))}
            value={form.audience}
            onChange={({ target }) => change({ audience: target.value as Audience })}
            error={null}
          />
          {(['startsAt', 'endsAt'] as const).map((field) => (
            <TextField
              key={field}
              type="datetime-local"
              className="appearance-none"
              label={say(`admin-settings.announcement.${field}`)}
              hint={say('admin-settings.announcement.india')}
              value={form[field]}
              onChange={({ target }) => change({ [field]: target.value })}
              error={errorOf(field)}
            />
          ))}
          {LANGUAGES.map((language) => (
            <TextArea
              key={language}
              lang={language}
              label={LANGUAGE_NAMES[language]}
              note={language === 'en' ? undefined : say('admin-settings.announcement.note')}
              hint={language === 'en' ? say('admin-settings.announcement.english') : undefined}
              maxLength={announcementTexts[language].most}
              sayLeft={(left) => say('admin-settings.announcement.left', { left })}
              value={form[language]}
              onChange={({ target }) => change({ [language]: target.value })}
              error={errorOf(language)}
            />
          ))}
        </Fields>
        {text !== '' && (
          <figure className="mt-2 overflow-hidden rounded-xl border border-line bg-paper">
            <figcaption className="px-4 py-2 text-sm text-faded">
              {say('admin-settings.announcement.preview')}
            </figcaption>
            <Banner text={text} lang={langOf(text)} />
          </figure>
        )}
        <DialogActions>
          <Button type="submit" size="large" wide>
            {say('admin-settings.announcement.keep')}
          </Button>
        </DialogActions>
      </form>
    </Sheet>
  );
}
