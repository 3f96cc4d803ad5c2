import { describe, expect, it } from 'vitest';
import { byteLength, characterCount, firstWord } from './text.ts';

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
    ['Asha Vinod Rao', 'Asha'],
    ['  asha  ', 'asha'],
    ['', 'Friend'],
    ['   ', 'Friend'],
  ])('"%s" is "%s" in short', (name, short) => {
    expect(firstWord(name, 'Friend')).toBe(short);
  });
});
