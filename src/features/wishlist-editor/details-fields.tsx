import type { ReactNode } from 'react';
import type { FieldProblems } from '../../domain/forms/field-problem.ts';
import type { WishlistDetailsForm } from '../../domain/forms/wishlist-form.ts';
import { EVENT_TYPES, VISIBILITIES, type Visibility, wishlistDetails } from '../../domain/wishlist.ts';
import { sayProblem } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { RadioCards } from '../../ui/choice.tsx';
import { DateField, Fields, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { GlobeIcon, LockIcon, ShareIcon } from '../../ui/icons.tsx';

export type DetailsProblems = FieldProblems<'title' | 'description' | 'eventDate'>;

const VISIBILITY_ICONS = {
  public: <GlobeIcon />,
  link_only: <ShareIcon />,
  private: <LockIcon />,
} satisfies Record<Visibility, ReactNode>;

/** The id of each field, for a summary of what is wrong that leads there. */
export const DETAILS_FIELD_IDS = {
  title: 'wishlist-title',
  description: 'wishlist-description',
  eventDate: 'wishlist-date',
} as const;

interface DetailsFieldsProps {
  readonly form: WishlistDetailsForm;
  readonly problems: DetailsProblems;
  readonly onChange: (changes: Partial<WishlistDetailsForm>) => void;
}

/** What is celebrated, when, and who may see it. */
export function DetailsFields({ form, problems, onChange }: DetailsFieldsProps) {
  const { say } = useSession();
  const worded = (field: keyof DetailsProblems) => {
    const problem = problems[field];
    return problem ? sayProblem(say, problem) : null;
  };
  return (
    <Fields>
      <TextField
        id={DETAILS_FIELD_IDS.title}
        name="title"
        autoComplete="off"
        label={say('editor.title')}
        hint={say('editor.title.hint')}
        placeholder={say('editor.title.placeholder')}
        value={form.title}
        onChange={(event) => onChange({ title: event.target.value })}
        error={worded('title')}
      />
      <TextArea
        id={DETAILS_FIELD_IDS.description}
        name="description"
        rows={4}
        label={say('editor.description')}
        hint={say('editor.description.hint')}
        placeholder={say('editor.description.placeholder')}
        maxLength={wishlistDetails.description.most}
        sayLeft={(left) => say('editor.left', { left })}
        value={form.description}
        onChange={(event) => onChange({ description: event.target.value })}
        error={worded('description')}
      />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
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
          id={DETAILS_FIELD_IDS.eventDate}
          name="eventDate"
          label={say('editor.event-date')}
          note={say('editor.optional')}
          value={form.eventDate}
          onChange={(event) => onChange({ eventDate: event.target.value })}
          error={worded('eventDate')}
        />
      </div>
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
    </Fields>
  );
}
