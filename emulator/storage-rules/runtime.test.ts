import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { runStorageRules } from './runtime.ts';

async function converse(...lines: unknown[]): Promise<unknown[]> {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  await runStorageRules(input, output);
  output.end();
  const answers = await text(output);
  return answers.trim().split('\n').map((line): unknown => JSON.parse(line));
}

const ruleset = (id: number, content: string) => ({
  id,
  action: 'load_ruleset',
  context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content }] } },
});

it('says first that it is ready', async () => {
  expect(await converse()).toEqual([{ id: -1, status: 'ok' }]);
});

it('loads a ruleset and tells its version', async () => {
  const answers = await converse(ruleset(0, "rules_version = '2';"), ruleset(1, 'service firebase.storage {}'));
  expect(answers.slice(1)).toMatchObject([
    { id: 0, status: 'ok', errors: [], result: { rulesVersion: 2 } },
    { id: 1, status: 'ok', errors: [], result: { rulesVersion: 1 } },
  ]);
});

it('permits what is verified under a loaded ruleset, by the id that asked', async () => {
  const answers = await converse(ruleset(0, "rules_version = '2';"), { id: 7, action: 'verify', context: { rulesetName: '0' } });
  expect(answers[2]).toMatchObject({ id: 7, status: 'ok', errors: [], result: { permit: true } });
});

it('answers with an error, and goes on, when a line makes no sense', async () => {
  const answers = await converse('{"id"', { id: 3, action: 'dance', context: { rulesetName: '0' } }, { id: 4, action: 'verify', context: { rulesetName: 'x' } });
  expect(answers.slice(1)).toMatchObject([
    { id: 0, errors: [expect.stringContaining('Not JSON')] },
    { id: 3, errors: ['Unknown action "dance".'] },
    { id: 4, errors: ['Ruleset "x" was never loaded.'] },
  ]);
});
