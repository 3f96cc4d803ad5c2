import { expect, it } from 'vitest';
import { DAY_MS } from './calendar.ts';
import { hasRoom, mayEdit, roleOf, stateOf } from './hosts.ts';
import { userId } from './ids.ts';
import { AT, OWNER } from './testing/examples.ts';

const [meena, suresh, kabir] = ['meena', 'suresh', 'kabir'].map(userId) as [
  ReturnType<typeof userId>,
  ReturnType<typeof userId>,
  ReturnType<typeof userId>,
];
const hosted = { userId: OWNER, hostIds: [meena, suresh], editorIds: [meena] };

it.each([
  [OWNER, 'owner', true],
  [meena, 'host', true],
  [suresh, 'keeper', false],
  [kabir, null, false],
] as const)('says what %s is to a wishlist', (member, role, isEditor) => {
  expect(roleOf(hosted, member)).toBe(role);
  expect(mayEdit(hosted, member)).toBe(isEditor);
});

it('knows only the owner of a wishlist that never had hosts', () => {
  expect(roleOf({ userId: OWNER }, OWNER)).toBe('owner');
  expect(roleOf({ userId: OWNER }, meena)).toBeNull();
});

it('has room for five hosts', () => {
  const hosts = (count: number) => Array.from({ length: count }, (_, index) => userId(`host-${index}`));
  expect(hasRoom({ userId: OWNER, hostIds: hosts(4) })).toBe(true);
  expect(hasRoom({ userId: OWNER, hostIds: hosts(5) })).toBe(false);
});

it('keeps an invitation open for seven days, until somebody uses it', () => {
  const after = (days: number) => new Date(AT.getTime() + days * DAY_MS);
  expect(stateOf({ createdAt: AT, used: null }, after(6.9))).toBe('open');
  expect(stateOf({ createdAt: AT, used: null }, after(7))).toBe('expired');
  expect(stateOf({ createdAt: AT, used: { by: meena, at: AT } }, after(1))).toBe('used');
});
