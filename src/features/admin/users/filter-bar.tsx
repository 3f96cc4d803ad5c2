import { useSession } from '../../../session/session.tsx';
import { USER_STATUSES } from '../../../domain/user.ts';
import { SelectField, SearchField } from '../../../ui/field.tsx';
import type { TypedFilter } from './use-typed-filter.ts';

export function FilterBar({ filter: { filter, typed, type, submit, setStatus } }: { readonly filter: TypedFilter }) {
  const { say } = useSession();
  const statuses = [
    { value: 'all', label: say('admin-users.filter.all') } as const,
    ...USER_STATUSES.map((value) => ({ value, label: say(`admin-users.status.${value}`) })),
  ];
  return (
    <form
      role="search"
      className="grid grid-cols-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_14rem]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchField
        label={say('admin-users.search')}
        placeholder={say('admin-users.search.placeholder')}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <SelectField
        label={say('admin-users.filter')}
        options={statuses}
        value={filter.status}
        onChange={({ target }) => {
          const chosen = statuses.find(({ value }) => value === target.value);
          if (chosen) setStatus(chosen.value);
        }}
      />
    </form>
  );
}
