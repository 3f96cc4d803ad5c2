import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberOwnNotice } from '../../data/notifications/own-notice.ts';
import { Failure } from '../../domain/failure.ts';
import { DEFAULT_PREFERENCES } from '../../domain/user.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../session/testing/member-page.tsx';
import { accountOf, profileOf } from '../../session/testing/people.ts';
import type { NotificationsApi } from './api.ts';
import { contributionNotification } from './testing/examples.ts';
import { InMemoryNotifications } from './testing/in-memory-notifications.ts';
import { useNews } from './use-news.ts';
import { useNotifications } from './use-notifications.ts';

const ASHA = accountOf('Asha');

beforeEach(() => localStorage.clear());

function visit(stored: InMemoryNotifications, accounts = new InMemoryAccounts(ASHA)) {
  const toasts = recordToasts();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <MemberPage accounts={accounts} toasts={toasts}>
        {children}
      </MemberPage>
    </StrictMode>
  );
  const { result, unmount } = renderHook(() => useBell(stored.api), { wrapper });
  return { bell: () => result.current, shownToasts: toasts.shownToasts, accounts, unmount };
}

function useBell(api: NotificationsApi) {
  const { newest, counts } = useNotifications(api);
  useNews(newest.shown);
  return { newest: newest.shown, retry: newest.refresh, counts };
}

async function opened(stored: InMemoryNotifications, accounts?: InMemoryAccounts) {
  const page = visit(stored, accounts);
  await waitFor(() => expect(page.bell()?.newest.state).toBe('ready'));
  return page;
}

function some(count: number, isRead = false) {
  return Array.from({ length: count }, () => contributionNotification({}, { isRead }));
}

function listed(newest: ReturnType<typeof useBell>['newest']) {
  return newest.state === 'ready' ? newest.value.items : null;
}

describe('the bell', () => {
  it('lists and counts notifications, and updates when new ones arrive', async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(2), ...some(1, true));
    const { bell } = await opened(stored);
    expect(bell().counts).toEqual({ all: 3, unread: 2 });
    await act(async () => stored.arrive(...some(1)));
    expect(bell().counts).toEqual({ all: 4, unread: 3 });
    expect(stored.counted).toBe(0);
  });

  it('lists ten, and has the server count the rest', async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(25));
    const { bell } = await opened(stored);
    expect(listed(bell().newest)).toHaveLength(10);
    await waitFor(() => expect(bell().counts).toEqual({ all: 25, unread: 25 }));
    await act(async () => stored.arrive(...some(1)));
    await waitFor(() => expect(bell().counts).toEqual({ all: 26, unread: 26 }));
  });

  it('stops listening when its user signs out', async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(3));
    const { accounts } = await opened(stored);
    act(() => accounts.leave());
    await waitFor(() => expect(stored.watchers).toBe(0));
  });

  it('can be retried after a failure', async () => {
    const stored = new InMemoryNotifications();
    const { bell } = await opened(stored);
    await act(async () => stored.breakOff(new Failure('offline', 'no server')));
    expect(bell().newest).toMatchObject({ state: 'failed', failure: { reason: 'offline' } });
    act(() => bell().retry());
    await waitFor(() => expect(bell().newest.state).toBe('ready'));
  });

  it('stops listening when the page unmounts', async () => {
    const stored = new InMemoryNotifications();
    const { unmount } = await opened(stored);
    unmount();
    await waitFor(() => expect(stored.watchers).toBe(0));
  });
});

describe('news', () => {
  const POPPED = '🎁 Kabir contributed ₹501 to Sofa';
  const now = () => contributionNotification({}, { createdAt: new Date() });

  it('is shown in a toast, once', async () => {
    const stored = new InMemoryNotifications();
    const { shownToasts } = await opened(stored);
    await act(async () => stored.arrive(now()));
    expect(shownToasts).toEqual([POPPED]);
    await act(async () => stored.arrive(...some(1)));
    expect(shownToasts).toEqual([POPPED]);
  });

  it('shows no toast if it is old or read', async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(2));
    const { shownToasts } = await opened(stored);
    await act(async () => stored.arrive({ ...now(), isRead: true }));
    await act(async () => stored.arrive(contributionNotification({}, { createdAt: new Date(Date.now() - 11_000) })));
    expect(shownToasts).toEqual([]);
  });

  it('shows no toast for what was done on this device', async () => {
    const stored = new InMemoryNotifications();
    const { shownToasts, bell } = await opened(stored);
    const notification = now();
    rememberOwnNotice(notification.id);
    await act(async () => stored.arrive(notification));
    expect(bell().counts.unread).toBe(1);
    expect(shownToasts).toEqual([]);
  });

  it('shows no toast if the user has switched notifications off', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    const preferences = { ...DEFAULT_PREFERENCES, notifications: false };
    accounts.profiles.set(ASHA.id, profileOf(ASHA, { preferences }));
    const stored = new InMemoryNotifications();
    const { shownToasts, bell } = await opened(stored, accounts);
    await act(async () => stored.arrive(now()));
    expect(shownToasts).toEqual([]);
    expect(bell().counts.unread).toBe(1);
  });
});
