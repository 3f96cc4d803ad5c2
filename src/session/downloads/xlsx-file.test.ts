import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { xlsxFile } from './xlsx-file.ts';

// jsdom has no Blob.arrayBuffer().
const bytesOf = (blob: Blob) =>
  new Promise<Buffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

async function unzipped(archive: Blob): Promise<ReadonlyMap<string, string>> {
  const files = unzipSync(await bytesOf(archive));
  return new Map(Object.entries(files).map(([name, contents]) => [name, strFromU8(contents)]));
}

const cellsOf = async (...row: Parameters<typeof xlsxFile>[1][number]) => {
  const files = await unzipped(
    await xlsxFile(
      row.map(() => 'Head'),
      [row],
    ),
  );
  const texts = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  );
  const [, written = ''] = /<row r="2">(.*?)<\/row>/.exec(files.get('xl/worksheets/sheet1.xml') ?? '') ?? [];
  return [...written.matchAll(/<c r="([A-Z])2"([^>]*)>(?:<v>([^<]*)<\/v>)?/g)].map(([, column, kind = '', value]) => [
    column,
    kind.includes('t="s"') ? texts[Number(value)] : Number(value),
  ]);
};

it('stores amounts and calendar days as numbers, and leaves empty cells out', async () => {
  // Day 46,361 of the calendar of spreadsheets, which begins with 1900.
  expect(await cellsOf('2026-12-05', 150_000, null, '', 'दीप')).toEqual([
    ['A', 46_361],
    ['B', 150_000],
    ['E', 'दीप'],
  ]);
});

it('stores text as text: no formula runs, and no digit of a number is lost', async () => {
  expect(await cellsOf('=1+1', '098765432109876543', '2026-99-99', 'a\u0001b')).toEqual([
    ['A', '=1+1'],
    ['B', '098765432109876543'],
    ['C', '2026-99-99'],
    ['D', 'ab'],
  ]);
});
