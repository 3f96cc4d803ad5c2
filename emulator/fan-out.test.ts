import { describe, expect, it } from 'vitest';
import { Engine } from './engine/engine.ts';
import { DATABASE } from './model/testing/arbitraries.ts';
import type { Message } from './protobuf/types.ts';
import { Store } from './store/store.ts';
import { createRpcService } from './wire/service.ts';

const OWNER = { kind: 'owner' } as const;

/** A service with one listener per target id, all to the same collection, and what each received since it was current. */
function listeners(...targetIds: readonly number[]) {
  const service = createRpcService(new Engine(new Store()));
  const parent = `${DATABASE}/documents`;
  const query = { parent, structuredQuery: { from: [{ collectionId: 'c' }] } };
  const received = targetIds.map((targetId) => {
    const messages: Message[] = [];
    const peer = { send: (message: Message) => void messages.push(message), end: () => undefined };
    const stream = service.openStream('Listen', OWNER, peer);
    stream.receive({ database: DATABASE, addTarget: { targetId, query } });
    messages.length = 0;
    return messages;
  });
  const write = (n: number) =>
    service.unary(
      'Commit',
      {
        database: DATABASE,
        writes: [{ update: { name: `${parent}/c/a`, fields: { n: { integerValue: String(n) } } } }],
      },
      OWNER,
    );
  return { received, write };
}

describe('the messages of a commit', () => {
  it('are the same for all streams that listen alike', async () => {
    const { received, write } = listeners(2, 2, 2);
    await write(1);
    const [first = [], ...others] = received;
    expect(first).toMatchObject([
      { documentChange: { document: { fields: { n: { integerValue: '1' } } }, targetIds: [2] } },
      { targetChange: { targetChangeType: 'NO_CHANGE' } },
    ]);
    for (const other of others) for (const [i, message] of other.entries()) expect(message).toBe(first[i]);
  });

  it('name the targets of each stream', async () => {
    const { received, write } = listeners(2, 4);
    await write(1);
    await write(2);
    const summary = received.map((messages) =>
      messages.flatMap(({ documentChange }) => (documentChange === undefined ? [] : [documentChange])),
    );
    const change = (n: string, target: number) => ({
      document: { fields: { n: { integerValue: n } } },
      targetIds: [target],
    });
    expect(summary).toMatchObject([
      [change('1', 2), change('2', 2)],
      [change('1', 4), change('2', 4)],
    ]);
  });
});
