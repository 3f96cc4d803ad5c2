import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { userId } from '../../../domain/ids.ts';
import { held } from '../../../session/testing/held.ts';
import {
  choose,
  crowd,
  InMemoryUsers,
  openDetails,
  openUsers,
  person,
  rowOf,
  rows,
  search,
  SELF,
} from './testing/in-memory-users.tsx';
import type { UsersApi } from './api.ts';

const offline = new Failure('offline', 'no network');

const ASHA = person('Asha');
const RAVI = person('Ravi', { status: 'banned' });
const KIRAN = person('Kiran', { status: 'inactive', isAdmin: true });
const DEVIKA = person('Devika', { id: SELF, isAdmin: true });
const ALL_USERS = [ASHA, RAVI, KIRAN, DEVIKA];

const menu = (name: string) => rowOf(name).queryByRole('button', { name: `More actions for ${name}` });
const open = async (name: string) => act(async () => void fireEvent.click(menu(name) ?? document.body));
const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const pick = async (what: string) =>
  act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: what })));
const question = () => within(screen.getByRole('alertdialog'));
const explain = (reason: string) =>
  fireEvent.change(question().getByLabelText('Reason'), { target: { value: reason } });
const press = async (what: string) =>
  act(async () => void fireEvent.click(question().getByRole('button', { name: what })));
async function answer(what: string) {
  if (what === 'Ban') explain('Spam');
  await press(what);
}

async function change(name: string, what: string) {
  await open(name);
  await pick(what);
}

describe('actions', () => {
  it.each([
    ['Asha', ['Ban', 'Make Admin']],
    ['Ravi', ['Unban', 'Make Admin']],
    ['Kiran', ['Remove Admin']],
  ])('for %s are %j', async (name, actions) => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    await open(name);
    expect(offered()).toEqual(actions);
  });

  it('never include changes to oneself', async () => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    expect(menu('Devika')).toBeNull();
    expect(rowOf('Devika').getByRole('button', { name: 'View Details of Devika' })).toBeEnabled();
  });
});

describe('each change', () => {
  it.each([
    ['Asha', 'Ban', 'Ban Asha?', /Guests can’t open their active wishlists/, 'User banned successfully', 'ban'],
    [
      'Ravi',
      'Unban',
      'Unban Ravi?',
      /wishlists deactivated by the ban go live again/,
      'User unbanned successfully',
      'unban',
    ],
    ['Asha', 'Make Admin', 'Make Asha an admin?', /They will see everyone’s data/, 'User promoted to admin', 'grant'],
    [
      'Kiran',
      'Remove Admin',
      'Remove Kiran as an admin?',
      /lose access to the admin pages/,
      'Admin privileges removed',
      'revoke',
    ],
  ])(
    'for %s, %s, explains itself, is made, and is confirmed in a toast',
    async (name, what, title, text, toast, done) => {
      const users = new InMemoryUsers(ALL_USERS);
      await openUsers(users.api());
      await change(name, what);
      expect(question().getByRole('heading', { name: title })).toBeVisible();
      expect(question().getByText(text)).toBeVisible();
      expect(users.changes).toEqual([]);
      await answer(what);
      expect(users.changes).toEqual([[done, name.toLowerCase()]]);
      expect(screen.getByText(toast)).toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    },
  );

  it('requires a reason for a ban', async () => {
    const users = new InMemoryUsers(ALL_USERS);
    await openUsers(users.api());
    await change('Asha', 'Ban');
    explain('  ');
    await press('Ban');
    expect(question().getByText('Enter a reason')).toBeVisible();
    expect(question().getByLabelText('Reason')).toHaveFocus();
    expect(users.changes).toEqual([]);
    explain(' Spam ');
    await press('Ban');
    expect(users.users.find(({ id }) => id === ASHA.id)?.ban?.reason).toBe('Spam');
  });

  it('shows how many wishlists are done', async () => {
    const ban = held<undefined>();
    const change = vi.fn<UsersApi['change']>((_change, _user, { onProgress }) => {
      onProgress({ done: 10, total: 30 });
      return ban.promise;
    });
    await openUsers(new InMemoryUsers(ALL_USERS).api({ change }));
    await open('Asha');
    await pick('Ban');
    await answer('Ban');
    expect(question().getByRole('progressbar', { name: 'Wishlists' })).toHaveAttribute('aria-valuenow', '33');
    expect(question().getByText('10 of 30 wishlists done')).toBeVisible();
    await ban.answer(undefined);
  });

  it('updates the list and the counters at once', async () => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    await change('Asha', 'Ban');
    await answer('Ban');
    expect(rowOf('Asha').getByText('Banned')).toBeVisible();
    const counters = within(screen.getByRole('region', { name: 'Users at a glance' }));
    expect(counters.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4', '1', '2', '2']);
    await open('Asha');
    expect(offered()).toEqual(['Unban', 'Make Admin']);
  });

  it('does nothing when cancelled', async () => {
    const users = new InMemoryUsers(ALL_USERS);
    await openUsers(users.api());
    await change('Asha', 'Ban');
    await answer('Cancel');
    expect(users.changes).toEqual([]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows that it is busy and cannot be dismissed while it runs', async () => {
    const ban = held<undefined>();
    await openUsers(new InMemoryUsers(ALL_USERS).api({ change: () => ban.promise }));
    await change('Asha', 'Ban');
    await answer('Ban');
    const busy = question().getByRole('button', { name: 'Banning…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await answer('Cancel');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await ban.answer(undefined);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows the reason for a failure, and can be retried at once', async () => {
    const users = new InMemoryUsers(ALL_USERS);
    const once = vi.fn<UsersApi['change']>(users.api().change).mockRejectedValueOnce(offline);
    await openUsers(users.api({ change: once }));
    await change('Asha', 'Ban');
    await answer('Ban');
    expect(screen.getByText(/^Failed to update user\. We couldn’t reach the server/)).toBeInTheDocument();
    await answer('Ban');
    expect(rowOf('Asha').getByText('Banned')).toBeVisible();
  });

  it('warns that an admin by address stays one', async () => {
    const staff = person('Neel', { isAdmin: true, email: 'neel@shagun.example' });
    await openUsers(new InMemoryUsers([staff, KIRAN]).api());
    await change('Neel', 'Remove Admin');
    expect(question().getByText(/still makes them an admin/)).toBeVisible();
    await answer('Cancel');
    await change('Kiran', 'Remove Admin');
    expect(question().queryByText(/still makes them an admin/)).not.toBeInTheDocument();
  });
});

describe('a user who no longer matches the filter after a change', () => {
  it('is removed from the page, which the next user fills', async () => {
    const users = new InMemoryUsers(crowd(21, { status: 'banned' }));
    await openUsers(users.api());
    await choose('banned');
    await change('Guest 2', 'Unban');
    await answer('Unban');
    expect(rows()).toHaveLength(20);
    expect(screen.getByText('Showing 20 of 20 users')).toHaveFocus();
  });

  it('is removed from the search results without repeating the search', async () => {
    const users = new InMemoryUsers([...crowd(30), RAVI]);
    await openUsers(users.api());
    await search('guest 2');
    await choose('active');
    const searches = users.searches.length;
    await change('Guest 20', 'Ban');
    await answer('Ban');
    expect(rows().join()).not.toContain('Guest 20');
    expect(rows()).toHaveLength(10);
    expect(users.searches).toHaveLength(searches);
  });

  it('stays, with the change, in a search of all users', async () => {
    const users = new InMemoryUsers(crowd(30));
    await openUsers(users.api());
    await search('guest 12');
    await change('Guest 12', 'Ban');
    await answer('Ban');
    expect(rowOf('Guest 12').getByText('Banned')).toBeVisible();
  });
});

describe('an admin by flag', () => {
  const STAFF = person('Neel', { email: 'neel@shagun.example' });

  it('cannot change an admin by address, and the details say why', async () => {
    await openUsers(new InMemoryUsers([STAFF, ASHA]).api(), { isConfiguredAdmin: false });
    expect(menu('Neel')).toBeNull();
    await openDetails('Neel');
    const details = within(screen.getByRole('dialog', { name: 'Neel' }));
    expect(details.getByText(/^Only an admin by email address can ban them/)).toBeVisible();
    expect(details.queryByRole('button', { name: 'Ban' })).not.toBeInTheDocument();
    expect(menu('Asha')).toBeVisible();
  });
});

describe('the details of a linked user', () => {
  it('ban a user who never wrote a profile', async () => {
    const users = new InMemoryUsers(ALL_USERS);
    await openUsers(users.api(), { linked: userId('nobody') });
    const details = within(screen.getByRole('dialog', { name: 'No profile' }));
    expect(details.getByText('nobody')).toBeVisible();
    expect(details.getByRole('link', { name: 'View Wishlists' })).toHaveAttribute(
      'href',
      '/admin/wishlists?owner=nobody',
    );
    await act(async () => void fireEvent.click(details.getByRole('button', { name: 'Ban' })));
    await answer('Ban');
    expect(users.changes).toEqual([['ban', 'nobody']]);
  });

  it('continue a ban that was interrupted', async () => {
    const banned = person('Ravi', { status: 'banned', ban: { reason: 'Spam', byConfiguredAdmin: true } });
    const users = new InMemoryUsers([banned]);
    users.unfinished = 20;
    await openUsers(users.api(), { linked: banned.id });
    expect(screen.getByText(/^20 of their wishlists are still open to guests/)).toBeVisible();
    users.unfinished = 0;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })));
    expect(users.changes).toEqual([['ban', 'ravi']]);
    expect(screen.queryByText(/still open to guests/)).not.toBeInTheDocument();
  });

  it('keep notes for other admins', async () => {
    const users = new InMemoryUsers([ASHA]);
    await openUsers(users.api(), { linked: ASHA.id });
    const click = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    expect(screen.getByText('No notes yet.')).toBeVisible();
    await click('Save note');
    expect(screen.getByText('Enter a note')).toBeVisible();
    expect(screen.getByLabelText('Add a note')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('Add a note'), { target: { value: 'Called them.' } });
    await click('Save note');
    expect(screen.getByText('Called them.')).toBeVisible();
    expect(screen.getByLabelText('Add a note')).toHaveValue('');
    await click('Delete note');
    expect(screen.getByText('No notes yet.')).toBeVisible();
  });
});

it('closes the details on Escape', async () => {
  await openUsers(new InMemoryUsers(ALL_USERS).api());
  await openDetails('Asha');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
