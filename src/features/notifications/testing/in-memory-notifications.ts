import type { Listed } from '../../../data/listed.ts';
import type { Failure } from '../../../domain/failure.ts';
import { PANEL_SIZE } from '../../../domain/notification-panel.ts';
import type { Notification } from '../../../domain/notification.ts';
import { Watchers } from '../../../session/testing/watchers.ts';
import type { NotificationsApi } from '../api.ts';

/** One user's notifications without Firebase, newest first. */
export class InMemoryNotifications {
  all: Notification[] = [];
  counted = 0;
  /** If set, the next operation fails. */
  failure: Failure | null = null;
  readonly #watchers = new Watchers<Listed<Notification>>();

  get watchers(): number {
    return this.#watchers.size;
  }

  arrive(...notifications: readonly Notification[]): void {
    this.#become([...notifications, ...this.all]);
  }

  breakOff(failure: Failure): void {
    this.#watchers.fail(failure);
  }

  readonly api: NotificationsApi = {
    watchNewest: (onValue, signal) => this.#watchers.watch(onValue, signal, this.#newest()),
    count: async () => {
      this.counted += 1;
      return { all: this.all.length, unread: this.all.filter(({ isRead }) => !isRead).length };
    },
    markRead: async ({ id }) => this.#change((one) => (one.id === id ? [{ ...one, isRead: true }] : [one])),
    markAllRead: async () => {
      const unread = this.all.filter(({ isRead }) => !isRead).length;
      this.#change((one) => [{ ...one, isRead: true }]);
      return unread;
    },
    remove: async ({ id }) => this.#change((one) => (one.id === id ? [] : [one])),
    clear: async () => {
      const { length } = this.all;
      this.#change(() => []);
      return length;
    },
  };

  #change(change: (one: Notification) => Notification[]): void {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
    this.#become(this.all.flatMap(change));
  }

  #become(all: Notification[]): void {
    this.all = all;
    this.#watchers.tell(this.#newest());
  }

  #newest(): Listed<Notification> {
    return { items: this.all.slice(0, PANEL_SIZE), unreadable: [] };
  }
}
