import { useNavigation } from '../../../session/navigation/navigation.tsx';
import { useSession } from '../../../session/session.tsx';
import { DateField, TextField } from '../../../ui/field.tsx';
import { FilterForm } from '../frame/filter-form.tsx';
import { useTypedFilters } from '../frame/use-typed-filters.ts';
import { addressOf, type Field, type TransactionView } from './transaction-view.ts';

interface TransactionFiltersProps {
  readonly view: TransactionView;
  /** Fields of the view that cannot be read. */
  readonly problems: readonly Field[];
}

export function TransactionFilters({ view, problems }: TransactionFiltersProps) {
  const { say } = useSession();
  const { go } = useNavigation();
  const applied = addressOf(view);
  const [typed, type] = useTypedFilters(view, applied);
  const example = say('admin-transactions.reference.example');
  const field = (name: Field) => ({
    label: say(`admin-transactions.${name}`),
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type({ [name]: target.value }),
    error:
      problems.includes(name) && typed[name] === view[name] && name !== 'giver'
        ? say(`admin-transactions.${name}.invalid`, { example })
        : null,
    autoComplete: 'off',
  });
  return (
    <FilterForm
      everything={applied === addressOf({}) ? null : addressOf({})}
      onSearch={() => go(addressOf(typed.reference.trim() === '' ? typed : { reference: typed.reference }))}
    >
      <TextField {...field('reference')} placeholder={example} autoCapitalize="characters" spellCheck={false} />
      <DateField {...field('day')} />
      <TextField {...field('wishlist')} placeholder={say('admin-transactions.wishlist.example')} spellCheck={false} />
      <TextField
        {...field('giver')}
        placeholder={say('admin-transactions.giver.example')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="grid grid-cols-2 gap-x-4 sm:contents">
        <TextField {...field('least')} inputMode="numeric" />
        <TextField {...field('most')} inputMode="numeric" />
      </div>
    </FilterForm>
  );
}
