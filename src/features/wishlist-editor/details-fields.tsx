import { type ReactNode, useState } from 'react';
import { LANGUAGE_NAMES, OFFERED_LANGUAGES } from '../../config/messages/languages.ts';
import { calendarDay, isOccasionPast, localDay } from '../../domain/calendar.ts';
import type { WishlistDetailsForm } from '../../domain/forms/wishlist-form.ts';
import { EVENT_TYPES, VISIBILITIES, type Visibility, wishlistDetails } from '../../domain/wishlist.ts';
import { useNow } from '../../session/browser/use-now.ts';
import type { Change, ErrorOf } from '../../session/forms/checked-form.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { DateField, Fields, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { GlobeIcon, LockIcon, ShareIcon } from '../../ui/icons.tsx';

const VISIBILITY_ICONS = {
  public: <GlobeIcon />,
  link_only: <ShareIcon />,
  private: <LockIcon />,
} satisfies Record<Visibility, ReactNode>;

interface DetailsFieldsProps {
  readonly form: WishlistDetailsForm;
  readonly errorOf: ErrorOf<'title' | 'description' | 'eventDate'>;
  readonly onChange: Change<WishlistDetailsForm>;
  /** The fields for the names, where they are asked for. */
  readonly names?: ReactNode;
}

/** Years that are still being typed have fewer digits. */
const FIRST_YEAR = '1900';

/** Asks once about a date that has passed; it can be kept. The stored one is not asked about. */
function PastDateQuestion({ typed }: { readonly typed: string }) {
  const { say, format } = useSession();
  const today = localDay(useNow());
  const [kept, setKept] = useState(typed);
  const day = calendarDay(typed);
  if (day === null || typed === kept || day < FIRST_YEAR || !isOccasionPast(day, today)) return null;
  return (
    <Notice tone="information" text={say('editor.event-date.past', { date: format.day(day) })}>
      <Button look="link" onClick={() => setKept(typed)}>
        {say('editor.event-date.past.keep')}
      </Button>
    </Notice>
  );
}

/** The details of a wishlist. */
export function DetailsFields({ form, errorOf, onChange, names }: DetailsFieldsProps) {
  const { say } = useSession();
  return (
    <Fields>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          name="eventType"
          label={say('editor.event-type')}
          value={form.eventType}
          options={EVENT_TYPES.map((value) => ({ value, label: say(`guest.occasion.${value}`) }))}
          onChange={({ target }) => {
            const eventType = EVENT_TYPES.find((known) => known === target.value);
            if (eventType) onChange({ eventType });
          }}
        />
        <DateField
          name="eventDate"
          label={say('editor.event-date')}
          note={say('editor.optional')}
          value={form.eventDate}
          onChange={(event) => onChange({ eventDate: event.target.value })}
          error={errorOf('eventDate')}
        />
      </div>
      <PastDateQuestion typed={form.eventDate} />
      {names}
      <TextField
        name="title"
        autoComplete="off"
        label={say('editor.title')}
        hint={say('editor.title.hint')}
        placeholder={say('editor.title.placeholder')}
        value={form.title}
        onChange={(event) => onChange({ title: event.target.value })}
        error={errorOf('title')}
      />
      <TextArea
        name="description"
        rows={4}
        label={say('editor.description')}
        hint={say('editor.description.hint')}
        placeholder={say('editor.description.placeholder')}
        maxLength={wishlistDetails.description.most}
        sayLeft={(left) => say('editor.left', { left })}
        value={form.description}
        onChange={(event) => onChange({ description: event.target.value })}
        error={errorOf('description')}
      />
      <RadioCards
        legend={say('editor.visibility')}
        value={form.visibility}
        onChange={(visibility) => onChange({ visibility })}
        options={VISIBILITIES.map((value) => ({
          value,
          label: say(`editor.visibility.${value}`),
          description: say(`editor.visibility.${value}.about`),
          icon: VISIBILITY_ICONS[value],
        }))}
      />
      {OFFERED_LANGUAGES.length > 1 && (
        <SelectField
          name="language"
          label={say('editor.language')}
          hint={say('editor.language.hint')}
          value={form.language ?? ''}
          options={[
            { value: '', label: say('editor.language.reader') },
            ...OFFERED_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value })),
          ]}
          onChange={({ target }) =>
            onChange({ language: OFFERED_LANGUAGES.find((known) => known === target.value) ?? null })
          }
        />
      )}
    </Fields>
  );
}
