import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { WORKER_ADDRESS, type WorkerBuild } from '../../src/config/service-worker.ts';
import { viteTargets } from '../browsers/targets.js';
import { PROJECT_ROOT } from '../suite/project.ts';
import { firstScripts, scriptsLoadedBy } from './built-scripts.ts';

/** The parts of the guest's page that are loaded on demand and must work without a connection. */
const GUEST_PARTS = [
  ...['giving-sheet', 'read-settings', 'record-contribution', 'your-gifts', 'share-sheet', 'toast-position'],
  ...['gift-chips', 'gift-finder', 'picture-place', 'cover-picture', 'no-gifts', 'celebration', 'blessings'],
  ...['overlay-history', 'uncover-focus', 'kept-wishlists', 'as-of'],
];

/** Writes the worker, or the kill switch if the worker is switched off. */
export async function writeServiceWorker(outDir: string, isOff: boolean): Promise<void> {
  const script = isOff ? await switchedOffWorker() : await bundle('service-worker.ts', buildIn(outDir));
  writeFileSync(join(outDir, WORKER_ADDRESS), script);
}

/** The script that takes the place of every worker and deletes all that they kept. */
export const switchedOffWorker = (): Promise<string> => bundle('switched-off.ts');

/** The files of the worker's cache, relative to the folder of the build. */
export function precachedFiles(outDir: string): readonly string[] {
  const first = firstScripts(outDir, 'wishlist.html');
  return ['app.html', 'wishlist.html', ...first, ...scriptsLoadedBy(outDir, first, GUEST_PARTS)];
}

function buildIn(outDir: string): WorkerBuild {
  const [guest = '', shell = ''] = ['wishlist.html', 'app.html'].map((page) => `/${firstScripts(outDir, page)[0]}`);
  const precached = precachedFiles(outDir).map((file) =>
    // Hosting serves a page without its ending. The names of other files change with their content.
    file.endsWith('.html')
      ? { url: `/${file.replace('.html', '')}`, revision: hashOf(join(outDir, file)) }
      : { url: `/${file}`, revision: null },
  );
  return { precached, scripts: { guest, shell }, parts: writeParts(outDir) };
}

/** A file of its own: only members' workers read it. */
function writeParts(outDir: string): string {
  const kept = precachedFiles(outDir);
  const files = readdirSync(join(outDir, 'assets'), { recursive: true, encoding: 'utf8' })
    .map((file) => `assets/${file}`)
    .filter((file) => /\.js(on)?$/.test(file) && !kept.includes(file))
    .sort();
  const content = JSON.stringify(files.map((file) => `/${file}`));
  const file = `assets/parts-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.json`;
  writeFileSync(join(outDir, file), content);
  return `/${file}`;
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8);
}

async function bundle(file: string, content?: WorkerBuild): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(PROJECT_ROOT, 'src/worker', file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: viteTargets(),
    define: { 'process.env.NODE_ENV': '"production"', BUILD: JSON.stringify(content ?? null) },
    write: false,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
