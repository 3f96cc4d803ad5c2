import { appendFileSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmulatorForTest, type EmulatorProcess } from './emulator-process.ts';
import { Rest } from './raw/rest.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROUNDS = 20;
const WRITERS = 6;
const PROJECT = 'durable';

/** Writes sent and acknowledged by one writer. The last write of a round may or may not be stored. */
interface Promised {
  sent: number;
  readonly acknowledged: Set<number>;
}

const restOf = ({ origin }: EmulatorProcess) => new Rest(origin, PROJECT);

/** Each commit sets two documents to the next number and adds a third, permanent one. */
async function commitNext(rest: Rest, writer: number, promised: Promised): Promise<void> {
  const n = ++promised.sent;
  const set = (path: string) => ({ update: { name: rest.name(path), fields: { n: { integerValue: String(n) } } } });
  const writes = [set(`left/w${writer}`), set(`right/w${writer}`), set(`log/w${writer}-${n}`)];
  const { status, body } = await rest.post(':commit', { writes });
  if (status !== 200) throw new Error(`A commit failed with ${status}: ${JSON.stringify(body)}`);
  promised.acknowledged.add(n);
}

/** Writes from all writers concurrently until the emulator is killed after a number of acknowledgements. */
async function writeUntilKilled(emulator: EmulatorProcess, ledger: readonly Promised[], enough: number): Promise<void> {
  const rest = restOf(emulator);
  let acknowledged = 0;
  let killing: Promise<void> | undefined;
  const writeOn = async (promised: Promised, writer: number) => {
    for (;;) {
      try {
        await commitNext(rest, writer, promised);
      } catch (error) {
        // The emulator was killed. Writes in flight may or may not be stored.
        if (killing) return;
        throw error;
      }
      if (++acknowledged >= enough) killing ??= emulator.kill();
    }
  };
  await Promise.all(ledger.map(writeOn));
  await killing;
}

async function numbersIn(rest: Rest, collectionId: string): Promise<ReadonlyMap<string, number>> {
  const { body } = await rest.post(':runQuery', { structuredQuery: { from: [{ collectionId }] } });
  const found = body as { document?: { name: string; fields: { n: { integerValue: string } } } }[];
  return new Map(
    found.flatMap(({ document }) =>
      document
        ? [[document.name.slice(document.name.lastIndexOf('/') + 1), Number(document.fields.n.integerValue)]]
        : [],
    ),
  );
}

/** Everything acknowledged is stored, nothing that was never sent is stored, and no commit is stored partially. */
async function expectKept(rest: Rest, ledger: readonly Promised[]): Promise<void> {
  const [left, right, log] = await Promise.all([
    numbersIn(rest, 'left'),
    numbersIn(rest, 'right'),
    numbersIn(rest, 'log'),
  ]);
  expect(left).toEqual(right);
  ledger.forEach(({ sent, acknowledged }, writer) => {
    const kept = left.get(`w${writer}`) ?? 0;
    expect(kept).toBeGreaterThanOrEqual(Math.max(0, ...acknowledged));
    expect(kept).toBeLessThanOrEqual(sent);
    for (const n of acknowledged) {
      if (!log.has(`w${writer}-${n}`)) throw new Error(`Commit ${n} of writer ${writer} was acknowledged and is lost.`);
    }
  });
}

const newLedger = (): readonly Promised[] =>
  Array.from({ length: WRITERS }, () => ({ sent: 0, acknowledged: new Set() }));

function journalsIn(folder: string): readonly string[] {
  const journals = readdirSync(folder)
    .filter((file) => file.endsWith('.journal'))
    .map((file) => join(folder, file));
  expect(journals.length).toBeGreaterThan(0);
  return journals;
}

test(`keeps every acknowledged write across ${ROUNDS} kills during writes`, async () => {
  const folder = temporaryFolder();
  const ledger = newLedger();
  for (let round = 0; round < ROUNDS; round++) {
    const emulator = await startEmulatorForTest('--data-dir', folder);
    await expectKept(restOf(emulator), ledger);
    await writeUntilKilled(emulator, ledger, 1 + ((round * 7) % 40));
  }
  const emulator = await startEmulatorForTest('--data-dir', folder);
  await expectKept(restOf(emulator), ledger);
  await emulator.stop();
  expect(ledger.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)).toBeGreaterThan(ROUNDS * 5);
});

test('drops a half-written record and continues after it', async () => {
  const folder = temporaryFolder();
  const ledger = newLedger();
  await writeUntilKilled(await startEmulatorForTest('--data-dir', folder), ledger, 20);
  // The start of a record: a length without enough bytes.
  for (const journal of journalsIn(folder)) appendFileSync(journal, Buffer.from([200, 0, 0, 0, 1, 2, 3]));
  await writeUntilKilled(await startEmulatorForTest('--data-dir', folder), ledger, 20);
  const emulator = await startEmulatorForTest('--data-dir', folder);
  await expectKept(restOf(emulator), ledger);
  await emulator.stop();
});

test('loses only the last commit of a truncated journal', async () => {
  const folder = temporaryFolder();
  const first = await startEmulatorForTest('--data-dir', folder);
  for (const n of [1, 2, 3]) await restOf(first).store({ [`log/${n}`]: { n: { integerValue: String(n) } } });
  await first.kill();
  for (const journal of journalsIn(folder)) truncateSync(journal, statSync(journal).size - 3);
  const second = await startEmulatorForTest('--data-dir', folder);
  expect([...(await numbersIn(restOf(second), 'log')).keys()]).toEqual(['1', '2']);
  await second.stop();
});

test('restores deletions, values and times', async () => {
  const folder = temporaryFolder();
  const fields = {
    text: { stringValue: 'शगुन' },
    bytes: { bytesValue: 'AAH/' },
    when: { timestampValue: '2026-02-14T10:00:00.000001Z' },
    large: { integerValue: '9223372036854775807' },
    nan: { doubleValue: 'NaN' },
    map: { mapValue: { fields: { list: { arrayValue: { values: [{ nullValue: null }] } } } } },
  };
  const first = await startEmulatorForTest('--data-dir', folder);
  await restOf(first).store({ 'gifts/a': fields, 'gifts/gone': {} });
  await restOf(first).send('DELETE', '/gifts/gone');
  const before = (await restOf(first).get('/gifts')).body;
  await first.kill();
  const second = await startEmulatorForTest('--data-dir', folder);
  expect(before).toMatchObject({ documents: [{ fields }] });
  expect((await restOf(second).get('/gifts')).body).toEqual(before);
  await second.stop();
});

test('restores a cleared database as empty', async () => {
  const folder = temporaryFolder();
  const first = await startEmulatorForTest('--data-dir', folder);
  const rest = restOf(first);
  await rest.store({ 'gifts/a': {} });
  await fetch(`${first.origin}/emulator/v1/${rest.database}/documents`, { method: 'DELETE' });
  await rest.store({ 'gifts/b': {} });
  await first.kill();
  const second = await startEmulatorForTest('--data-dir', folder);
  expect((await restOf(second).get('/gifts')).body).toMatchObject({ documents: [{ name: rest.name('gifts/b') }] });
  await second.stop();
});
