import { describe, expect, it } from 'vitest';
import type { Message } from '../protobuf/types.ts';
import { encodedOnce, shared } from './shared-messages.ts';

describe('shared messages', () => {
  it('are forgotten after the turn that created them', async () => {
    const source = {};
    const create = () => ({ n: 1 });
    const first = shared(source, 'key', create);
    expect(shared(source, 'key', create)).toBe(first);
    expect(shared(source, 'other', create)).not.toBe(first);
    expect(shared({}, 'key', create)).not.toBe(first);
    await Promise.resolve();
    expect(shared(source, 'key', create)).not.toBe(first);
  });

  it('are encoded once', () => {
    const encoded: Message[] = [];
    const encode = encodedOnce((message) => encoded.push(message));
    const [a, b] = [{ n: 1 }, { n: 1 }];
    expect([encode(a), encode(b), encode(a), encode(b)]).toEqual([1, 2, 1, 2]);
    expect(encoded).toEqual([a, b]);
  });
});
