import { describe, expect, it } from 'vitest';
import { userId } from './ids.ts';
import type { UserStatus } from './user.ts';
import {
  countOfStatus,
  ALL_USERS,
  filterUsers,
  isFiltering,
  shownName,
  statusAction,
  userInitial,
  withActive,
} from './user-list.ts';

const user = (displayName: string, email: string, status: UserStatus = 'active', isAdmin = false) => ({
  id: userId(email || 'nobody'),
  displayName,
  email,
  status,
  isAdmin,
});
const asha = user('Asha Rao', 'asha@one.example', 'active', true);
const ravi = user('Ravi', 'RAVI@two.example', 'banned');
const nobody = user('', 'meera@two.example', 'inactive');
const users = [asha, ravi, nobody];

describe('the list of users', () => {
  it.each([
    ['', 'all', [asha, ravi, nobody]],
    ['rao', 'all', [asha]],
    [' RAO ', 'all', [asha]],
    ['ravi@TWO', 'all', [ravi]],
    ['two.example', 'all', [ravi, nobody]],
    ['two.example', 'banned', [ravi]],
    ['', 'active', [asha]],
    ['', 'inactive', [nobody]],
    ['asha', 'banned', []],
    ['id:asha@one.example', 'all', [asha]],
    [' ID: asha@one.example ', 'banned', []],
    ['id:asha', 'all', []],
  ] as const)('finds with "%s" of status %s', (search, status, found) => {
    expect(filterUsers(users, { search, status })).toEqual(found);
  });

  it('knows whether it is filtered', () => {
    expect([ALL_USERS, { search: ' ', status: 'all' } as const].map(isFiltering)).toEqual([false, false]);
    expect(isFiltering({ search: 'a', status: 'all' })).toBe(true);
    expect(isFiltering({ search: '', status: 'banned' })).toBe(true);
  });

  it('counts users without another status as active', () => {
    const counts = withActive({ total: 10, inactive: 2, banned: 1, admins: 1 });
    expect((['all', 'active', 'inactive', 'banned'] as const).map((status) => countOfStatus(counts, status))).toEqual([
      10, 7, 2, 1,
    ]);
  });

  it('never counts below zero when the numbers are from different moments', () => {
    expect(withActive({ total: 1, inactive: 1, banned: 1, admins: 0 }).active).toBe(0);
  });
});

describe('a user in the list', () => {
  it('has an initial, with or without a name', () => {
    expect(users.map((one) => shownName(one, 'No Name'))).toEqual(['Asha Rao', 'Ravi', 'No Name']);
    expect(users.map(userInitial)).toEqual(['A', 'R', 'M']);
    expect(userInitial(user('', ''))).toBe('');
    expect(shownName(user('  ', 'meera@two.example'), 'No Name')).toBe('No Name');
  });

  it('can be banned when active, unbanned when banned, and neither when inactive', () => {
    expect(users.map(statusAction)).toEqual(['ban', 'unban', null]);
  });
});
