import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesSource } from '../../emulator/rules/load-rules.ts';
import { RecordedRules } from '../../emulator/storage-rules/recorded-rules.ts';
import { PROJECT_ROOT } from '../suite/project.ts';
import { runTests } from './run-tests.ts';
import type { TestedRules } from './tested-rules.ts';

const TESTS = ['npx', 'vitest', 'run', '--project', 'storage-rules'];

/**
 * Runs the Storage rules tests. They start their own emulators; every Storage rules runtime started meanwhile records its
 * requests, which the tools then replay.
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
