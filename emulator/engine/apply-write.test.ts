import { describe, expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import { DATABASE } from '../model/testing/arbitraries.ts';
import { NULL, TRUE, type Fields, type Value } from '../model/value.ts';
import { applyWrite, brokenPrecondition } from './apply-write.ts';
import type { FieldTransform, Precondition, Write } from './requests.ts';

const int = (value: number | bigint): Value => ({ kind: 'integer', value: BigInt(value) });
const double = (value: number): Value => ({ kind: 'double', value });
const array = (...values: Value[]): Value => ({ kind: 'array', values });
const map = (entries: Record<string, Value>): Value => ({ kind: 'map', fields: new Map(Object.entries(entries)) });
const fieldsOf = (entries: Record<string, Value>): Fields => new Map(Object.entries(entries));

const document = (entries: Record<string, Value>): Document => ({
  path: 'c/d',
  fields: fieldsOf(entries),
  createTime: 10,
  updateTime: 20,
});

function write(
  entries: Record<string, Value>,
  mask: string[] | undefined,
  before: Document | undefined,
): Document | undefined {
  const paths = mask?.map((path) => path.split('.'));
  const request: Write = { kind: 'update', path: 'c/d', fields: fieldsOf(entries), mask: paths, transforms: [] };
  return applyWrite(DATABASE, request, before, 30).after;
}

describe('an update', () => {
  const before = document({ a: int(1), m: map({ x: int(1), y: int(2) }) });

  it.each<[string, Record<string, Value>, string[] | undefined, Record<string, Value>]>([
    ['without a mask replaces all', { b: TRUE }, undefined, { b: TRUE }],
    ['with an empty mask changes nothing', { b: TRUE }, [], { a: int(1), m: map({ x: int(1), y: int(2) }) }],
    ['sets what the mask names', { a: int(5), b: TRUE }, ['a'], { a: int(5), m: map({ x: int(1), y: int(2) }) }],
    ['removes what the mask names and the fields lack', {}, ['a'], { m: map({ x: int(1), y: int(2) }) }],
    ['reaches into maps', { m: map({ x: int(9) }) }, ['m.x'], { a: int(1), m: map({ x: int(9), y: int(2) }) }],
    ['removes within maps', {}, ['m.x'], { a: int(1), m: map({ y: int(2) }) }],
    ['leaves an emptied map', {}, ['m.x', 'm.y'], { a: int(1), m: map({}) }],
    [
      'makes the maps on the way',
      { n: map({ o: TRUE }) },
      ['n.o'],
      { a: int(1), m: map({ x: int(1), y: int(2) }), n: map({ o: TRUE }) },
    ],
    [
      'replaces what is no map on the way',
      { a: map({ o: TRUE }) },
      ['a.o'],
      { a: map({ o: TRUE }), m: map({ x: int(1), y: int(2) }) },
    ],
    ['makes no maps to remove from', {}, ['n.o'], { a: int(1), m: map({ x: int(1), y: int(2) }) }],
    ['takes the outer of two paths', { m: map({ x: int(9) }) }, ['m', 'm.y'], { a: int(1), m: map({ x: int(9) }) }],
  ])('%s', (_name, entries, mask, expected) => {
    expect(write(entries, mask, before)?.fields).toEqual(fieldsOf(expected));
  });

  it('moves the update time only when something changes', () => {
    expect(write({ a: int(1) }, ['a'], before)).toBe(before);
    expect(write({ a: double(1) }, ['a'], before)).toMatchObject({ createTime: 10, updateTime: 30 });
    expect(write({}, undefined, undefined)).toMatchObject({ createTime: 30, updateTime: 30 });
  });

  it('is held to the limits', () => {
    expect(() => write({ a: array(array()) }, undefined, undefined)).toThrow(/array directly inside/);
    const transforms = Array<FieldTransform>(501).fill({ field: ['t'], kind: 'serverTime' });
    const request: Write = { kind: 'transform', path: 'c/d', transforms };
    expect(() => applyWrite(DATABASE, request, undefined, 30)).toThrow(/at most 500/);
    expect(() => applyWrite(DATABASE, { kind: 'delete', path: 'c/__x__' }, undefined, 30)).toThrow(/reserved/);
  });
});

describe('a transform', () => {
  const increment = (operand: Value) => ({ kind: 'increment', operand }) as const;
  const maximum = (operand: Value) => ({ kind: 'maximum', operand }) as const;
  const minimum = (operand: Value) => ({ kind: 'minimum', operand }) as const;
  const union = (...values: Value[]) => ({ kind: 'arrayUnion', values }) as const;
  const remove = (...values: Value[]) => ({ kind: 'arrayRemove', values }) as const;
  const MAX = int(2n ** 63n - 1n);
  const MIN = int(-(2n ** 63n));

  it.each<
    [
      string,
      Value | undefined,
      FieldTransform extends infer T ? (T extends unknown ? Omit<T, 'field'> : never) : never,
      Value,
    ]
  >([
    ['adds integers', int(1), increment(int(2)), int(3)],
    ['adds a double to an integer', int(1), increment(double(0.5)), double(1.5)],
    ['adds an integer to a double', double(0.5), increment(int(1)), double(1.5)],
    ['starts from nothing', undefined, increment(int(2)), int(2)],
    ['starts anew from what is no number', TRUE, increment(int(2)), int(2)],
    ['stops at the highest integer', MAX, increment(int(1)), MAX],
    ['stops at the lowest integer', MIN, increment(int(-1)), MIN],
    ['adds exactly beyond 2^53', int(2n ** 53n), increment(int(1)), int(2n ** 53n + 1n)],
    ['takes the greater', int(1), maximum(double(1.5)), double(1.5)],
    ['takes the smaller', int(1), minimum(double(1.5)), int(1)],
    ['keeps what is stored among equals', int(3), maximum(double(3)), int(3)],
    ['takes NaN for the smaller', int(3), minimum(double(NaN)), double(NaN)],
    ['and for the greater', double(NaN), maximum(int(3)), double(NaN)],
    ['replaces what is no number by the operand', NULL, maximum(int(1)), int(1)],
    ['adds elements once', array(int(1)), union(int(1), int(2), int(2)), array(int(1), int(2))],
    ['takes 1 and 1.0 for the same element', array(int(1)), union(double(1)), array(int(1))],
    ['makes an array of what is none', TRUE, union(int(1)), array(int(1))],
    ['removes every equal element', array(int(1), NULL, double(1)), remove(int(1)), array(NULL)],
    ['removes from what is no array', TRUE, remove(int(1)), array()],
  ])('%s', (_name, current, transform, expected) => {
    const before = current ? document({ f: current }) : undefined;
    const transforms = [{ field: ['f'], ...transform } as FieldTransform];
    const { after, result } = applyWrite(DATABASE, { kind: 'transform', path: 'c/d', transforms }, before, 30);
    expect(after?.fields.get('f')).toEqual(expected);
    expect(result.transformResults).toEqual([/array/.test(transform.kind) ? NULL : expected]);
  });

  it('writes the time of the commit, to the millisecond', () => {
    const transforms: FieldTransform[] = [{ field: ['t'], kind: 'serverTime' }];
    const { after } = applyWrite(DATABASE, { kind: 'transform', path: 'c/d', transforms }, undefined, 2_001_999);
    expect(after?.fields.get('t')).toEqual({ kind: 'timestamp', value: { seconds: 2, nanos: 1_000_000 } });
  });

  it('comes after the fields of its write, and each sees the one before', () => {
    const transforms: FieldTransform[] = [
      { field: ['n'], ...increment(int(1)) },
      { field: ['n'], ...increment(int(1)) },
    ];
    const request: Write = { kind: 'update', path: 'c/d', fields: fieldsOf({ n: int(5) }), transforms };
    const { after, result } = applyWrite(DATABASE, request, document({ n: int(100) }), 30);
    expect(after?.fields).toEqual(fieldsOf({ n: int(7) }));
    expect(result.transformResults).toEqual([int(6), int(7)]);
  });
});

describe('a precondition', () => {
  it.each<[string, Precondition, Document | undefined, boolean, string | undefined]>([
    ['that it exists, and it does', { exists: true }, document({}), false, undefined],
    ['that it exists, and it does not', { exists: true }, undefined, false, 'NOT_FOUND'],
    ['that it exists, and was deleted just before', { exists: true }, undefined, true, 'INVALID_ARGUMENT'],
    ['that it does not exist, and it does not', { exists: false }, undefined, false, undefined],
    ['that it does not exist, and it does', { exists: false }, document({}), false, 'ALREADY_EXISTS'],
    ['of its update time', { updateTime: 20 }, document({}), false, undefined],
    ['of another update time', { updateTime: 19 }, document({}), false, 'FAILED_PRECONDITION'],
    ['of an update time, and it does not exist', { updateTime: 20 }, undefined, false, 'FAILED_PRECONDITION'],
  ])('%s', (_name, precondition, before, isDeletedBefore, code) => {
    const request: Write = { kind: 'delete', path: 'c/d', precondition };
    expect(brokenPrecondition(DATABASE, request, before, isDeletedBefore)?.code).toBe(code);
  });
});
