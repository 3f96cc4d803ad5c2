import { expect, it } from 'vitest';
import { archiveTexts } from './account-archive.ts';

const GIVEN = new Date('2026-11-21T06:30:00Z');

it('has each document completely as JSON', () => {
  const given = { id: 't1', amount: 501, createdAt: GIVEN, metadata: { message: 'सुखी रहो' } };
  const texts = archiveTexts('Hello', new Map([['gifts-given', [given]]]));
  expect(texts['README.txt']).toBe('Hello');
  expect(JSON.parse(texts['gifts-given.json'] ?? '')).toEqual([{ ...given, createdAt: GIVEN.toISOString() }]);
});

it('has a table of every field, with times in India and nothing that a spreadsheet runs', () => {
  const texts = archiveTexts(
    '',
    new Map([
      [
        'gifts-given',
        [
          { id: 't1', at: GIVEN },
          { id: 't2', note: '=1+1', of: { a: [1] } },
        ],
      ],
    ]),
  );
  expect(texts['gifts-given.csv']).toBe('\uFEFFid,at,note,of\r\nt1,2026-11-21 12:00,,\r\nt2,,\'=1+1,"{""a"":[1]}"\r\n');
});

it('has no file for what there is none of', () => {
  expect(Object.keys(archiveTexts('', new Map([['notifications', []]])))).toEqual(['README.txt']);
});
