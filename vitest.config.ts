import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { TEST_DEADLINE_MS, WAIT_DEADLINE_MS } from './tests/support/deadlines.ts';

/** Tests without a DOM: jsdom takes longer to start than they take to run. */
const PURE = ['src/domain/**/*.test.ts', 'src/config/**/*.test.ts', 'src/data/rest/**/*.test.ts'];

/** Tests of routers, and of listeners that last as long as a document: each file has a document to itself. */
const PAGE = [
  'src/app/browser-router.test.tsx',
  'src/app/language-switch.test.tsx',
  'src/session/navigation/leave-warning.test.tsx',
  'src/ui/overlays.test.tsx',
];

/** By default Vitest reserves one core for itself, half of a two-core machine, although it mostly waits. */
const WORKERS = Math.max(2, availableParallelism() - 1);

const EVERY_PROJECT = {
  testTimeout: TEST_DEADLINE_MS,
  hookTimeout: TEST_DEADLINE_MS,
  expect: { poll: { timeout: WAIT_DEADLINE_MS } },
  // Failure messages contain whole values: reports and logs have no diff.
  chaiConfig: { truncateThreshold: 0 },
};

/**
 * The files of a worker share its modules, and the unit tests a document. Loaded again for each file, they take longer than
 * most tests: the unit tests, the pure ones and those of the emulator took about three times the processor time. So modules
 * keep no state between tests, or `unit-setup.ts` clears it, and none registers a hook when it loads.
 */
const SHARED_MODULES = { isolate: false };

const IN_A_PAGE = {
  environment: 'jsdom',
  setupFiles: ['tests/support/unit-setup.ts'],
  restoreMocks: true,
};

const reports = process.env['TEST_REPORTS'];

const projects = [
  {
    plugins: [react()],
    test: {
      name: 'unit',
      ...EVERY_PROJECT,
      ...SHARED_MODULES,
      ...IN_A_PAGE,
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: [...PURE, ...PAGE],
    },
  },
  { plugins: [react()], test: { name: 'page', ...EVERY_PROJECT, ...IN_A_PAGE, include: PAGE } },
  { test: { name: 'pure', ...EVERY_PROJECT, ...SHARED_MODULES, include: PURE } },
  {
    test: {
      name: 'emulator',
      ...EVERY_PROJECT,
      ...SHARED_MODULES,
      include: ['emulator/**/*.test.ts'],
      exclude: ['**/node_modules/**', '**/dist/**'],
    },
  },
  {
    test: {
      name: 'scripts',
      ...EVERY_PROJECT,
      include: ['scripts/**/*.test.ts', 'tests/project/**/*.test.ts'],
    },
  },
  {
    test: {
      name: 'rules',
      ...EVERY_PROJECT,
      ...SHARED_MODULES,
      include: ['tests/rules/firestore*.test.ts'],
      globalSetup: ['tests/rules/setup.ts'],
    },
  },
  {
    test: {
      name: 'storage-rules',
      ...EVERY_PROJECT,
      include: ['tests/rules/storage*.test.ts'],
    },
  },
  {
    test: {
      name: 'data',
      ...EVERY_PROJECT,
      ...SHARED_MODULES,
      include: ['tests/data/**/*.test.ts'],
      globalSetup: ['tests/data/setup.ts'],
    },
  },
  {
    test: {
      name: 'conformance',
      ...EVERY_PROJECT,
      ...SHARED_MODULES,
      include: ['tests/conformance/**/*.test.ts'],
    },
  },
  {
    test: {
      name: 'gallery',
      ...EVERY_PROJECT,
      include: ['tests/gallery/**/*.test.ts'],
    },
  },
  {
    test: {
      name: 'e2e',
      ...EVERY_PROJECT,
      ...SHARED_MODULES,
      include: ['tests/e2e/**/*.test.ts'],
      globalSetup: ['tests/e2e/setup.ts'],
      // The files share one suite and one browser's worth of machine.
      fileParallelism: false,
    },
  },
];

export const projectNames: readonly string[] = projects.map(({ test }) => test.name);

/** `npm test` runs every project; `npx vitest --project unit` runs one of them. */
export default defineConfig({
  test: {
    // A folder for machine-readable reports, one for each process of Vitest; scripts/test/report.ts reads them.
    reporters: reports ? ['default', ['json', { outputFile: join(reports, `${process.pid}.json`) }]] : ['default'],
    maxWorkers: WORKERS,
    allowOnly: false,
    projects,
  },
});
