import type { Connection } from '../../data/connection.ts';
import { Failure } from '../../domain/failure.ts';
import type { NotificationId, UserId } from '../../domain/ids.ts';
import type { Announcer } from '../announcer.ts';
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
  /** Hears of everything that failed. */
  readonly onFailed: (failure: Failure) => void;
}

export function notificationActions({
  connection,
  announcer,
  load,
  user,
  onDone,
  onFailed,
}: ActionParts): NotificationActions {
  async function attempt<T>(act: (operations: NotificationOperations) => Promise<T>): Promise<Outcome<T>> {
    const outcome = await outcomeOf(async () => act(await load()));
    if (outcome.ok) onDone();
    else onFailed(outcome.failure);
    return outcome;
  }
  function mine(): UserId {
    if (!user) throw new Failure('must-sign-in', 'No user logged in');
    return user;
  }

  return {
    markRead: async (id) => {
      const outcome = await attempt((operations) => operations.markRead(connection, id));
      if (!outcome.ok) announcer.failed('toast.notifications-read-failed', outcome.failure);
      return outcome;
    },
    markAllRead: async () => {
      const outcome = await attempt((operations) => operations.markAllRead(connection, mine()));
      if (outcome.ok) announcer.done('toast.notifications-read');
      else announcer.failed('toast.notifications-read-failed', outcome.failure);
      return outcome;
    },
    remove: async (id) => {
      const outcome = await attempt((operations) => operations.deleteNotification(connection, id));
      if (outcome.ok) announcer.done('toast.notification-deleted');
      else announcer.failed('toast.notification-delete-failed', outcome.failure);
      return outcome;
    },
    clear: async () => {
      const outcome = await attempt((operations) => operations.clearNotifications(connection, mine()));
      if (outcome.ok) announcer.done('toast.notifications-cleared');
      else announcer.failed('toast.notifications-clear-failed', outcome.failure);
      return outcome;
    },
  };
}
