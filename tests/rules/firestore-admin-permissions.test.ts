import { describe, expect, it } from 'vitest';
import { ADMIN_LOG_TYPES } from '../../src/domain/system-log.ts';
import { allowedAdmins, type AdminAction, ADMIN_ACTIONS } from './permissions/admins.ts';
import { ban } from './support/admin-actions.ts';
import { only, without, type Writes } from './support/fields.ts';
import {
  adminByAddress,
  adminByFlag,
  adminById,
  bannedAdmin,
  EVERYONE,
  type Person,
  stranger,
} from './support/people.ts';
import { type Attempt, gets, lists, setUpRulesTest, writing } from './support/rules-test.ts';
import { bannedMeanwhile, profileOf } from './support/stored-documents.ts';

const rules = setUpRulesTest('admin-permissions');

const entriesOf = (writes: Writes): readonly string[] =>
  Object.keys(writes).filter((path) => path.startsWith('systemLogs/'));
const withoutEntry = (writes: Writes): Writes => without(writes, ...entriesOf(writes));
const entryOnly = (writes: Writes): Writes => only(writes, ...entriesOf(writes));

const judged = (allowed: readonly Person[]) =>
  EVERYONE.map((who) => [who.role, allowed.includes(who) ? 'may' : 'may not', who] as const);

it('covers every action that admins log', () => {
  const types = ADMIN_ACTIONS.flatMap(({ writes }) =>
    Object.entries(writes(adminById)).flatMap(([path, entry]) =>
      // Deleting one is no entry.
      path.startsWith('systemLogs/') && entry ? [entry['type']] : [],
    ),
  );
  expect(new Set(types)).toEqual(new Set(ADMIN_LOG_TYPES));
});

describe.each(ADMIN_ACTIONS.map((action) => [action.to, action] as const))('to %s', (_what, action: AdminAction) => {
  const { writes, given, withoutLogEntry = [], isLogOnly = false } = action;
  const judge = async (who: Person, isAllowed: boolean, made: Writes) => {
    const attempt = writing(who, made, given);
    await (isAllowed ? rules.assertAllowed(attempt) : rules.assertDenied(attempt));
  };

  it.each(judged(allowedAdmins(action)))('%s %s with a log entry', (_role, _may, who) =>
    judge(who, allowedAdmins(action).includes(who), writes(who)),
  );

  it.each(isLogOnly ? [] : judged(withoutLogEntry))('%s %s without a log entry', (_role, _may, who) =>
    judge(who, withoutLogEntry.includes(who), withoutEntry(writes(who))),
  );

  it.each(isLogOnly ? [] : judged([]))('%s %s the log entry alone', (_role, _may, who) =>
    judge(who, false, entryOnly(writes(who))),
  );
});

rules.allows('an admin identified by', {
  'an address in capitals': () => writing({ ...adminByAddress, email: 'ADMIN@SHAGUN.EXAMPLE' }, ban(adminByAddress)),
  'uid, without an e-mail': () => writing({ ...adminById, email: '', isVerified: false }, ban()),
  'flag, with an address that is not verified': () => writing({ ...adminByFlag, isVerified: false }, ban(adminByFlag)),
});

const notAdmin = (email: string, isVerified: boolean | null = true): Attempt => {
  const who: Person = { role: email, uid: 'stranger', email, isVerified };
  return { by: who, act: lists('users') };
};

rules.denies('admin rights', {
  'with the unverified admin address': () => notAdmin('admin@shagun.example', false),
  'with the admin address without a verification claim': () => notAdmin('admin@shagun.example', null),
  'with an address at a longer domain': () => notAdmin('admin@shagun.example.evil.test'),
  'with an address at a domain with the same ending': () => notAdmin('admin@evil-shagun.example'),
  'with an address at a subdomain': () => notAdmin('admin@mail.shagun.example'),
  'with an address at a domain without its dot': () => notAdmin('admin@shagunxexample'),
  'with the domain before the at sign': () => notAdmin('shagun.example@evil.test'),
  'with two at signs': () => notAdmin('evil@evil.test@shagun.example'),
  'with nothing before the at sign': () => notAdmin('@shagun.example'),
  'with a line break': () => notAdmin('admin@shagun.example\n.evil.test'),
  'with the domain alone': () => notAdmin('shagun.example'),
  'with a uid that only starts with "admin"': () => ({
    by: { role: 'admin2', uid: 'admin2', email: 'a@mail.test', isVerified: true },
    act: lists('users'),
  }),
  'with the flag set to false': () => ({
    by: stranger,
    act: gets('users/owner'),
    given: { 'users/stranger': profileOf(stranger, { isAdmin: false }) },
  }),
  'with the flag set to a string': () => ({
    by: stranger,
    act: gets('users/owner'),
    given: { 'users/stranger': profileOf(stranger, { isAdmin: 'true' }) },
  }),
  'with the flag, while banned': () => ({
    by: adminByFlag,
    act: gets('users/owner'),
    given: { 'users/by-flag': profileOf(adminByFlag, { status: 'banned' }) },
  }),
  'with the uid, while banned': () => ({
    by: adminById,
    act: gets('users/owner'),
    given: {
      ...bannedMeanwhile(adminById),
    },
  }),
  'with the address, while banned': () => ({ by: bannedAdmin, act: gets('users/owner') }),
});
