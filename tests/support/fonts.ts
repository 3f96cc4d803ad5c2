import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';

const SCRIPTS = {
  devanagari: 'U+0900-097F',
  gujarati: 'U+0A80-0AFF',
  tamil: 'U+0B80-0BFF',
  telugu: 'U+0C00-0C7F',
} as const;

/** The families of the page that phones and computers have with letters of every script: for texts, and for headings. */
const FAMILIES = ['Noto Sans', 'Georgia'];

const resolve = createRequire(import.meta.url).resolve;

/** The same letters on every machine, whatever fonts are installed. For the pages that are opened afterwards. */
export async function withIndianFonts(page: Page): Promise<void> {
  for (const script of Object.keys(SCRIPTS)) {
    const path = resolve(
      `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`,
    );
    await page.route(`**/fonts-of-tests/${script}`, (route) => route.fulfill({ path, contentType: 'font/woff2' }));
  }
  await page.addInitScript(
    ({ scripts, families }) => {
      for (const [script, unicodeRange] of Object.entries(scripts))
        for (const family of families) {
          const source = `url(/fonts-of-tests/${script})`;
          document.fonts.add(new FontFace(family, source, { unicodeRange, weight: '100 900' }));
        }
    },
    { scripts: SCRIPTS, families: FAMILIES },
  );
}

/** The open page in one typeface, Latin and Devanagari, so that its measures do not depend on the machine. */
export async function inOneTypeface(page: Page): Promise<void> {
  for (const script of ['latin', 'devanagari']) {
    const path = resolve(
      `@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-${script}-wght-normal.woff2`,
    );
    await page.evaluate(
      async ({ file, unicodeRange }) => {
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
        document.fonts.add(await new FontFace('Of tests', bytes, { unicodeRange, weight: '100 900' }).load());
      },
      {
        file: readFileSync(path, 'base64'),
        unicodeRange: script === 'devanagari' ? SCRIPTS.devanagari : 'U+0000-02FF, U+2000-20CF',
      },
    );
  }
  await page.addStyleTag({ content: "body { font-family: 'Of tests' !important }" });
}
