import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export interface Exported {
  readonly name: string;
  readonly text: string;
}

/** Exports the chosen table in the open sheet, by a download: the browser's own window for choosing a file cannot be driven. */
export async function exported(page: Page): Promise<Exported> {
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Exports the chosen table in the open sheet into a file of the page's own, as the browser writes to a chosen one. */
export async function writtenToAFile(page: Page): Promise<Exported> {
  await page.evaluate(() =>
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { readonly suggestedName: string }) =>
        (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true }),
    }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Download CSV' }).click();
  const saved = await page.getByText(/rows? saved in /).innerText();
  const name = saved.split(' saved in ')[1] ?? '';
  const text = await page.evaluate(async (of) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(of);
    return (await handle.getFile()).text();
  }, name);
  return { name, text };
}
