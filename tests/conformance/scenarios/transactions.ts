import type { Client } from '../client/client.ts';
import { within } from '../client/deadline.ts';
import { expectEqual, expectFailure } from '../client/expectation.ts';
import { scenario, type Scenario } from '../client/scenario.ts';
import { increment } from '../client/value.ts';

const FUND = 'funds/one';

const addOne = (client: Client) =>
  client.transaction(
    async (transaction) => {
      const fund = await transaction.get(FUND);
      transaction.set(FUND, { total: Number(fund?.total ?? 0) + 1 });
    },
    { maxAttempts: 30 },
  );

/** A promise that one client resolves and the other awaits. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

export const transactions: readonly Scenario[] = [
  scenario('a transaction reads, writes and returns its result', async ({ client }) => {
    await client.set(FUND, { total: 5 });
    const result = await client.transaction(async (transaction) => {
      const before = await transaction.get(FUND);
      const missing = await transaction.get('funds/none');
      transaction.update(FUND, ['total', increment(2)]);
      transaction.set('funds/log', { seen: before?.total ?? null });
      transaction.delete('funds/none');
      return { before, missing };
    });
    expectEqual('Result', result, { before: { total: 5 }, missing: undefined });
    expectEqual('Fund', await client.get(FUND), { total: 7 });
    expectEqual('Log', await client.get('funds/log'), { seen: 5 });
  }),
  scenario('a transaction that throws writes nothing', async ({ client }) => {
    const attempt = client.transaction(async (transaction) => {
      await transaction.get(FUND);
      transaction.set(FUND, { total: 1 });
      throw Object.assign(new Error('changed my mind'), { code: 'out-of-range' });
    });
    await expectFailure('Attempt', attempt, 'out-of-range', /changed my mind/);
    expectEqual('Fund', await client.get(FUND), undefined);
  }),
  scenario('a transaction retries if a document it read has changed', async ({ client, another }) => {
    await client.set(FUND, { total: 1 });
    const other = another();
    const seen: unknown[] = [];
    await client.transaction(async (transaction) => {
      const fund = await transaction.get(FUND);
      seen.push(fund?.total);
      if (seen.length === 1) await within('the other write', other.set(FUND, { total: 10 }));
      transaction.update(FUND, ['total', Number(fund?.total) + 1]);
    });
    expectEqual('Seen', seen, [1, 10]);
    expectEqual('Fund', await client.get(FUND), { total: 11 });
  }),
  scenario('a transaction retries even if it does not write the changed document', async ({ client, another }) => {
    await client.set(FUND, { open: true });
    const other = another();
    let attempts = 0;
    await client.transaction(async (transaction) => {
      attempts++;
      const fund = await transaction.get(FUND);
      if (attempts === 1) await within('the other write', other.set(FUND, { open: false }));
      transaction.set('funds/log', { open: fund?.open ?? null });
    });
    expectEqual('Attempts', attempts, 2);
    expectEqual('Log', await client.get('funds/log'), { open: false });
  }),
  scenario('a transaction retries if a missing document it read has appeared', async ({ client, another }) => {
    const other = another();
    let attempts = 0;
    await client.transaction(async (transaction) => {
      attempts++;
      const fund = await transaction.get(FUND);
      if (attempts === 1) await within('the other write', other.set(FUND, { by: 'other' }));
      if (!fund) transaction.set(FUND, { by: 'me' });
    });
    expectEqual('Attempts', attempts, 2);
    expectEqual('Fund', await client.get(FUND), { by: 'other' });
  }),
  scenario('a transaction retries if a document it read was deleted', async ({ client, another }) => {
    await client.set(FUND, { total: 1 });
    const other = another();
    let attempts = 0;
    await client.transaction(async (transaction) => {
      attempts++;
      const fund = await transaction.get(FUND);
      if (attempts === 1) await within('the other delete', other.delete(FUND));
      transaction.set('funds/log', { there: fund !== undefined });
    });
    expectEqual('Log', await client.get('funds/log'), { there: false });
  }),
  scenario('a transaction with a single attempt reports the conflict', async ({ client, another }) => {
    await client.set(FUND, { total: 1 });
    const other = another();
    const attempt = client.transaction(
      async (transaction) => {
        await transaction.get(FUND);
        await within('the other write', other.set(FUND, { total: 2 }));
        transaction.update(FUND, ['total', 100]);
      },
      { maxAttempts: 1 },
    );
    await expectFailure('Attempt', attempt, client.codeFor('failed-precondition'));
    expectEqual('Fund', await client.get(FUND), { total: 2 });
  }),
  scenario('concurrent transactions of two clients lose no increment', async ({ client, another }) => {
    const other = another();
    await client.set(FUND, { total: 0 });
    const run = async (one: Client) => {
      for (let round = 0; round < 5; round++) await addOne(one);
    };
    await within('both to finish', Promise.all([run(client), run(other)]));
    expectEqual('Fund', await client.get(FUND), { total: 10 });
  }),
  scenario('only one of two clients gets the last unit', async ({ client, another }) => {
    await client.set(FUND, { left: 1, takenBy: null });
    const other = another();
    const bothHaveRead = [gate(), gate()] as const;
    const take = (one: Client, me: 0 | 1) => {
      let attempt = 0;
      return one.transaction(async (transaction) => {
        const fund = await transaction.get(FUND);
        if (attempt++ === 0) {
          bothHaveRead[me].open();
          await within('both to have read', bothHaveRead[me === 0 ? 1 : 0].opened);
        }
        if (fund?.left !== 1) return false;
        transaction.update(FUND, ['left', 0], ['takenBy', me]);
        return true;
      });
    };
    const won = await Promise.all([take(client, 0), take(other, 1)]);
    expectEqual('Winners', won.filter(Boolean).length, 1);
    expectEqual('Fund', await client.get(FUND), { left: 0, takenBy: won[0] ? 0 : 1 });
  }),
  scenario('concurrent increments without a transaction lose nothing', async ({ client, another }) => {
    await client.set(FUND, { total: 0 });
    const other = another();
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? client : other).update(FUND, ['total', increment(1)])),
    );
    expectEqual('Fund', await client.get(FUND), { total: 20 });
  }),
];
