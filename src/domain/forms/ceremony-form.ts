import { ceremonyDetails, type CeremonyDetails } from '../ceremonies.ts';
import { pick } from '../schema.ts';
import { addressOf, addressProblem } from './address-field.ts';
import { checked, ifMissing } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';
import { readFields } from './form-fields.ts';
import type { Typed } from './typed-form.ts';

export type CeremonyForm = Typed<typeof ceremonyDetails>;

/** Only a ceremony of the kind `custom` has a name of its own. */
export function checkCeremony(typed: CeremonyForm): CheckedForm<CeremonyDetails, keyof CeremonyForm> {
  const isCustom = typed.kind === 'custom';
  const form = { ...typed, name: isCustom ? typed.name : '', mapUrl: addressOf(typed.mapUrl) };
  const { values, problems } = readFields(ceremonyDetails, form);
  const fields = {
    ...problems,
    name: problems.name ?? (isCustom && values.name === '' ? { code: 'required' as const } : null),
    mapUrl: problems.mapUrl ?? addressProblem(form.mapUrl),
  };
  return checked(fields, () => pick(ceremonyDetails, values), ifMissing(fields, 'fields-missing'));
}
