import { describe, expect, it } from 'vitest';
import { byteLength, characterCount, firstLetter, firstWord, initials } from './text.ts';

describe('the length of a text', () => {
  it.each([
    ['', 0, 0],
    ['Asha', 4, 4],
    ['₹', 1, 3],
    ['आशा', 3, 9],
    ['🙏', 1, 4],
  ])('"%s" has %d characters in %d bytes', (text, characters, bytes) => {
    expect([characterCount(text), byteLength(text)]).toEqual([characters, bytes]);
  });
});

describe('a name', () => {
  it.each([
    ['Asha Vinod Rao', 'Asha', 'AR'],
    ['  asha  ', 'asha', 'A'],
    ['रवि आशा', 'रवि', 'रआ'],
    ['', 'Friend', ''],
    ['   ', 'Friend', ''],
  ])('"%s" is "%s" in short, and "%s" in two letters', (name, short, letters) => {
    expect([firstWord(name, 'Friend'), initials(name)]).toEqual([short, letters]);
  });

  it('begins with a letter and its marks', () => {
    expect([firstLetter('शीतल'), firstLetter(' élan'), firstLetter('👩🏽‍🎤x'), firstLetter('')]).toEqual([
      'शी',
      'É',
      '👩🏽‍🎤',
      '',
    ]);
  });
});
