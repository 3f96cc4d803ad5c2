import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { fullBrowser, testBrowser } from '../support/find-browser.ts';
import { isPackagedForThisMachine } from '../support/packaged-browser.ts';

describe('a browser', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shagun-browser-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const program = (name: string) => {
    const path = join(folder, name);
    writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 });
    return path;
  };

  describe.each([
    ['for the tests', testBrowser],
    ['for the benches', fullBrowser],
  ])('%s', (_, find) => {
    it('is the one in CHROME_PATH, even if another is installed', async () => {
      program('chromium');
      const named = program('my-chrome');
      expect(await find({ CHROME_PATH: named, PATH: folder })).toMatchObject({
        executable: named,
        from: 'CHROME_PATH',
      });
    });

    it('fails if CHROME_PATH does not exist', async () => {
      await expect(find({ CHROME_PATH: join(folder, 'gone') })).rejects.toThrow(/CHROME_PATH is ".*gone"/);
    });
  });

  it('for the benches is an installed one', async () => {
    const installed = program('chromium');
    expect(await fullBrowser({ PATH: folder })).toMatchObject({ executable: installed, from: 'this machine' });
  });

  it('for the tests is the one from npm where it runs, even if another is installed', async () => {
    program('chromium');
    const from = isPackagedForThisMachine ? 'the npm package' : 'this machine';
    expect(await testBrowser({ PATH: folder })).toMatchObject({ from });
  });

  it('renders pages and resolves no other host', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.setContent('<h1>₹1,00,000</h1>');
      expect(await page.textContent('h1')).toBe('₹1,00,000');
      await expect(page.goto('http://shagun.example/')).rejects.toThrow(/ERR_NAME_NOT_RESOLVED/);
    } finally {
      await browser.close();
    }
  });
});
