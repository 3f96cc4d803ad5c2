import { describe, expect, it } from 'vitest';
import { csvFile } from '../csv.ts';
import { registerEntryId } from '../ids.ts';
import { rupees } from '../money.ts';
import type { EntryForm } from '../register-entry.ts';
import { entriesIn, notYetIn, readBook } from './read-book.ts';

const RAMESH = 'Name,Amount,Village,Side,Date,Remarks\nRamesh Kaka,"1,101",Satara,Bride’s side,21/11/2026,With Kaku\n';

function found(text: string) {
  const file = readBook(text);
  if (!file.ok) throw new Error(file.why);
  return entriesIn(file.table, file.table.guess);
}

const AN_ENTRY: EntryForm = {
  name: 'Ramesh Kaka',
  amount: rupees(1_101),
  object: '',
  place: 'Satara',
  side: 'bride',
  receivedOn: null,
  returned: '',
  note: '',
};

describe('reading a file', () => {
  it('finds the columns by their headings', () => {
    const { entries, problems } = found(RAMESH);
    expect(problems).toEqual([]);
    expect(entries).toMatchObject([{ entry: { ...AN_ENTRY, receivedOn: '2026-11-21', note: 'With Kaku' } }]);
  });

  it('reads rows copied from a spreadsheet, below a title', () => {
    const { entries } = found(
      'Our wedding\t\n\nNo.\tNaam\tName of guest\tRs.\n1\t\tMeena\t₹ 501/-\n\n2\t\tSuresh\t५०१\n',
    );
    expect(entries.map(({ entry }) => [entry.name, entry.amount])).toEqual([
      ['Meena', 501],
      ['Suresh', 501],
    ]);
  });

  it('names the columns of a file without headings by letters', () => {
    const file = readBook('Meena,501\nSuresh,1101\n');
    expect(file).toMatchObject({ ok: true, table: { headings: ['A', 'B'], guess: { name: null, amount: null } } });
    if (!file.ok) return;
    const { entries } = entriesIn(file.table, { ...file.table.guess, name: 0, amount: 1 });
    expect(entries.map(({ entry }) => entry.amount)).toEqual([501, 1_101]);
  });

  it('says which rows cannot be entries, and why', () => {
    const text =
      'Name,Amount,Side,Date\n,501,,\nMeena,,,\nSuresh,5 hundred,,\nTai,501.50,,\nDada,501,uncle,\nAaji,501,,soon\n';
    const { entries, problems } = found(text);
    expect(entries).toEqual([]);
    expect(problems.map(({ line, field, problem }) => [line, field, problem.code])).toEqual([
      [2, 'name', 'required'],
      [3, 'amount', 'required'],
      [4, 'amount', 'not-an-amount'],
      [5, 'amount', 'not-whole'],
      [6, 'side', 'not-a-side'],
      [7, 'receivedOn', 'not-a-day'],
    ]);
  });

  it('keeps equal rows apart, each with the same key whenever the file is opened', () => {
    const text = 'Name,Amount\nMeena,501\nMeena,501\n';
    const keys = found(text).entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(found(text).entries.map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    ['empty', ' '],
    ['pdf', '%PDF-1.7'],
    ['spreadsheet', 'PK\u0003\u0004'],
    ['web-page', '<html>'],
    ['not-text', 'a\u0000b'],
    ['no-rows', 'Name,Amount\n'],
  ])('says what is wrong with a file: %s', (why, text) => {
    expect(readBook(text)).toEqual({ ok: false, why });
  });
});

describe('our own files', () => {
  it('give back the entries, without the gifts that came online and without our apostrophes', () => {
    const text = csvFile(
      ['Date', 'Name', 'Amount', 'Gift', 'Reference', 'Note'],
      [
        ['2026-11-21', '=Meena', null, 'A saree', '', '+1 from Kaku'],
        ['2026-11-21', 'Ravi', 501, '', 'SHG-7K2M-9PQR', ''],
      ],
    );
    const { entries, online } = found(text);
    expect(online).toBe(1);
    expect(entries).toMatchObject([
      { entry: { name: '=Meena', amount: null, object: 'A saree', note: '+1 from Kaku' } },
    ]);
  });
});

describe('what the register has already', () => {
  const stored = (id: string, entry: EntryForm) => ({
    ...entry,
    id: registerEntryId(id),
    wishlistId: 'w' as never,
    ownerId: 'o' as never,
    thankedAt: null,
    thankedBy: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  });
  const added = (id: string, entry: EntryForm = AN_ENTRY) => ({ ...entry, id: registerEntryId(id) });

  it('is not added again: the same row, or what was typed', () => {
    expect(notYetIn([added('row')], [stored('row', { ...AN_ENTRY, note: 'Corrected' })])).toEqual([]);
    expect(notYetIn([added('row')], [stored('typed', { ...AN_ENTRY, receivedOn: null })])).toEqual([]);
  });

  it('counts: of two equal envelopes, one typed, the other is added', () => {
    expect(notYetIn([added('one'), added('two')], [stored('typed', AN_ENTRY)])).toEqual([added('two')]);
    expect(notYetIn([added('one'), added('two')], [stored('one', AN_ENTRY)])).toEqual([added('two')]);
  });
});
