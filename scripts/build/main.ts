/** `npm run build [-- --outDir dir]`: the production build with prerendered pages and a check of their sizes. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../suite/project.ts';
import { buildApplication } from './build-application.ts';

try {
  const { values } = parseArgs({ options: { outDir: { type: 'string' } } });
  await buildApplication(values.outDir ? resolve(values.outDir) : join(PROJECT_ROOT, 'dist'));
} catch (error) {
  console.error(`npm run build: ${(error as Error).message}`);
  process.exitCode = 1;
}
