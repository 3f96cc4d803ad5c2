import { ceremonyDetails, OFFERED_ZONES } from '../../domain/ceremonies.ts';
import type { CeremonyForm } from '../../domain/forms/ceremony-form.ts';
import { CEREMONY_KINDS } from '../../domain/wishlist.ts';
import type { CheckedFormState } from '../../session/forms/checked-form.ts';
import { useCeremonyWords } from '../../session/wishlists/ceremony-words.ts';
import { useSession } from '../../session/session.tsx';
import { DateField, Fields, LinkField, SelectField, TextField } from '../../ui/field.tsx';

type CeremonyFieldsProps = Pick<CheckedFormState<CeremonyForm, keyof CeremonyForm>, 'form' | 'change' | 'errorOf'>;

export function CeremonyFields({ form, change, errorOf }: CeremonyFieldsProps) {
  const { say } = useSession();
  const { zone } = useCeremonyWords();
  const zones = new Set([...OFFERED_ZONES, Intl.DateTimeFormat().resolvedOptions().timeZone, form.timeZone]);
  return (
    <Fields>
      <SelectField
        label={say('editor.event.kind')}
        value={form.kind}
        options={CEREMONY_KINDS.map((value) => ({ value, label: say(`ceremony.${value}`) }))}
        onChange={({ target }) => {
          const kind = CEREMONY_KINDS.find((known) => known === target.value);
          if (kind) change({ kind });
        }}
        data-first-focus
      />
      {form.kind === 'custom' && (
        <TextField
          autoComplete="off"
          label={say('editor.event.name')}
          maxLength={ceremonyDetails.name.most}
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
          error={errorOf('name')}
        />
      )}
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <DateField
          label={say('editor.event.day')}
          value={form.day}
          onChange={(event) => change({ day: event.target.value })}
          error={errorOf('day')}
        />
        <TextField
          type="time"
          label={say('editor.event.time')}
          note={say('editor.optional')}
          value={form.startsAt}
          onChange={(event) => change({ startsAt: event.target.value })}
          error={errorOf('startsAt')}
        />
      </div>
      <TextField
        autoComplete="off"
        label={say('editor.event.place')}
        note={say('editor.optional')}
        placeholder={say('editor.event.place.placeholder')}
        maxLength={ceremonyDetails.place.most}
        value={form.place}
        onChange={(event) => change({ place: event.target.value })}
        error={errorOf('place')}
      />
      <LinkField
        label={say('editor.event.map')}
        note={say('editor.optional')}
        value={form.mapUrl}
        onChange={(event) => change({ mapUrl: event.target.value })}
        error={errorOf('mapUrl')}
      />
      <TextField
        autoComplete="off"
        label={say('editor.event.dress')}
        note={say('editor.optional')}
        placeholder={say('editor.event.dress.placeholder')}
        maxLength={ceremonyDetails.dress.most}
        value={form.dress}
        onChange={(event) => change({ dress: event.target.value })}
        error={errorOf('dress')}
      />
      <SelectField
        label={say('editor.event.zone')}
        value={form.timeZone}
        options={[...zones].map((value) => ({ value, label: zone(value) }))}
        onChange={({ target }) => change({ timeZone: target.value })}
      />
    </Fields>
  );
}
