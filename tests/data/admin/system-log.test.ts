import { expect, it } from 'vitest';
import { writeDocuments } from '../../../scripts/seed/emulator-owner.ts';
import type { LogFilter } from '../../../src/data/admin/list-system-log.ts';
import { reviewLog } from '../../../src/data/admin/review.ts';
import { storedLogEntry, storedUser } from '../../../src/domain/testing/documents.ts';
import { memberAt, startOwnEmulator } from '../own-emulator.ts';
import { onDay } from './on-day.ts';

/** Five entries, an hour apart around midnight in India. */
async function fiveEntries() {
  const { port } = await startOwnEmulator();
  const admin = await memberAt(port, { email: `${crypto.randomUUID()}@shagun.example` });
  const ravi = await memberAt(port);
  const entries = [
    { type: 'user_signup', actorId: ravi.id, targetId: ravi.id },
    { type: 'wishlist_created', actorId: ravi.id, targetId: 'wedding' },
    { type: 'contribution_made', actorId: 'anonymous', targetId: 'wedding' },
    { type: 'user_banned', actorId: admin.id, targetId: ravi.id },
    { type: 'user_unbanned', actorId: admin.id, targetId: ravi.id },
  ] as const;
  const documents = entries.map(
    (fields, index) =>
      [`systemLogs/entry-${index}`, storedLogEntry(fields, new Date(Date.UTC(2026, 11, 5, 16 + index, 30)))] as const,
  );
  await writeDocuments(
    { auth: 0, firestore: port },
    {
      [`users/${ravi.id}`]: storedUser({ email: ravi.email, displayName: 'Ravi' }),
      ...Object.fromEntries(documents),
    },
  );
  return { admin, ravi };
}

it('finds entries by any of the filters together, newest first', async () => {
  const { admin, ravi } = await fiveEntries();
  const period = onDay('2026-12-06');
  const cases: readonly (readonly [LogFilter, readonly number[]])[] = [
    [{}, [4, 3, 2, 1, 0]],
    [{ type: 'user_banned' }, [3]],
    [{ actor: ravi.id }, [1, 0]],
    [{ actor: ravi.email }, [1, 0]],
    [{ actor: 'anonymous' }, [2]],
    [{ target: ravi.email }, [4, 3, 0]],
    [{ target: 'wedding' }, [2, 1]],
    [{ period }, [4, 3, 2]],
    [{ period, actor: admin.id, target: ravi.email }, [4, 3]],
    [{ period, actor: admin.id, target: ravi.email, type: 'user_unbanned' }, [4]],
    [{ actor: ravi.email, target: ravi.email, type: 'user_signup' }, [0]],
    [{ actor: 'nobody@guests.example' }, []],
  ];
  for (const [filter, expected] of cases) {
    const { items } = await reviewLog(admin.connection, { ...filter, looksAhead: false });
    expect(
      items.map(({ entry }) => entry.id),
      JSON.stringify(filter),
    ).toEqual(expected.map((index) => `entry-${index}`));
  }
});

it('names who did it, and turns pages within a filter', async () => {
  const { admin, ravi } = await fiveEntries();
  const filter = { target: ravi.id, size: 2, looksAhead: false };
  const first = await reviewLog(admin.connection, filter);
  expect(first.items.map(({ actor }) => actor)).toEqual([null, null]);
  const second = await reviewLog(admin.connection, { ...filter, after: first.next });
  expect(second.items.map(({ actor }) => actor?.displayName)).toEqual(['Ravi']);
  await expect(reviewLog(ravi.connection, { actor: ravi.id })).rejects.toMatchObject({ reason: 'denied' });
});
