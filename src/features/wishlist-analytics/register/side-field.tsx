import { type Side, SIDES } from '../../../domain/register-entry.ts';
import { useSession } from '../../../session/session.tsx';
import { SelectField } from '../../../ui/field.tsx';

interface SideFieldProps {
  readonly value: Side | null;
  readonly onChange: (side: Side | null) => void;
}

/** Whose family the giver belongs to. */
export function SideField({ value, onChange }: SideFieldProps) {
  const { say } = useSession();
  return (
    <SelectField
      label={say('book.side')}
      value={value ?? ''}
      options={[
        { value: '', label: say('book.side.none') },
        ...SIDES.map((side) => ({ value: side, label: say(`book.side.${side}`) })),
      ]}
      onChange={({ target }) => onChange(SIDES.find((side) => side === target.value) ?? null)}
    />
  );
}
