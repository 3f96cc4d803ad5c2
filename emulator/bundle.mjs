import { build } from 'esbuild';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** A running emulator may still lazy-load parts of an old bundle, so old bundles are kept for a while. */
const KEEP_MS = 60 * 60 * 1000;
const KEEP_NEWEST = 8;

/** CommonJS packages bundled into an ES module need `require`. */
const BANNER = "import{createRequire as $require}from'node:module';const require=$require(import.meta.url);";

/**
 * Bundles the emulator into `target`. The bundle is built in a temporary directory and renamed, so concurrent launches
 * never see a partial one.
 */
export async function buildBundle(root, dist, target) {
  const storageRules = path.join(root, 'storage-rules', 'runtime.ts');
  const temporary = `${dist}building-${process.pid}-${Date.now()}`;
  mkdirSync(temporary, { recursive: true });
  try {
    await build({
      entryPoints: {
        main: path.join(root, 'main.ts'),
        ...(existsSync(storageRules) ? { 'storage-rules': storageRules } : {}),
      },
      outdir: temporary,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      // Not minified: it saves only a few milliseconds and makes stack traces unreadable.
      legalComments: 'none',
      banner: { js: BANNER },
      logLevel: 'error',
    });
    takePlace(temporary, target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  removeOld(dist, target);
}

function takePlace(temporary, target) {
  try {
    renameSync(temporary, target);
  } catch (error) {
    // A concurrent launch built the same bundle first.
    if (!existsSync(target)) throw error;
  }
}

function removeOld(dist, target) {
  const found = readdirSync(dist)
    .map((name) => path.join(dist, name))
    .filter((directory) => path.resolve(directory) !== path.resolve(target))
    .map((directory) => ({ directory, time: statSync(directory, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { directory, time } of found.slice(KEEP_NEWEST)) {
    if (Date.now() - time > KEEP_MS) rmSync(directory, { recursive: true, force: true });
  }
}
