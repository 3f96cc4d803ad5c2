import { describe, expect, it } from 'vitest';
import { DATABASE, vectorOf } from '../model/testing/arbitraries.ts';
import { FALSE, NULL, TRUE, type Value } from '../model/value.ts';
import { compileFilter } from './filter.ts';
import type { FieldOperator, Filter, UnaryOperator } from './query.ts';

const int = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const double = (value: number): Value => ({ kind: 'double', value });
const string = (value: string): Value => ({ kind: 'string', value });
const array = (...values: Value[]): Value => ({ kind: 'array', values });
const map = (entries: Record<string, Value>): Value => ({ kind: 'map', fields: new Map(Object.entries(entries)) });
const NAN = double(NaN);

/** Test values by name. `none` stands for a document without the field. */
const VALUES: Record<string, Value | undefined> = {
  none: undefined,
  null: NULL,
  false: FALSE,
  true: TRUE,
  nan: NAN,
  one: int(1),
  'one.0': double(1),
  two: int(2),
  a: string('a'),
  '[]': array(),
  '[1]': array(int(1)),
  '[1,null]': array(int(1), NULL),
  '[2,nan]': array(int(2), NAN),
  vector: vectorOf([1]),
  '{}': map({}),
  '{x:1}': map({ x: int(1) }),
};

function matching(filter: Filter): string {
  const test = compileFilter(DATABASE, filter);
  return Object.entries(VALUES)
    .filter(([, value]) => {
      const fields = new Map<string, Value>(value ? [['f', value]] : []);
      return test({ path: 'c/d', fields, createTime: 1, updateTime: 1 });
    })
    .map(([name]) => name)
    .join(' ');
}

const field = (op: FieldOperator, value: Value): Filter => ({ kind: 'field', field: ['f'], op, value });
const unary = (op: UnaryOperator): Filter => ({ kind: 'unary', field: ['f'], op });

const PRESENT = Object.keys(VALUES).filter((name) => name !== 'none' && name !== 'null');
const allBut = (...names: string[]) => PRESENT.filter((name) => !names.includes(name)).join(' ');

describe('filters', () => {
  it.each<[string, Filter, string]>([
    ['== 1', field('EQUAL', int(1)), 'one one.0'],
    ['== "a"', field('EQUAL', string('a')), 'a'],
    ['== [1]', field('EQUAL', array(int(1))), '[1]'],
    ['== {x: 1.0}', field('EQUAL', map({ x: double(1) })), '{x:1}'],
    ['== null', field('EQUAL', NULL), 'null'],
    ['== vector', field('EQUAL', vectorOf([1])), 'vector'],
    ['!= 1', field('NOT_EQUAL', int(1)), allBut('one', 'one.0')],
    ['< 2', field('LESS_THAN', int(2)), 'one one.0'],
    ['<= 2', field('LESS_THAN_OR_EQUAL', int(2)), 'one one.0 two'],
    ['> 1', field('GREATER_THAN', int(1)), 'two'],
    ['>= 1', field('GREATER_THAN_OR_EQUAL', double(1)), 'one one.0 two'],
    ['> false', field('GREATER_THAN', FALSE), 'true'],
    ['>= ""', field('GREATER_THAN_OR_EQUAL', string('')), 'a'],
    ['> []', field('GREATER_THAN', array()), '[1] [1,null] [2,nan]'],
    ['>= {}', field('GREATER_THAN_OR_EQUAL', map({})), '{} {x:1}'],
    ['contains 1', field('ARRAY_CONTAINS', double(1)), '[1] [1,null]'],
    ['contains null', field('ARRAY_CONTAINS', NULL), ''],
    ['contains NaN', field('ARRAY_CONTAINS', NAN), ''],
    ['contains any of 2, null', field('ARRAY_CONTAINS_ANY', array(int(2), NULL)), '[2,nan]'],
    ['in 1, "a"', field('IN', array(int(1), string('a'))), 'one one.0 a'],
    ['in [1]', field('IN', array(array(int(1)))), '[1]'],
    ['in null, NaN', field('IN', array(NULL, NAN)), ''],
    ['not in 1, "a"', field('NOT_IN', array(int(1), string('a'))), allBut('one', 'one.0', 'a')],
    ['not in NaN', field('NOT_IN', array(NAN)), allBut('nan')],
    ['not in 1, null', field('NOT_IN', array(int(1), NULL)), ''],
    ['is null', unary('IS_NULL'), 'null'],
    ['is not null', unary('IS_NOT_NULL'), allBut()],
    ['is NaN', unary('IS_NAN'), 'nan'],
    ['is not NaN', unary('IS_NOT_NAN'), allBut('nan')],
  ])('match %s', (_name, filter, expected) => {
    expect(matching(filter)).toBe(expected);
  });

  it('combine with AND and OR', () => {
    const filters = [field('GREATER_THAN', int(1)), field('EQUAL', string('a'))];
    expect(matching({ kind: 'composite', op: 'OR', filters })).toBe('two a');
    expect(matching({ kind: 'composite', op: 'AND', filters })).toBe('');
  });

  it('match nested fields', () => {
    const filter: Filter = { kind: 'field', field: ['f', 'x'], op: 'EQUAL', value: int(1) };
    expect(matching(filter)).toBe('{x:1}');
  });
});
