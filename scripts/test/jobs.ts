import { join } from 'node:path';
import { PROJECT_ROOT } from '../suite/project.ts';
import { projectNames } from '../../vitest.config.ts';
import { type Job } from './lanes.ts';

const VITEST = join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs');

export const vitest = (name: string, ...args: readonly string[]): Job => ({ name, args: [VITEST, 'run', ...args] });

/** Several `--project=!name` flags are alternatives in Vitest, so the remaining projects are listed instead. */
const without = (...names: readonly string[]) =>
  projectNames.filter((name) => !names.includes(name)).map((name) => `--project=${name}`);

/**
 * Every test, once, in two lanes. The rules tests run inside the mutation run, which records their requests. End-to-end
 * tests share one suite, so they run one file at a time beside everything else.
 */
export const EVERY_TEST: readonly (readonly Job[])[] = [
  [
    {
      name: 'rules tests and mutants',
      args: ['--import', 'tsx', join(PROJECT_ROOT, 'scripts/rules/mutate.ts')],
    },
    vitest('all other tests', ...without('e2e', 'rules', 'storage-rules')),
  ],
  [vitest('end-to-end tests', '--project=e2e')],
];
