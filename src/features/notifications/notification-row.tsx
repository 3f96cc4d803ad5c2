import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { formatMoment } from '../../domain/format.ts';
import type { Notification } from '../../domain/notification.ts';
import { relativeTime } from '../../domain/relative-time.ts';
import { sayRelativeTime } from '../../session/language/language-wording.ts';
import { sayNotification } from '../../session/notifications/notification-words.ts';
import { useNotifications } from '../../session/notifications/notifications-provider.tsx';
import { ownPath } from '../../session/navigation/return-path.ts';
import { useSession } from '../../session/session.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CheckIcon, TrashIcon } from '../../ui/icons.tsx';
import { NotificationIcon } from './notification-icon.tsx';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: Date;
  /** It was deleted, and the focus with it. */
  readonly onGone: () => void;
  /** Its link was. */
  readonly onFollowed: () => void;
}

export function NotificationRow({ notification, now, onGone, onFollowed }: NotificationRowProps) {
  const { say } = useSession();
  const { markRead, remove } = useNotifications();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState<'marking' | 'removing' | null>(null);
  const { id, isRead, createdAt } = notification;
  const row = useRef<HTMLLIElement>(null);
  const [nextFocus, setNextFocus] = useState<{ readonly act: 'mark' | 'delete' } | null>(null);
  // The button that was pressed is gone, or was out of use meanwhile.
  useLayoutEffect(() => {
    if (nextFocus) row.current?.querySelector<HTMLElement>(`[data-act="${nextFocus.act}"]`)?.focus();
  }, [nextFocus]);
  const text = sayNotification(say, notification);

  const mark = async () => {
    setBusy('marking');
    const outcome = await markRead(id);
    setBusy(null);
    setNextFocus({ act: outcome.ok ? 'delete' : 'mark' });
  };
  const removeIt = async () => {
    setBusy('removing');
    const outcome = await remove(id);
    setBusy(null);
    if (outcome.ok) onGone();
  };
  const follow = () => {
    if (!isRead) void markRead(id);
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
          {text}
        </span>
        {!isRead && <span aria-hidden className="mt-4 size-2.5 shrink-0 rounded-full bg-marigold" />}
      </Told>
      <div className="flex items-center pr-2 pb-1 pl-17">
        <time dateTime={createdAt.toISOString()} title={formatMoment(createdAt)} className="grow text-sm text-faded">
          {sayRelativeTime(say, relativeTime(createdAt, now))}
        </time>
        {!isRead && (
          <IconButton
            data-act="mark"
            label={say('bell.mark', { text })}
            disabled={busy !== null}
            onClick={() => void mark()}
          >
            <CheckIcon />
          </IconButton>
        )}
        <IconButton
          data-act="delete"
          label={say('bell.delete', { text })}
          aria-expanded={isAsking}
          disabled={busy !== null}
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
            disabled={busy !== null}
            onClick={() => {
              setAsking(false);
              setNextFocus({ act: 'delete' });
            }}
          >
            {say('bell.delete.no')}
          </Button>
          <Button look="danger" busy={busy === 'removing'} onClick={() => void removeIt()}>
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

/** Where it leads: to the wishlist that it tells of, else wherever it says, if that is here. */
function destinationOf(notification: Notification): string | null {
  if (notification.type === 'contribution' || notification.type === 'item_funded')
    return paths.wishlist.to(notification.data.wishlistId);
  return ownPath(notification.actionUrl);
}
