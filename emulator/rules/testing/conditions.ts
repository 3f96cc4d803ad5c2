import fc from 'fast-check';
import type { Value } from '../../model/value.ts';
import { leavesOf } from '../../query/filter.ts';
import type { FieldOperator, Filter, Order, Query, UnaryOperator } from '../../query/query.ts';
import { documentAt, double, query, reference, stored } from './rulebook.ts';

/**
 * Generators of conditions, queries and documents that often match: few fields and few values, chosen to be easily
 * confused.
 */

/** A value and its literal in rules. */
interface Sample {
  readonly value: Value;
  readonly source: string;
}

const scalars: readonly Sample[] = [
  { value: stored(null), source: 'null' },
  { value: stored(true), source: 'true' },
  { value: stored(false), source: 'false' },
  { value: stored(0), source: '0' },
  { value: stored(1), source: '1' },
  { value: stored(2), source: '2' },
  { value: double(1), source: '1.0' },
  { value: double(1.5), source: '1.5' },
  { value: double(-0), source: '-0.0' },
  { value: double(NaN), source: "float('NaN')" },
  { value: stored(''), source: "''" },
  { value: stored('x'), source: "'x'" },
  { value: stored('y'), source: "'y'" },
  { value: { kind: 'bytes', value: Uint8Array.of(120) }, source: "b'x'" },
  { value: { kind: 'timestamp', value: { seconds: 1, nanos: 0 } }, source: 'timestamp.value(1000)' },
  { value: { kind: 'geopoint', latitude: 1, longitude: 2 }, source: 'latlng.value(1, 2)' },
  { value: reference('c/d1'), source: '/databases/(default)/documents/c/d1' },
];

const composites: readonly Sample[] = [[], [0], [1], [2], ['x']].flatMap((items): Sample[] => {
  const list = { value: stored(items), source: JSON.stringify(items).replaceAll('"', "'") };
  const [item] = items;
  if (item === undefined) return [list, { value: stored({}), source: '{}' }];
  return [list, { value: stored({ c: item }), source: `{'c': ${JSON.stringify(item).replaceAll('"', "'")}}` }];
});
const floats: readonly Sample[] = [
  { value: { kind: 'array', values: [double(1)] }, source: '[1.0]' },
  { value: { kind: 'array', values: [double(NaN)] }, source: "[float('NaN')]" },
  { value: stored([1, 1]), source: '[1, 1]' },
  { value: stored({ c: double(1) }), source: "{'c': 1.0}" },
];

const sample = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...scalars) },
  { weight: 1, arbitrary: fc.constantFrom(...composites, ...floats) },
);
const value = sample.map((each) => each.value);
const literal = sample.map(({ source }) => source);
const literals = fc.array(literal, { maxLength: 3 }).map((each) => `[${each.join(', ')}]`);

const FIELDS = ['a', 'b'] as const;
const PATHS = [['a'], ['b'], ['a', 'c']] as const;

export const documents = fc
  .array(fc.record({ a: value, b: value }, { requiredKeys: [] }), { minLength: 1, maxLength: 8 })
  .map((all) => all.map((fields, i) => documentAt(`c/d${i}`, new Map(Object.entries(fields)))));

const OPERATORS: readonly FieldOperator[] = [
  'EQUAL',
  'EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
];
const LIST_OPERATORS: readonly FieldOperator[] = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const UNARY: readonly UnaryOperator[] = ['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'];

const field = fc.constantFrom(...PATHS);
const leaf: fc.Arbitrary<Filter> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('field' as const), field, op: fc.constantFrom(...OPERATORS), value }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('field' as const),
      field,
      op: fc.constantFrom(...LIST_OPERATORS),
      value: fc.array(value, { minLength: 1, maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unary' as const), field, op: fc.constantFrom(...UNARY) }) },
);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 2, arbitrary: leaf },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('composite' as const),
      op: fc.constantFrom('AND' as const, 'AND' as const, 'OR' as const),
      filters: fc.array(leaf, { minLength: 2, maxLength: 3 }),
    }),
  },
);
const order: fc.Arbitrary<Order> = fc.record({
  field,
  direction: fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const),
});

const queries: fc.Arbitrary<Query> = fc
  .record({
    where: fc.option(filter, { nil: undefined }),
    orderBy: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(order, { maxLength: 2 }) },
    ),
    limit: fc.constantFrom(undefined, undefined, 1, 5),
    offset: fc.constantFrom(0, 0, 2),
  })
  .map((parts) => query('c', parts));

const TYPES = ['bool', 'int', 'float', 'number', 'string', 'bytes', 'list', 'map', 'timestamp', 'latlng', 'path'];
const place = fc.constantFrom('resource.data.a', 'resource.data.b', 'resource.data.a.c', "resource.data['a']");

/** Conditions on a value that may be missing. */
const atom: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(place, fc.constantFrom('==', '==', '!=', '<', '<=', '>', '>='), literal).map((parts) => parts.join(' ')),
  fc.tuple(literal, fc.constantFrom('==', '!=', '<', '>'), place).map((parts) => parts.join(' ')),
  fc.tuple(place, literals).map(([at, list]) => `${at} in ${list}`),
  fc.tuple(literal, place).map(([item, at]) => `${item} in ${at}`),
  fc.tuple(place, fc.constantFrom(...TYPES)).map(([at, type]) => `${at} is ${type}`),
  fc
    .tuple(place, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), literals)
    .map(([at, m, list]) => `${at}.${m}(${list})`),
  fc.tuple(place, literals).map(([at, list]) => `${at}.toSet().hasAny(${list})`),
  fc.tuple(place, fc.nat(2)).map(([at, n]) => `${at}.size() == ${n}`),
  fc.tuple(place, fc.nat(2)).map(([at, n]) => `${at}.toSet().size() == ${n}`),
  fc.tuple(place, literal).map(([at, item]) => `${at}[0] == ${item}`),
  fc.constantFrom(...FIELDS, 'c').map((name) => `'${name}' in resource.data`),
  fc
    .tuple(fc.constantFrom("'a'", "'b'", "['a', 'c']"), literal, literal)
    .map(([key, otherwise, item]) => `resource.data.get(${key}, ${otherwise}) == ${item}`),
  fc.constantFrom(
    ...["['a']", "['a', 'b']"].flatMap((l) => [
      `resource.data.keys().hasOnly(${l})`,
      `resource.data.keys().hasAll(${l})`,
    ]),
  ),
  fc.tuple(place, place, fc.constantFrom('==', '!=', '<')).map(([x, y, op]) => `${x} ${op} ${y}`),
  fc.tuple(place, literal).map(([at, item]) => `[${at}, ${item}].toSet().size() == 2`),
  fc.tuple(place, literal).map(([at, item]) => `[${at}, ${item}].removeAll([${item}]).size() == 1`),
  fc.tuple(place, literal).map(([at, item]) => `{'k': ${at}}.diff({'k': ${item}}).affectedKeys().size() == 0`),
  place.map((at) => `[${at}].size() == 1`),
  place.map((at) => `[${at}, 1][1] == 1`),
  fc.tuple(place, literal).map(([at, item]) => `${at} + 1 == ${item}`),
  fc.tuple(place, literal).map(([at, item]) => `string(${at}) == string(${item})`),
  place.map((at) => `math.isNaN(${at})`),
  place.map((at) => `${at}.matches('x|y')`),
  fc.constantFrom('true', 'false', '1 / 0 == 0'),
  fc.tuple(fc.constantFrom('ignore', 'keep'), place).map(([name, at]) => `${name}(${at})`),
  fc.tuple(place, literal).map(([at, item]) => `same(${at}) == ${item}`),
  fc.tuple(place, literal).map(([at, item]) => `either(${at} == ${item}, ${at} != ${item})`),
);

const conditions: fc.Arbitrary<string> = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 4, arbitrary: atom },
    { weight: 1, arbitrary: tie('condition').map((inner) => `!(${inner})`) },
    { weight: 2, arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([x, y]) => `(${x}) && (${y})`) },
    { weight: 2, arbitrary: fc.tuple(tie('condition'), tie('condition')).map(([x, y]) => `(${x}) || (${y})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('condition'), tie('condition'), tie('condition'))
        .map(([x, y, z]) => `(${x}) ? (${y}) : (${z})`),
    },
  ),
})).condition;

const sources = new Map([...scalars, ...composites, ...floats].map((each) => [each.value, each.source]));

/** The condition equivalent to the filter, and near misses. */
function relatedTo(leaf: Leaf): fc.Arbitrary<string> {
  const at = `resource.data.${leaf.field.join('.')}`;
  const operands = leaf.kind === 'unary' ? [] : leaf.value.kind === 'array' ? leaf.value.values : [leaf.value];
  const source = operands.map((each) => sources.get(each) ?? 'null');
  const [first = 'null'] = source;
  const list = `[${source.join(', ')}]`;
  return fc.oneof(
    fc.constantFrom('==', '!=', '<', '<=', '>', '>=').map((op) => `${at} ${op} ${first}`),
    fc.constantFrom(`${at} in ${list}`, `!(${at} in ${list})`, `${first} in ${at}`, `${at} != null`),
    fc.constantFrom('hasAny', 'hasAll', 'hasOnly').map((method) => `${at}.${method}(${list})`),
    fc.constantFrom(...TYPES).map((type) => `${at} is ${type}`),
    literal.map((other) => `${at} != ${other}`),
    literal.map((other) => `${at} == ${other}`),
    fc.tuple(literal, literal).map(([x, y]) => `resource.data.get('${leaf.field[0]}', ${x}) != ${y}`),
    fc.constant(`'${leaf.field[0]}' in resource.data`),
  );
}

type Leaf = Exclude<Filter, { kind: 'composite' }>;

/** Functions that use or ignore their parameter. */
export const FUNCTIONS = `
  function ignore(x) { return true; }
  function same(x) { return x; }
  function keep(x) { let y = x; let z = [y]; return true; }
  function either(x, y) { let both = x && y; return x || both; }`;

/** A query and a condition that often constrain the same field. */
export const queriesWithConditions: fc.Arbitrary<{ readonly asked: Query; readonly condition: string }> = queries.chain(
  (asked) => {
    const related = Array.from(leavesOf(asked.where), relatedTo);
    const near = related.length > 0 ? fc.oneof(...related) : atom;
    const condition = fc.oneof(
      near,
      conditions,
      fc.tuple(near, near).map(([x, y]) => `(${x}) && (${y})`),
      fc.tuple(near, conditions).map(([x, y]) => `(${x}) && (${y})`),
      fc.tuple(near, conditions).map(([x, y]) => `(${x}) || (${y})`),
      fc.tuple(near, near, conditions).map(([x, y, z]) => `(${x}) ? (${y}) : (${z})`),
      near.map((x) => `!(${x})`),
    );
    return fc.record({ asked: fc.constant(asked), condition });
  },
);
