import { useNavigation } from '../../../session/navigation/navigation.tsx';
import { useSession } from '../../../session/session.tsx';
import { DateField, SelectField, TextField } from '../../../ui/field.tsx';
import { FilterForm } from '../frame/filter-form.tsx';
import { useTypedFilters } from '../frame/use-typed-filters.ts';
import { LOG_TYPES } from '../../../domain/system-log.ts';
import { addressOf, filterOf, type LogView, typeIn } from './log-view.ts';

export function LogFilters({ view }: { readonly view: LogView }) {
  const { say } = useSession();
  const { go } = useNavigation();
  const applied = addressOf(view);
  const [typed, type] = useTypedFilters(view, applied);
  const types = LOG_TYPES.map((value) => ({ value, label: say(`admin-log.type.${value}`) }));
  const person = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };
  return (
    <FilterForm
      columns={4}
      everything={applied === addressOf({}) ? null : addressOf({})}
      onSearch={() => go(addressOf({ ...typed, actor: typed.actor.trim(), target: typed.target.trim() }))}
    >
      <SelectField
        label={say('admin-log.type')}
        options={[{ value: '', label: say('admin-log.type.all') }, ...types]}
        value={typed.type}
        onChange={({ target }) => type({ type: typeIn(target.value) })}
      />
      <DateField
        label={say('admin-log.day')}
        value={typed.day}
        error={typed.day === view.day && filterOf(view) === null ? say('admin-log.day.invalid') : null}
        onChange={({ target }) => type({ day: target.value })}
      />
      <TextField
        {...person}
        label={say('admin-log.actor')}
        placeholder={say('admin-log.actor.example')}
        value={typed.actor}
        onChange={({ target }) => type({ actor: target.value })}
      />
      <TextField
        {...person}
        label={say('admin-log.target')}
        placeholder={say('admin-log.target.example')}
        value={typed.target}
        onChange={({ target }) => type({ target: target.value })}
      />
    </FilterForm>
  );
}
