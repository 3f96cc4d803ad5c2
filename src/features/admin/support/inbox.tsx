import { useState } from 'react';
import type { SupportMessageId } from '../../../domain/ids.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { SUPPORT_STATUSES, type SupportMessage } from '../../../domain/support.ts';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { useSession } from '../../../session/session.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Diya } from '../../../ui/motifs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import { messagesTable } from '../exports/tables.ts';
import { type Counts, SUPPORT, type SupportApi } from './api.ts';
import { MessageFilters } from './message-filters.tsx';
import { MessageList } from './message-list.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { type InboxFilter, useInbox } from './use-inbox.ts';
import { WaitingCards } from './waiting-cards.tsx';

interface InboxProps {
  readonly api: SupportApi;
  readonly counts: Loadable<Counts>;
  /** The message that is linked to; null if none is. */
  readonly linked: SupportMessageId | null;
  readonly onRefresh: () => void;
}

export function Inbox({ api, counts, linked, onRefresh }: InboxProps) {
  const { say, format } = useSession();
  const inbox = useInbox(api);
  const [open, setOpen] = useState<SupportMessage | null>(null);
  const linkedTo = useLinked(api, linked);
  const { filter, choose, pages } = inbox;
  const labelOf = (status: InboxFilter['status']) => {
    const label = say(`admin-support.status.${status}`);
    return status === 'all' || counts.state !== 'ready'
      ? label
      : say('admin-support.status.counted', { status: label, count: counts.value[status] });
  };
  return (
    <>
      {linkedTo.isGone && (
        <div className="mb-4">
          <Notice tone="information" text={say('admin-support.message.gone')} />
        </div>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ChipGroup
          label={say('admin-support.messages.filter')}
          options={[...SUPPORT_STATUSES, 'all' as const].map((value) => ({ value, label: labelOf(value) }))}
          value={filter.status}
          onChange={(status) => choose({ status })}
        />
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <RefreshButton queries={[pages]} onRefresh={onRefresh} />
          <ExportButton tables={[messagesTable({ say, format }, api, filter)]} />
        </div>
      </div>
      <MessageFilters filter={filter} onChoose={choose} />
      <ListView
        query={pages}
        failed={say('admin-support.messages.failed')}
        waiting={<WaitingCards />}
        empty={<NoMessages filter={filter} isEnd={pages.goToNext === null} />}
      >
        {(items) => <MessageList messages={items} onOpen={setOpen} />}
      </ListView>
      <ListPager label={say('admin-support.messages.pages')} pages={pages} />
      <MessageSheet
        message={open ?? linkedTo.message}
        inbox={inbox}
        onClose={() => {
          setOpen(null);
          linkedTo.close();
        }}
      />
    </>
  );
}

/** A message that is linked to is open until it is closed. */
function useLinked(api: SupportApi, id: SupportMessageId | null) {
  const [closed, setClosed] = useState<SupportMessageId | null>(null);
  const { shown } = useServerQuery({
    queryKey: [...SUPPORT, 'message', id],
    queryFn: async () => (id === null ? null : api.message(id)),
    enabled: id !== null,
  });
  const isOpen = id !== null && id !== closed && shown.state === 'ready';
  return {
    message: isOpen ? shown.value : null,
    isGone: isOpen && shown.value === null,
    close: () => setClosed(id),
  };
}

function NoMessages({ filter, isEnd }: { readonly filter: InboxFilter; readonly isEnd: boolean }) {
  const { say } = useSession();
  const { status, category, priority, search } = filter;
  if (!isEnd) return <EmptyState title={say('admin-support.messages.none-so-far')} />;
  if (search !== '' || category !== 'all' || priority !== 'all')
    return (
      <EmptyState
        title={say('admin-support.messages.none-found')}
        text={say('admin-support.messages.none-found.text')}
      />
    );
  return (
    <EmptyState
      title={say(`admin-support.messages.none.${status}`)}
      text={say(`admin-support.messages.none.${status}.text`)}
      motif={<Diya />}
    />
  );
}
