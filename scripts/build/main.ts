/** `npm run build [-- --outDir dir]`: the production build with prerendered pages and a check of their sizes. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../suite/project.ts';
import { requireWithinBudget } from './budget.ts';
import { buildApplication } from './build-application.ts';

try {
  const { values } = parseArgs({
    options: {
      outDir: { type: 'string' },
      /** For builds with the ports of a suite: other ports change the names of files, and so their compressed sizes. */
      'skip-budget': { type: 'boolean', default: false },
    },
  });
  const outDir = values.outDir ? resolve(values.outDir) : join(PROJECT_ROOT, 'dist');
  await buildApplication(outDir);
  if (!values['skip-budget']) requireWithinBudget(outDir);
} catch (error) {
  console.error(`npm run build: ${(error as Error).message}`);
  process.exitCode = 1;
}
