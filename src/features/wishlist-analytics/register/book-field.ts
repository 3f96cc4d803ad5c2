import type { CheckedFormState } from '../../../session/forms/checked-form.ts';
import type { Session } from '../../../session/session.tsx';

type BookField = 'name' | 'amount' | 'object' | 'place' | 'note' | 'returned' | 'receivedOn';
type Texts<Field extends BookField> = Readonly<Record<Field, string>>;

/** The props of a field of the family's book, by its name. */
export function bookField<Field extends BookField>(
  say: Session['say'],
  { form, change, errorOf }: Pick<CheckedFormState<Texts<Field>, Field>, 'form' | 'change' | 'errorOf'>,
) {
  return (name: Field) => ({
    label: say(`book.${name}`),
    value: form[name],
    error: errorOf(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value } as Partial<Texts<Field>>),
  });
}
