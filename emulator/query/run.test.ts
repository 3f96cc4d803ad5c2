import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import { getField, type FieldPath } from '../model/field-path.ts';
import { comparePaths, compareValues, rankOf } from '../model/order.ts';
import { DATABASE } from '../model/testing/arbitraries.ts';
import type { Fields, Value } from '../model/value.ts';
import { Database } from '../store/database.ts';
import { compileFilter } from './filter.ts';
import { planQuery } from './plan.ts';
import type { FieldOperator, Filter, Query } from './query.ts';
import { runQuery } from './run.ts';
import {
  COMPARISONS,
  MEMBERSHIPS,
  SMALL_PATHS,
  SMALL_VALUES,
  smallFields,
  smallQuery,
  wholeCollection,
} from './testing/arbitraries.ts';

function databaseOf(contents: Iterable<readonly [path: string, fields: Fields]>): Database {
  const database = new Database(DATABASE);
  const changes = Array.from(contents, ([path, fields]) => {
    return { path, before: undefined, after: { path, fields, createTime: 1, updateTime: 1 } };
  });
  database.apply({ time: 1, changes });
  return database;
}

/**
 * A deliberately naive reference implementation of the documented query semantics: a full scan without plans or
 * indexes.
 */
const oracle = {
  run(query: Query, documents: readonly Document[]): Document[] {
    const orders = oracle.orders(query);
    const before = (a: readonly (Value | undefined)[], b: readonly (Value | undefined)[]): number => {
      for (const [i, { direction }] of orders.entries()) {
        const [x, y] = [a[i], b[i]];
        const difference = x && y ? compareValues(x, y) : 0;
        if (difference !== 0) return direction === 'ASCENDING' ? difference : -difference;
      }
      return 0;
    };
    const keyOf = (document: Document) => orders.map(({ field }) => oracle.read(document, field));
    return documents
      .filter((document) => oracle.isInScope(query, document.path))
      .filter((document) => keyOf(document).every((value) => value !== undefined))
      .filter((document) => !query.where || oracle.test(query.where, document))
      .filter((document) => {
        const { startAt, endAt } = query;
        const start = startAt ? before(keyOf(document), startAt.values) : 1;
        const end = endAt ? before(keyOf(document), endAt.values) : -1;
        return (start > 0 || (start === 0 && startAt?.before === true)) && (end < 0 || (end === 0 && !endAt?.before));
      })
      .sort((a, b) => before(keyOf(a), keyOf(b)))
      .slice(query.offset, query.limit === undefined ? undefined : query.offset + query.limit);
  },

  read: (document: Document, field: FieldPath): Value | undefined =>
    field[0] === '__name__'
      ? { kind: 'reference', value: `${DATABASE}/documents/${document.path}` }
      : getField(document.fields, field),

  isInScope({ parent, collectionId, allDescendants }: Query, path: string): boolean {
    const segments = path.split('/');
    const isBelow = parent.every((segment, i) => segment === segments[i]);
    return isBelow && segments.at(-2) === collectionId && (allDescendants || segments.length === parent.length + 2);
  },

  orders({ orderBy, where }: Query): Query['orderBy'] {
    const orders = [...orderBy];
    const direction = orders.at(-1)?.direction ?? 'ASCENDING';
    const add = (field: FieldPath) => {
      if (!orders.some((order) => order.field.join() === field.join())) orders.push({ field, direction });
    };
    const inequalities = oracle.leaves(where).filter((leaf) => /LESS|GREATER|NOT/.test(leaf.op));
    inequalities
      .map(({ field }) => field)
      .filter(([head]) => head !== '__name__')
      .sort(byJoined)
      .forEach(add);
    add(['__name__']);
    return orders;
  },

  leaves: (filter: Filter | undefined): Exclude<Filter, { kind: 'composite' }>[] =>
    filter?.kind === 'composite' ? filter.filters.flatMap(oracle.leaves) : filter ? [filter] : [],

  test(filter: Filter, document: Document): boolean {
    if (filter.kind === 'composite') {
      const results = filter.filters.map((inner) => oracle.test(inner, document));
      return filter.op === 'AND' ? !results.includes(false) : results.includes(true);
    }
    const value = oracle.read(document, filter.field);
    if (value === undefined) return false;
    const isNull = value.kind === 'null';
    const isNaN = value.kind === 'double' && Number.isNaN(value.value);
    if (filter.kind === 'unary') {
      return { IS_NULL: isNull, IS_NOT_NULL: !isNull, IS_NAN: isNaN, IS_NOT_NAN: !isNull && !isNaN }[filter.op];
    }
    const { value: operand } = filter;
    const list = operand.kind === 'array' ? operand.values : [];
    const elements = value.kind === 'array' ? value.values : [];
    const difference = compareValues(value, operand);
    const isComparable = rankOf(value) === rankOf(operand) && !isNaN;
    const isAmong = (wanted: Value, among: readonly Value[]) => among.some((each) => compareValues(each, wanted) === 0);
    const isMember = (wanted: Value, among: readonly Value[]) =>
      wanted.kind !== 'null' && !(wanted.kind === 'double' && Number.isNaN(wanted.value)) && isAmong(wanted, among);
    switch (filter.op) {
      case 'EQUAL':
        return difference === 0;
      case 'NOT_EQUAL':
        return !isNull && difference !== 0;
      case 'LESS_THAN':
        return isComparable && difference < 0;
      case 'LESS_THAN_OR_EQUAL':
        return isComparable && difference <= 0;
      case 'GREATER_THAN':
        return isComparable && difference > 0;
      case 'GREATER_THAN_OR_EQUAL':
        return isComparable && difference >= 0;
      case 'ARRAY_CONTAINS':
        return isMember(operand, elements);
      case 'ARRAY_CONTAINS_ANY':
        return list.some((wanted) => isMember(wanted, elements));
      case 'IN':
        return isMember(value, list);
      case 'NOT_IN':
        return !isNull && !list.some(({ kind }) => kind === 'null') && !isAmong(value, list);
    }
  },
};

const byJoined = (a: FieldPath, b: FieldPath) => (a.join('.') < b.join('.') ? -1 : 1);

describe('runQuery', () => {
  it('returns the same documents as the reference implementation', () => {
    const contents = fc.tuple(...SMALL_PATHS.map((path) => fc.tuple(fc.constant(path), smallFields)));
    fc.assert(
      fc.property(contents, smallQuery, (documents, query) => {
        const { latest } = databaseOf(documents);
        const all = [...latest.collectionGroup(undefined, '')];
        const paths = (result: readonly Document[]) => result.map(({ path }) => path);
        const expected = paths(oracle.run(query, all));
        // The index built by the first run must not change later results.
        for (let time = 0; time < 4; time += 1)
          expect(paths(runQuery(planQuery(DATABASE, query), latest))).toEqual(expected);
      }),
      { numRuns: 1500 },
    );
  });

  const listOf = (...values: Value[]): Value => ({ kind: 'array', values });
  it.each<[FieldOperator, readonly Value[]]>([
    ...COMPARISONS.map((op): [FieldOperator, readonly Value[]] => [op, SMALL_VALUES]),
    ...MEMBERSHIPS.map((op): [FieldOperator, readonly Value[]] => [op, SMALL_VALUES.map((value) => listOf(value))]),
  ])('matches the same values as the reference implementation: %s', (op, operands) => {
    for (const value of operands) {
      const filter: Filter = { kind: 'field', field: ['x'], op, value };
      const matches = compileFilter(DATABASE, filter);
      for (const stored of [...SMALL_VALUES, ...SMALL_VALUES.map((element) => listOf(element))]) {
        const document = { path: 'c/a', fields: new Map([['x', stored]]), createTime: 1, updateTime: 1 };
        expect({ value, stored, matches: matches(document) }).toEqual({
          value,
          stored,
          matches: oracle.test(filter, document),
        });
      }
    }
  });

  it('scans a collection in the order of ids', () => {
    const { latest } = databaseOf(SMALL_PATHS.map((path) => [path, new Map()]));
    const result = runQuery(planQuery(DATABASE, wholeCollection), latest);
    expect(result.map(({ path }) => path)).toEqual(['c/__id9__', 'c/__id10__', 'c/a', 'c/b', 'c/z', 'c/é']);
    expect([...result].sort((a, b) => comparePaths(a.path, b.path))).toEqual(result);
  });

  it('returns the first page of a large sorted collection as a full sort would', () => {
    const numbers = Array.from({ length: 5_000 }, (_, i) => (i * 7_919) % 1_009);
    const { latest } = databaseOf(
      numbers.map((n, i) => [`c/${i}`, new Map<string, Value>([['n', { kind: 'integer', value: BigInt(n) }]])]),
    );
    const ordered: Query = { ...wholeCollection, orderBy: [{ field: ['n'], direction: 'DESCENDING' }] };
    const run = (query: Query) => runQuery(planQuery(DATABASE, query), latest).map(({ path }) => path);
    const all = run(ordered);
    expect(all).toHaveLength(5_000);
    for (const [offset, limit] of [
      [0, 0],
      [0, 1],
      [0, 20],
      [700, 20],
      [0, 2_400],
      [4_990, 20],
      [5_000, 5],
    ] as const)
      expect(run({ ...ordered, offset, limit })).toEqual(all.slice(offset, offset + limit));
  });

  it('handles limits and offsets beyond the end', () => {
    const { latest } = databaseOf(SMALL_PATHS.map((path) => [path, new Map()]));
    const count = (query: Partial<Query>) =>
      runQuery(planQuery(DATABASE, { ...wholeCollection, ...query }), latest).length;
    expect(count({ limit: 0 })).toBe(0);
    expect(count({ limit: 100 })).toBe(6);
    expect(count({ offset: 100 })).toBe(0);
    expect(count({ offset: 5, limit: 3 })).toBe(1);
  });
});
