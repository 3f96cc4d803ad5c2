import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import type { Notification } from '../../domain/notification.ts';
import { relativeTime } from '../../domain/relative-time.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { sayRelativeTime } from '../../session/language/language-wording.ts';
import { ownPath } from '../../session/navigation/return-path.ts';
import { useSession } from '../../session/session.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { TrashIcon } from '../../ui/rare-icons.tsx';
import type { NotificationsApi } from './api.ts';
import { NotificationIcon } from './notification-icon.tsx';
import { sayNotification } from './notification-words.ts';
import { useNotificationAction } from './use-notifications.ts';

interface NotificationRowProps {
  readonly api: NotificationsApi;
  readonly notification: Notification;
  readonly now: Date;
  /** The notification was deleted, and with it the focus. */
  readonly onGone: () => void;
  /** The link was followed. */
  readonly onFollowed: () => void;
}

export function NotificationRow({ api, notification, now, onGone, onFollowed }: NotificationRowProps) {
  const catalogue = useSession();
  const { say, format } = catalogue;
  const { id: reader } = useMember().profile;
  const marking = useNotificationAction({
    act: api.markRead,
    toasts: { failed: 'toast.notifications-read-failed' },
  });
  const removing = useNotificationAction({
    act: api.remove,
    toasts: { done: 'toast.notification-deleted', failed: 'toast.notification-delete-failed' },
    onDone: onGone,
  });
  const isBusy = marking.isPending || removing.isPending;
  const [isAsking, setAsking] = useState(false);
  const { isRead, createdAt } = notification;
  const row = useRef<HTMLLIElement>(null);
  const [nextFocus, setNextFocus] = useState<{ readonly act: 'mark' | 'delete' } | null>(null);
  // The pressed button was removed or disabled in the meantime.
  useLayoutEffect(() => {
    if (nextFocus) row.current?.querySelector<HTMLElement>(`[data-act="${nextFocus.act}"]`)?.focus();
  }, [nextFocus]);
  const text = sayNotification(say, notification, reader);

  const mark = () =>
    marking.mutate(notification, { onSettled: (_, error) => setNextFocus({ act: error ? 'mark' : 'delete' }) });
  const follow = () => {
    if (!isRead) marking.mutate(notification);
    onFollowed();
  };
  return (
    <li ref={row}>
      <Told href={destinationOf(notification)} onFollowed={follow}>
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${isRead ? 'bg-line text-faded' : 'bg-marigold-wash text-marigold-ink'}`}
        >
          <NotificationIcon type={notification.type} />
        </span>
        <span className={`min-w-0 grow py-2 ${isRead ? 'text-faded' : 'font-medium'}`}>
          {!isRead && <span className="sr-only">{say('bell.unread')}: </span>}
          <span lang={text === notification.message ? 'en' : undefined} className="line-clamp-4">
            {text}
          </span>
        </span>
        {!isRead && <span aria-hidden className="mt-4 size-2.5 shrink-0 rounded-full bg-marigold" />}
      </Told>
      <div className="flex items-center pr-2 pb-1 pl-17">
        <time dateTime={createdAt.toISOString()} title={format.moment(createdAt)} className="grow text-sm text-faded">
          {sayRelativeTime(catalogue, relativeTime(createdAt, now))}
        </time>
        {!isRead && (
          <IconButton data-act="mark" label={say('bell.mark', { text })} disabled={isBusy} onClick={mark}>
            <CheckIcon />
          </IconButton>
        )}
        <IconButton
          data-act="delete"
          label={say('bell.delete', { text })}
          aria-expanded={isAsking}
          disabled={isBusy}
          onClick={() => setAsking(!isAsking)}
        >
          <TrashIcon />
        </IconButton>
      </div>
      {isAsking && (
        <div className="flex flex-wrap items-center justify-end gap-2 pr-4 pb-3 pl-4">
          <p role="status" className="grow text-sm">
            {say('bell.delete.ask')}
          </p>
          <Button
            look="quiet"
            disabled={isBusy}
            onClick={() => {
              setAsking(false);
              setNextFocus({ act: 'delete' });
            }}
          >
            {say('bell.delete.no')}
          </Button>
          <Button look="danger" busy={removing.isPending} onClick={() => removing.mutate(notification)}>
            {say('bell.delete.yes')}
          </Button>
        </div>
      )}
    </li>
  );
}

const ROW = 'flex min-h-touch items-start gap-3 pt-2 pr-4 pl-4';

function Told({ href, onFollowed, children }: { href: string | null; onFollowed: () => void; children: ReactNode }) {
  if (href === null) return <div className={ROW}>{children}</div>;
  return (
    <a
      href={href}
      onClick={onFollowed}
      className={`${ROW} -outline-offset-2 decoration-1 underline-offset-4 hover:underline`}
    >
      {children}
    </a>
  );
}

/** The wishlist of the notification, otherwise its actionUrl if that is on this site. */
function destinationOf(notification: Notification): string | null {
  const { type } = notification;
  if (type === 'contribution' || type === 'promised' || type === 'sent' || type === 'item_funded')
    return paths.wishlist.to(notification.data.wishlistId);
  return ownPath(notification.actionUrl);
}
