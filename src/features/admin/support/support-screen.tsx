import { useState } from 'react';
import type { SupportMessageId } from '../../../domain/ids.ts';
import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { Inbox } from './inbox.tsx';
import { Subscribers } from './subscribers.tsx';
import { SUPPORT, supportApi, type SupportApi } from './api.ts';

interface SupportScreenProps {
  readonly api?: SupportApi;
  /** The message to open. */
  readonly message?: SupportMessageId | null;
}

/** The counts are read at once, a list when its tab is opened. */
export function SupportScreen({ api: given, message = null }: SupportScreenProps) {
  const { say } = useSession();
  const api = useApi(supportApi, given);
  const counts = useServerQuery({ queryKey: [...SUPPORT, 'counts'], queryFn: api.counts });
  const subscribers = useServerQuery({ queryKey: [...SUPPORT, 'subscriber-count'], queryFn: api.subscriberCount });
  const [tab, setTab] = useState<'messages' | 'subscribers'>('messages');
  return (
    <AdminPage title={say('admin-support.title')} lead={say('admin-support.lead')}>
      <Tabs
        label={say('admin-support.parts')}
        tabs={[
          {
            id: 'messages',
            label:
              counts.shown.state === 'ready'
                ? say('admin-support.messages.new', { count: counts.shown.value.new })
                : say('admin-support.messages'),
          },
          {
            id: 'subscribers',
            label:
              subscribers.shown.state === 'ready'
                ? say('admin-support.subscribers.count', { count: subscribers.shown.value })
                : say('admin-support.subscribers'),
          },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'messages' ? (
          <Inbox api={api} counts={counts.shown} linked={message} onRefresh={counts.refresh} />
        ) : (
          <Subscribers api={api} onRefresh={subscribers.refresh} />
        )}
      </Tabs>
    </AdminPage>
  );
}
