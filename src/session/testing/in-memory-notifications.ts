import type { Listed } from '../../data/listed.ts';
import type { Listener } from '../../data/live.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Notification } from '../../domain/notification.ts';
import type { NotificationOperations } from '../notifications/notification-operations.ts';

/** One person's notifications without Firebase, the newest first. */
export class InMemoryNotifications {
  all: Notification[] = [];
  counted = 0;
  /** Set: the next operation fails. */
  failure: Failure | null = null;
  readonly #watchers = new Map<Listener<Listed<Notification>>, number>();

  get watchers(): number {
    return this.#watchers.size;
  }

  arrive(...notifications: readonly Notification[]): void {
    this.#become([...notifications, ...this.all]);
  }

  breakOff(failure: Failure): void {
    for (const { onFailure } of this.#watchers.keys()) onFailure(failure);
  }

  readonly load = async (): Promise<NotificationOperations> => ({
    watchNotifications: (_, __, most, listener) => {
      this.#watchers.set(listener, most);
      listener.onValue({ items: this.all.slice(0, most), unreadable: [] });
      return () => this.#watchers.delete(listener);
    },
    countNotifications: async () => {
      this.counted += 1;
      return { all: this.all.length, unread: this.all.filter(({ isRead }) => !isRead).length };
    },
    markRead: async (_, id) => {
      this.#change((one) => (one.id === id ? [{ ...one, isRead: true }] : [one]));
    },
    markAllRead: async () => {
      const unread = this.all.filter(({ isRead }) => !isRead).length;
      this.#change((one) => [{ ...one, isRead: true }]);
      return unread;
    },
    deleteNotification: async (_, id) => {
      this.#change((one) => (one.id === id ? [] : [one]));
    },
    clearNotifications: async () => {
      const { length } = this.all;
      this.#change(() => []);
      return length;
    },
  });

  #change(change: (one: Notification) => Notification[]): void {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
    this.#become(this.all.flatMap(change));
  }

  #become(all: Notification[]): void {
    this.all = all;
    for (const [{ onValue }, most] of this.#watchers) onValue({ items: all.slice(0, most), unreadable: [] });
  }
}
