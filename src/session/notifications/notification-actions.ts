import type { MessageKey } from '../../config/messages/en.ts';
import type { Connection } from '../../data/connection.ts';
import { Failure } from '../../domain/failure.ts';
import type { NotificationId, UserId } from '../../domain/ids.ts';
import type { Auth } from '../auth/auth-provider.tsx';
import type { Announcer } from '../toasts/announcer.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import type { NotificationOperations } from './notification-operations.ts';

/** What can be done in the panel. The last three say by a toast what became of it; each says it when it failed. */
export interface NotificationActions {
  readonly markRead: (id: NotificationId) => Promise<Outcome>;
  /** Answers how many were unread. */
  readonly markAllRead: () => Promise<Outcome<number>>;
  readonly remove: (id: NotificationId) => Promise<Outcome>;
  /** Deletes all of them, not only those that are listed; answers how many. */
  readonly clear: () => Promise<Outcome<number>>;
}

interface ActionParts {
  readonly connection: Connection;
  readonly announcer: Announcer;
  readonly load: () => Promise<NotificationOperations>;
  /** null: nobody is signed in. */
  readonly user: UserId | null;
  /** What is listed may be the same as before, and the rest may not. */
  readonly onDone: () => void;
  readonly checkForBan: Auth['checkForBan'];
}

export function notificationActions({
  connection,
  announcer,
  load,
  user,
  onDone,
  checkForBan,
}: ActionParts): NotificationActions {
  async function attempt<T>(
    failed: MessageKey,
    act: (operations: NotificationOperations) => Promise<T>,
  ): Promise<Outcome<T>> {
    const outcome = await outcomeOf(async () => act(await load()));
    if (outcome.ok) onDone();
    else if (!(await checkForBan(outcome.failure))) announcer.failed(failed, outcome.failure);
    return outcome;
  }
  function mine(): UserId {
    if (!user) throw new Failure('must-sign-in', 'No user logged in');
    return user;
  }

  return {
    markRead: (id) => attempt('toast.notifications-read-failed', (operations) => operations.markRead(connection, id)),
    markAllRead: async () => {
      const outcome = await attempt('toast.notifications-read-failed', (operations) =>
        operations.markAllRead(connection, mine()),
      );
      if (outcome.ok) announcer.done('toast.notifications-read');
      return outcome;
    },
    remove: async (id) => {
      const outcome = await attempt('toast.notification-delete-failed', (operations) =>
        operations.deleteNotification(connection, id),
      );
      if (outcome.ok) announcer.done('toast.notification-deleted');
      return outcome;
    },
    clear: async () => {
      const outcome = await attempt('toast.notifications-clear-failed', (operations) =>
        operations.clearNotifications(connection, mine()),
      );
      if (outcome.ok) announcer.done('toast.notifications-cleared');
      return outcome;
    },
  };
}
