import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS, localDay } from '../../domain/calendar.ts';
import { Failure } from '../../domain/failure.ts';
import { systemLogId, userId } from '../../domain/ids.ts';
import { rupees } from '../../domain/money.ts';
import { OWNER, wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { accountOf } from '../../session/testing/people.ts';
import { openGuestPage } from './testing/guest-page.tsx';

const TAKEN_DOWN = {
  isActive: false,
  moderation: {
    logId: systemLogId('log'),
    action: 'wishlist_deactivated',
    by: userId('admin'),
    at: new Date(),
    reason: 'The pictures are not yours.',
  },
} as const;

afterEach(() => localStorage.clear());

async function openOwnPage(changes: Partial<Wishlist> = {}) {
  const own = { ...wishlist(), ...changes };
  const page = openGuestPage(own, { accounts: new InMemoryAccounts(accountOf('Asha', { id: OWNER })) });
  const bar = await screen.findByRole('complementary', { name: 'Your page' });
  await waitFor(() => expect(within(bar).getByRole('button', { name: 'More' })).toBeEnabled());
  const choose = async (name: string) => {
    await press(within(bar).getByRole('button', { name: 'More' }));
    await press(within(bar).getByRole('menuitem', { name }));
  };
  return { ...page, bar: within(bar), choose };
}

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const answer = (name: string) => press(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

describe('the owner', () => {
  it('sees Share first, and the actions that close the page behind “More”', async () => {
    const { bar } = await openOwnPage();
    expect(
      [
        ...screen
          .getByRole('complementary', { name: 'Your page' })
          .querySelectorAll('a:not([role]), button:not([role])'),
      ].map(({ textContent }) => textContent),
    ).toEqual([...['Share', 'View Analytics', 'Edit', 'MoreMore']]);
    expect(screen.getAllByRole('button', { name: 'Share' })).toHaveLength(1);
    expect(bar.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
    await press(bar.getByRole('button', { name: 'More' }));
    expect(bar.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Pause giving',
      'Write a thank-you page',
      'Duplicate',
      'Deactivate',
      'Delete',
    ]);
    await press(bar.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('dialog', { name: 'Share this page' })).toBeVisible();
  });

  it('deactivates the page after a confirmation, and stays on it', async () => {
    const { bar, choose, shownToasts, server, went } = await openOwnPage();
    await choose('Deactivate');
    expect(screen.getByRole('alertdialog', { name: 'Deactivate this wishlist?' })).toBeVisible();
    expect(server.now.isActive).toBe(true);
    await answer('Deactivate');
    expect(server.now.isActive).toBe(false);
    expect(bar.getByText(/guests can’t see it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    expect(shownToasts).toEqual(['✓ Wishlist updated successfully!']);
    expect(went).toEqual([]);
  });

  it('pauses giving without closing the page, and resumes with one tap', async () => {
    const { bar, choose, server } = await openOwnPage();
    await choose('Pause giving');
    expect(await bar.findByText(/^Giving is paused/)).toBeVisible();
    expect(server.now).toMatchObject({ isActive: true, isGivingPaused: true });
    await press(bar.getByRole('button', { name: 'Resume giving' }));
    expect(await bar.findByText('This is your page, as guests see it.')).toBeVisible();
    expect(server.now.isGivingPaused).toBe(false);
  });

  it('keeps it active if the owner cancels', async () => {
    const { choose, server } = await openOwnPage();
    await choose('Deactivate');
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.now.isActive).toBe(true);
  });

  it('reactivates it with one press', async () => {
    const { bar, server } = await openOwnPage({ isActive: false });
    await press(bar.getByRole('button', { name: 'Reactivate' }));
    expect(server.now.isActive).toBe(true);
    expect(bar.getByText('This is your page, as guests see it.')).toBeVisible();
  });

  it('says how many days are left, or that the day has passed', async () => {
    const inDays = (days: number) => localDay(new Date(Date.now() + days * DAY_MS));
    const { bar, server } = await openOwnPage({ eventDate: inDays(3) });
    expect(bar.getByText('3 days to go.')).toBeInTheDocument();
    await act(async () => server.become({ ...server.now, eventDate: inDays(-1) }));
    await press(bar.getByRole('button', { name: 'More' }));
    await press(bar.getByRole('menuitem', { name: 'Pause giving' }));
    expect(await bar.findByText('The day has passed.')).toBeInTheDocument();
  });

  it('opens a draft to guests with one press', async () => {
    const { bar, server, choose } = await openOwnPage({ isActive: false, stage: 'draft' });
    expect(bar.getByText('It’s a draft, so guests can’t see it yet.')).toBeVisible();
    await press(bar.getByRole('button', { name: 'Open to guests' }));
    expect(server.now).toMatchObject({ isActive: true, stage: null });
    await choose('Pause giving');
    expect(server.now.isGivingPaused).toBe(true);
  });

  it('leads to the words of thanks, shows the wishlist again, and archives the page', async () => {
    const { bar, choose, server } = await openOwnPage({
      stage: 'after',
      thanks: { words: 'Thank you.', pictures: [] },
    });
    expect(bar.getByText('Guests read your words of thanks.')).toBeVisible();
    await press(bar.getByRole('button', { name: 'More' }));
    expect(bar.getByRole('menuitem', { name: 'Change the thank-you page' })).toHaveAttribute(
      'href',
      `/wishlist/${server.now.id}/edit#thanks`,
    );
    await press(bar.getByRole('menuitem', { name: 'Show the wishlist again' }));
    expect(server.now).toMatchObject({ stage: null, isGivingPaused: false });
    server.become({ ...server.now, stage: 'after' });
    await choose('Deactivate');
    await answer('Deactivate');
    expect(bar.getByText('It’s archived, so guests can’t see it any more.')).toBeVisible();
  });

  it('archives a deactivated page after a confirmation, and brings it back', async () => {
    const { bar, choose, server } = await openOwnPage({ isActive: false });
    await choose('Archive');
    await answer('Archive');
    expect(server.now).toMatchObject({ isActive: false, stage: 'after' });
    expect(bar.getByText('It’s archived, so guests can’t see it any more.')).toBeVisible();
    await press(bar.getByRole('button', { name: 'Bring back' }));
    expect(server.now).toMatchObject({ isActive: true, stage: null });
  });

  it('explains that a page deactivated by an admin cannot be reactivated', async () => {
    const { bar } = await openOwnPage(TAKEN_DOWN);
    expect(bar.getByText(/Only an admin can bring it back\./)).toBeVisible();
    expect(bar.getByText('The pictures are not yours.')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(bar.queryByRole('button', { name: 'Reactivate' })).not.toBeInTheDocument();
  });

  it('reports that an admin has deactivated it meanwhile', async () => {
    const { bar, server, shownToasts } = await openOwnPage({ isActive: false });
    server.become({ ...server.now, ...TAKEN_DOWN });
    await press(bar.getByRole('button', { name: 'Reactivate' }));
    expect(shownToasts).toEqual([expect.stringMatching(/^✗ Failed to update wishlist: .*admin/)]);
    expect(bar.getByRole('button', { name: 'Reactivate' })).not.toHaveAttribute('aria-disabled');
  });

  it('deletes it after seeing what it received, and returns to the dashboard', async () => {
    const { choose, shownToasts, server, went } = await openOwnPage({ fundedAmount: rupees(2_101) });
    await choose('Delete');
    expect(screen.getByText(/“Asha & Ravi” has received ₹2,101/)).toBeVisible();
    await answer('Delete for good');
    expect(server.read.state).toBe('missing');
    expect(shownToasts).toEqual(['✓ Wishlist deleted successfully!']);
    expect(went).toEqual(['/dashboard']);
  });

  it('reports a failed deletion and keeps the page', async () => {
    const { bar, choose, shownToasts, server, went } = await openOwnPage();
    server.failure = new Failure('offline', 'no server');
    await choose('Delete');
    await answer('Delete for good');
    expect(shownToasts).toEqual([expect.stringMatching(/^✗ Failed to delete wishlist: We couldn’t reach the server/)]);
    expect(went).toEqual([]);
    expect(bar.getByRole('button', { name: 'More' })).toBeEnabled();
  });
});

it('hides the bar from everyone else', async () => {
  openGuestPage(wishlist(), { accounts: new InMemoryAccounts(accountOf('Ravi')) });
  await screen.findByRole('heading', { level: 1, name: 'Asha & Ravi' });
  expect(screen.queryByRole('complementary', { name: 'Your page' })).not.toBeInTheDocument();
});
