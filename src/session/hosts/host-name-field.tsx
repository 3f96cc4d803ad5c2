import type { HostNameForm } from '../../domain/forms/host-name-form.ts';
import { hostForm } from '../../domain/hosts.ts';
import { TextField } from '../../ui/field.tsx';
import type { CheckedFormState } from '../forms/checked-form.ts';
import { useSession } from '../session.tsx';

/** The name on the plate of a host, for the other hosts. */
export function HostNameField({
  form,
  change,
  errorOf,
}: Pick<CheckedFormState<HostNameForm, 'name'>, 'form' | 'change' | 'errorOf'>) {
  const { say } = useSession();
  return (
    <TextField
      name="name"
      autoComplete="name"
      label={say('hosts.name')}
      hint={say('hosts.name.hint')}
      maxLength={hostForm.name.most}
      value={form.name}
      onChange={({ target }) => change({ name: target.value })}
      error={errorOf('name')}
    />
  );
}
