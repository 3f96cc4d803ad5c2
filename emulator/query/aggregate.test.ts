import { describe, expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import { DATABASE } from '../model/testing/arbitraries.ts';
import { NULL, TRUE, type Value } from '../model/value.ts';
import { aggregate, validateAggregations } from './aggregate.ts';
import type { Aggregation } from './query.ts';

const int = (value: number | bigint): Value => ({ kind: 'integer', value: BigInt(value) });
const double = (value: number): Value => ({ kind: 'double', value });
const MAX = 2n ** 63n - 1n;

const documentsOf = (values: readonly (Value | undefined)[]): Document[] =>
  values.map((value, i) => ({
    path: `c/${i}`,
    fields: new Map<string, Value>(value ? [['n', value]] : []),
    createTime: 1,
    updateTime: 1,
  }));

function result(values: readonly (Value | undefined)[], ...aggregations: Aggregation[]): (Value | undefined)[] {
  const answer = aggregate(DATABASE, documentsOf(values), aggregations);
  return aggregations.map(({ alias }) => answer.get(alias));
}

const sum: Aggregation = { alias: 'sum', kind: 'sum', field: ['n'] };
const avg: Aggregation = { alias: 'avg', kind: 'avg', field: ['n'] };
const count = (upTo?: bigint): Aggregation => ({ alias: 'count', kind: 'count', upTo });

describe('aggregations', () => {
  it.each<[string, (Value | undefined)[], Value, Value]>([
    ['no documents', [], int(0), NULL],
    ['integers', [int(1), int(2)], int(3), double(1.5)],
    ['integers with a double', [int(1), double(2)], double(3), double(1.5)],
    ['only the values that are numbers', [int(1), TRUE, NULL], int(1), double(1)],
    ['no numbers', [TRUE], int(0), NULL],
    ['NaN', [int(1), double(NaN)], double(NaN), double(NaN)],
    ['integers that overflow as a double', [int(MAX), int(1)], double(2 ** 63), double(2 ** 62)],
    [
      'integers with an intermediate overflow exactly',
      [int(MAX), int(MAX), int(-MAX)],
      int(MAX),
      double(Number(MAX) / 3),
    ],
    ['opposite infinities', [double(Infinity), double(-Infinity)], double(NaN), double(NaN)],
  ])('sum and average %s', (_name, values, expectedSum, expectedAverage) => {
    expect(result(values, sum, avg)).toEqual([expectedSum, expectedAverage]);
  });

  it('count documents up to a limit', () => {
    expect(result([int(1), undefined], count())).toEqual([int(2)]);
    expect(result([int(1), undefined], count(1n))).toEqual([int(1)]);
    expect(result([int(1)], count(5n))).toEqual([int(1)]);
  });

  it('count only documents that have the other aggregated field', () => {
    expect(result([int(1), undefined, TRUE], count(), sum)).toEqual([int(2), int(1)]);
  });

  it('do not depend on the order of documents', () => {
    const values = [double(1e16), double(1), double(-1e16), double(1)];
    expect(result(values, sum)).toEqual(result([...values].reverse(), sum));
  });

  it.each<[string, Aggregation[]]>([
    ['an empty list', []],
    ['more than five aggregations', Array.from({ length: 6 }, (_, i) => ({ ...sum, alias: `a${i}` }))],
    ['a duplicate alias', [sum, { ...avg, alias: 'sum' }]],
  ])('reject %s', (_name, aggregations) => {
    expect(() => validateAggregations(aggregations)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });
});
