import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmulatorForTest, startEmulatorOnFullDisk, type EmulatorProcess } from './emulator-process.ts';
import { Rest, type Answer } from './raw/rest.ts';
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

/** Stores three commits, stops the emulator by a kill, and changes the journal. */
async function damagedFolder(change: (bytes: Buffer) => Uint8Array): Promise<string> {
  const folder = temporaryFolder();
  const emulator = await startEmulatorForTest('--data-dir', folder);
  for (const n of [1, 2, 3]) await restOf(emulator).store({ [`log/${n}`]: { n: { integerValue: String(n) } } });
  await emulator.kill();
  for (const journal of journalsIn(folder)) writeFileSync(journal, change(readFileSync(journal)));
  return folder;
}

const storedIn = async (emulator: EmulatorProcess) => [...(await numbersIn(restOf(emulator), 'log')).keys()];

/** The offsets of the second and third of three records of the same size. */
const thirdsOf = ({ length }: Buffer) => [length / 3, (2 * length) / 3] as const;

test.each<[string, (bytes: Buffer) => Uint8Array, readonly string[], RegExp]>([
  [
    'zeros at the end',
    (bytes) => Buffer.concat([bytes, Buffer.alloc(512)]),
    ['1', '2', '3'],
    /incomplete record \(512 /,
  ],
  ['half a record', (bytes) => bytes.subarray(0, -20), ['1', '2'], /incomplete record/],
  ['half a record and zeros', (bytes) => bytes.fill(0, bytes.length - 20), ['1', '2'], /incomplete record/],
  [
    'swapped records',
    (bytes) => {
      const [second, third] = thirdsOf(bytes);
      return Buffer.concat([bytes.subarray(0, second), bytes.subarray(third), bytes.subarray(second, third)]);
    },
    ['1', '2', '3'],
    /out of order/,
  ],
  [
    'a flipped byte in the middle',
    (bytes) => {
      const middle = bytes.length >> 1;
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
      return bytes;
    },
    ['1', '3'],
    /is damaged \(\d+ bytes from byte \d+\), lacks 1 record/,
  ],
  ['a damaged first record', (bytes) => bytes.fill(0xff, 0, 40), ['2', '3'], /is damaged \(\d+ bytes from byte 0\)/],
])('recovers from %s and reports it in one line', async (_what, change, kept, report) => {
  const folder = await damagedFolder(change);
  const damaged = journalsIn(folder).map((journal) => readFileSync(journal));
  const emulator = await startEmulatorForTest('--data-dir', folder);
  expect(await storedIn(emulator)).toEqual(kept);
  await restOf(emulator).store({ 'log/4': { n: { integerValue: '4' } } });
  await emulator.kill();
  expect(emulator.errors().trimEnd().split('\n')).toEqual([expect.stringMatching(report)]);
  const copies = readdirSync(folder).filter((name) => name.includes('.damaged-'));
  expect(copies.map((copy) => readFileSync(join(folder, copy)))).toEqual(damaged);

  const again = await startEmulatorForTest('--data-dir', folder);
  expect(await storedIn(again)).toEqual([...kept, '4']);
  await again.stop();
  expect(again.errors()).toBe('');
});

test('stops at a journal without an intact record, names the remedy and leaves the file alone', async () => {
  const folder = await damagedFolder((bytes) => bytes.fill(0xff));
  const [before] = journalsIn(folder).map((journal) => readFileSync(journal));
  await expect(startEmulatorForTest('--data-dir', folder)).rejects.toThrow(/No record is intact\..* --salvage once/);
  expect(journalsIn(folder).map((journal) => readFileSync(journal))).toEqual([before]);
  const emulator = await startEmulatorForTest('--data-dir', folder, '--salvage');
  expect(await storedIn(emulator)).toEqual([]);
  await emulator.stop();
});

test('continues to serve reads when the disk is full, and loses nothing that it acknowledged', async () => {
  const folder = temporaryFolder();
  const emulator = await startEmulatorOnFullDisk(16, '--data-dir', folder);
  const rest = restOf(emulator);
  const acknowledged: string[] = [];
  const text = { stringValue: 'x'.repeat(1500) };
  let refusal: Answer | undefined;
  for (let n = 0; !refusal; n++) {
    const answer = await rest.send('PATCH', `/log/${n}`, { fields: { n: { integerValue: String(n) }, text } });
    if (answer.status === 200) acknowledged.push(String(n));
    else refusal = answer;
  }
  expect(refusal).toMatchObject({
    status: 429,
    body: { error: { status: 'RESOURCE_EXHAUSTED', message: expect.stringContaining('Nothing was stored') as string } },
  });
  expect(acknowledged.length).toBeGreaterThan(5);
  expect((await storedIn(emulator)).sort()).toEqual([...acknowledged].sort());
  // A smaller record still fits.
  await rest.store({ 'log/small': { n: { integerValue: '0' } } });
  await emulator.kill();
  expect(emulator.errors()).toMatch(/^Firestore emulator: Nothing was stored: the data directory .* cannot be written/);

  const again = await startEmulatorForTest('--data-dir', folder);
  expect((await storedIn(again)).sort()).toEqual([...acknowledged, 'small'].sort());
  await again.stop();
  expect(again.errors()).toBe('');
});

test('takes over a lock whose process id belongs to another program by now', async () => {
  const folder = await damagedFolder((bytes) => bytes);
  // This process, as if it had started after the emulator was killed.
  writeFileSync(join(folder, 'lock'), `${process.pid} an earlier start`);
  const emulator = await startEmulatorForTest('--data-dir', folder);
  expect(await storedIn(emulator)).toEqual(['1', '2', '3']);
  await expect(startEmulatorForTest('--data-dir', folder)).rejects.toThrow(/is in use by process \d+\. Stop it/);
  await emulator.stop();
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
