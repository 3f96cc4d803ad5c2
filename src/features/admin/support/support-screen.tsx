import { useState } from 'react';
import type { Loadable } from '../../../domain/loadable.ts';
import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { Inbox } from './inbox.tsx';
import { Subscribers } from './subscribers.tsx';
import { SUPPORT, supportApi, type SupportApi } from './api.ts';

/** The counts are read at once, a list when its tab is opened. */
export function SupportScreen({ api: given }: { readonly api?: SupportApi }) {
  const { say } = useSession();
  const api = useApi(supportApi, given);
  const newMessages = useServerQuery({ queryKey: [...SUPPORT, 'new'], queryFn: api.newMessages });
  const subscribers = useServerQuery({ queryKey: [...SUPPORT, 'subscriber-count'], queryFn: api.subscriberCount });
  const [tab, setTab] = useState<'messages' | 'subscribers'>('messages');
  return (
    <AdminPage title={say('admin-support.title')} lead={say('admin-support.lead')}>
      <Tabs
        label={say('admin-support.parts')}
        tabs={[
          { id: 'messages', label: counted('admin-support.messages', 'admin-support.messages.new', newMessages.shown) },
          {
            id: 'subscribers',
            label: counted('admin-support.subscribers', 'admin-support.subscribers.count', subscribers.shown),
          },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'messages' ? (
          <Inbox api={api} onRefresh={newMessages.refresh} />
        ) : (
          <Subscribers api={api} onRefresh={subscribers.refresh} />
        )}
      </Tabs>
    </AdminPage>
  );

  /** Without a number while it is unknown; the list shows its own failure. */
  function counted(
    plain: 'admin-support.messages' | 'admin-support.subscribers',
    withCount: 'admin-support.messages.new' | 'admin-support.subscribers.count',
    count: Loadable<number>,
  ): string {
    return count.state === 'ready' ? say(withCount, { count: count.value }) : say(plain);
  }
}
