import { join } from 'node:path';
import { PROJECT_ROOT } from '../suite/project.ts';
import { projectNames } from '../../vitest.config.ts';
import { type Job } from './lanes.ts';

const VITEST = join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs');

export const vitest = (name: string, ...args: readonly string[]): Job => ({ name, args: [VITEST, 'run', ...args] });

/** Vitest takes several `--project=!name` for a choice, not for all of them. */
const without = (...names: readonly string[]) =>
  projectNames.filter((name) => !names.includes(name)).map((name) => `--project=${name}`);

/** End-to-end tests share one suite, so they run one file at a time, beside everything else. */
const E2E = vitest('end-to-end tests', '--project=e2e');

export const EVERY_TEST: readonly (readonly Job[])[] = [[vitest('all other tests', ...without('e2e'))], [E2E]];

/** Every test, once; those of the rules are recorded, so that mutants can be judged by what they asked for. */
export const EVERY_TEST_AND_MUTANT: readonly (readonly Job[])[] = [
  [
    {
      name: 'tests of the rules, and mutants',
      args: ['--import', 'tsx', join(PROJECT_ROOT, 'scripts/rules/mutate.ts')],
    },
    vitest('all other tests', ...without('e2e', 'rules', 'storage-rules')),
  ],
  [E2E],
];
