import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIds, comparePaths, compareStrings, compareValues, equalValues, identicalValues } from './order.ts';
import { DATABASE, documentPath, id, text, value, vectorOf } from './testing/arbitraries.ts';
import { FALSE, NULL, TRUE, type Value } from './value.ts';

const int = (number: bigint): Value => ({ kind: 'integer', value: number });
const double = (number: number): Value => ({ kind: 'double', value: number });
const string = (content: string): Value => ({ kind: 'string', value: content });
const bytes = (...content: number[]): Value => ({ kind: 'bytes', value: Uint8Array.from(content) });
const time = (seconds: number, nanos = 0): Value => ({ kind: 'timestamp', value: { seconds, nanos } });
const reference = (path: string): Value => ({ kind: 'reference', value: `${DATABASE}/documents/${path}` });
const point = (latitude: number, longitude: number): Value => ({ kind: 'geopoint', latitude, longitude });
const array = (...values: Value[]): Value => ({ kind: 'array', values });
const map = (entries: Record<string, Value>): Value => ({ kind: 'map', fields: new Map(Object.entries(entries)) });

/** Each row sorts after the previous one; values in a row are equal. */
const ASCENDING: readonly (readonly Value[])[] = [
  [NULL],
  [FALSE],
  [TRUE],
  [double(NaN)],
  [double(-Infinity)],
  [int(-(2n ** 63n)), double(-(2 ** 63))],
  [int(-1n), double(-1)],
  [double(-Number.MIN_VALUE)],
  [int(0n), double(0), double(-0)],
  [int(1n), double(1)],
  [double(1.5)],
  [int(2n ** 53n), double(2 ** 53)],
  [int(2n ** 53n + 1n)],
  [int(2n ** 63n - 1n)],
  [double(2 ** 63)],
  [double(Infinity)],
  [time(-1, 999_999_000)],
  [time(0)],
  [time(0, 1000)],
  [string('')],
  [string('A')],
  [string('a')],
  [string('aa')],
  [string('é')],
  // By code point: U+FFFF sorts before U+1F600, although its UTF-16 unit is greater.
  [string('\uffff')],
  [string('😀')],
  [bytes()],
  [bytes(0)],
  [bytes(0, 1)],
  [bytes(128)],
  [reference('c/__id-1__')],
  [reference('c/__id2__')],
  [reference('c/__id10__')],
  [reference('c/__id02__')],
  [reference('c/a')],
  [reference('c/a/d/e')],
  [reference('c/a-')],
  [point(-1, 5)],
  [point(0, -0), point(0, 0)],
  [point(0, 1)],
  [array()],
  [array(int(1n)), array(double(1))],
  [array(int(1n), NULL)],
  [array(int(2n))],
  [vectorOf([9])],
  [vectorOf([1, 2])],
  [vectorOf([1, 3])],
  [map({})],
  [map({ a: int(1n) })],
  [map({ a: int(1n), b: NULL })],
  [map({ a: int(2n) })],
  [map({ b: NULL })],
];

describe('value ordering', () => {
  it('follows the documented order within and across types', () => {
    ASCENDING.forEach((line, i) => {
      ASCENDING.forEach((other, j) => {
        for (const a of line) for (const b of other) expect(Math.sign(compareValues(a, b))).toBe(Math.sign(i - j));
      });
    });
  });

  it('ignores the order of map keys', () => {
    expect(equalValues(map({ a: NULL, b: TRUE }), map({ b: TRUE, a: NULL }))).toBe(true);
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        // The sum instead of the negation, because 0 and -0 are equal here.
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
        const [x, y, z] = [a, b, c].sort(compareValues) as [Value, Value, Value];
        expect(compareValues(x, z)).toBeLessThanOrEqual(0);
        if (compareValues(x, y) === 0) expect(Math.sign(compareValues(x, z))).toBe(Math.sign(compareValues(y, z)));
      }),
      { numRuns: 500 },
    );
  });

  it('treats identical values as equal, but not every equal pair as identical', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(identicalValues(a, a)).toBe(true);
        if (identicalValues(a, b)) expect(equalValues(a, b)).toBe(true);
      }),
    );
    expect(identicalValues(int(1n), double(1))).toBe(false);
    expect(identicalValues(double(0), double(-0))).toBe(false);
    expect(identicalValues(double(NaN), double(NaN))).toBe(true);
    expect(identicalValues(array(int(0n)), array(double(0)))).toBe(false);
  });

  it('compares strings by their UTF-8 bytes', () => {
    const wellFormed = text.filter((each) => !/\p{Surrogate}/u.test(each));
    fc.assert(
      fc.property(wellFormed, wellFormed, (a, b) => {
        expect(Math.sign(compareStrings(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
      { numRuns: 500 },
    );
  });

  it('compares paths segment by segment', () => {
    fc.assert(
      fc.property(documentPath, documentPath, (a, b) => {
        const x = a.split('/');
        const y = b.split('/');
        const i = x.findIndex((segment, at) => segment !== y[at]);
        const expected = i < 0 || i >= y.length ? x.length - y.length : compareIds(x[i] as string, y[i] as string);
        expect(Math.sign(comparePaths(a, b))).toBe(Math.sign(expected));
      }),
      { numRuns: 500 },
    );
  });

  it('is a total order on ids', () => {
    fc.assert(
      fc.property(id, id, id, (a, b, c) => {
        expect(Math.sign(compareIds(a, b)) + Math.sign(compareIds(b, a))).toBe(0);
        const [x, y, z] = [a, b, c].sort(compareIds) as [string, string, string];
        expect(compareIds(x, y)).toBeLessThanOrEqual(0);
        expect(compareIds(x, z)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});
