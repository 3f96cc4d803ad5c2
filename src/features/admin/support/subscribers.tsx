import { useMemo } from 'react';
import type { Subscriber } from '../../../domain/support.ts';
import { useSession } from '../../../session/session.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CsvExport, type CsvSource } from '../../../session/downloads/csv-export.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import { usePages } from '../../../session/server-state/use-pages.ts';
import { SUPPORT, type SupportApi } from './api.ts';

interface SubscribersProps {
  readonly api: SupportApi;
  readonly onRefresh: () => void;
}

export function Subscribers({ api, onRefresh }: SubscribersProps) {
  const { say, format } = useSession();
  const pages = usePages({ queryKey: [...SUPPORT, 'subscribers'], read: api.subscribers });
  const columns = useMemo<readonly Column<Subscriber>[]>(
    () => [
      {
        key: 'email',
        header: say('admin-support.subscribers.email'),
        freeText: true,
        cell: ({ email }) => email,
      },
      {
        key: 'source',
        header: say('admin-support.subscribers.source'),
        cell: ({ source }) => say(`admin-support.source.${source}`),
      },
      {
        key: 'since',
        header: say('admin-support.subscribers.since'),
        cell: ({ createdAt }) => <span className="figures">{format.date(createdAt)}</span>,
      },
    ],
    [say, format],
  );
  const file = useMemo<CsvSource<Subscriber>>(
    () => ({
      what: 'subscribers',
      header: (['email', 'source', 'since-ist'] as const).map((key) => say(`admin-support.subscribers.${key}`)),
      row: ({ email, source, createdAt }) => [email, say(`admin-support.source.${source}`), createdAt],
      pages: api.allSubscribers,
    }),
    [say, api],
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <CsvExport label={say('admin-support.subscribers.export')} source={file} />
        <RefreshButton queries={[pages]} onRefresh={onRefresh} />
      </div>
      <ListView
        query={pages}
        failed={say('admin-support.subscribers.failed')}
        waiting={<WaitingRows />}
        empty={
          <EmptyState title={say('admin-support.subscribers.none')} text={say('admin-support.subscribers.none.text')} />
        }
      >
        {(items) => (
          <DataTable
            caption={say('admin-support.subscribers')}
            columns={columns}
            rows={items}
            // An address that subscribed twice is listed twice.
            rowKey={({ email, source, createdAt }) => `${email} ${source} ${createdAt.getTime()}`}
          />
        )}
      </ListView>
      <ListPager label={say('admin-support.subscribers.pages')} pages={pages} />
    </>
  );
}

function WaitingRows() {
  const { say } = useSession();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{say('app.loading')}</span>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-28 rounded-2xl sm:h-12" />
      ))}
    </div>
  );
}
