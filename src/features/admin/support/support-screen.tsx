import { useCallback, useState } from 'react';
import { formatNumber } from '../../../domain/format.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { useSession } from '../../../session/session.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { usePart } from '../frame/use-part.ts';
import { Inbox } from './inbox.tsx';
import { Subscribers } from './subscribers.tsx';
import { type SupportDesk, useSupportDesk } from './support-desk.ts';

const DENIED: Loadable<never> = { state: 'denied' };

export function SupportScreen() {
  return <SupportScreenWith desk={useSupportDesk()} />;
}

/** The counts are asked for at once, a list only when it is looked at. */
export function SupportScreenWith({ desk }: { readonly desk: SupportDesk }) {
  const { say } = useSession();
  const newMessages = usePart(desk.newMessages);
  const subscribers = usePart(desk.subscriberCount);
  const [tab, setTab] = useState<'messages' | 'subscribers'>('messages');
  const [isDenied, setDenied] = useState(false);
  const onDenied = useCallback(() => setDenied(true), []);
  const asked = [newMessages.shown, subscribers.shown, ...(isDenied ? [DENIED] : [])];
  return (
    <AdminPage title={say('admin-support.title')} lead={say('admin-support.lead')} asked={asked}>
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
          <Inbox desk={desk} onChanged={newMessages.refresh} onDenied={onDenied} />
        ) : (
          <Subscribers desk={desk} onRefresh={subscribers.refresh} onDenied={onDenied} />
        )}
      </Tabs>
    </AdminPage>
  );

  /** Without its number while nobody knows it: the list says by itself what went wrong. */
  function counted(
    plain: 'admin-support.messages' | 'admin-support.subscribers',
    withCount: 'admin-support.messages.new' | 'admin-support.subscribers.count',
    count: Loadable<number>,
  ): string {
    return count.state === 'ready' ? say(withCount, { count: formatNumber(count.value) }) : say(plain);
  }
}
