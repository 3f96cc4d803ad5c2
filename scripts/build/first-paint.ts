import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { viteTargets } from '../browsers/targets.js';
import { PROJECT_ROOT } from '../suite/project.ts';

/** The pages with an inline script of their own. */
const PAGES = ['public-page.ts', 'guest-page.ts'] as const;

/**
 * The inline scripts of a page, or of all. They contain nothing of the environment, so they are the same in every build,
 * and the Content-Security-Policy in firebase.json can list their hashes.
 */
export async function inlineScripts(pages: readonly (typeof PAGES)[number][] = PAGES): Promise<readonly string[]> {
  return Promise.all([bundle('start.js', ['es5']), ...pages.map(async (page) => bundle(page, viteTargets()))]);
}

async function bundle(file: string, target: string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(PROJECT_ROOT, 'src/app/first-paint', file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    write: false,
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** The hash as written in a Content-Security-Policy. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Throws if the policy lacks a script's hash, with the hash to add. */
export function requireInPolicy(scripts: readonly string[]): void {
  const policy = readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8');
  if (scripts.every((script) => policy.includes(hashOf(script)))) return;
  throw new Error(
    `firebase.json: the Content-Security-Policy must allow the inline scripts: write ${scripts.map(hashOf).join(' ')} into its script-src, in place of the former hashes.`,
  );
}
