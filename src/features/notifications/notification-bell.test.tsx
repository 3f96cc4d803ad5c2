import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import type { Notification } from '../../domain/notification.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { MemberPage } from '../../session/testing/member-page.tsx';
import { accountOf } from '../../session/testing/people.ts';
import { NotificationBell } from './notification-bell.tsx';
import { contributionNotification, fundedNotification, plainNotification } from './testing/examples.ts';
import { InMemoryNotifications } from './testing/in-memory-notifications.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function visit(...stored: Notification[]) {
  const notifications = new InMemoryNotifications();
  notifications.all = stored;
  const toasts = recordToasts();
  render(
    <MemberPage accounts={new InMemoryAccounts(accountOf('Asha'))} toasts={toasts}>
      <NotificationBell api={notifications.api} />
    </MemberPage>,
  );
  await waitFor(() => expect(notifications.watchers).toBe(1));
  return { notifications, shownToasts: toasts.shownToasts };
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => within(screen.getByRole('dialog', { name: 'Notifications' }));
const rows = () => panel().getAllByRole('listitem');
const open = () => userEvent.click(bell());
const press = (name: string | RegExp) => userEvent.click(panel().getByRole('button', { name }));
const many = (count: number) => Array.from({ length: count }, () => contributionNotification());

describe('the bell', () => {
  it.each([
    [0, 'Notifications', ''],
    [1, 'Notifications, 1 unread', '1'],
    [9, 'Notifications, 9 unread', '9'],
    [12, 'Notifications, 9+ unread', '9+'],
  ])('with %i unread is called "%s"', async (count, name, shown) => {
    await visit(contributionNotification({}, { isRead: true }), ...many(count));
    expect(await screen.findByRole('button', { name })).toHaveTextContent(shown);
  });

  it('shows the number of unread notifications as they arrive', async () => {
    const { notifications, shownToasts } = await visit();
    expect(bell()).toHaveAccessibleName('Notifications');
    await act(async () => notifications.arrive(contributionNotification({}, { createdAt: new Date() })));
    expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
    expect(shownToasts).toEqual(['🎁 Kabir contributed ₹501 to Sofa']);
  });
});

describe('the panel', () => {
  it('opens on its heading, and can be closed', async () => {
    await visit();
    expect(bell()).toHaveAttribute('aria-expanded', 'false');
    await open();
    expect(bell()).toHaveAttribute('aria-expanded', 'true');
    expect(panel().getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await press('Close');
    expect(bell()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('heading', { name: 'Notifications' })).not.toBeInTheDocument();
  });

  it('says that there are no notifications', async () => {
    await visit();
    await open();
    expect(panel().getByText('No notifications yet')).toBeVisible();
    expect(panel().getByText("You'll see notifications here when people interact with your wishlists.")).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  it('lists the ten newest', async () => {
    await visit(...many(23));
    await open();
    expect(rows()).toHaveLength(10);
    expect(await panel().findByText('Showing 10 of 23 notifications')).toBeVisible();
  });

  it('shows what happened and when, and links there', async () => {
    const old = new Date(Date.now() - 3 * 3_600_000);
    await visit(
      contributionNotification({ itemTitle: '' }, { createdAt: old }),
      fundedNotification('Sofa'),
      plainNotification('The wedding is near'),
    );
    await open();
    const [given, funded, reminder] = rows();
    expect(given).toHaveTextContent('Kabir contributed ₹501');
    expect(given).toHaveTextContent('3 hours ago');
    expect(within(given ?? document.body).getByRole('link')).toHaveAttribute('href', '/wishlist/w');
    expect(funded).toHaveTextContent('Sofa is fully funded');
    expect(reminder).toHaveTextContent('The wedding is near');
  });

  it('follows no link to another site', async () => {
    await visit({ ...plainNotification('Look here'), actionUrl: '//elsewhere.example' });
    await open();
    expect(panel().queryByRole('link')).not.toBeInTheDocument();
  });

  it('closes when a link is followed, and marks that notification as read', async () => {
    const { notifications } = await visit(contributionNotification());
    await open();
    const link = panel().getByRole('link');
    // jsdom cannot navigate.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(bell()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(notifications.all).toMatchObject([{ isRead: true }]));
  });

  it('marks one as read', async () => {
    const { shownToasts } = await visit(contributionNotification(), fundedNotification('Sofa'));
    await open();
    await press('Mark as read: Sofa is fully funded');
    expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
    expect(panel().getAllByText('Unread:', { exact: false })).toHaveLength(1);
    expect(shownToasts).toEqual([]);
  });

  it('marks all as read, including those that are not listed', async () => {
    const read = Array.from({ length: 10 }, () => contributionNotification({}, { isRead: true }));
    const { notifications } = await visit(...read, ...many(5));
    expect(await screen.findByRole('button', { name: 'Notifications, 5 unread' })).toBeVisible();
    await open();
    await press('Mark all read');
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(notifications.all.every(({ isRead }) => isRead)).toBe(true);
  });

  it.each([
    ['Mark all read', '✗ Failed to mark notifications as read'],
    ['Mark as read: Sofa is fully funded', '✗ Failed to mark notifications as read'],
    ['Clear all', '✗ Failed to clear notifications'],
  ])('says that it failed: %s', async (button, text) => {
    const { shownToasts, notifications } = await visit(fundedNotification('Sofa'));
    await open();
    notifications.failure = new Failure('unknown', '?');
    await press(button);
    const question = screen.queryByRole('alertdialog', { name: 'Clear all notifications?' });
    if (question) await userEvent.click(within(question).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(shownToasts).toEqual([text]));
    expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
  });

  it('marks all as read', async () => {
    const { shownToasts } = await visit(contributionNotification(), fundedNotification('Sofa'));
    await open();
    await press('Mark all read');
    expect(shownToasts).toEqual(['✓ All notifications marked as read']);
    expect(bell()).toHaveAccessibleName('Notifications');
    expect(panel().queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
    expect(panel().getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  });

  it('deletes one after a confirmation', async () => {
    const { shownToasts, notifications } = await visit(contributionNotification(), fundedNotification('Sofa'));
    await open();
    await press('Delete: Sofa is fully funded');
    expect(notifications.all).toHaveLength(2);
    await press('Keep');
    expect(panel().queryByText('Delete this notification?')).not.toBeInTheDocument();
    await press('Delete: Sofa is fully funded');
    await press('Delete');
    expect(shownToasts).toEqual(['✓ Notification deleted']);
    expect(rows()).toHaveLength(1);
    expect(panel().getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  });

  it('keeps one that could not be deleted, and says so', async () => {
    const { shownToasts, notifications } = await visit(fundedNotification('Sofa'));
    await open();
    notifications.failure = new Failure('unknown', '?');
    await press('Delete: Sofa is fully funded');
    await press('Delete');
    expect(shownToasts).toEqual(['✗ Failed to delete notification']);
    expect(rows()).toHaveLength(1);
  });

  it('clears all after a confirmation', async () => {
    const { shownToasts, notifications } = await visit(...many(12));
    await open();
    await press('Clear all');
    const question = within(screen.getByRole('alertdialog', { name: 'Clear all notifications?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep them' }));
    expect(notifications.all).toHaveLength(12);
    await press('Clear all');
    const again = within(screen.getByRole('alertdialog', { name: 'Clear all notifications?' }));
    await userEvent.click(again.getByRole('button', { name: 'Clear all' }));
    expect(shownToasts).toEqual(['✓ All notifications cleared']);
    expect(panel().getByText('No notifications yet')).toBeVisible();
  });

  it('offers a retry when the connection is lost', async () => {
    const { notifications } = await visit(contributionNotification());
    await open();
    await act(async () => notifications.breakOff(new Failure('offline', 'gone')));
    expect(panel().getByText(/^We couldn’t load your notifications\./)).toBeVisible();
    await press('Try again');
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});
