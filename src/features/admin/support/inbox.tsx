import { useState } from 'react';
import { formatNumber } from '../../../domain/format.ts';
import { SUPPORT_STATUSES, type SupportMessage } from '../../../domain/support.ts';
import { useSession } from '../../../session/session.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Diya } from '../../../ui/motifs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RefreshButton } from '../frame/refresh-button.tsx';
import { ListPager } from '../frame/list-pager.tsx';
import { QueryView } from '../frame/query-view.tsx';
import { MessageList } from './message-list.tsx';
import { MessageSheet } from './message-sheet.tsx';
import type { SupportApi } from './api.ts';
import { useInbox } from './use-inbox.ts';
import { WaitingCards } from './waiting-cards.tsx';

interface InboxProps {
  readonly api: SupportApi;
  readonly onRefresh: () => void;
}

export function Inbox({ api, onRefresh }: InboxProps) {
  const { say } = useSession();
  const inbox = useInbox(api);
  const [open, setOpen] = useState<SupportMessage | null>(null);
  const { filter, choose, pages, statusOf } = inbox;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ChipGroup
          label={say('admin-support.messages.filter')}
          options={[...SUPPORT_STATUSES, 'all' as const].map((value) => ({
            value,
            label: say(`admin-support.status.${value}`),
          }))}
          value={filter}
          onChange={choose}
        />
        <RefreshButton queries={[pages]} onRefresh={onRefresh} />
      </div>
      <QueryView query={pages} failed={say('admin-support.messages.failed')} waiting={<WaitingCards />}>
        {({ items, unreadable }) => (
          <div className="grid gap-3">
            {unreadable.length > 0 && (
              <Notice tone="information" text={say('admin.unreadable', { count: formatNumber(unreadable.length) })} />
            )}
            {items.length > 0 ? (
              <MessageList messages={items} statusOf={statusOf} onOpen={setOpen} />
            ) : (
              unreadable.length === 0 && (
                <EmptyState
                  title={say(`admin-support.messages.none.${filter}`)}
                  text={say(`admin-support.messages.none.${filter}.text`)}
                  motif={<Diya />}
                />
              )
            )}
          </div>
        )}
      </QueryView>
      <ListPager label={say('admin-support.messages.pages')} pages={pages} />
      <MessageSheet message={open} inbox={inbox} onClose={() => setOpen(null)} />
    </>
  );
}
