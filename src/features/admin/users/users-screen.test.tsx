import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import type { UserCounts } from '../../../domain/user-list.ts';
import { held } from '../../../session/testing/held.ts';
import {
  choose,
  crowd,
  InMemoryUsers,
  openDetails,
  openUsers,
  person,
  press,
  rowOf,
  rows,
  search,
  SELF,
  settle,
} from './testing/in-memory-users.tsx';
import { rowsOf } from '../exports/testing/rows-of.ts';
import type { UsersApi } from './api.ts';

const offline = new Failure('offline', 'no network');
const denied = new Failure('denied', 'no admin');

const ASHA = person('Asha', { lastActiveAt: null });
const RAVI = person('Ravi', { status: 'banned', ban: { reason: 'Spam', byConfiguredAdmin: true } });
const KIRAN = person('Kiran', { status: 'inactive', isAdmin: true });
const NOBODY = person('x', { displayName: '', email: 'meera@two.example' });
const DEVIKA = person('Devika', { id: SELF, email: 'devika@shagun.example' });
const ALL_USERS = [ASHA, RAVI, KIRAN, NOBODY, DEVIKA];

const counters = () =>
  within(screen.getByRole('region', { name: 'Users at a glance' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('the page', () => {
  it('links back to the admin dashboard', async () => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('User Management');
    expect(screen.getByRole('link', { name: 'Back to Admin Dashboard' })).toHaveAttribute('href', '/admin');
  });

  it('counts all, active and banned users, and admins', async () => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    expect(counters()).toEqual(['5', '3', '1', '1']);
  });

  it('refreshes with its counts', async () => {
    const users = new InMemoryUsers([ASHA]);
    await openUsers(users.api());
    users.users = ALL_USERS;
    await press('Refresh');
    expect(counters()[0]).toBe('5');
    expect(rows()).toHaveLength(5);
  });

  it('shows only Access Denied when the server denies any query', async () => {
    for (const refused of ['counts', 'list'] as const) {
      await openUsers(new InMemoryUsers([ASHA]).api({ [refused]: () => Promise.reject(denied) }));
      expect(screen.getAllByRole('heading').at(-1)).toHaveTextContent('Access Denied');
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
    }
  });
});

describe('each user', () => {
  it('has a name, an address, a status, counts and dates', async () => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'User',
      'Status',
      'Activity',
      'Joined',
      'Actions',
    ]);
    const asha = rowOf('asha@guests');
    for (const text of ['Asha', 'Active', '1 wishlist', '1,200 contributions', '5 December 2026', 'Last active: Never'])
      expect(asha.getByText(text)).toBeVisible();
    expect(rowOf('Ravi').getByText('Last active: 5 December 2026')).toBeVisible();
    expect(rowOf('Ravi').getByText('Banned')).toBeVisible();
    expect(rowOf('Kiran').getByText('Inactive')).toBeVisible();
  });

  it('is called No Name without a name, with the initial of the address', async () => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    expect(rowOf('meera@two').getByText('No Name')).toBeVisible();
    expect(rowOf('meera@two').getByText('M')).toBeInTheDocument();
    expect(rowOf('asha@guests').getByText('A')).toBeInTheDocument();
  });

  it('shows a badge for admins by profile and by address', async () => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    expect(rowOf('Kiran').getByText('Admin')).toBeVisible();
    expect(rowOf('Devika').getByText('Admin')).toBeVisible();
    expect(rowOf('Devika').getByText('You')).toBeVisible();
    expect(rowOf('Ravi').queryByText('Admin')).not.toBeInTheDocument();
  });

  it('is shown before the counts, which are read once', async () => {
    const users = new InMemoryUsers([ASHA]);
    const answer = held<Awaited<ReturnType<UsersApi['activity']>>>();
    await openUsers(users.api({ activity: () => answer.promise }));
    expect(rows()).toHaveLength(1);
    await answer.answer({ wishlists: 3, contributions: 1 });
    expect(rowOf('Asha').getByText('3 wishlists')).toBeVisible();
    expect(rowOf('Asha').getByText('1 contribution')).toBeVisible();
  });

  it('is shown if the counts fail, which can be retried', async () => {
    const users = new InMemoryUsers([ASHA, RAVI]);
    const activity = vi.fn(users.api().activity).mockRejectedValueOnce(offline);
    await openUsers(users.api({ activity }));
    expect(rowOf('Asha').getByText('Not counted')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t count some of the wishlists and contributions.');
    await press('Try again');
    expect(rowOf('Asha').getByText('1 wishlist')).toBeVisible();
    expect(activity).toHaveBeenCalledTimes(3);
  });
});

describe('the list', () => {
  it('is paged, and says how many of how many users are shown', async () => {
    const users = new InMemoryUsers(crowd(45));
    await openUsers(users.api());
    expect(screen.getByText('Showing 20 of 45 users')).toBeVisible();
    expect(users.counted).toHaveLength(20);
    await press('Older');
    await press('Older');
    expect(screen.getByText('Showing 5 of 45 users')).toBeVisible();
    expect(rows()[0]).toContain('Guest 41');
    await press('Newer');
    expect(rows()[0]).toContain('Guest 21');
    expect(users.counted).toHaveLength(45);
  });

  it.each([
    ['banned', 'Ravi', 'Showing 1 of 1 users'],
    ['inactive', 'Kiran', 'Showing 1 of 1 users'],
  ] as const)('lists only %s users', async (status, name, showing) => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    await choose(status);
    expect(rows()).toEqual([expect.stringContaining(name)]);
    expect(screen.getByText(showing)).toBeVisible();
  });

  it('shows an empty state before the first sign-up', async () => {
    await openUsers(new InMemoryUsers([]).api());
    expect(screen.getByText('No users found')).toBeVisible();
    expect(screen.getByText('No users have signed up yet.')).toBeVisible();
  });

  it('shows an empty state if no user matches the filter', async () => {
    await openUsers(new InMemoryUsers([ASHA]).api());
    await choose('banned');
    expect(screen.getByText('No users found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    await choose('all');
    await search('somebody else');
    expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
  });

  it('shows a failure in a toast and in its place, and can be retried', async () => {
    const users = new InMemoryUsers([ASHA]);
    const list = vi.fn(users.api().list).mockRejectedValueOnce(offline);
    await openUsers(users.api({ list }));
    expect(screen.getByText('Failed to load users')).toBeInTheDocument();
    expect(screen.getByText(/^We couldn’t load the users\. We couldn’t reach the server/)).toBeVisible();
    expect(counters()[0]).toBe('1');
    await press('Try again');
    expect(rows()).toHaveLength(1);
  });

  it('is shown without its counters, which can be retried', async () => {
    const users = new InMemoryUsers([ASHA]);
    const counts = vi.fn(users.api().counts).mockRejectedValueOnce(offline);
    await openUsers(users.api({ counts }));
    expect(screen.getByText('Showing 1 users')).toBeVisible();
    expect(rows()).toHaveLength(1);
    await press('Try again');
    expect(screen.getByText('Showing 1 of 1 users')).toBeVisible();
  });

  it('reserves space while loading', async () => {
    const counts = held<UserCounts>();
    await openUsers(
      new InMemoryUsers([]).api({ counts: () => counts.promise, list: () => new Promise(() => undefined) }),
    );
    expect(screen.getByText('One moment…')).toBeInTheDocument();
    expect(counters()).toEqual(['', '', '', '']);
  });

  it('reports unreadable profiles', async () => {
    const list: UsersApi['list'] = async () => ({
      items: [ASHA],
      unreadable: [new Failure('unexpected-data', 'users/x')],
      next: null,
    });
    await openUsers(new InMemoryUsers([ASHA]).api({ list }));
    expect(screen.getByText('Entries we can’t read right now: 1')).toBeVisible();
  });
});

describe('the details', () => {
  it('show everything, and link to the wishlists', async () => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    await openDetails('Ravi');
    const details = within(screen.getByRole('dialog', { name: 'Ravi' }));
    const facts = details
      .getAllByRole('term')
      .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Name', 'Ravi'],
      ['Email', 'ravi@guests.example'],
      ['Status', 'Banned'],
      ['Reason for the ban', 'Spam'],
      ['Role', 'User'],
      ['Wishlists', '1'],
      ['Contributions', '1,200'],
      ['Joined', expect.stringMatching(/^5 Dec 2026/)],
      ['Last active', expect.stringMatching(/^5 Dec 2026/)],
    ]);
    expect(details.getByRole('link', { name: 'View Wishlists' })).toHaveAttribute(
      'href',
      '/admin/wishlists?owner=ravi',
    );
    const [, close] = details.getAllByRole('button', { name: 'Close' });
    fireEvent.click(close ?? document.body);
    await settle();
    expect(screen.queryByRole('dialog', { name: 'Ravi' })).not.toBeInTheDocument();
  });

  it.each([
    ['Kiran', 'Admin'],
    ['Devika', 'Admin by email address, once it’s verified'],
    ['Asha', 'User'],
  ])('give %s the role “%s”', async (name, role) => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    await openDetails(name);
    expect(within(screen.getByRole('dialog', { name })).getByText(role)).toBeVisible();
  });

  it('show Never for users without a last activity', async () => {
    await openUsers(new InMemoryUsers(ALL_USERS).api());
    await openDetails('Asha');
    expect(within(screen.getByRole('dialog', { name: 'Asha' })).getByText('Never')).toBeVisible();
  });
});

it('exports all users as a CSV file', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const userRows: UsersApi['userRows'] = async function* () {
    yield* rowsOf(ASHA);
    yield* rowsOf({ ...RAVI, phoneNumber: '+91 98' });
  };
  await openUsers(new InMemoryUsers(ALL_USERS).api({ userRows }));
  await press('Export');
  await press('Download CSV');
  await settle();
  expect(screen.getByText(/^2 rows saved in shagun-users-/)).toBeVisible();
  const reader = new FileReader();
  const done = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(files[0] ?? new Blob());
  await done;
  expect(reader.result).toBe(
    [
      'User ID,Name,Email,Phone,Status,Role,Language,Joined (IST),Last active (IST)',
      'asha,Asha,asha@guests.example,,Active,User,en,2026-12-05 12:00,',
      "ravi,Ravi,ravi@guests.example,'+91 98,Banned,User,en,2026-12-05 12:00,2026-12-05 12:00",
      '',
    ].join('\r\n'),
  );
});
