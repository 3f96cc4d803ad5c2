import { describe, expect, it } from 'vitest';
import { ADMIN_LOG_TYPES } from '../../src/domain/system-log.ts';
import { mayUse, type Power, POWERS } from './permissions/of-admins.ts';
import { openCourt, writing } from './support/court.ts';
import { only, without, type Writes } from './support/fields.ts';
import { adminById, EVERYBODY, type Person } from './support/people.ts';

const court = openCourt('admin-powers');

const entriesOf = (writes: Writes): readonly string[] =>
  Object.keys(writes).filter((path) => path.startsWith('systemLogs/'));
const withoutEntry = (writes: Writes): Writes => without(writes, ...entriesOf(writes));
const entryOnly = (writes: Writes): Writes => only(writes, ...entriesOf(writes));

const judged = (allowed: readonly Person[]) =>
  EVERYBODY.map((who) => [who.role, allowed.includes(who) ? 'may' : 'may not', who] as const);

it('covers every action that admins log', () => {
  const types = POWERS.flatMap(({ writes }) =>
    Object.entries(writes(adminById)).flatMap(([path, entry]) =>
      path.startsWith('systemLogs/') ? [entry?.['type']] : [],
    ),
  );
  expect(new Set(types)).toEqual(new Set(ADMIN_LOG_TYPES));
});

describe.each(POWERS.map((power) => [power.to, power] as const))('to %s', (_what, power: Power) => {
  const { writes, given, alsoOf = [] } = power;
  const judge = async (who: Person, isAllowed: boolean, made: Writes) => {
    const attempt = writing(who, made, given);
    await (isAllowed ? court.assertAllowed(attempt) : court.assertDenied(attempt));
  };

  it.each(judged(mayUse(power)))('%s %s with a log entry', (_role, _may, who) =>
    judge(who, mayUse(power).includes(who), writes(who)),
  );

  it.each(judged(alsoOf))('%s %s without a log entry', (_role, _may, who) =>
    judge(who, alsoOf.includes(who), withoutEntry(writes(who))),
  );

  it.each(judged([]))('%s %s the log entry alone', (_role, _may, who) => judge(who, false, entryOnly(writes(who))));
});
