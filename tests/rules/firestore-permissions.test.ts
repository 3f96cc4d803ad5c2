import { describe, it } from 'vitest';
import { OF_COUNTERS } from './permissions/of-counters.ts';
import { OF_PEOPLE } from './permissions/of-people.ts';
import { OF_RECORDS } from './permissions/of-records.ts';
import { OF_WISHLISTS } from './permissions/of-wishlists.ts';
import type { Permissions } from './permissions/table.ts';
import { openCourt } from './support/court.ts';
import { EVERYBODY } from './support/people.ts';

const court = openCourt('permissions');

const PERMISSIONS: Permissions = { ...OF_PEOPLE, ...OF_WISHLISTS, ...OF_COUNTERS, ...OF_RECORDS };

describe.each(Object.entries(PERMISSIONS))('%s', (_collection, verbs) => {
  describe.each(Object.entries(verbs))('%s', (_verb, rows) => {
    describe.each(rows.map((row) => [row.to, row] as const))('%s', (_what, { by, act, given }) => {
      it.each(EVERYBODY.map((who) => [who.role, by.includes(who) ? 'may' : 'may not', who] as const))(
        '%s %s',
        async (_role, _may, who) => {
          const attempt = { by: who, act: act(who), ...(given && { given }) };
          if (by.includes(who)) await court.assertAllowed(attempt);
          else await court.assertDenied(attempt);
        },
      );
    });
  });
});
