import type { ReactNode } from 'react';
import { useSession } from '../../../session/session.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SearchIcon } from '../../../ui/rare-icons.tsx';

interface FilterFormProps {
  readonly onSearch: () => void;
  /** The path of the page without filters, or a function that clears them; null if none is set. */
  readonly everything: string | (() => void) | null;
  /** Fields in a row of a wide screen. */
  readonly columns?: 3 | 4;
  readonly children: ReactNode;
}

const COLUMNS = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const;

/** Fields that narrow a list down, applied together. */
export function FilterForm({ onSearch, everything, columns = 3, children }: FilterFormProps) {
  const { say } = useSession();
  return (
    <form
      role="search"
      noValidate
      className="mb-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <div className={`grid grid-cols-1 gap-x-4 sm:grid-cols-2 ${COLUMNS[columns]}`}>{children}</div>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" icon={<SearchIcon />}>
          {say('admin.filter.search')}
        </Button>
        {typeof everything === 'string' && (
          <ButtonLink look="quiet" href={everything}>
            {say('admin.filter.clear')}
          </ButtonLink>
        )}
        {typeof everything === 'function' && (
          <Button look="quiet" onClick={everything}>
            {say('admin.filter.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}
