import fc from 'fast-check';
import type { FieldPath } from '../../model/field-path.ts';
import { DATABASE } from '../../model/testing/arbitraries.ts';
import { NULL, TRUE, type Fields, type Value } from '../../model/value.ts';
import { planQuery } from '../plan.ts';
import { collectionQuery, type Cursor, type FieldOperator, type Filter, type Order, type Query } from '../query.ts';

/** A small set of values, so that queries often match documents. */
const SMALL_INTEGERS = [0n, 1n, 2n, 3n].map((value): Value => ({ kind: 'integer', value }));
const OTHER_VALUES: readonly Value[] = [
  NULL,
  TRUE,
  { kind: 'double', value: 1.5 },
  { kind: 'double', value: 2 },
  { kind: 'double', value: NaN },
  { kind: 'string', value: 'a' },
  { kind: 'array', values: [{ kind: 'integer', value: 1n }, NULL] },
  { kind: 'map', fields: new Map([['x', { kind: 'integer', value: 1n }]]) },
];
export const SMALL_VALUES: readonly Value[] = [...SMALL_INTEGERS, ...OTHER_VALUES];
const smallValue: fc.Arbitrary<Value> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...SMALL_INTEGERS) },
  fc.constantFrom(...OTHER_VALUES),
);

export const smallFields: fc.Arbitrary<Fields> = fc
  .record({ x: fc.option(smallValue, { freq: 6 }), y: fc.option(smallValue, { freq: 3 }) })
  .map((entries) => new Map(Object.entries(entries).filter((entry): entry is [string, Value] => entry[1] !== null)));

/** Ids that do not sort as plain strings. The two collections form one collection group. */
export const SMALL_PATHS = [
  'c/a',
  'c/b',
  'c/é',
  'c/__id10__',
  'c/__id9__',
  'c/z',
  'd/p/c/a',
  'd/p/c/b',
  'e/a',
] as const;
export const smallPath = fc.constantFrom(...SMALL_PATHS);

const X: FieldPath = ['x'];
const field = fc.constantFrom<FieldPath>(X, X, ['y'], ['y', 'x']);
const nameOperand = smallPath.map((path): Value => ({ kind: 'reference', value: `${DATABASE}/documents/${path}` }));

export const COMPARISONS = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
] as const;
export const MEMBERSHIPS = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const;
const comparison = fc.constantFrom<FieldOperator>(...COMPARISONS);
const membership = fc.constantFrom<FieldOperator>(...MEMBERSHIPS);

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ kind: fc.constant('field' as const), field, op: comparison, value: smallValue }),
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: membership,
    value: fc.array(smallValue, { minLength: 1, maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
  }),
  fc.record({
    kind: fc.constant('unary' as const),
    field,
    op: fc.constantFrom('IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'),
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constant<FieldPath>(['__name__']),
    op: fc.constantFrom<FieldOperator>('EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'),
    value: nameOperand,
  }),
);

const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 3, arbitrary: leaf },
  fc.record({
    kind: fc.constant('composite' as const),
    op: fc.constantFrom('AND', 'OR'),
    filters: fc.array(leaf, { minLength: 1, maxLength: 3 }),
  }),
);

const order: fc.Arbitrary<Order> = fc.record({
  field: fc.oneof(field, fc.constant<FieldPath>(['__name__'])),
  direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
});

const scope = fc.constantFrom(
  { parent: [], collectionId: 'c', allDescendants: false },
  { parent: ['d', 'p'], collectionId: 'c', allDescendants: false },
  { parent: [], collectionId: 'c', allDescendants: true },
);

/** undefined, weighted against each present value. */
const sometimes = <T>(arbitrary: fc.Arbitrary<T>, absent: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: absent, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const cursor = (orders: readonly Order[]): fc.Arbitrary<Cursor | undefined> => {
  const values = orders.map(({ field: [head] }) => (head === '__name__' ? nameOperand : smallValue));
  const written = fc.record({ values: fc.tuple(...values), before: fc.boolean() });
  return orders.length === 0 ? fc.constant(undefined) : sometimes(written, 3);
};

/** Valid queries over the documents of `smallPath`. */
export const smallQuery: fc.Arbitrary<Query> = fc
  .uniqueArray(order, { maxLength: 2, selector: (each) => each.field.join() })
  .chain((orderBy) =>
    fc.record({
      scope,
      where: sometimes(filter, 1),
      orderBy: fc.constant(orderBy),
      startAt: cursor(orderBy),
      endAt: cursor(orderBy),
      offset: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 2 })),
      limit: sometimes(fc.integer({ min: 1, max: 3 }), 1),
    }),
  )
  .map(({ scope: where, ...rest }): Query => ({ ...where, ...rest, select: undefined, findNearest: undefined }))
  .filter(isAccepted);

function isAccepted(query: Query): boolean {
  try {
    planQuery(DATABASE, query);
    return true;
  } catch {
    return false;
  }
}

export const wholeCollection: Query = collectionQuery([], 'c');
