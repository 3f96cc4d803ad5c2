import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Subscriber } from '../../../domain/support.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import { usePages } from '../../../session/server-state/use-pages.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { subscribersTable } from '../exports/tables.ts';
import { useFocusKept } from '../wishlists/use-focus-kept.ts';
import { SUPPORT, type SupportApi } from './api.ts';

interface SubscribersProps {
  readonly api: SupportApi;
  readonly onRefresh: () => void;
}

export function Subscribers({ api, onRefresh }: SubscribersProps) {
  const { say, format } = useSession();
  const pages = usePages({ queryKey: [...SUPPORT, 'subscribers'], read: api.subscribers });
  const [asked, setAsked] = useState<{ readonly subscriber: Subscriber; readonly isOpen: boolean } | null>(null);
  const close = () => setAsked((before) => before && { ...before, isOpen: false });
  const deletion = useMutation({
    mutationFn: ({ id }: Subscriber) => api.deleteSubscriber(id),
    meta: { done: 'admin-support.subscriber.deleted', failed: 'admin-support.subscriber.delete-failed' },
    onSuccess: () => {
      close();
      pages.refresh();
      onRefresh();
    },
  });
  const place = useFocusKept<HTMLDivElement>(pages.shown);
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
      {
        key: 'actions',
        header: say('admin-support.subscribers.actions'),
        cell: (subscriber) => (
          <Button
            look="link"
            aria-label={say('admin-support.subscriber.delete-it', { email: subscriber.email })}
            onClick={() => setAsked({ subscriber, isOpen: true })}
          >
            {say('admin-support.subscriber.delete')}
          </Button>
        ),
      },
    ],
    [say, format],
  );
  return (
    <>
      <div ref={place} tabIndex={-1} className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ExportButton tables={[subscribersTable({ say, format }, api)]} />
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
            rowKey={({ id }) => id}
          />
        )}
      </ListView>
      <ListPager label={say('admin-support.subscribers.pages')} pages={pages} />
      {asked && (
        <ConfirmDialog
          open={asked.isOpen}
          danger
          title={say('admin-support.subscriber.delete.title', { email: asked.subscriber.email })}
          confirmLabel={say('admin-support.subscriber.delete')}
          cancelLabel={say('admin-support.subscriber.cancel')}
          busyLabel={say('admin-support.subscriber.deleting')}
          busy={deletion.isPending}
          onConfirm={() => deletion.mutate(asked.subscriber)}
          onCancel={close}
        >
          <p>{say('admin-support.subscriber.delete.text')}</p>
        </ConfirmDialog>
      )}
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
