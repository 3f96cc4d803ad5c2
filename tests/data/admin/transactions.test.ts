import { expect, it } from 'vitest';
import { writeDocuments } from '../../../scripts/seed/emulator-owner.ts';
import {
  countTransactions,
  type TransactionFilter,
  transactionRows,
} from '../../../src/data/admin/list-transactions.ts';
import { reviewTransactions } from '../../../src/data/admin/review.ts';
import { transactionId, wishlistId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import { parseReference, referenceOf } from '../../../src/domain/reference.ts';
import { storedTransaction, storedUser, storedWishlist } from '../../../src/domain/testing/documents.ts';
import { everyPage } from '../every-page.ts';
import { memberAt, startOwnEmulator } from '../own-emulator.ts';
import { onDay } from './on-day.ts';

const WEDDING = wishlistId('11111111-1111-4111-8111-111111111111');
const DELETED = wishlistId('22222222-2222-4222-8222-222222222222');
const tx = (index: number) => transactionId(`${index}0000000-0000-4000-8000-000000000000`);

/** Five contributions, an hour apart around midnight in India. Ravi has an account. */
async function fiveContributions() {
  const { port } = await startOwnEmulator();
  const admin = await memberAt(port, { email: `${crypto.randomUUID()}@shagun.example` });
  const ravi = await memberAt(port);
  const given = [
    { wishlistId: WEDDING, contributorId: ravi.id, email: '', amount: 101 },
    { wishlistId: WEDDING, contributorId: 'anonymous', isAnonymous: true, displayName: '', email: '', amount: 501 },
    { wishlistId: DELETED, contributorId: 'guest', email: 'esha@guests.example', amount: 501 },
    { wishlistId: DELETED, contributorId: 'guest', email: ravi.email, amount: 1_101 },
    { wishlistId: WEDDING, contributorId: 'guest', email: 'esha@guests.example', amount: 5_001 },
  ] as const;
  const documents = given.map(
    (fields, index) =>
      [
        `transactions/${tx(index)}`,
        storedTransaction(fields, new Date(Date.UTC(2026, 11, 5, 16 + index, 30))),
      ] as const,
  );
  await writeDocuments(
    { auth: 0, firestore: port },
    {
      [`users/${ravi.id}`]: storedUser({ email: ravi.email }),
      [`wishlists/${WEDDING}`]: storedWishlist({ title: 'Asha weds Ravi' }),
      ...Object.fromEntries(documents),
    },
  );
  return { admin: admin.connection, ravi };
}

it('finds contributions by any of the filters together, newest first, and counts them', async () => {
  const { admin, ravi } = await fiveContributions();
  const dayBefore = onDay('2026-12-05');
  const day = onDay('2026-12-06');
  const cases: readonly (readonly [TransactionFilter, readonly number[]])[] = [
    [{}, [4, 3, 2, 1, 0]],
    [{ period: day }, [4, 3, 2]],
    [{ period: dayBefore }, [1, 0]],
    [{ wishlist: WEDDING }, [4, 1, 0]],
    [{ giver: 'anonymous' }, [1]],
    [{ giver: 'guest' }, [4, 3, 2]],
    [{ giver: 'Esha@guests.example' }, [4, 2]],
    [{ giver: ravi.email }, [3, 0]],
    [{ least: rupees(501), most: rupees(501) }, [2, 1]],
    [{ least: rupees(501) }, [4, 3, 2, 1]],
    [{ most: rupees(500) }, [0]],
    [{ least: rupees(500), most: rupees(2_000) }, [3, 2, 1]],
    [{ wishlist: WEDDING, period: day, giver: 'esha@guests.example', least: rupees(5_000) }, [4]],
    [{ wishlist: DELETED, giver: ravi.email, least: rupees(1_000), most: rupees(2_000) }, [3]],
    [{ wishlist: WEDDING, giver: ravi.email, least: rupees(101), most: rupees(101), period: dayBefore }, [0]],
    [{ wishlist: DELETED, ids: parseReference(referenceOf(tx(1))) }, [1]],
    [{ ids: parseReference('SHG-0000-0001') }, []],
  ];
  for (const [filter, expected] of cases) {
    const { items } = await reviewTransactions(admin, { ...filter, looksAhead: false });
    expect(
      items.map(({ transaction }) => transaction.id),
      JSON.stringify(filter),
    ).toEqual(expected.map(tx));
    expect(await countTransactions(admin, filter), JSON.stringify(filter)).toBe(expected.length);
  }
});

it('turns pages within a filter, and names the wishlists', async () => {
  const { admin } = await fiveContributions();
  const filter = { least: rupees(500), most: rupees(6_000), size: 2, looksAhead: false };
  const first = await reviewTransactions(admin, filter);
  expect(first.items.map(({ transaction, wishlist }) => [transaction.id, wishlist])).toEqual([
    [tx(4), expect.objectContaining({ title: 'Asha weds Ravi' })],
    [tx(3), 'deleted'],
  ]);
  const second = await reviewTransactions(admin, { ...filter, after: first.next });
  expect(second.items.map(({ transaction }) => transaction.id)).toEqual([tx(2), tx(1)]);
  const rows = await everyPage(transactionRows(admin, { wishlist: WEDDING }));
  expect(rows.flatMap(({ items }) => items).map(({ id }) => id)).toEqual([4, 1, 0].map(tx));
});

it('finds nothing for anyone else', async () => {
  const { ravi } = await fiveContributions();
  for (const filter of [{}, { wishlist: WEDDING }, { giver: 'anonymous' }, { ids: parseReference(referenceOf(tx(1))) }])
    await expect(reviewTransactions(ravi.connection, filter)).rejects.toMatchObject({ reason: 'denied' });
});
