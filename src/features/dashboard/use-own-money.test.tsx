import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { MoneyByStatus } from '../../data/contributions/money-by-status.ts';
import type { Listed } from '../../data/listed.ts';
import { notificationId, type TransactionId, transactionId, userId, type WishlistId } from '../../domain/ids.ts';
import { rupees } from '../../domain/money.ts';
import type { Notification } from '../../domain/notification.ts';
import { transaction, wishlist } from '../../domain/testing/examples.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../session/testing/member-page.tsx';
import { accountOf } from '../../session/testing/people.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { Watchers } from '../../session/testing/watchers.ts';
import type { DashboardApi } from './api.ts';
import { useOwnMoney } from './use-own-money.ts';

const BY_UPI: Wishlist = { ...wishlist(), acceptsUpi: true };

const only = (status: keyof MoneyByStatus, amount: number): MoneyByStatus => {
  const none = { count: 0, amount: rupees(0) };
  return { promised: none, sent: none, received: none, [status]: { count: 1, amount: rupees(amount) } };
};

/** A dashboard whose notifications and sums are in memory. */
class Money {
  stored = only('promised', 1_101);
  reads = 0;
  readonly #watchers = new Watchers<Listed<Notification>>();
  readonly #receivedWatchers = new Watchers<Listed<Transaction>>();
  #news: readonly Notification[] = [];
  #received: readonly Transaction[] = [];

  readonly api: DashboardApi = {
    watchAnalytics: () => new Promise(() => undefined),
    watchNotifications: (onValue, signal) => this.#watchers.watch(onValue, signal, this.#listed()),
    watchLastReceived: () => (onValue, signal) =>
      this.#receivedWatchers.watch(onValue, signal, { items: this.#received, unreadable: [] }),
    countUnthanked: () => Promise.resolve(0),
    moneyByStatus: async () => {
      this.reads += 1;
      return this.stored;
    },
  };

  announce(type: 'promised' | 'sent', about: WishlistId): void {
    const giver = { contributorId: userId('kabir'), contributorName: 'Kabir' };
    const notification: Notification = {
      id: notificationId(crypto.randomUUID()),
      userId: userId('asha'),
      type,
      ...{ title: '', message: '', actionUrl: '', createdAt: new Date() },
      ...{ isRead: false, hostIds: [], unreadBy: [] },
      data: {
        ...{ wishlistId: about, transactionId: transactionId('gift'), amount: rupees(1_101), itemTitle: '' },
        ...giver,
      },
    };
    this.#news = [notification, ...this.#news];
    this.#watchers.tell(this.#listed());
  }

  /** The last one, on any device; null for none. */
  receive(last: TransactionId | null): void {
    this.#received = last ? [transaction({ id: last, wishlistId: BY_UPI.id, status: 'received' })] : [];
    this.#receivedWatchers.tell({ items: this.#received, unreadable: [] });
  }

  #listed(): Listed<Notification> {
    return { items: this.#news, unreadable: [] };
  }
}

async function open(money: Money, ...lists: Wishlist[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={recordToasts()}>
      {children}
    </MemberPage>
  );
  const { result, rerender } = renderHook((shown: Wishlist[]) => useOwnMoney(money.api, shown), {
    wrapper,
    initialProps: lists,
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  return { shown: () => result.current(BY_UPI.id), become: (...changed: Wishlist[]) => rerender(changed) };
}

it('reads the sums once when the dashboard opens, and none of a list without UPI', async () => {
  const money = new Money();
  money.announce('sent', BY_UPI.id);
  const { shown } = await open(money, BY_UPI);
  await waitFor(() => expect(shown()).toEqual(only('promised', 1_101)));
  expect(money.reads).toBe(1);
  const other = new Money();
  await open(other, wishlist());
  await act(async () => other.announce('sent', BY_UPI.id));
  expect(other.reads).toBe(0);
});

it('follows a gift that is marked as sent, and shows the last sums meanwhile', async () => {
  const money = new Money();
  const { shown } = await open(money, BY_UPI);
  await waitFor(() => expect(shown()).toEqual(only('promised', 1_101)));
  money.stored = only('sent', 1_101);
  act(() => money.announce('sent', BY_UPI.id));
  expect(shown()).toEqual(only('promised', 1_101));
  await waitFor(() => expect(shown()).toEqual(only('sent', 1_101)));
  expect(money.reads).toBe(2);
});

it('follows a new gift with one reading, although the bell announces it too', async () => {
  const money = new Money();
  const { shown, become } = await open(money, BY_UPI);
  await waitFor(() => expect(shown()).not.toBeNull());
  money.stored = only('promised', 2_202);
  act(() => money.announce('promised', BY_UPI.id));
  become({ ...BY_UPI, contributionCount: BY_UPI.contributionCount + 1 });
  await waitFor(() => expect(shown()).toEqual(only('promised', 2_202)));
  expect(money.reads).toBe(2);
});

it('follows what is marked as received on another device, and what is found not received after all', async () => {
  const money = new Money();
  money.receive(transactionId('earlier'));
  const { shown } = await open(money, BY_UPI);
  await waitFor(() => expect(shown()).toEqual(only('promised', 1_101)));
  expect(money.reads).toBe(1);
  money.stored = only('received', 1_101);
  act(() => money.receive(transactionId('gift')));
  await waitFor(() => expect(shown()).toEqual(only('received', 1_101)));
  money.stored = only('sent', 1_101);
  act(() => money.receive(null));
  await waitFor(() => expect(shown()).toEqual(only('sent', 1_101)));
  expect(money.reads).toBe(3);
});

it('reads the sums again when the couple returns to the page', async () => {
  const money = new Money();
  const { shown } = await open(money, BY_UPI);
  await waitFor(() => expect(shown()).not.toBeNull());
  money.stored = only('received', 1_101);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(shown()).toEqual(only('received', 1_101)));
});
