import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installed, sayMissing } from '../browsers/programs.ts';

const WEBKIT = { name: 'WebKitGTK', programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver and xvfb' };

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'shagun-browsers-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('says in one sentence what to install for a browser that is not tested', () => {
  const sentence = 'WebKitGTK is not tested: install webkit2gtk-driver and xvfb (on Debian).';
  expect(sayMissing(WEBKIT, '')).toBe(sentence);
  writeFileSync(join(folder, 'WebKitWebDriver'), '');
  expect(sayMissing(WEBKIT, folder)).toBe(sentence);
});

it('says nothing if every program is on the path', () => {
  for (const program of WEBKIT.programs) writeFileSync(join(folder, program), '');
  expect(sayMissing(WEBKIT, ['/nowhere', folder].join(delimiter))).toBeNull();
  expect(installed(WEBKIT, folder)).toEqual(WEBKIT.programs.map((program) => join(folder, program)));
});
