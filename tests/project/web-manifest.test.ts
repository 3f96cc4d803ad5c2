import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { languages, renderManifest } from '../../src/app/prerender.tsx';
import { routes } from '../../src/app/routes.ts';
import { languageStore } from '../../src/session/language/language-store.ts';

/** The width and height in the header of a PNG. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(PROJECT_ROOT, 'public', file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** The same in the header of a WebP. */
function sizeOfWebp(file: string): string {
  const bytes = readFileSync(join(PROJECT_ROOT, 'public', file));
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

describe.each(languages)('the web manifest in %s', (language) => {
  const rendered = renderManifest(language);

  it('names pictures that exist in the sizes it states', async () => {
    const { icons } = (await rendered).manifest;
    for (const { src, sizes } of icons) expect(sizeOf(src), src).toBe(sizes);
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });

  it('shows the application on phones and computers, in small files', async () => {
    const { screenshots } = (await rendered).manifest;
    expect(new Set(screenshots.map((picture) => picture.form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes } of screenshots) {
      expect(sizeOfWebp(src), src).toBe(sizes);
      expect(statSync(join(PROJECT_ROOT, 'public', src)).size, src).toBeLessThan(60_000);
    }
  });

  it('leads to screens that exist, with names in its language', async () => {
    const { manifest } = await rendered;
    expect(manifest.lang).toBe(language);
    const all = routes(languageStore({}));
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
      expect(matchRoutes(all, url)?.at(-1)?.route.path, url).toBe(url.split('?')[0]);
    const names = manifest.shortcuts.map(({ name }) => name);
    expect(new Set(names).size).toBe(3);
    expect([manifest.description, ...names].join()).not.toMatch(/[{}]/);
    if (language !== 'en') expect(manifest.shortcuts[2]?.name).not.toBe('Shagun register');
  });
});
