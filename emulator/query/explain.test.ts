import { describe, expect, it } from 'vitest';
import { DATABASE } from '../model/testing/arbitraries.ts';
import type { Value } from '../model/value.ts';
import { Database } from '../store/database.ts';
import { aggregationCosts, indexesOf, queryCosts } from './explain.ts';
import { IndexCatalogue } from './indexes.ts';
import { parseIndexDefinitions } from './index-definitions.ts';
import { planQuery } from './plan.ts';
import { collectionQuery, type FieldOperator, type Filter, type Query } from './query.ts';
import { runQuery } from './run.ts';

const integer = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const where = (field: string, op: FieldOperator, value: number): Filter => ({
  kind: 'field',
  field: [field],
  op,
  value: integer(value),
});
const and = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'AND', filters });

/** 3,000 documents: n from 0 to 2999, its remainder by ten, and for the first hundred `rare`. */
const database = new Database(DATABASE);
for (let n = 0; n < 3_000; n++) {
  const fields = new Map([
    ['n', integer(n)],
    ['digit', integer(n % 10)],
  ]);
  if (n < 100) fields.set('rare', integer(n));
  const path = `c/${n}`;
  database.load(path, { path, fields, createTime: 1, updateTime: 1 }, 1);
}

const plan = (parts: Partial<Query>) => planQuery(DATABASE, collectionQuery([], 'c', parts));
const costs = (parts: Partial<Query>) => {
  const planned = plan(parts);
  return queryCosts(planned, database.latest, runQuery(planned, database.latest).length);
};

describe('the costs of a query', () => {
  it('are its documents, found or skipped', () => {
    expect(costs({})).toEqual({ documents: 3_000, indexEntries: 3_000, billableIndexEntries: 0, reads: 3_000 });
    expect(costs({ limit: 5 })).toMatchObject({ documents: 5, indexEntries: 5, reads: 5 });
    expect(costs({ offset: 10, limit: 5 })).toMatchObject({ documents: 15, reads: 15 });
    expect(costs({ where: where('digit', 'EQUAL', 3), offset: 1_000 })).toMatchObject({ documents: 300, reads: 300 });
  });

  it('are one read if nothing is found', () => {
    expect(costs({ where: where('n', 'LESS_THAN', 0) })).toMatchObject({ documents: 0, indexEntries: 0, reads: 1 });
    expect(costs({ limit: 0 })).toMatchObject({ documents: 0, reads: 1 });
  });

  it('include index entries that ranges of two fields read but do not return', () => {
    const ranges = and(where('n', 'GREATER_THAN_OR_EQUAL', 500), where('digit', 'LESS_THAN', 2));
    const order = (field: string) => ({ orderBy: [{ field: [field], direction: 'ASCENDING' as const }] });
    expect(costs({ where: ranges, ...order('n') })).toEqual({
      documents: 500,
      indexEntries: 2_500,
      billableIndexEntries: 2_500,
      reads: 503,
    });
    expect(costs({ where: ranges, ...order('digit') })).toMatchObject({ indexEntries: 600, reads: 501 });
    // The scan ends with the last result: 500, 501, and eight more for 510.
    expect(costs({ where: ranges, ...order('n'), limit: 3 })).toMatchObject({ indexEntries: 11, reads: 4 });
  });
});

describe('the costs of an aggregation', () => {
  const count = { kind: 'count', alias: 'n', upTo: undefined } as const;
  const of = (parts: Partial<Query>, ...aggregations: Parameters<typeof aggregationCosts>[2]) =>
    aggregationCosts(plan(parts), database.latest, aggregations);

  it('are batches of a thousand index entries', () => {
    expect(of({}, count)).toEqual({ documents: 0, indexEntries: 3_000, billableIndexEntries: 3_000, reads: 3 });
    expect(of({ where: where('n', 'LESS_THAN', 1_001) }, count)).toMatchObject({ indexEntries: 1_001, reads: 2 });
    expect(of({ where: where('n', 'LESS_THAN', 0) }, count)).toMatchObject({ indexEntries: 0, reads: 1 });
  });

  it('end where a bounded count ends, unless another aggregation continues', () => {
    const bounded = { ...count, upTo: 20n };
    expect(of({}, bounded)).toMatchObject({ indexEntries: 20, reads: 1 });
    expect(of({}, bounded, { ...count, alias: 'all' })).toMatchObject({ indexEntries: 3_000 });
  });

  it('cover only the documents with the aggregated fields', () => {
    expect(of({}, { kind: 'sum', alias: 'sum', field: ['rare'] })).toMatchObject({ indexEntries: 100, reads: 1 });
  });
});

describe('the indexes of a query', () => {
  const catalogue = (...indexes: object[]) => {
    const definitions = parseIndexDefinitions({ indexes }, 'test');
    return new IndexCatalogue({ definitions, refresh: () => false });
  };
  const index = (...fields: [string, string][]) => ({
    collectionGroup: 'c',
    queryScope: 'COLLECTION',
    fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
  });
  const properties = (parts: Partial<Query>, known?: IndexCatalogue) =>
    indexesOf(plan(parts), known).map((each) => each.properties);
  const falling = { orderBy: [{ field: ['n'], direction: 'DESCENDING' as const }] };

  it('are the declared ones, as declared', () => {
    const parts = { where: where('digit', 'EQUAL', 1), ...falling };
    expect(properties(parts, catalogue(index(['digit', 'ASCENDING'], ['n', 'ASCENDING'])))).toEqual([
      '(digit ASC, n ASC, __name__ ASC)',
    ]);
    expect(properties(parts)).toEqual(['(digit ASC, n DESC, __name__ DESC)']);
  });

  it('are several if they are merged, but none that adds nothing', () => {
    const parts = { where: and(where('digit', 'EQUAL', 1), where('rare', 'EQUAL', 1)), ...falling };
    const digit = index(['digit', 'ASCENDING'], ['n', 'DESCENDING']);
    const rare = index(['rare', 'ASCENDING'], ['n', 'DESCENDING']);
    expect(properties(parts, catalogue(digit, rare, digit))).toEqual([
      '(digit ASC, n DESC, __name__ DESC)',
      '(rare ASC, n DESC, __name__ DESC)',
    ]);
  });

  it('follow the direction of the name', () => {
    expect(properties({ orderBy: [{ field: ['__name__'], direction: 'DESCENDING' }] })).toEqual(['(__name__ DESC)']);
  });
});
