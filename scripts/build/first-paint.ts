import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { viteTargets } from '../browsers/targets.ts';
import { PROJECT_ROOT } from '../suite/project.ts';

/**
 * The inline script of wishlist.html. Nothing of the environment is in it, so that it is the same in every build, and the
 * Content-Security-Policy in firebase.json can name it by its hash.
 */
export async function firstPaintScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(PROJECT_ROOT, 'src/app/first-paint/first-paint.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: viteTargets(),
    write: false,
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** As a Content-Security-Policy names a script. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Throws, saying what to write where, when the policy does not know the script. */
export function requireInPolicy(script: string): void {
  const policy = readFileSync(join(PROJECT_ROOT, 'firebase.json'), 'utf8');
  if (policy.includes(hashOf(script))) return;
  throw new Error(
    `firebase.json: the Content-Security-Policy must allow the inline script of wishlist.html: write ${hashOf(script)} into its script-src, in place of the former hash.`,
  );
}
