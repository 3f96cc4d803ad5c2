import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identicalFields } from '../../model/order.ts';
import { DATABASE, documentPath, fields, vectorOf } from '../../model/testing/arbitraries.ts';
import { NULL, TRUE, type Fields, type Value } from '../../model/value.ts';
import { ProtoError } from '../../protobuf/types.ts';
import { decodeEntity } from './entity-decode.ts';
import { encodeEntity } from './entity-encode.ts';

const encode = (path: string, content: Fields) =>
  encodeEntity(DATABASE, { path, fields: content, createTime: 0, updateTime: 0 });
const ofEntries = (...entries: [string, Value][]): Fields => new Map(entries);

/** Bytes in the notation of the expected values: hexadecimal with quoted text. */
function bytesOf(notation: string): Buffer {
  const parts = notation.match(/'[^']*'|[0-9a-f]{2}/g) ?? [];
  return Buffer.concat(
    parts.map((part) => (part[0] === "'" ? Buffer.from(part.slice(1, -1)) : Buffer.from(part, 'hex'))),
  );
}

const KEY = "6a 16 6a 08 'dev~demo' 72 0a 0b 12 01 'c' 22 03 'doc' 0c";
const GROUP = "82 01 0a 0b 12 01 'c' 22 03 'doc' 0c";

/** One field `f` of each type with the expected bytes between the key and the entity group. */
const KINDS: readonly [name: string, value: Value, property: string][] = [
  ['null', NULL, "7a 07 1a 01 'f' 20 00 2a 00"],
  ['boolean', TRUE, "7a 09 1a 01 'f' 20 00 2a 02 10 01"],
  ['integer', { kind: 'integer', value: 5n }, "7a 09 1a 01 'f' 20 00 2a 02 08 05"],
  ['negative integer', { kind: 'integer', value: -1n }, "7a 12 1a 01 'f' 20 00 2a 0b 08 ff ff ff ff ff ff ff ff ff 01"],
  ['double', { kind: 'double', value: 1 }, "7a 10 1a 01 'f' 20 00 2a 09 21 00 00 00 00 00 00 f0 3f"],
  ['string', { kind: 'string', value: 'Tim' }, "7a 0c 1a 01 'f' 20 00 2a 05 1a 03 'Tim'"],
  ['timestamp', { kind: 'timestamp', value: { seconds: 0, nanos: 5000 } }, "7a 0b 08 07 1a 01 'f' 20 00 2a 02 08 05"],
  [
    'geopoint',
    { kind: 'geopoint', latitude: 1, longitude: -2 },
    "7a 1d 08 09 1a 01 'f' 20 00 2a 14 2b 31 00 00 00 00 00 00 f0 3f 39 00 00 00 00 00 00 00 c0 2c",
  ],
  [
    'reference',
    { kind: 'reference', value: `${DATABASE}/documents/c/x` },
    "7a 1c 1a 01 'f' 20 00 2a 15 63 6a 08 'dev~demo' 73 7a 01 'c' 8a 01 01 'x' 74 64",
  ],
  ['bytes', { kind: 'bytes', value: Uint8Array.of(0, 255) }, "7a 0d 08 0e 1a 01 'f' 20 00 2a 04 1a 02 00 ff"],
  ['empty array', { kind: 'array', values: [] }, "72 09 08 18 1a 01 'f' 20 00 2a 00"],
  ['array', { kind: 'array', values: [NULL, TRUE] }, "7a 07 1a 01 'f' 20 01 2a 00 7a 09 1a 01 'f' 20 01 2a 02 10 01"],
  [
    'empty map',
    { kind: 'map', fields: ofEntries() },
    "7a 14 08 13 1a 01 'f' 20 00 2a 0b 1a 09 6a 04 6a 00 72 00 82 01 00",
  ],
  [
    'map',
    { kind: 'map', fields: ofEntries(['g', NULL]) },
    "7a 1d 08 13 1a 01 'f' 20 00 2a 14 1a 12 6a 04 6a 00 72 00 7a 07 1a 01 'g' 20 00 2a 00 82 01 00",
  ],
];

describe('export entities', () => {
  it.each(KINDS)('match the bytes of the official emulator for %s', (_name, value, property) => {
    const bytes = bytesOf(`${KEY} ${property} ${GROUP}`);
    expect(encode('c/doc', ofEntries(['f', value])).toString('hex')).toBe(bytes.toString('hex'));
    expect(decodeEntity(bytes, DATABASE)).toEqual({ path: 'c/doc', fields: ofEntries(['f', value]) });
  });

  it('keep numeric ids as numbers and the entity group of their root document', () => {
    const bytes = bytesOf(
      "6a 1a 6a 08 'dev~demo' 72 0e 0b 12 01 'c' 18 07 0c 0b 12 01 'd' 18 03 0c 82 01 07 0b 12 01 'c' 18 07 0c",
    );
    expect(encode('c/__id7__/d/__id3__', ofEntries()).toString('hex')).toBe(bytes.toString('hex'));
    expect(decodeEntity(bytes, DATABASE).path).toBe('c/__id7__/d/__id3__');
  });

  it('survive encoding and decoding for any document', () => {
    fc.assert(
      fc.property(documentPath, fields, (path, content) => {
        const back = decodeEntity(encode(path, content), DATABASE);
        expect(back.path).toBe(path);
        expect(identicalFields(back.fields, content)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('keep vectors', () => {
    const content = ofEntries(['v', vectorOf([1, -0.5])]);
    expect(decodeEntity(encode('c/d', content), DATABASE).fields).toEqual(content);
  });

  it('rewrite references to the exported database, but not to another one', () => {
    const content = ofEntries(
      ['own', { kind: 'reference', value: `${DATABASE}/documents/c/x` }],
      ['foreign', { kind: 'reference', value: 'projects/other/databases/second/documents/c/y' }],
      ['nested', { kind: 'array', values: [{ kind: 'reference', value: `${DATABASE}/documents/c/z` }] }],
    );
    const target = 'projects/elsewhere/databases/copy';
    expect(decodeEntity(encode('c/d', content), target).fields).toEqual(
      ofEntries(
        ['own', { kind: 'reference', value: `${target}/documents/c/x` }],
        ['foreign', { kind: 'reference', value: 'projects/other/databases/second/documents/c/y' }],
        ['nested', { kind: 'array', values: [{ kind: 'reference', value: `${target}/documents/c/z` }] }],
      ),
    );
  });

  it('decode the production format: other app prefixes, both meanings of bytes, unindexed strings', () => {
    const key = "6a 14 6a 06 's~demo' 72 0a 0b 12 01 'c' 22 03 'doc' 0c";
    const properties = "7a 0b 08 10 1a 01 'b' 20 00 2a 02 1a 00 7a 0c 08 0f 1a 01 't' 20 00 2a 03 1a 01 'x'";
    expect(decodeEntity(bytesOf(`${key} ${properties} ${GROUP}`), DATABASE).fields).toEqual(
      ofEntries(['b', { kind: 'bytes', value: new Uint8Array() }], ['t', { kind: 'string', value: 'x' }]),
    );
  });

  it('reject invalid bytes and Datastore types', () => {
    expect(() => decodeEntity(Buffer.from('{}'), DATABASE)).toThrow(ProtoError);
    expect(() => decodeEntity(new Uint8Array(), DATABASE)).toThrow(/a key is missing/);
    const property = "7a 09 1a 01 'f' 20 00 2a 02 43 44";
    expect(() => decodeEntity(bytesOf(`${KEY} ${property} ${GROUP}`), DATABASE)).toThrow(/Datastore mode.*c\/doc/);
    const unknown = "7a 09 1a 01 'f' 20 00 2a 02 48 01";
    expect(() => decodeEntity(bytesOf(`${KEY} ${unknown} ${GROUP}`), DATABASE)).toThrow(/unknown field 9/);
  });
});
