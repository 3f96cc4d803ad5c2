import { join } from 'node:path';
import { PROJECT_ROOT } from '../suite/project.ts';
import { projectNames } from '../../vitest.config.ts';
import { type Job, type Lane } from './lanes.ts';

const VITEST = join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs');

export const vitest = (name: string, ...args: readonly string[]): Job => ({ name, args: [VITEST, 'run', ...args] });

/** Several `--project=!name` flags are alternatives in Vitest, so the remaining projects are listed instead. */
const without = (...names: readonly string[]) =>
  projectNames.filter((name) => !names.includes(name)).map((name) => `--project=${name}`);

const built: Job = {
  name: 'build for the end-to-end tests',
  args: ['--import', 'tsx', join(PROJECT_ROOT, 'scripts/test/build-for-shards.ts')],
};

/** Every shard starts a suite of its own. Its files run one at a time. */
const endToEndShards = (count: number): readonly Lane[] =>
  Array.from({ length: count }, (_, index) => {
    const shard = `${index + 1}/${count}`;
    return [vitest(`end-to-end tests ${shard}`, '--project=e2e', `--shard=${shard}`)];
  });

/**
 * Every test, once. The rules tests run inside the mutation run, which records their requests. Two shards of end-to-end
 * tests run in parallel with the rest. On two cores a fourth lane slows the other three down by more than it gains.
 */
export const EVERY_TEST: readonly Lane[] = [
  [
    {
      name: 'rules tests and mutants',
      args: ['--import', 'tsx', join(PROJECT_ROOT, 'scripts/rules/mutate.ts')],
    },
    vitest('all other tests', ...without('e2e', 'rules', 'storage-rules')),
  ],
  [built, endToEndShards(2)],
];
