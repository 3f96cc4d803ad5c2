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

describe('updates', () => {
  const before = document({ a: int(1), m: map({ x: int(1), y: int(2) }) });

  it.each<[string, Record<string, Value>, string[] | undefined, Record<string, Value>]>([
    ['without a mask replace the whole document', { b: TRUE }, undefined, { b: TRUE }],
    ['with an empty mask change nothing', { b: TRUE }, [], { a: int(1), m: map({ x: int(1), y: int(2) }) }],
    ['set the masked fields', { a: int(5), b: TRUE }, ['a'], { a: int(5), m: map({ x: int(1), y: int(2) }) }],
    ['delete masked fields that have no value', {}, ['a'], { m: map({ x: int(1), y: int(2) }) }],
    ['set a nested field', { m: map({ x: int(9) }) }, ['m.x'], { a: int(1), m: map({ x: int(9), y: int(2) }) }],
    ['delete a nested field', {}, ['m.x'], { a: int(1), m: map({ y: int(2) }) }],
    ['keep a map that becomes empty', {}, ['m.x', 'm.y'], { a: int(1), m: map({}) }],
    [
      'create missing parent maps',
      { n: map({ o: TRUE }) },
      ['n.o'],
      { a: int(1), m: map({ x: int(1), y: int(2) }), n: map({ o: TRUE }) },
    ],
    [
      'replace a parent that is not a map',
      { a: map({ o: TRUE }) },
      ['a.o'],
      { a: map({ o: TRUE }), m: map({ x: int(1), y: int(2) }) },
    ],
    ['create no parent maps to delete a field', {}, ['n.o'], { a: int(1), m: map({ x: int(1), y: int(2) }) }],
    [
      'use the outer of two overlapping mask paths',
      { m: map({ x: int(9) }) },
      ['m', 'm.y'],
      { a: int(1), m: map({ x: int(9) }) },
    ],
  ])('%s', (_name, entries, mask, expected) => {
    expect(write(entries, mask, before)?.fields).toEqual(fieldsOf(expected));
  });

  it('change the update time only if the contents change', () => {
    expect(write({ a: int(1) }, ['a'], before)).toBe(before);
    expect(write({ a: double(1) }, ['a'], before)).toMatchObject({ createTime: 10, updateTime: 30 });
    expect(write({}, undefined, undefined)).toMatchObject({ createTime: 30, updateTime: 30 });
  });

  it('are checked against the document limits', () => {
    expect(() => write({ a: array(array()) }, undefined, undefined)).toThrow(/array directly inside/);
    const transforms = Array<FieldTransform>(501).fill({ field: ['t'], kind: 'serverTime' });
    const request: Write = { kind: 'transform', path: 'c/d', transforms };
    expect(() => applyWrite(DATABASE, request, undefined, 30)).toThrow(/at most 500/);
    expect(() => applyWrite(DATABASE, { kind: 'delete', path: 'c/__x__' }, undefined, 30)).toThrow(/reserved/);
  });
});

describe('field transforms', () => {
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
    ['increment adds integers', int(1), increment(int(2)), int(3)],
    ['increment adds a double to an integer', int(1), increment(double(0.5)), double(1.5)],
    ['increment adds an integer to a double', double(0.5), increment(int(1)), double(1.5)],
    ['increment sets a missing field', undefined, increment(int(2)), int(2)],
    ['increment replaces a value that is not a number', TRUE, increment(int(2)), int(2)],
    ['increment saturates at the largest integer', MAX, increment(int(1)), MAX],
    ['increment saturates at the smallest integer', MIN, increment(int(-1)), MIN],
    ['increment is exact beyond 2^53', int(2n ** 53n), increment(int(1)), int(2n ** 53n + 1n)],
    ['maximum stores the greater value', int(1), maximum(double(1.5)), double(1.5)],
    ['minimum keeps the smaller value', int(1), minimum(double(1.5)), int(1)],
    ['maximum keeps the stored value if both are equal', int(3), maximum(double(3)), int(3)],
    ['minimum treats NaN as smaller than any number', int(3), minimum(double(NaN)), double(NaN)],
    ['maximum keeps NaN', double(NaN), maximum(int(3)), double(NaN)],
    ['maximum replaces a value that is not a number', NULL, maximum(int(1)), int(1)],
    ['arrayUnion adds each missing element once', array(int(1)), union(int(1), int(2), int(2)), array(int(1), int(2))],
    ['arrayUnion treats 1 and 1.0 as equal', array(int(1)), union(double(1)), array(int(1))],
    ['arrayUnion replaces a value that is not an array', TRUE, union(int(1)), array(int(1))],
    ['arrayRemove removes every equal element', array(int(1), NULL, double(1)), remove(int(1)), array(NULL)],
    ['arrayRemove replaces a value that is not an array with an empty one', TRUE, remove(int(1)), array()],
  ])('%s', (_name, current, transform, expected) => {
    const before = current ? document({ f: current }) : undefined;
    const transforms = [{ field: ['f'], ...transform } as FieldTransform];
    const { after, result } = applyWrite(DATABASE, { kind: 'transform', path: 'c/d', transforms }, before, 30);
    expect(after?.fields.get('f')).toEqual(expected);
    expect(result.transformResults).toEqual([/array/.test(transform.kind) ? NULL : expected]);
  });

  it('serverTime writes the commit time in milliseconds', () => {
    const transforms: FieldTransform[] = [{ field: ['t'], kind: 'serverTime' }];
    const { after } = applyWrite(DATABASE, { kind: 'transform', path: 'c/d', transforms }, undefined, 2_001_999);
    expect(after?.fields.get('t')).toEqual({ kind: 'timestamp', value: { seconds: 2, nanos: 1_000_000 } });
  });

  it('run in order after the update of the same write', () => {
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
    ['exists: true passes for an existing document', { exists: true }, document({}), false, undefined],
    ['exists: true fails with NOT_FOUND for a missing document', { exists: true }, undefined, false, 'NOT_FOUND'],
    [
      'exists: true fails with INVALID_ARGUMENT after a delete in the same commit',
      { exists: true },
      undefined,
      true,
      'INVALID_ARGUMENT',
    ],
    ['exists: false passes for a missing document', { exists: false }, undefined, false, undefined],
    [
      'exists: false fails with ALREADY_EXISTS for an existing document',
      { exists: false },
      document({}),
      false,
      'ALREADY_EXISTS',
    ],
    ['updateTime passes if it matches', { updateTime: 20 }, document({}), false, undefined],
    ['updateTime fails if it differs', { updateTime: 19 }, document({}), false, 'FAILED_PRECONDITION'],
    ['updateTime fails for a missing document', { updateTime: 20 }, undefined, false, 'FAILED_PRECONDITION'],
  ])('%s', (_name, precondition, before, isDeletedBefore, code) => {
    const request: Write = { kind: 'delete', path: 'c/d', precondition };
    expect(brokenPrecondition(DATABASE, request, before, isDeletedBefore)?.code).toBe(code);
  });
});
