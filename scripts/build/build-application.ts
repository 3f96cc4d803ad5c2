import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { PROJECT_ROOT } from '../suite/project.ts';
import { firstPaintScript, requireInPolicy } from './first-paint.ts';
import { writePages, type Renderer } from './write-pages.ts';

const CACHE = join(PROJECT_ROOT, '.cache');

/** Builds for the browser, then renders what is the same for everybody into static pages. */
export async function buildApplication(outDir: string): Promise<void> {
  requireInPolicy(await firstPaintScript());
  await build({ root: PROJECT_ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true, manifest: true } });

  mkdirSync(CACHE, { recursive: true });
  const serverDir = mkdtempSync(join(CACHE, 'prerender-'));
  try {
    await build({
      root: PROJECT_ROOT,
      logLevel: 'warn',
      build: {
        outDir: serverDir,
        ssr: 'src/app/prerender.tsx',
        sourcemap: false,
        rolldownOptions: { input: 'src/app/prerender.tsx' },
      },
    });
    const renderer = (await import(pathToFileURL(join(serverDir, 'prerender.js')).href)) as Renderer;
    await writePages(outDir, renderer);
  } finally {
    rmSync(serverDir, { recursive: true, force: true });
  }
}
