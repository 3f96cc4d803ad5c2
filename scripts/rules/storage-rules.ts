import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesSource } from '../../emulator/rules/load-rules.ts';
import { RecordedRules } from '../../emulator/storage-rules/recorded-rules.ts';
import { PROJECT_ROOT } from '../suite/project.ts';
import { runTests } from './run-tests.ts';
import type { TestedRules } from './tested-rules.ts';

const TESTS = ['npx', 'vitest', 'run', '--project', 'storage-rules'];

/**
 * Runs tests of the Storage rules. They start emulators of their own: every runtime of Storage rules that is started
 * meanwhile writes down what it is asked, and the tools look back at that.
 */
export async function testStorageRules(
  source: RulesSource,
  command: readonly string[],
  use: (rules: TestedRules) => Promise<number>,
): Promise<number> {
  const cache = join(PROJECT_ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const recordings = mkdtempSync(join(cache, 'storage-recordings-'));
  try {
    await runTests(command.length > 0 ? command : TESTS, { SHAGUN_STORAGE_RECORDINGS: recordings });
    const rules = RecordedRules.read(recordings, source);
    return await use({
      tryMutants: async () => rules?.tryMutants(),
      coverage: async () => rules?.coverage(),
    });
  } finally {
    rmSync(recordings, { recursive: true, force: true });
  }
}
