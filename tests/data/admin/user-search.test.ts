import { expect, it } from 'vitest';
import { writeDocuments } from '../../../scripts/seed/emulator-owner.ts';
import { readUserActivity, readUserCounts } from '../../../src/data/admin/count-users.ts';
import { findUsersByEmail, searchUsers } from '../../../src/data/admin/search-users.ts';
import type { Connection } from '../../../src/data/connection.ts';
import { userId } from '../../../src/domain/ids.ts';
import { ALL_USERS, type UserFilter } from '../../../src/domain/user-list.ts';
import { newMember, storedProfile } from '../accounts.ts';
import { memberAt, startOwnEmulator } from '../own-emulator.ts';

type Profile = Readonly<Record<string, unknown>>;

/** An admin on an emulator with exactly these users, newest first. */
async function adminAmong(users: Readonly<Record<string, Profile>>): Promise<Connection> {
  const { port } = await startOwnEmulator();
  const documents = Object.entries(users).map(([name, changes], age) => {
    const email = `${name.toLowerCase()}@guests.example`;
    const profile = storedProfile({ id: userId(name), email, password: '', displayName: name });
    return [`users/${name}`, { ...profile, createdAt: new Date(Date.now() - age * 60_000), ...changes }] as const;
  });
  await writeDocuments({ auth: 0, firestore: port }, Object.fromEntries(documents));
  return (await memberAt(port, { email: `${crypto.randomUUID()}@shagun.example` })).connection;
}

it('searches in batches and continues where it stopped until all users are seen', async () => {
  const admin = await adminAmong({
    Asha: {},
    Ravi: {},
    RAVINDRA: { status: 'banned' },
    Meera: { preferences: 'none' },
    Kiran: { email: 'Brother-of-Ravi@guests.example', status: 'active' },
  });
  const filter: UserFilter = { search: ' ravi ', status: 'all' };
  const first = await searchUsers(admin, filter, { size: 2 });
  expect(first).toMatchObject({ items: [{ id: 'Ravi' }], unreadable: [], searched: 2 });
  const second = await searchUsers(admin, filter, { size: 2, after: first.next });
  expect(second).toMatchObject({ items: [{ id: 'RAVINDRA' }], unreadable: [{}], searched: 2 });
  const third = await searchUsers(admin, filter, { size: 2, after: second.next });
  expect(third).toMatchObject({ items: [{ id: 'Kiran' }], searched: 1, next: null });
});

it('searches all users for active ones, because most store no status, and only matching users for other statuses', async () => {
  const admin = await adminAmong({
    Asha: {},
    Ravi: { status: 'banned' },
    Kiran: { status: 'active' },
    Meera: { status: 'inactive' },
    Ravindra: { status: 'banned' },
  });
  const found = async (filter: UserFilter) => {
    const { items, searched } = await searchUsers(admin, filter, { size: 10 });
    return [items.map(({ id }) => id), searched];
  };
  expect(await found({ search: '', status: 'active' })).toEqual([['Asha', 'Kiran'], 5]);
  expect(await found({ search: 'indra', status: 'banned' })).toEqual([['Ravindra'], 2]);
  expect(await found({ search: 'ravi', status: 'inactive' })).toEqual([[], 1]);
});

it('finds an address as typed and in lower case', async () => {
  const admin = await adminAmong({ Asha: {}, Ravi: { email: 'RAVI@guests.example' } });
  const found = async (email: string) => (await findUsersByEmail(admin, email)).items.map(({ id }) => id);
  expect(await found('Asha@Guests.example')).toEqual(['Asha']);
  expect(await found('RAVI@guests.example')).toEqual(['Ravi']);
  expect(await found('sha@guests.example')).toEqual([]);
});

it('counts users by status, and admins by flag or by the admin address, each once', async () => {
  const admin = await adminAmong({
    Asha: { isAdmin: true, email: 'admin@shagun.example' },
    Ravi: { isAdmin: true },
    Kiran: { isAdmin: false, status: 'banned' },
    Meera: { status: 'inactive' },
    Nobody: { status: 'active' },
  });
  expect(await readUserCounts(admin)).toEqual({ total: 5, active: 3, inactive: 1, banned: 1, admins: 2 });
});

it('denies everyone but admins', async () => {
  const { connection, email } = await newMember();
  const denied = { reason: 'denied' };
  await expect(searchUsers(connection, ALL_USERS, { size: 1 })).rejects.toMatchObject(denied);
  await expect(findUsersByEmail(connection, email)).rejects.toMatchObject(denied);
  await expect(readUserCounts(connection)).rejects.toMatchObject(denied);
  const other = await newMember();
  await expect(readUserActivity(connection, other.id)).rejects.toMatchObject(denied);
});
