import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvFile, csvRow } from './csv.ts';

describe('a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['Asha, Ravi', '"Asha, Ravi"'],
    ['said "yes"', '"said ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
    [null, ''],
    [501, '501'],
    [-5, '-5'],
    [true, 'true'],
    [new Date('2026-12-05T06:30:00Z'), '2026-12-05 12:00'],
  ])('of %o is %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    ...['=1+1', '+91 00000', '-1', '@SUM(A1)', '\t=1', '\r=1'],
    ...['\n=1', '\r\n=1', ' =1', '\u00a0=1', '\u3000=1', ' \n +1', '＝1', '＋1', '－1', '＠SUM(A1)', ' ＝1'],
  ])('is never a formula: %o', (value) => {
    expect(csvCell(value).replaceAll('"', '')).toBe(`'${value}`);
  });

  it('is never a formula, even when quoted', () => {
    expect(csvCell('=HYPERLINK("https://evil.test","Thanks")')).toBe(`"'=HYPERLINK(""https://evil.test"",""Thanks"")"`);
  });
});

describe('a row', () => {
  it('round-trips through an RFC 4180 reader', () => {
    const value = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é') }).map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        expect(readRow(csvRow(values))).toEqual(values);
      }),
    );
  });
});

it('a file has a byte order mark, a header, and a line break after every line', () => {
  expect(csvFile(['name', 'amount'], [['आशा', 501]])).toBe('\uFEFFname,amount\r\nआशा,501\r\n');
});

/** An independent reader, character by character. */
function readRow(row: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let at = 0; at < row.length; at++) {
    const character = row[at] ?? '';
    const last = cells.length - 1;
    if (isQuoted && character === '"' && row[at + 1] === '"') {
      cells[last] += '"';
      at++;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === ',' && !isQuoted) cells.push('');
    else cells[last] += character;
  }
  return cells;
}
