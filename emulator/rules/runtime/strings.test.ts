import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';
import { expressions } from '../testing/tables.ts';

expressions('strings', {
  holds: [
    "'abc'.size() == 3 && ''.size() == 0",
    "'é'.size() == 1 && '😀'.size() == 1",
    "'ABC123'.lower() == 'abc123' && 'abc'.upper() == 'ABC'",
    "'  a b  '.trim() == 'a b'",
    "\"it's\" == 'it\\'s'",
    "'\\u0041\\x42\\103' == 'ABC'",
    "'a\\nb\\tc\\\\d'.size() == 7",
    "'a'.toUtf8() == b'a' && 'é'.toUtf8().size() == 2",
  ],
  fails: [
    ["'a'.size(1) == 1", 'Invalid argument count'],
    ["5.0.lower() == '5'", 'lower'],
    ['null.size() == 0', 'size'],
    ["'a'.reverse() == 'a'", 'reverse'],
  ],
});

expressions('RE2 patterns that match the whole string', {
  holds: [
    "'user@domain.com'.matches('.*@domain[.]com')",
    "'hello'.matches('hello') && !'hello world'.matches('world')",
    "'abc123'.matches('[a-z]+[0-9]+') && !'abc123!'.matches('[a-z]+[0-9]+')",
    "'ABC'.matches('(?i)abc')",
    "'a.c'.matches('a\\\\.c') && !'abc'.matches('a\\\\.c')",
    "''.matches('') && ''.matches('a*')",
    "'é😀'.matches('..')",
    "'a\\nb'.matches('(?s)a.b') && !'a\\nb'.matches('a.b')",
    "'2024-01-31'.matches('^\\\\d{4}-\\\\d{2}-\\\\d{2}$')",
    "'word'.matches('\\\\w+') && 'Ж'.matches('\\\\p{Cyrillic}')",
    "'aab'.matches('a|aab')",
    "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab'.matches('(a+)+') == false",
  ],
  fails: [
    ["'a'.matches('(')", 'Invalid regular expression'],
    ["'aa'.matches('(a)\\\\1')", 'Invalid regular expression'],
    ["'ab'.matches('a(?=b)b')", 'Invalid regular expression'],
    ["'a'.matches(1)", 'Type error'],
    ["'a'.matches(null)", 'Type error'],
  ],
});

expressions('split and replace', {
  holds: [
    "'a/b/c'.split('/') == ['a', 'b', 'c']",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "'abc'.split(',') == ['abc']",
    "'a,b,,'.split(',')[0] == 'a'",
    "'banana'.replace('a', 'o') == 'bonono'",
    "'banana'.replace('ana', 'ee') == 'beena'",
    "'foo@test.com'.replace('.', '-') == '------------'",
    "'a.b'.replace('[.]', '-') == 'a-b'",
    "'abc'.replace('x', 'y') == 'abc'",
    "'ab'.replace('(a)(b)', '$2$1') == 'ba'",
    "'ab'.replace('(a)', '$1$1') == 'aab'",
    "'ab'.replace('a', '\\\\$') == '$b'",
  ],
  fails: [
    ["'a'.split('(') == []", 'Invalid regular expression'],
    ["'a'.replace('(', 'b') == 'b'", 'Invalid regular expression'],
    ["'a'.replace('a') == ''", 'Invalid argument count'],
    ["'ab'.replace('a', '$3') == 'b'", 'Invalid replacement'],
    ["'ab'.replace('a', '$') == 'b'", 'Invalid replacement'],
  ],
});

expressions('bytes', {
  holds: [
    "b'\\xFF\\xFF'.size() == 2 && b'a'.size() == 1 && b'€'.size() == 3",
    "b'*' == b'\\x2A' && b'*' == b'\\052'",
    "b'€' == b'\\342\\202\\254' && b'€' == b'\\xE2\\x82\\xAC'",
    "B'a' == b\"a\" && b'' == ''.toUtf8()",
    "b'\\x411' == b'A1'",
    "b'\\xe9' != 'é'.toUtf8()",
    "b'\\\\\\'\\\"\\n\\r\\t\\b\\f'.toHexString() == '5C27220A0D09080C'",
    "b'\\xFB\\xEF\\xBE'.toBase64() == '----'",
    "b'hi'.toBase64() == 'aGk=' && b'\\xff'.toBase64() == '_w=='",
    "b'\\x2A'.toHexString() == '2A' && b'€'.toHexString() == 'E282AC'",
    "b'a' in [b'a'] && !(b'b' in [b'a'])",
  ],
  fails: [["b'a'.lower() == b'a'", 'lower']],
});

const SAMPLES = ['', 'a', '123456789', 'héllo 😀', 'x'.repeat(1000)];

describe('hashing', () => {
  const bytesOf = (source: string) => {
    const outcome = evaluate(source);
    return 'value' in outcome ? Buffer.from(outcome.value as Uint8Array).toString('hex') : outcome.error;
  };

  it.each(SAMPLES)("computes md5 and sha256 of '%s' like Node.js", (text) => {
    for (const algorithm of ['md5', 'sha256']) {
      const expected = createHash(algorithm).update(text).digest('hex');
      expect(bytesOf(`hashing.${algorithm}('${text}')`)).toBe(expected);
      expect(bytesOf(`hashing.${algorithm}('${text}'.toUtf8())`)).toBe(expected);
    }
  });

  it.each(SAMPLES)("computes crc32 of '%s' like Node.js, in little-endian order", (text) => {
    const expected = Buffer.alloc(4);
    expected.writeUInt32LE(crc32(text));
    expect(bytesOf(`hashing.crc32('${text}')`)).toBe(expected.toString('hex'));
  });

  expressions('known hashes', {
    holds: [
      "hashing.crc32('123456789').toHexString() == '2639F4CB'",
      "hashing.crc32c('123456789').toHexString() == '839206E3'",
      "hashing.crc32c('abc').toHexString() == 'B73F4B36'",
      "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
    ],
    fails: [
      ['hashing.md5(5) == b""', 'Type error'],
      ["hashing.sha1('a') == b''", 'hashing.sha1'],
    ],
  });
});
