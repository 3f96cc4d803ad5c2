import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { DEFAULT_PREFERENCES } from '../../domain/user.ts';
import { heardToasts } from '../testing/heard-toasts.ts';
import { InMemoryAccounts } from '../testing/in-memory-accounts.ts';
import { InMemoryNotifications } from '../testing/in-memory-notifications.ts';
import { contributionNotification } from '../testing/notifications.ts';
import { Page } from '../testing/pages.tsx';
import { accountOf, profileOf } from '../testing/people.ts';
import { NotificationsProvider, useNotifications } from './notifications-provider.tsx';

const ASHA = accountOf('Asha');

beforeEach(() => localStorage.clear());

function visit(stored: InMemoryNotifications, accounts = new InMemoryAccounts(ASHA)) {
  const toasts = heardToasts();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <Page accounts={accounts} toasts={toasts}>
        <NotificationsProvider toasts={toasts} load={stored.load}>
          {children}
        </NotificationsProvider>
      </Page>
    </StrictMode>
  );
  const { result, unmount } = renderHook(useNotifications, { wrapper });
  return { bell: () => result.current, heard: toasts.heard, accounts, unmount };
}

async function opened(stored: InMemoryNotifications, accounts?: InMemoryAccounts) {
  const page = visit(stored, accounts);
  await waitFor(() => expect(page.bell().newest.state).toBe('ready'));
  return page;
}

function some(count: number, isRead = false) {
  return Array.from({ length: count }, () => contributionNotification({}, { isRead }));
}

function listed(newest: ReturnType<typeof useNotifications>['newest']) {
  return newest.state === 'ready' ? newest.value.items : null;
}

describe('the bell', () => {
  it('lists and counts, and follows what comes', async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(2), ...some(1, true));
    const { bell } = await opened(stored);
    expect(bell().counts).toEqual({ all: 3, unread: 2 });
    act(() => stored.arrive(...some(1)));
    expect(bell().counts).toEqual({ all: 4, unread: 3 });
    expect(stored.counted).toBe(0);
  });

  it('lists ten, and has the server count the rest', async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(25));
    const { bell } = await opened(stored);
    expect(listed(bell().newest)).toHaveLength(10);
    await waitFor(() => expect(bell().counts).toEqual({ all: 25, unread: 25 }));
    act(() => stored.arrive(...some(1)));
    await waitFor(() => expect(bell().counts).toEqual({ all: 26, unread: 26 }));
  });

  it('tells nothing while nobody is signed in', () => {
    const stored = new InMemoryNotifications();
    const { bell } = visit(stored, new InMemoryAccounts());
    expect(bell()).toMatchObject({ newest: { state: 'loading' }, counts: { all: 0, unread: 0 } });
    expect(stored.watchers).toBe(0);
  });

  it("never shows one person's to the next", async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(3));
    const { bell, accounts } = await opened(stored);
    act(() => accounts.leave());
    expect(bell()).toMatchObject({ newest: { state: 'loading' }, counts: { all: 0, unread: 0 } });
    await waitFor(() => expect(stored.watchers).toBe(0));
  });

  it('can be asked again after a failure', async () => {
    const stored = new InMemoryNotifications();
    const { bell } = await opened(stored);
    act(() => stored.breakOff(new Failure('offline', 'no server')));
    expect(bell().newest).toMatchObject({ state: 'failed', failure: { reason: 'offline' } });
    act(() => bell().retry());
    await waitFor(() => expect(bell().newest.state).toBe('ready'));
  });

  it('listens no longer than the page is there', async () => {
    const stored = new InMemoryNotifications();
    const { unmount } = await opened(stored);
    unmount();
    await waitFor(() => expect(stored.watchers).toBe(0));
  });
});

describe('news', () => {
  const POPPED = '🎁 Kabir contributed ₹501 to Sofa';
  const now = () => contributionNotification({}, { createdAt: new Date() });

  it('pop up, once', async () => {
    const stored = new InMemoryNotifications();
    const { heard } = await opened(stored);
    act(() => stored.arrive(now()));
    expect(heard).toEqual([POPPED]);
    act(() => stored.arrive(...some(1)));
    expect(heard).toEqual([POPPED]);
  });

  it('do not, when they are older or read', async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(2));
    const { heard } = await opened(stored);
    act(() => stored.arrive({ ...now(), isRead: true }));
    act(() => stored.arrive(contributionNotification({}, { createdAt: new Date(Date.now() - 11_000) })));
    expect(heard).toEqual([]);
  });

  it('do not for who wishes none', async () => {
    const accounts = new InMemoryAccounts(ASHA);
    const preferences = { ...DEFAULT_PREFERENCES, notifications: false };
    accounts.profiles.set(ASHA.id, profileOf(ASHA, { preferences }));
    const stored = new InMemoryNotifications();
    const { heard, bell } = await opened(stored, accounts);
    act(() => stored.arrive(now()));
    expect(heard).toEqual([]);
    expect(bell().counts.unread).toBe(1);
  });
});

describe('the panel', () => {
  it('marks one as read without a word', async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(2));
    const { bell, heard } = await opened(stored);
    const [first] = stored.all;
    await act(async () => first && bell().markRead(first.id));
    expect(bell().counts).toEqual({ all: 2, unread: 1 });
    expect(heard).toEqual([]);
  });

  it('marks all as read, also those that are not listed', async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(10, true), ...some(5));
    const { bell, heard } = await opened(stored);
    await waitFor(() => expect(bell().counts).toEqual({ all: 15, unread: 5 }));
    await expect(act(() => bell().markAllRead())).resolves.toEqual({ ok: true, value: 5 });
    await waitFor(() => expect(bell().counts).toEqual({ all: 15, unread: 0 }));
    expect(heard).toEqual(['✓ All notifications marked as read']);
  });

  it('deletes one, and clears all', async () => {
    const stored = new InMemoryNotifications();
    stored.arrive(...some(12));
    const { bell, heard } = await opened(stored);
    const [first] = stored.all;
    await act(async () => first && bell().remove(first.id));
    await waitFor(() => expect(bell().counts.all).toBe(11));
    await expect(act(() => bell().clear())).resolves.toEqual({ ok: true, value: 11 });
    expect(bell().counts).toEqual({ all: 0, unread: 0 });
    expect(heard).toEqual(['✓ Notification deleted', '✓ All notifications cleared']);
  });

  it.each([
    ['markAllRead', '✗ Failed to mark notifications as read'],
    ['remove', '✗ Failed to delete notification'],
    ['clear', '✗ Failed to clear notifications'],
    ['markRead', '✗ Failed to mark notifications as read'],
  ] as const)('says when it could not: %s', async (action, text) => {
    const stored = new InMemoryNotifications();
    const [one] = some(1);
    if (one) stored.arrive(one);
    const { bell, heard } = await opened(stored);
    stored.failure = new Failure('unknown', '?');
    const id = stored.all[0]?.id;
    await act(async () => id && (action === 'remove' || action === 'markRead' ? bell()[action](id) : bell()[action]()));
    expect(heard).toEqual([text]);
    expect(bell().counts).toEqual({ all: 1, unread: 1 });
  });

  it('says that nobody is signed in', async () => {
    const { bell, heard } = visit(new InMemoryNotifications(), new InMemoryAccounts());
    await act(() => bell().clear());
    expect(heard).toEqual(['✗ Failed to clear notifications: Sign in to continue.']);
  });
});

it('outside of its provider is a mistake that is named', () => {
  expect(() => renderHook(useNotifications)).toThrow('useNotifications is called outside of <NotificationsProvider>.');
  vi.mocked(console.error).mockClear();
});
