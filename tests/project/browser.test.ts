import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { findBrowser } from '../support/find-browser.ts';

describe('findBrowser', () => {
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

  it('prefers CHROME_PATH over an installed browser', async () => {
    program('chromium');
    const named = program('my-chrome');
    expect(await findBrowser({ CHROME_PATH: named, PATH: folder })).toMatchObject({
      executable: named,
      from: 'CHROME_PATH',
    });
  });

  it('fails if CHROME_PATH does not exist', async () => {
    await expect(findBrowser({ CHROME_PATH: join(folder, 'gone') })).rejects.toThrow(/CHROME_PATH is ".*gone"/);
  });

  it('returns an installed browser', async () => {
    const installed = program('chromium');
    expect(await findBrowser({ PATH: folder })).toMatchObject({ executable: installed, from: 'this machine' });
  });

  it('starts a browser that renders pages and resolves no other host', async () => {
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
