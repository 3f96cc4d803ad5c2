import { expect, it } from 'vitest';
import { newMember } from './accounts.ts';
import { changeStored, deleteStored, findStored, readStored, writeStored } from './stored.ts';

it('reads and writes documents without rules', async () => {
  const path = `nobodyMayWriteHere/${crypto.randomUUID()}`;
  const at = new Date('2026-02-14T12:00:00Z');
  await writeStored(path, { count: 1, nested: { times: [at] }, gone: true });
  await changeStored(path, { count: 2, nested: {} });
  expect(await readStored(path)).toEqual({ count: 2, nested: {}, gone: true });
  await writeStored(path, { at });
  expect(await readStored(path)).toEqual({ at });
  await deleteStored(path);
  expect(await readStored(path)).toBeNull();
});

it('finds documents by a field', async () => {
  const mark = crypto.randomUUID();
  await writeStored(`nobodyMayWriteHere/${mark}`, { mark });
  expect(await findStored('nobodyMayWriteHere', 'mark', mark)).toEqual({ [mark]: { mark } });
});

it('creates members with a profile', async () => {
  const member = await newMember({ displayName: 'Ravi' }, { status: 'banned' });
  expect(await readStored(`users/${member.id}`)).toMatchObject({
    displayName: 'Ravi',
    email: member.email,
    status: 'banned',
  });
});
