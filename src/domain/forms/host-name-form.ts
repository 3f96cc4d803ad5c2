import { hostForm } from '../hosts.ts';
import type { Parsed } from '../schema.ts';
import { checked, entered, textProblem } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

export type HostNameForm = Parsed<typeof hostForm>;

export function checkHostName({ name }: HostNameForm): CheckedForm<HostNameForm, 'name'> {
  return checked({ name: textProblem(hostForm.name, name) }, () => ({ name: entered(hostForm.name, name) }));
}
