import { status } from '@grpc/grpc-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmulator, type EmulatorProcess } from './emulator-process.ts';
import { Grpc, type Message, type OpenedStream } from './raw/grpc.ts';

let emulator: EmulatorProcess;
let grpc: Grpc;
let project = 0;
let streams: OpenedStream[] = [];

beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.stop());
beforeEach(() => {
  grpc = new Grpc(emulator.port, `listen-${++project}`);
});
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
  grpc.close();
});

interface TargetChange {
  readonly targetChangeType: string;
  readonly targetIds: readonly number[];
  readonly resumeToken: Buffer;
  readonly readTime: Message | null;
  readonly cause: { readonly code: number } | null;
}

function listen(): OpenedStream {
  const stream = grpc.open('Listen');
  streams.push(stream);
  return stream;
}

const gifts = (targetId: number, more: Message = {}) => ({
  database: grpc.database,
  addTarget: {
    targetId,
    query: { parent: `${grpc.database}/documents`, structuredQuery: { from: [{ collectionId: 'gifts' }] } },
    ...more,
  },
});

const documents = (targetId: number, ...paths: string[]) => ({
  database: grpc.database,
  addTarget: { targetId, documents: { documents: paths.map((path) => grpc.name(path)) } },
});

const targetChange = (message: Message) => message['targetChange'] as TargetChange | null | undefined;
const isSnapshot = (message: Message) => {
  const change = targetChange(message);
  return change?.targetChangeType === 'NO_CHANGE' && change.targetIds.length === 0 && change.readTime !== null;
};

/** All messages up to and including the next consistent snapshot. */
async function untilSnapshot({ incoming }: OpenedStream): Promise<readonly Message[]> {
  const messages: Message[] = [];
  await incoming.until('a snapshot', (message) => {
    messages.push(message);
    return isSnapshot(message);
  });
  return messages;
}

const idOf = (name: unknown) => String(name).slice(String(name).lastIndexOf('/') + 1);

/** A message in brief: `ADD 1`, `changed a 1,2`, `gone a 1`, `filter 1: 2`. */
function shortly(message: Message): string {
  const change = targetChange(message);
  if (change) return `${change.targetChangeType} ${change.targetIds.join(',')}`.trim();
  const changed = message['documentChange'] as
    | { document: Message; targetIds: number[]; removedTargetIds: number[] }
    | null
    | undefined;
  if (changed)
    return `${changed.targetIds.length > 0 ? 'changed' : 'gone'} ${idOf(changed.document['name'])} ${[...changed.targetIds, ...changed.removedTargetIds].sort().join(',')}`;
  const gone = (message['documentDelete'] ?? message['documentRemove']) as
    | { document: string; removedTargetIds: number[] }
    | null
    | undefined;
  if (gone) return `gone ${idOf(gone.document)} ${[...gone.removedTargetIds].sort().join(',')}`;
  const filter = message['filter'] as { targetId: number; count: number } | null | undefined;
  return filter ? `filter ${filter.targetId}: ${filter.count}` : JSON.stringify(message);
}

const tokenOf = (messages: readonly Message[]) => {
  const change = messages.at(-1) && targetChange(messages.at(-1) as Message);
  if (!change || change.resumeToken.length === 0) throw new Error('The snapshot has no resume token.');
  return change.resumeToken;
};

test('a new target is added, filled and made current before the first snapshot', async () => {
  await grpc.set('gifts/a', 1);
  const stream = listen();
  stream.send(gifts(2));
  const messages = (await untilSnapshot(stream)).map(shortly);
  expect(messages[0]).toBe('ADD 2');
  expect(messages).toContain('changed a 2');
  expect(messages.indexOf('CURRENT 2')).toBeGreaterThan(messages.indexOf('changed a 2'));
  expect(messages.at(-1)).toBe('NO_CHANGE');
});

test('targets share a stream, and one message reports a change to all matching targets', async () => {
  const stream = listen();
  stream.send(gifts(2));
  stream.send(documents(4, 'gifts/a', 'gifts/z'));
  await stream.incoming.until('both to be current', (message) => shortly(message) === 'CURRENT 4');
  await untilSnapshot(stream);
  await grpc.set('gifts/a', 1);
  const made = await untilSnapshot(stream);
  expect(
    made
      .map(shortly)
      .filter((each) => each.startsWith('changed'))
      .join(' '),
  ).toMatch(/^changed a 2,4$|^changed a [24] changed a [24]$/);
  await grpc.set('gifts/b', 1);
  expect((await untilSnapshot(stream)).map(shortly)).toContain('changed b 2');
  await grpc.remove('gifts/a');
  expect((await untilSnapshot(stream)).map(shortly).join(' ')).toMatch(/gone a 2,4|gone a [24] gone a [24]/);
});

test('a commit of several documents is one snapshot', async () => {
  const stream = listen();
  stream.send(gifts(2));
  await untilSnapshot(stream);
  await grpc.commit(['a', 'b', 'c'].map((id) => ({ update: { name: grpc.name(`gifts/${id}`), fields: {} } })));
  const messages = (await untilSnapshot(stream)).map(shortly);
  expect(messages.filter((each) => each.startsWith('changed')).sort()).toEqual([
    'changed a 2',
    'changed b 2',
    'changed c 2',
  ]);
});

test('read times of snapshots never decrease', async () => {
  const stream = listen();
  stream.send(gifts(2));
  let last = -1n;
  for (let n = 0; n < 5; n++) {
    const time = targetChange((await untilSnapshot(stream)).at(-1) ?? {})?.readTime as {
      seconds: string;
      nanos: number;
    };
    const now = BigInt(time.seconds) * 1_000_000_000n + BigInt(time.nanos);
    expect(now).toBeGreaterThan(last);
    last = now;
    await grpc.set('gifts/a', n);
  }
});

test('a resume token delivers only what changed since', async () => {
  await grpc.set('gifts/same', 1);
  await grpc.set('gifts/changed', 1);
  const before = listen();
  before.send(gifts(2));
  const resumeToken = tokenOf(await untilSnapshot(before));
  before.close();
  await grpc.set('gifts/changed', 2);
  await grpc.set('gifts/new', 1);
  const after = listen();
  after.send(gifts(2, { resumeToken, expectedCount: { value: 2 } }));
  const messages = (await untilSnapshot(after)).map(shortly);
  expect(messages.filter((each) => each.startsWith('changed')).sort()).toEqual(['changed changed 2', 'changed new 2']);
});

test('a client that missed a deletion receives it directly or through a mismatching existence filter', async () => {
  for (const id of ['a', 'b', 'c']) await grpc.set(`gifts/${id}`, 1);
  const before = listen();
  before.send(gifts(2));
  const resumeToken = tokenOf(await untilSnapshot(before));
  before.close();
  await grpc.remove('gifts/b');
  const after = listen();
  after.send(gifts(2, { resumeToken, expectedCount: { value: 3 } }));
  const messages = (await untilSnapshot(after)).map(shortly);
  expect(messages.some((each) => each === 'gone b 2' || each === 'filter 2: 2')).toBe(true);
  expect(messages.filter((each) => each.startsWith('changed'))).toEqual([]);
});

test('a wrong expected count is answered with the actual count', async () => {
  await grpc.set('gifts/a', 1);
  const before = listen();
  before.send(gifts(2));
  const resumeToken = tokenOf(await untilSnapshot(before));
  before.close();
  const after = listen();
  after.send(gifts(2, { resumeToken, expectedCount: { value: 5 } }));
  expect((await untilSnapshot(after)).map(shortly)).toContain('filter 2: 1');
});

test('a removed target receives nothing more', async () => {
  const stream = listen();
  stream.send(gifts(2));
  await untilSnapshot(stream);
  stream.send({ database: grpc.database, removeTarget: 2 });
  await stream.incoming.until('the removal', (message) => shortly(message) === 'REMOVE 2');
  stream.send(documents(4, 'gifts/a'));
  await stream.incoming.until('the other target', (message) => shortly(message) === 'CURRENT 4');
  await untilSnapshot(stream);
  await grpc.set('gifts/a', 1);
  expect((await untilSnapshot(stream)).map(shortly)).toContain('changed a 4');
});

test('a target with `once` is removed when it is current', async () => {
  await grpc.set('gifts/a', 1);
  const stream = listen();
  stream.send(gifts(2, { once: true }));
  const seen: string[] = [];
  await stream.incoming.until('its end', (message) => {
    seen.push(shortly(message));
    return shortly(message) === 'REMOVE 2';
  });
  expect(seen).toEqual(expect.arrayContaining(['ADD 2', 'changed a 2', 'CURRENT 2']));
});

test('a rejected target is removed with its cause while the stream continues', async () => {
  const stream = listen();
  stream.send(gifts(2));
  await untilSnapshot(stream);
  stream.send({
    database: grpc.database,
    addTarget: {
      targetId: 4,
      query: { parent: `${grpc.database}/documents`, structuredQuery: { from: [{ collectionId: '__bad__' }] } },
    },
  });
  const removal = await stream.incoming.until('the refusal', (message) => shortly(message) === 'REMOVE 4');
  expect(targetChange(removal)?.cause?.code).toBe(status.INVALID_ARGUMENT);
  await grpc.set('gifts/a', 1);
  expect((await untilSnapshot(stream)).map(shortly)).toContain('changed a 2');
});
