import { describe, it } from 'vitest';
import { COUNTER_PERMISSIONS } from './permissions/counters.ts';
import { HOST_PERMISSIONS } from './permissions/hosts.ts';
import { USER_PERMISSIONS } from './permissions/people.ts';
import { RECORD_PERMISSIONS } from './permissions/records.ts';
import { INVITATION_TEXTS_PERMISSIONS } from './permissions/invitation-texts.ts';
import { REGISTER_PERMISSIONS } from './permissions/register.ts';
import { UPI_PERMISSIONS } from './permissions/upi.ts';
import { WISHLIST_PERMISSIONS } from './permissions/wishlists.ts';
import type { Permissions } from './permissions/table.ts';
import { setUpRulesTest } from './support/rules-test.ts';
import { EVERYONE } from './support/people.ts';

const rules = setUpRulesTest('permissions');

const PERMISSIONS: Permissions = {
  ...USER_PERMISSIONS,
  ...WISHLIST_PERMISSIONS,
  ...COUNTER_PERMISSIONS,
  ...RECORD_PERMISSIONS,
  ...INVITATION_TEXTS_PERMISSIONS,
  ...HOST_PERMISSIONS,
  ...REGISTER_PERMISSIONS,
  ...UPI_PERMISSIONS,
};

describe.each(Object.entries(PERMISSIONS))('%s', (_collection, verbs) => {
  describe.each(Object.entries(verbs))('%s', (_verb, rows) => {
    describe.each(rows.map((row) => [row.to, row] as const))('%s', (_what, { by, act, given }) => {
      it.each(EVERYONE.map((who) => [who.role, by.includes(who) ? 'may' : 'may not', who] as const))(
        '%s %s',
        async (_role, _may, who) => {
          const attempt = { by: who, act: act(who), ...(given && { given }) };
          if (by.includes(who)) await rules.assertAllowed(attempt);
          else await rules.assertDenied(attempt);
        },
      );
    });
  });
});
