import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';

it('the guest’s style sheet has the features of the guest’s page, and no others', async () => {
  const { metafile } = await build({
    entryPoints: ['src/app/guest-main.tsx'],
    absWorkingDir: PROJECT_ROOT,
    bundle: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    packages: 'external',
    external: ['*.css', '*?url', '*?raw', 'virtual:*'],
    loader: { '.svg': 'empty' },
    logLevel: 'error',
  });
  const featuresIn = (text: string) => [...new Set(Array.from(text.matchAll(/features\/([\w-]+)/g), ([name]) => name))];
  const styles = readFileSync(join(PROJECT_ROOT, 'src/app/guest.css'), 'utf8');
  expect(featuresIn(styles).sort()).toEqual(featuresIn(Object.keys(metafile.inputs).join('\n')).sort());
});
