import { useState } from 'react';
import { MOST_URGENT_FIRST, SUPPORT_CATEGORIES } from '../../../domain/support.ts';
import { useSession } from '../../../session/session.tsx';
import { SelectField, SearchField } from '../../../ui/field.tsx';
import { FilterForm } from '../frame/filter-form.tsx';
import { FIRST_FILTER, type InboxFilter } from './use-inbox.ts';

const CATEGORIES = ['all', ...SUPPORT_CATEGORIES] as const;
const PRIORITIES = ['all', ...MOST_URGENT_FIRST] as const;
const ORDERS = ['urgent', 'oldest', 'newest'] as const;

interface MessageFiltersProps {
  readonly filter: InboxFilter;
  readonly onChoose: (changes: Partial<InboxFilter>) => void;
}

/** Selections are applied at once, the search when it is submitted. */
export function MessageFilters({ filter, onChoose }: MessageFiltersProps) {
  const { say } = useSession();
  const [typed, type] = useState('');
  const { category, priority, order, search } = filter;
  const isFiltered = search !== '' || category !== 'all' || priority !== 'all';
  const clear = () => {
    type('');
    onChoose({ ...FIRST_FILTER, status: filter.status, order });
  };
  return (
    <FilterForm everything={isFiltered ? clear : null} onSearch={() => onChoose({ search: typed.trim() })}>
      <div className="sm:col-span-2 lg:col-span-3">
        <SearchField
          label={say('admin-support.messages.search')}
          placeholder={say('admin-support.messages.search.example')}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <SelectField
        label={say('admin-support.messages.category')}
        value={category}
        options={CATEGORIES.map((value) => ({ value, label: say(`admin-support.category.${value}`) }))}
        onChange={({ target }) => onChoose({ category: CATEGORIES.find((one) => one === target.value) ?? 'all' })}
      />
      <div className="grid grid-cols-2 gap-x-4 sm:contents">
        <SelectField
          label={say('admin-support.messages.priority')}
          value={priority}
          options={PRIORITIES.map((value) => ({ value, label: say(`admin-support.priority.${value}`) }))}
          onChange={({ target }) => onChoose({ priority: PRIORITIES.find((one) => one === target.value) ?? 'all' })}
        />
        <SelectField
          label={say('admin-support.messages.order')}
          value={order}
          options={ORDERS.map((value) => ({ value, label: say(`admin-support.order.${value}`) }))}
          onChange={({ target }) => onChoose({ order: ORDERS.find((one) => one === target.value) ?? 'urgent' })}
        />
      </div>
    </FilterForm>
  );
}
