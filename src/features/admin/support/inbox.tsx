import { useState } from 'react';
import { SUPPORT_STATUSES, type SupportMessage } from '../../../domain/support.ts';
import { useSession } from '../../../session/session.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Diya } from '../../../ui/motifs.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
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
      <ListView
        query={pages}
        failed={say('admin-support.messages.failed')}
        waiting={<WaitingCards />}
        empty={
          <EmptyState
            title={say(`admin-support.messages.none.${filter}`)}
            text={say(`admin-support.messages.none.${filter}.text`)}
            motif={<Diya />}
          />
        }
      >
        {(items) => <MessageList messages={items} statusOf={statusOf} onOpen={setOpen} />}
      </ListView>
      <ListPager label={say('admin-support.messages.pages')} pages={pages} />
      <MessageSheet message={open} inbox={inbox} onClose={() => setOpen(null)} />
    </>
  );
}
