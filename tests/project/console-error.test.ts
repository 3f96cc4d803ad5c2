import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startVitest } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

it('an unexpected console error fails a unit test', async () => {
  // Inside the project, so that the test resolves its packages.
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'console-error-'));
  writeFileSync(
    join(folder, 'noisy.test.js'),
    "import { it } from 'vitest';\nit('is noisy', () => console.error('something is wrong'));\n",
  );
  const vitest = await startVitest('test', [], {
    root: folder,
    config: false,
    watch: false,
    include: ['*.test.js'],
    exclude: [],
    environment: 'jsdom',
    setupFiles: [join(ROOT, 'tests/support/unit-setup.ts')],
    reporters: [{}],
  });
  try {
    const [file] = vitest.state.getTestModules();
    const messages = [...(file?.children.allTests() ?? [])].flatMap((test) => test.result().errors ?? []);
    expect(messages.map(({ message }) => message)).toEqual([expect.stringContaining('console.error was called')]);
  } finally {
    await vitest.close();
    // The inner run failed as expected; reset its exit code.
    process.exitCode = 0;
    rmSync(folder, { recursive: true });
  }
});
