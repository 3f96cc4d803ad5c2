import { describe, expect, it } from 'vitest';
import { formatFieldPath } from '../model/field-path.ts';
import { DATABASE } from '../model/testing/arbitraries.ts';
import { NULL, type Value } from '../model/value.ts';
import { planQuery } from './plan.ts';
import type { FieldOperator, Filter, Order, Query } from './query.ts';
import { wholeCollection } from './testing/arbitraries.ts';

const ONE: Value = { kind: 'integer', value: 1n };
const list = (length: number): Value => ({ kind: 'array', values: Array<Value>(length).fill(ONE) });
const where = (field: string, op: FieldOperator, value: Value = ONE): Filter => ({
  kind: 'field',
  field: field.split('.'),
  op,
  value,
});
const and = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'AND', filters });
const or = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'OR', filters });
const up = (field: string): Order => ({ field: field.split('.'), direction: 'ASCENDING' });
const down = (field: string): Order => ({ field: field.split('.'), direction: 'DESCENDING' });
const plan = (query: Partial<Query>) => planQuery(DATABASE, { ...wholeCollection, ...query });
const orderOf = (query: Partial<Query>) =>
  plan(query)
    .orderBy.map(({ field, direction }) => `${formatFieldPath(field)}${direction === 'ASCENDING' ? '' : ' desc'}`)
    .join();

describe('the implied order', () => {
  it.each<[string, Partial<Query>, string]>([
    ['is by name without filters or orders', {}, '__name__'],
    ['ignores an equality', { where: where('x', 'EQUAL') }, '__name__'],
    ['ignores in', { where: where('x', 'IN', list(1)) }, '__name__'],
    ['ignores array-contains', { where: where('x', 'ARRAY_CONTAINS') }, '__name__'],
    ['includes an inequality', { where: where('x', 'GREATER_THAN') }, 'x,__name__'],
    ['includes not-equal', { where: where('x', 'NOT_EQUAL') }, 'x,__name__'],
    ['includes not-in', { where: where('x', 'NOT_IN', list(1)) }, 'x,__name__'],
    ['includes is-not-null', { where: { kind: 'unary', field: ['x'], op: 'IS_NOT_NULL' } }, 'x,__name__'],
    ['ignores is-null', { where: { kind: 'unary', field: ['x'], op: 'IS_NULL' } }, '__name__'],
    [
      'sorts several inequalities by field name',
      { where: and(where('y', 'LESS_THAN'), where('x.z', 'LESS_THAN')) },
      'x.z,y,__name__',
    ],
    ['includes a field once', { where: and(where('x', 'LESS_THAN'), where('x', 'GREATER_THAN')) }, 'x,__name__'],
    ['follows the explicit orders', { where: where('x', 'LESS_THAN'), orderBy: [up('y')] }, 'y,x,__name__'],
    [
      'continues the last explicit direction',
      { where: where('x', 'LESS_THAN'), orderBy: [up('z'), down('y')] },
      'z,y desc,x desc,__name__ desc',
    ],
    ['keeps an explicit order by name', { orderBy: [up('x'), down('__name__')] }, 'x,__name__ desc'],
    ['includes an inequality on the name', { where: where('__name__', 'LESS_THAN', reference('c/a')) }, '__name__'],
  ])('%s', (_name, query, order) => {
    expect(orderOf(query)).toBe(order);
  });
});

function reference(path: string): Value {
  return { kind: 'reference', value: `${DATABASE}/documents/${path}` };
}

describe('query validation', () => {
  it.each<[string, Partial<Query>]>([
    ['without a collection', { collectionId: undefined }],
    ['with a negative limit', { limit: -1 }],
    ['with a negative offset', { offset: -1 }],
    ['with an order after the name', { orderBy: [up('__name__'), up('x')] }],
    ['with a duplicate order', { orderBy: [up('x'), down('x')] }],
    [
      'with more cursor values than orders',
      { orderBy: [up('x')], startAt: { values: [ONE, reference('c/a'), ONE], before: true } },
    ],
    ['whose IN operand is not a list', { where: where('x', 'IN') }],
    ['whose IN list is empty', { where: where('x', 'IN', list(0)) }],
    ['whose IN list has 31 values', { where: where('x', 'IN', list(31)) }],
    ['whose NOT_IN list has 11 values', { where: where('x', 'NOT_IN', list(11)) }],
    ['with two NOT_IN filters', { where: and(where('x', 'NOT_IN', list(1)), where('y', 'NOT_IN', list(1))) }],
    [
      'with an equality on the name and an inequality',
      { where: and(where('__name__', 'EQUAL', reference('c/a')), where('x', 'LESS_THAN')) },
    ],
    ['with NOT_IN and NOT_EQUAL', { where: and(where('x', 'NOT_IN', list(1)), where('x', 'NOT_EQUAL')) }],
    ['with 31 disjunctions', { where: or(...Array<Filter>(31).fill(where('x', 'EQUAL'))) }],
    [
      'that expands to 32 disjunctions',
      { where: and(...Array<Filter>(5).fill(or(where('x', 'EQUAL'), where('y', 'EQUAL')))) },
    ],
    ['that compares the name with a number', { where: where('__name__', 'EQUAL', ONE) }],
    ['that uses array-contains on the name', { where: where('__name__', 'ARRAY_CONTAINS', reference('c/a')) }],
  ])('rejects a query %s', (_name, query) => {
    expect(() => plan(query)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });

  it.each<[string, Partial<Query>]>([
    ['30 disjunctions', { where: or(...Array<Filter>(30).fill(where('x', 'EQUAL'))) }],
    ['30 values of IN', { where: where('x', 'IN', list(30)) }],
    ['10 values of NOT_IN', { where: where('x', 'NOT_IN', list(10)) }],
    ['every collection below a document', { collectionId: undefined, allDescendants: true, parent: ['c', 'a'] }],
    ['equality with null', { where: where('x', 'EQUAL', NULL) }],
  ])('accepts %s', (_name, query) => {
    expect(() => plan(query)).not.toThrow();
  });
});
