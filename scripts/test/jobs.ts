import { join } from 'node:path';
import { PROJECT_ROOT } from '../suite/project.ts';
import { projectNames } from '../../vitest.config.ts';
import { type Job } from './lanes.ts';

const VITEST = join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs');

export const vitest = (name: string, ...args: readonly string[]): Job => ({ name, args: [VITEST, 'run', ...args] });

/** Several `--project=!name` flags are alternatives in Vitest, so the remaining projects are listed instead. */
const without = (...names: readonly string[]) =>
  projectNames.filter((name) => !names.includes(name)).map((name) => `--project=${name}`);

/** Every shard starts a suite of its own. Its files run one at a time. */
const endToEndShards = (count: number): readonly (readonly Job[])[] =>
  Array.from({ length: count }, (_, index) => {
    const shard = `${index + 1}/${count}`;
    return [vitest(`end-to-end tests ${shard}`, '--project=e2e', `--shard=${shard}`)];
  });

/**
 * Every test, once. The rules tests run inside the mutation run, which records their requests. End-to-end tests mostly
 * wait for pages, so two shards of them run in parallel with everything else.
 */
export const EVERY_TEST: readonly (readonly Job[])[] = [
  [
    {
      name: 'rules tests and mutants',
      args: ['--import', 'tsx', join(PROJECT_ROOT, 'scripts/rules/mutate.ts')],
    },
  ],
  [vitest('all other tests', ...without('e2e', 'rules', 'storage-rules'))],
  ...endToEndShards(2),
];
