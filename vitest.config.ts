import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What needs no page is tested without one: a page takes longer to make than its tests take to run. */
const PURE = ['src/domain/**/*.test.ts', 'src/config/**/*.test.ts', 'src/data/rest/**/*.test.ts'];

/** One command runs every suite; `npx vitest --project unit` runs one of them. */
export default defineConfig({
  test: {
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: '.cache/test-results.json' }]] : ['default'],
    allowOnly: false,
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: PURE,
          environment: 'jsdom',
          setupFiles: ['tests/support/native-overlays.ts', 'tests/support/unit-setup.ts'],
          restoreMocks: true,
        },
      },
      { test: { name: 'pure', include: PURE } },
      {
        test: {
          name: 'emulator',
          include: ['emulator/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // Thousands of generated cases, while other projects want the same two cores.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'tests/project/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/firestore*.test.ts'],
          globalSetup: ['tests/rules/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'storage-rules',
          include: ['tests/rules/storage*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'data',
          include: ['tests/data/**/*.test.ts'],
          globalSetup: ['tests/data/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'gallery',
          include: ['tests/gallery/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          // The files share one suite and one browser's worth of machine.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
