import type { InvitationForm } from '../../domain/forms/invitation-form.ts';
import { invitationDetails } from '../../domain/invitation.ts';
import type { Change, ErrorOf } from '../../session/forms/checked-form.ts';
import { useSession } from '../../session/session.tsx';
import { TextField } from '../../ui/field.tsx';

type NamesForm = Pick<InvitationForm, 'first' | 'second'>;

interface NameFieldsProps {
  readonly form: NamesForm;
  readonly errorOf: ErrorOf<keyof NamesForm>;
  readonly onChange: Change<NamesForm>;
  readonly note?: string;
}

/** The couple's names, side by side as on the card. */
export function NameFields({ form, errorOf, onChange, note }: NameFieldsProps) {
  const { say } = useSession();
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
      {(['first', 'second'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          autoComplete="off"
          label={say(`editor.invitation.${name}`)}
          {...(note !== undefined && { note })}
          maxLength={invitationDetails[name].most}
          value={form[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          error={errorOf(name)}
        />
      ))}
    </div>
  );
}
