import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { PROJECT_ROOT } from '../suite/project.ts';
import { shortenScript } from './shorten-script.ts';
import { unsupportedApis } from './unsupported-apis.ts';
import { unsupportedCss } from './unsupported-css.ts';
import { environmentVariables } from './environment-plugin.ts';
import { firstScripts } from './built-scripts.ts';
import { inlineScripts, requireInPolicy } from './first-paint.ts';
import { dataChunks, screenChunks } from './screen-chunks.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writePages, type Renderer } from './write-pages.ts';

const CACHE = join(PROJECT_ROOT, '.cache');

/** Builds for the browser, then prerenders the static pages. */
export async function buildApplication(outDir: string): Promise<void> {
  const scripts = await inlineScripts();
  requireInPolicy(scripts);
  // Two builds, so that the chunks of one page do not depend on the other: a guest loads few files, and only their own.
  await buildPage('index.html', { outDir, emptyOutDir: true });
  await buildPage('wishlist.html', { outDir, emptyOutDir: false });
  for (const page of ['index.html', 'wishlist.html'])
    for (const script of firstScripts(outDir, page)) await shortenScript(outDir, script);

  mkdirSync(CACHE, { recursive: true });
  const serverDir = mkdtempSync(join(CACHE, 'prerender-'));
  try {
    await build({
      root: PROJECT_ROOT,
      logLevel: 'error',
      build: {
        outDir: serverDir,
        ssr: 'src/app/prerender.tsx',
        sourcemap: false,
        rolldownOptions: { input: 'src/app/prerender.tsx' },
      },
    });
    const renderer = (await import(pathToFileURL(join(serverDir, 'prerender.js')).href)) as Renderer;
    await writePages(outDir, renderer, scripts);
  } finally {
    rmSync(serverDir, { recursive: true, force: true });
  }
  const { VITE_SERVICE_WORKER } = environmentVariables('production', PROJECT_ROOT);
  await writeServiceWorker(outDir, VITE_SERVICE_WORKER === 'off');
  // Its styles are those of the other pages, and the themes.
  requireSupported('styles', unsupportedCss(styleOf(readFileSync(join(outDir, 'wishlist.html'), 'utf8'))));
  requireSupported('scripts', new Set(scriptsIn(join(outDir, 'assets')).flatMap(unsupportedApis)));
}

/** Every feature has a fallback, or a reason in the list of the check. */
function requireSupported(what: 'styles' | 'scripts', unsupported: Iterable<string>): void {
  const lines = [...unsupported];
  if (lines.length === 0) return;
  const check = `scripts/build/${what === 'scripts' ? 'unsupported-apis.ts' : 'unsupported-css.ts'}`;
  throw new Error(
    `The ${what} use features that supported browsers lack, without a fallback (${check}):\n  ${lines.join('\n  ')}`,
  );
}

/**
 * One chunk for everything that a page needs immediately. By default, every module shared with a sheet becomes a chunk
 * of its own.
 */
const IMMEDIATE = { name: 'page', tags: ['$initial' as const] };

const SHARED_BY_GIVING = [
  'domain/contribution',
  'domain/contribution-fields',
  'domain/contributor-entries',
  'domain/digits',
  'domain/email-address',
  'domain/forms/check-form',
  'domain/money-on-wishlist',
  'domain/phone-number',
  'domain/profile-privacy',
  'domain/readable-text',
  'domain/reference',
  'domain/text',
  'data/contributions/money-fields',
  'data/drafts/device-gifts',
  'data/drafts/interrupted-gift',
  'data/entered-text',
  'data/rest/batch',
  'data/rest/encode-fields',
  'data/rest/failure-of-answer',
  'data/rest/optimistic-transaction',
  'data/rest/requests',
  'data/tracking/counters',
];

/** What giving shares with other sheets, in one chunk instead of twenty: fewer requests, and it compresses better. */
const GIVING = { name: 'giving', test: new RegExp(`/src/(${SHARED_BY_GIVING.join('|')})\\.ts$`), minShareCount: 2 };

/** The shortest hash that Rolldown accepts: the first script names every other chunk, and hashes do not compress. */
const SCRIPT_NAME = 'assets/[name]-[hash:7].js';

async function buildPage(page: string, to: { outDir: string; emptyOutDir: boolean }): Promise<void> {
  await build({
    root: PROJECT_ROOT,
    logLevel: 'warn',
    // Only a page's own chunks import its entry, so the whole file may be the entry.
    build: {
      ...to,
      rolldownOptions: {
        input: page,
        preserveEntrySignatures: false,
        output: {
          codeSplitting: {
            groups: page === 'wishlist.html' ? [IMMEDIATE, GIVING] : [IMMEDIATE, screenChunks(), ...dataChunks()],
          },
          entryFileNames: SCRIPT_NAME,
          chunkFileNames: SCRIPT_NAME,
        },
        // One page loads statically what the other loads on demand.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
}

/** The style sheet that write-pages.ts inlined. */
function styleOf(html: string): string {
  return [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css]) => css).join('\n');
}

function scriptsIn(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}
