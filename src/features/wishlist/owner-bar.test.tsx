import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
  moderation: { logId: systemLogId('log'), action: 'wishlist_deactivated', by: userId('admin'), at: new Date() },
} as const;

afterEach(() => localStorage.clear());

async function openOwnPage(changes: Partial<Wishlist> = {}) {
  const own = { ...wishlist(), ...changes };
  const page = openGuestPage(own, { accounts: new InMemoryAccounts(accountOf('Asha', { id: OWNER })) });
  const bar = await screen.findByRole('complementary', { name: 'Your page' });
  await waitFor(() => expect(within(bar).getByRole('button', { name: 'Delete' })).toBeEnabled());
  return { ...page, bar: within(bar) };
}

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const answer = (name: string) => press(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

describe('the owner', () => {
  it('deactivates the page once it was asked for twice, and stays', async () => {
    const { bar, heard, server, went } = await openOwnPage();
    await press(bar.getByRole('button', { name: 'Deactivate' }));
    expect(screen.getByRole('alertdialog', { name: 'Deactivate this wishlist?' })).toBeVisible();
    expect(server.now.isActive).toBe(true);
    await answer('Deactivate');
    expect(server.now.isActive).toBe(false);
    expect(bar.getByText(/guests can’t see it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    expect(heard).toEqual(['✓ Wishlist updated successfully!']);
    expect(went).toEqual([]);
  });

  it('leaves it open after thinking better of it', async () => {
    const { bar, server } = await openOwnPage();
    await press(bar.getByRole('button', { name: 'Deactivate' }));
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.now.isActive).toBe(true);
  });

  it('opens it again with one press', async () => {
    const { bar, server } = await openOwnPage({ isActive: false });
    await press(bar.getByRole('button', { name: 'Reactivate' }));
    expect(server.now.isActive).toBe(true);
    expect(bar.getByText('This is your page, as guests see it.')).toBeVisible();
  });

  it('cannot open what an admin took down, and is told so', async () => {
    const { bar } = await openOwnPage(TAKEN_DOWN);
    expect(bar.getByText(/only an admin can bring it back/)).toBeVisible();
    expect(bar.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(bar.queryByRole('button', { name: 'Reactivate' })).not.toBeInTheDocument();
  });

  it('is told when an admin was faster', async () => {
    const { bar, server, heard } = await openOwnPage({ isActive: false });
    server.become({ ...server.now, ...TAKEN_DOWN });
    await press(bar.getByRole('button', { name: 'Reactivate' }));
    expect(heard).toEqual([expect.stringMatching(/^✗ Failed to update wishlist: .*admin/)]);
    expect(bar.getByRole('button', { name: 'Reactivate' })).toBeEnabled();
  });

  it('deletes it knowing what it received, and comes to the dashboard', async () => {
    const { bar, heard, server, went } = await openOwnPage({ fundedAmount: rupees(2_101) });
    await press(bar.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText(/“Asha & Ravi” has received ₹2,101/)).toBeVisible();
    await answer('Delete for good');
    expect(server.read.state).toBe('missing');
    expect(heard).toEqual(['✓ Wishlist deleted successfully!']);
    expect(went).toEqual(['/dashboard']);
  });

  it('hears why it could not be deleted, and keeps it', async () => {
    const { bar, heard, server, went } = await openOwnPage();
    server.failure = new Failure('offline', 'no server');
    await press(bar.getByRole('button', { name: 'Delete' }));
    await answer('Delete for good');
    expect(heard).toEqual([expect.stringMatching(/^✗ Failed to delete wishlist: We couldn’t reach the server/)]);
    expect(went).toEqual([]);
    expect(bar.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });
});

it('nobody else has such a bar', async () => {
  openGuestPage(wishlist(), { accounts: new InMemoryAccounts(accountOf('Ravi')) });
  await screen.findByRole('heading', { level: 1, name: 'Asha & Ravi' });
  expect(screen.queryByRole('complementary', { name: 'Your page' })).not.toBeInTheDocument();
});
