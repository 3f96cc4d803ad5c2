import { describe, expect, it } from 'vitest';
import { groupDigits, regroup } from './digit-groups.ts';

describe('groupDigits', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['501', '501'],
    ['1101', '1,101'],
    ['100000', '1,00,000'],
    ['12345678', '1,23,45,678'],
    ['1,2345', '12,345'],
    ['५०१०१', '५०,१०१'],
    ['₹ 500', '500'],
    ['Rs. 1101/-', '1,101'],
    ['1234.5', '1,234.5'],
    ['many', 'many'],
    ['45k', '45k'],
    ['-500', '-500'],
    ['1.2.3', '1.2.3'],
  ])('of "%s" is "%s"', (text, grouped) => expect(groupDigits(text)).toBe(grouped));
});

/** | marks the caret. */
function edit(before: string, after: string, inputType = 'insertText'): string {
  const edited = regroup(before, { text: after.replace('|', ''), caret: after.indexOf('|') }, inputType);
  return `${edited.text.slice(0, edited.caret)}|${edited.text.slice(edited.caret)}`;
}

describe('regroup', () => {
  it('groups while digits are typed at the end', () => {
    expect(edit('110', '1101|')).toBe('1,101|');
    expect(edit('1,101', '1,1010|')).toBe('11,010|');
    expect(edit('99,999', '99,9990|')).toBe('9,99,990|');
  });

  it('keeps the caret where a digit is typed in the middle', () => {
    expect(edit('1,101', '12|,101')).toBe('12,|101');
    expect(edit('12,345', '129|,345')).toBe('1,29,|345');
    expect(edit('1,234', '9|1,234')).toBe('9|1,234');
  });

  it('deletes the digit before a comma on Backspace', () => {
    expect(edit('1,234', '1|234', 'deleteContentBackward')).toBe('|234');
    expect(edit('1,00,000', '1,00|000', 'deleteContentBackward')).toBe('10,|000');
  });

  it('deletes the digit after a comma on Delete', () => {
    expect(edit('1,234', '1|234', 'deleteContentForward')).toBe('1|34');
  });

  it('regroups the rest when digits are deleted', () => {
    expect(edit('1,101', '1,10|', 'deleteContentBackward')).toBe('110|');
    expect(edit('1,00,000', '1,00|', 'deleteContentBackward')).toBe('100|');
  });

  it('drops a comma that is typed', () => {
    expect(edit('1,101', '1,101,|')).toBe('1,101|');
  });

  it.each([
    ['1,00,000|', '1,00,000|'],
    ['100,000|', '1,00,000|'],
    ['₹ 500|', '500|'],
    ['Rs. 21,001/-|', '21,001|'],
  ])('accepts "%s" when pasted', (pasted, result) => {
    expect(edit('', pasted, 'insertFromPaste')).toBe(result);
  });

  it.each(['insertFromPaste', 'insertReplacementText', ''])(
    'keeps the same amount pasted without its comma (%s)',
    (type) => {
      expect(edit('2,500', '2500|', type)).toBe('2,500|');
    },
  );

  it('keeps a pasted comma that does not group digits', () => {
    expect(edit('', '12,50|', 'insertFromPaste')).toBe('12,50|');
  });
});
