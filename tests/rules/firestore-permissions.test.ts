import { describe, it } from 'vitest';
import { PERMISSIONS } from './permissions/all.ts';
import { setUpRulesTest } from './support/rules-test.ts';
import { EVERYONE } from './support/people.ts';

const rules = setUpRulesTest('permissions');

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
