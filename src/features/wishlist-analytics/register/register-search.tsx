import { useSession } from '../../../session/session.tsx';
import { SearchField, SelectField } from '../../../ui/field.tsx';

import { REGISTER_ORDERS, type RegisterOrder, type RegisterState } from './use-register.ts';

/** Finds gifts, and sorts them. */
export function RegisterSearch({ register: { query, search, order, sort } }: { readonly register: RegisterState }) {
  const { say } = useSession();
  return (
    <div role="search" className="flex flex-wrap gap-x-6">
      <div className="grow max-lg:basis-full lg:max-w-96">
        <SearchField
          label={say('analytics.register.search')}
          value={query}
          onChange={(event) => search(event.target.value)}
        />
      </div>
      <div className="flex gap-3 max-lg:w-full lg:ml-auto">
        <div className="min-w-0 grow">
          <SelectField
            label={say('analytics.register.order')}
            value={order}
            options={REGISTER_ORDERS.map((value) => ({ value, label: say(`analytics.register.order.${value}`) }))}
            onChange={(event) => sort(event.target.value as RegisterOrder)}
          />
        </div>
      </div>
    </div>
  );
}
