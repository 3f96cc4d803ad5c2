import fc from 'fast-check';
import { MAX_SECONDS, MIN_SECONDS } from '../timestamp.ts';
import { FALSE, NULL, TRUE, type Fields, type Value } from '../value.ts';

export const DATABASE = 'projects/demo/databases/(default)';

const int64 = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.constantFrom(0n, 1n, -1n, 2n ** 53n, 2n ** 53n + 1n, -(2n ** 63n), 2n ** 63n - 1n),
);
const double = fc.oneof(fc.double(), fc.constantFrom(0, -0, 1, NaN, Infinity, -Infinity, 2 ** 53, 2 ** 63));
/** Code points above and below the surrogates, which UTF-16 would order wrongly. */
export const text = fc.oneof(fc.string({ maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 4 }));

const timestamp = fc
  .record({
    seconds: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer({ min: MIN_SECONDS, max: MAX_SECONDS })),
    micros: fc.integer({ min: 0, max: 999_999 }),
  })
  .map(({ seconds, micros }): Value => ({ kind: 'timestamp', value: { seconds, nanos: micros * 1000 } }));

/** Valid path ids. */
export const id = fc.oneof(
  fc.constantFrom('a', 'b', 'A', 'é', '😀', '￿', '__id7__', '__id-3__', '__id10__', '__id007__', 'a.b', '-', '~'),
  fc.string({ minLength: 1, maxLength: 5 }).filter((each) => !/^\.{1,2}$|^__.*__$|\//s.test(each)),
);

export const documentPath = fc
  .array(fc.tuple(id, id), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.flat().join('/'));

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom(NULL, TRUE, FALSE),
  int64.map((value): Value => ({ kind: 'integer', value })),
  double.map((value): Value => ({ kind: 'double', value })),
  timestamp,
  text.map((value): Value => ({ kind: 'string', value })),
  fc.uint8Array({ maxLength: 6 }).map((value): Value => ({ kind: 'bytes', value: Uint8Array.from(value) })),
  documentPath.map((path): Value => ({ kind: 'reference', value: `${DATABASE}/documents/${path}` })),
  fc
    .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
    .map(([latitude, longitude]): Value => ({ kind: 'geopoint', latitude, longitude })),
);

const vector: fc.Arbitrary<Value> = fc
  .array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 3 })
  .map((components) => vectorOf(components));

export function vectorOf(components: readonly number[]): Value {
  const values = components.map((value): Value => ({ kind: 'double', value }));
  return {
    kind: 'map',
    fields: new Map<string, Value>([
      ['__type__', { kind: 'string', value: '__vector__' }],
      ['value', { kind: 'array', values }],
    ]),
  };
}

const fieldName = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'a.b', 'with space', '`', 'ünï', '1', 'value'),
  fc.string({ minLength: 1, maxLength: 4 }).filter((name) => !/^__.*__$/s.test(name)),
);

/** Any Firestore value, with shallow nesting. */
export const value: fc.Arbitrary<Value> = fc.letrec<{ value: Value; array: Value; map: Value }>((tie) => ({
  value: fc.oneof({ maxDepth: 3, depthSize: 'small' }, scalar, vector, tie('array'), tie('map')),
  array: fc
    .array(tie('value'), { maxLength: 3 })
    // Firestore forbids directly nested arrays.
    .map((values): Value => ({ kind: 'array', values: values.filter(({ kind }) => kind !== 'array') })),
  map: fc
    .array(fc.tuple(fieldName, tie('value')), { maxLength: 3 })
    .map((entries): Value => ({ kind: 'map', fields: new Map(entries) })),
})).value;

export const fields: fc.Arbitrary<Fields> = fc
  .array(fc.tuple(fieldName, value), { maxLength: 4 })
  .map((entries) => new Map(entries));
