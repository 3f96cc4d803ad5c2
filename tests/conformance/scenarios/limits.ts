import { expectEqual, expectFailure } from '../client/expectation.ts';
import { scenario, type Scenario } from '../client/scenario.ts';
import { VectorValue, increment, type Plain } from '../client/value.ts';

/**
 * The document `d/x` with one field `s`: 20 bytes for its name, 2 for the field name, 1 for the string terminator, 32
 * for the document.
 */
const LARGEST_TEXT = 1_048_576 - 55;

function nested(maps: number): Plain {
  return maps === 0 ? 1 : { m: nested(maps - 1) };
}

export const limits: readonly Scenario[] = [
  scenario('a document of 1 MiB is stored and one byte more is rejected', async ({ client }) => {
    await client.set('d/x', { s: 'x'.repeat(LARGEST_TEXT) });
    const attempt = client.set('d/x', { s: 'x'.repeat(LARGEST_TEXT + 1) });
    await expectFailure('One more', attempt, client.codeFor('invalid-argument'), /1,048,577 bytes.*1,048,576 bytes/);
    expectEqual('Stored', await client.get('d/x'), { s: 'x'.repeat(LARGEST_TEXT) });
  }),
  scenario('strings are measured in UTF-8 bytes', async ({ client }) => {
    const attempt = client.set('d/x', { s: 'ग'.repeat(Math.ceil(LARGEST_TEXT / 3) + 1) });
    await expectFailure('Too long', attempt, client.codeFor('invalid-argument'), /exceeds the maximum/);
  }),
  scenario('maps may be nested twenty levels deep', async ({ client }) => {
    await client.set('d/x', { m: nested(20) });
    await expectFailure('Twenty-one', client.set('d/x', { m: nested(21) }), client.codeFor('invalid-argument'));
    expectEqual('Stored', await client.get('d/x'), { m: nested(20) });
  }),
  scenario('names that start and end with two underscores are reserved', async ({ client }) => {
    await expectFailure('Document', client.set('d/__x__', {}), client.codeFor('invalid-argument'), /reserved/);
    await expectFailure('Collection', client.set('__d__/x', {}), client.codeFor('invalid-argument'), /reserved/);
    await client.set('d/__x', { fine: true });
    expectEqual('One side', await client.get('d/__x'), { fine: true });
  }),
  scenario('a document id has at most 1,500 bytes', async ({ client }) => {
    await client.set(`d/${'x'.repeat(1500)}`, {});
    await expectFailure('One more', client.set(`d/${'x'.repeat(1501)}`, {}), client.codeFor('invalid-argument'));
    await expectFailure('In bytes', client.set(`d/${'ग'.repeat(501)}`, {}), client.codeFor('invalid-argument'));
  }),
  scenario('a field name has at most 1,500 bytes', async ({ client }) => {
    await client.set('d/x', { ['x'.repeat(1500)]: 1 });
    await expectFailure('One more', client.set('d/y', { ['x'.repeat(1501)]: 1 }), client.codeFor('invalid-argument'));
  }),
  scenario('a document takes at most five hundred transforms per commit', async ({ client }) => {
    const changes = (count: number) => Array.from({ length: count }, (_, n) => [`n${n}`, increment(1)] as const);
    await client.set('d/x', {});
    await client.update('d/x', ...changes(500));
    await expectFailure('One more', client.update('d/x', ...changes(501)), client.codeFor('invalid-argument'));
    expectEqual('Stored', (await client.get('d/x'))?.n0, 1);
  }),
  scenario('a vector has at most 2,048 dimensions', async ({ client }) => {
    await client.set('d/x', { at: new VectorValue(Array.from({ length: 2048 }, () => 1)) });
    const tooMany = new VectorValue(Array.from({ length: 2049 }, () => 1));
    await expectFailure('One more', client.set('d/x', { at: tooMany }), client.codeFor('invalid-argument'));
  }),
  scenario('the client still works after a rejected commit', async ({ client }) => {
    await expectFailure('Refused', client.set('d/__x__', {}), client.codeFor('invalid-argument'));
    await client.set('d/x', { ok: true });
    expectEqual('Stored', await client.get('d/x'), { ok: true });
  }),
];
