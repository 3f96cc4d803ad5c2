import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { systemLogId, userId } from '../../domain/ids.ts';
import { OWNER, wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { accountOf, profileOf } from '../../session/testing/people.ts';
import type { AdminBarApi } from './admin-bar.tsx';
import { openGuestPage } from './testing/guest-page.tsx';

afterEach(() => localStorage.clear());

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const findBar = async () => within(await screen.findByRole('region', { name: 'Moderation' }));
const answer = (name: string) =>
  act(async () => void fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name })));

/** Another user's wishlist, opened by an admin. */
function openAsAdmin(changes: Partial<Wishlist> = {}, reports = 0, replaced: Partial<AdminBarApi> = {}) {
  const account = accountOf('Devika');
  const accounts = new InMemoryAccounts(account);
  accounts.profiles.set(account.id, profileOf(account, { isAdmin: true }));
  const done: string[] = [];
  const page = openGuestPage(
    { ...wishlist(), ...changes },
    {
      accounts,
      prepare: (server) => {
        const become = (isActive: boolean) => server.become({ ...server.now, isActive });
        server.moderating = {
          countOpenReports: async () => reports,
          deactivate: async (_, reason) => {
            done.push(reason);
            become(false);
          },
          reactivate: async () => become(true),
          ...replaced,
        };
      },
    },
  );
  return { ...page, done };
}

describe('an admin', () => {
  it('sees the number of reports, the owner and Deactivate on a reported page', async () => {
    openAsAdmin({}, 3);
    const bar = await findBar();
    expect(bar.getByRole('link', { name: '3 open reports' })).toHaveAttribute('href', '/admin/wishlists?tab=reports');
    expect(bar.getByRole('link', { name: 'Owner' })).toHaveAttribute('href', `/admin/users?user=${OWNER}`);
    expect(screen.queryByRole('button', { name: 'Bless the couple' })).not.toBeInTheDocument();
  });

  it('deactivates it with a reason, and reactivates it', async () => {
    const { done, server, shownToasts } = openAsAdmin({}, 1);
    await findBar();
    await press('Deactivate');
    await answer('Deactivate');
    expect(screen.getByText('Enter a reason')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Not their pictures' } });
    await answer('Deactivate');
    expect(done).toEqual(['Not their pictures']);
    expect(server.now.isActive).toBe(false);
    expect(shownToasts).toEqual(['✓ Wishlist updated successfully!']);
    await press('Reactivate');
    await answer('Reactivate');
    expect(server.now.isActive).toBe(true);
    expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeVisible();
  });

  it('sees who deactivated a page', async () => {
    const record = { logId: systemLogId('log'), action: 'user_banned', by: userId('admin'), at: new Date() };
    openAsAdmin({ isActive: false, moderation: { ...record, reason: 'Spam' } });
    const bar = await findBar();
    expect(bar.getByText('Deactivated: the owner is banned')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Reactivate' })).toBeVisible();
  });

  it('sees what failed, and can retry', async () => {
    const { shownToasts } = openAsAdmin({}, 1, {
      deactivate: async () => Promise.reject(new Failure('offline', 'no server')),
    });
    await findBar();
    await press('Deactivate');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Spam' } });
    await answer('Deactivate');
    expect(shownToasts).toEqual([expect.stringMatching(/^✗ Failed to update wishlist: We couldn’t reach the server/)]);
    expect(screen.getByLabelText('Reason')).toHaveValue('Spam');
  });

  it.each([
    ['a page without reports', async () => 0],
    ['a page whose reports cannot be counted', async () => Promise.reject(new Failure('offline', 'no server'))],
  ])('can contribute like a guest on %s', async (_, countOpenReports) => {
    openAsAdmin({}, 0, { countOpenReports });
    await act(async () => undefined);
    expect(await screen.findByRole('button', { name: 'Bless the couple' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Moderation' })).not.toBeInTheDocument();
  });
});

it('hides the bar from everyone else', async () => {
  openGuestPage(wishlist(), {
    accounts: new InMemoryAccounts(accountOf('Ravi')),
    prepare: (server) => {
      server.moderating = {
        countOpenReports: async () => Promise.reject(new Error('Guests count no reports.')),
        deactivate: async () => undefined,
        reactivate: async () => undefined,
      };
    },
  });
  expect(await screen.findByRole('button', { name: 'Bless the couple' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Moderation' })).not.toBeInTheDocument();
});
