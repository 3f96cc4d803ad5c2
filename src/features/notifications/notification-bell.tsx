import { badge } from '../../domain/notification-panel.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { useSession } from '../../session/session.tsx';
import { useApi } from '../../session/use-api.ts';
import { BellIcon } from '../../ui/icons.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { type NotificationsApi, notificationsApi } from './api.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { useAppBadge } from './use-app-badge.ts';
import { useNews } from './use-news.ts';
import { useNotifications } from './use-notifications.ts';
import { usePanel } from './use-panel.ts';

/** The bell in the header, and the panel that it opens. Remounted when the member changes. */
export function NotificationBell({ api: given }: { readonly api?: NotificationsApi }) {
  const { say } = useSession();
  const { profile } = useMember();
  const api = useApi((...page) => notificationsApi(...page, profile.id), given);
  const { newest, counts } = useNotifications(api);
  useNews(newest.shown);
  useAppBadge(counts.unread);
  const { isOpen, close, buttonProps, popoverProps } = usePanel();
  const shown = badge(counts.unread);
  return (
    <>
      <button
        {...buttonProps}
        type="button"
        aria-haspopup="dialog"
        aria-label={shown === '' ? say('bell.label') : say('bell.label.unread', { count: shown })}
        className="relative inline-grid size-touch shrink-0 place-items-center rounded-full text-wine fades hover:bg-wine-wash"
      >
        <BellIcon className="size-6" />
        {shown !== '' && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full border-2 border-paper bg-seal px-1 text-xs/none font-semibold text-on-seal figures"
          >
            {shown}
          </span>
        )}
      </button>
      <div
        {...popoverProps}
        role="dialog"
        aria-labelledby={`${popoverProps.id}-title`}
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col overflow-hidden rounded-t-2xl border border-line bg-card text-ink lift-high open:flex max-sm:backdrop:bg-(--veil) sm:inset-auto sm:max-h-[min(36rem,80dvh)] sm:w-96 sm:rounded-2xl"
      >
        {isOpen && (
          <>
            <NotificationPanel titleId={`${popoverProps.id}-title`} {...{ api, newest, counts }} onClose={close} />
            {/* The panel lies above the page's own. */}
            <Toasts />
          </>
        )}
      </div>
    </>
  );
}
