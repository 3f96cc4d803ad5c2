import { defineConfig } from 'vitest/config';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';

/** `npm run test:browsers`: the main journeys in the browsers installed on this machine. */
export default defineConfig({
  root: PROJECT_ROOT,
  test: {
    name: 'browsers',
    include: ['tests/browsers/**/*.test.ts'],
    globalSetup: ['tests/e2e/setup.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
