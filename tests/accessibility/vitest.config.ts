import { defineConfig } from 'vitest/config';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';

/** `npm run test:accessibility`: every page in every language, size and theme. */
export default defineConfig({
  root: PROJECT_ROOT,
  test: {
    name: 'accessibility',
    include: ['tests/accessibility/**/*.test.ts'],
    globalSetup: ['tests/e2e/setup.ts'],
    fileParallelism: false,
    hookTimeout: 120_000,
  },
});
