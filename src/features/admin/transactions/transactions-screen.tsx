import type { TransactionFilter } from '../../../data/admin/list-transactions.ts';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { usePages } from '../../../session/server-state/use-pages.ts';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import { transactionsTable } from '../exports/tables.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { WaitingRows } from '../wishlists/waiting-rows.tsx';
import { TRANSACTIONS, transactionsApi, type TransactionsApi } from './api.ts';
import { TransactionFilters } from './transaction-filters.tsx';
import { TransactionTable } from './transaction-table.tsx';
import { addressOf, readView, type TransactionView } from './transaction-view.ts';

interface TransactionsScreenProps {
  readonly view: TransactionView;
  readonly api?: TransactionsApi;
}

/** Contributions to all wishlists. */
export function TransactionsScreen({ view, api: given }: TransactionsScreenProps) {
  const { say } = useSession();
  const api = useApi(transactionsApi, given);
  const { filter, problems } = readView(view);
  return (
    <AdminPage title={say('admin-transactions.title')} lead={say('admin-transactions.lead')}>
      <TransactionFilters view={view} problems={problems} />
      {problems.length === 0 && (
        <Transactions api={api} filter={filter} isFiltered={addressOf(view) !== addressOf({})} />
      )}
    </AdminPage>
  );
}

interface TransactionsProps {
  readonly api: TransactionsApi;
  readonly filter: TransactionFilter;
  readonly isFiltered: boolean;
}

function Transactions({ api, filter, isFiltered }: TransactionsProps) {
  const { say, format } = useSession();
  const pages = usePages({
    queryKey: [...TRANSACTIONS, 'list', filter],
    read: (options) => api.transactions(filter, options),
  });
  const total = useServerQuery({ queryKey: [...TRANSACTIONS, 'count', filter], queryFn: () => api.count(filter) });
  const shown = pages.shown.state === 'ready' ? pages.shown.value.items.length : null;
  const countWaiting = <Skeleton className="h-6 w-56" />;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <QueryView query={total} failed={say('admin-transactions.count-failed')} waiting={countWaiting}>
          {(count) => (
            <p role="status" className="text-faded figures">
              {pages.shown.state === 'loading' && countWaiting}
              {shown !== null && say('admin-transactions.showing', { shown, total: count })}
            </p>
          )}
        </QueryView>
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <RefreshButton queries={[pages, total]} />
          <ExportButton tables={[transactionsTable({ say, format }, api, filter)]} />
        </div>
      </div>
      <ListView
        query={pages}
        failed={say('admin-transactions.failed')}
        waiting={<WaitingRows className="h-22" />}
        empty={
          <EmptyState
            title={say(`admin-transactions.none.${isFiltered ? 'found' : 'yet'}`)}
            text={say(`admin-transactions.none.${isFiltered ? 'found' : 'yet'}.text`)}
          />
        }
      >
        {(items) => <TransactionTable rows={items} />}
      </ListView>
      <ListPager label={say('admin-transactions.pages')} pages={pages} />
    </>
  );
}
