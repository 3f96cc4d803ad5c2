import { useRef } from 'react';
import type { Notification } from '../../domain/notification.ts';
import { useNow } from '../../session/browser/use-now.ts';
import { QueryView } from '../../session/server-state/query-view.tsx';
import { useSession } from '../../session/session.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Marigold } from '../../ui/marigold.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { NotificationsApi } from './api.ts';
import { ClearAll } from './clear-all.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useNotificationAction, type Notifications } from './use-notifications.ts';

interface NotificationPanelProps extends Notifications {
  readonly api: NotificationsApi;
  readonly titleId: string;
  readonly onClose: () => void;
}

/** The newest notifications. */
export function NotificationPanel({ titleId, api, newest, counts, onClose }: NotificationPanelProps) {
  const { say } = useSession();
  const { shown } = newest;
  const title = useRef<HTMLHeadingElement>(null);
  const marking = useNotificationAction({
    act: api.markAllRead,
    toasts: { done: 'toast.notifications-read', failed: 'toast.notifications-read-failed' },
  });
  // The pressed button no longer exists.
  const markAll = () => marking.mutate(undefined, { onSettled: () => title.current?.focus() });
  const items = shown.state === 'ready' ? shown.value.items : [];
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5">
        <h2 ref={title} id={titleId} tabIndex={-1} className="grow font-display text-xl/8 wrap-break-word text-wine">
          {say('bell.title')}
        </h2>
        {counts.unread > 0 && (
          <Button look="link" className="text-sm" busy={marking.isPending} onClick={markAll}>
            {say('bell.mark-all')}
          </Button>
        )}
        <IconButton label={say('bell.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <QueryView query={newest} failed={say('bell.failed')} waiting={<LoadingRows />}>
          {({ items: listed }) =>
            listed.length === 0 ? (
              <NothingYet />
            ) : (
              <Rows items={listed} api={api} onGone={() => title.current?.focus()} onClose={onClose} />
            )
          }
        </QueryView>
      </div>
      {items.length > 0 && (
        <div className="flex items-center justify-between gap-3 border-t border-line py-1 pr-4 pl-5 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
          <p className="text-sm text-faded figures">
            {say('bell.showing', { shown: items.length, all: Math.max(counts.all, items.length) })}
          </p>
          <ClearAll api={api} onCleared={() => title.current?.focus()} />
        </div>
      )}
    </>
  );
}

interface RowsProps {
  readonly api: NotificationsApi;
  readonly items: readonly Notification[];
  readonly onGone: () => void;
  readonly onClose: () => void;
}

function Rows({ api, items, onGone, onClose }: RowsProps) {
  const now = useNow();
  return (
    <ul className="divide-y divide-line">
      {items.map((notification) => (
        <NotificationRow
          key={notification.id}
          api={api}
          notification={notification}
          now={now}
          onGone={onGone}
          onFollowed={onClose}
        />
      ))}
    </ul>
  );
}

function NothingYet() {
  const { say } = useSession();
  return (
    <div className="grid justify-items-center gap-2 px-8 py-10 text-center">
      <Marigold />
      <p className="mt-2 font-display text-xl text-wine">{say('bell.empty.title')}</p>
      <p className="text-faded">{say('bell.empty.text')}</p>
    </div>
  );
}

function LoadingRows() {
  const { say } = useSession();
  return (
    <div role="status" className="grid gap-5 p-5">
      <span className="sr-only">{say('bell.loading')}</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid grow content-center gap-2">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
