import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectNames } from '../../vitest.config.ts';
import { EVERY_TEST } from './jobs.ts';
import { runLanes, type Job, type Lane } from './lanes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const job = (name: string, code: string): Job => ({ name, args: ['-e', code] });

it('runs lanes in parallel without mixing their output', async () => {
  const file = JSON.stringify(join(folder, 'second-is-done'));
  const waits = `console.log('1a'); const fs = require('node:fs');
    const look = () => (fs.existsSync(${file}) ? console.log('1b') : setTimeout(look, 10)); look();`;
  const printed: string[] = [];
  const results = await runLanes(
    [
      [job('first', waits)],
      [
        job('second', "console.log('2')"),
        job('third', `require('node:fs').writeFileSync(${file}, ''); process.exit(3)`),
      ],
    ],
    (chunk) => printed.push(String(chunk)),
  );
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['first', true],
    ['second', true],
    ['third', false],
  ]);
  expect(printed.join('').replaceAll(/\d+ s/g, 'n s')).toBe(`
── first
1a
1b
── first: passed (n s)

── second
2
── second: passed (n s)

── third
── third: FAILED (n s)
`);
});

it('runs the lanes of a step in parallel, after the steps before it', async () => {
  const results = await runLanes(
    [[job('build', ''), [[job('one shard', '')], [job('other shard', '')]], job('last', '')]],
    () => undefined,
  );
  expect(results.map(({ name }) => name)).toEqual(['build', 'one shard', 'other shard', 'last']);
});

const tests = (lanes: readonly Lane[]): readonly string[] =>
  lanes.flat().flatMap((step) => ('args' in step ? step.args : tests(step)));

it('runs every Vitest project, those for rules as part of the mutation run', () => {
  const others = projectNames.filter((name) => !['rules', 'storage-rules'].includes(name));
  const given = tests(EVERY_TEST).filter((arg) => arg.startsWith('--project='));
  const shards = tests(EVERY_TEST).filter((arg) => arg.startsWith('--shard='));
  const once = [...others, ...shards.slice(1).map(() => 'e2e')];
  expect(given.toSorted()).toEqual(once.map((name) => `--project=${name}`).toSorted());
  expect(shards).toEqual(shards.map((_, index) => `--shard=${index + 1}/${shards.length}`));
  expect(tests(EVERY_TEST).filter((arg) => arg.endsWith('rules/mutate.ts'))).toHaveLength(1);
});
