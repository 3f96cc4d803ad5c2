import { describe, expect, it } from 'vitest';
import { DATABASE } from '../model/testing/arbitraries.ts';
import type { Value } from '../model/value.ts';
import { IndexCatalogue } from './indexes.ts';
import { IndexFileError, parseIndexDefinitions } from './index-definitions.ts';
import { planQuery } from './plan.ts';
import type { FieldOperator, Filter, Order, Query } from './query.ts';
import { wholeCollection } from './testing/arbitraries.ts';

const ONE: Value = { kind: 'integer', value: 1n };
const where = (field: string, op: FieldOperator): Filter => ({
  kind: 'field',
  field: [field],
  op,
  value: op === 'IN' || op === 'ARRAY_CONTAINS_ANY' ? { kind: 'array', values: [ONE] } : ONE,
});
const and = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'AND', filters });
const or = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'OR', filters });
const up = (field: string): Order => ({ field: [field], direction: 'ASCENDING' });
const down = (field: string): Order => ({ field: [field], direction: 'DESCENDING' });

/** Notation `a b- c*`: ascending, descending, array-contains. */
const fields = (notation: string) =>
  notation.split(' ').map((each) => ({
    fieldPath: each.replace(/[-*]$/, ''),
    ...(each.endsWith('*') ? { arrayConfig: 'CONTAINS' } : { order: each.endsWith('-') ? 'DESCENDING' : 'ASCENDING' }),
  }));

function check(
  query: Partial<Query>,
  indexes: readonly string[],
  fieldOverrides: unknown[] = [],
  alsoRead: string[] = [],
): void {
  const declared = indexes.map((notation) => ({
    collectionGroup: 'c',
    queryScope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: fields(notation),
  }));
  const definitions = parseIndexDefinitions({ indexes: declared, fieldOverrides }, 'test');
  new IndexCatalogue({ definitions, refresh: () => false }).check(
    planQuery(DATABASE, { ...wholeCollection, ...query }),
    alsoRead.map((field) => [field]),
  );
}

const equalX = where('x', 'EQUAL');
const equalY = where('y', 'EQUAL');
const overY = where('y', 'GREATER_THAN');

describe('automatic single-field indexes', () => {
  it.each<[string, Partial<Query>]>([
    ['a whole collection', {}],
    ['a descending order', { orderBy: [down('x')] }],
    ['an equality', { where: equalX }],
    ['several equalities', { where: and(equalX, equalY) }],
    ['an equality and array-contains', { where: and(equalX, where('z', 'ARRAY_CONTAINS')) }],
    ['an inequality', { where: overY }],
    ['a range on one field', { where: and(overY, where('y', 'LESS_THAN')) }],
    ['an order on one field', { orderBy: [down('x')] }],
    ['an order on the field of an equality', { where: equalX, orderBy: [up('x')] }],
    ['a disjunction of equalities', { where: or(equalX, equalY) }],
  ])('serve %s', (_name, query) => {
    expect(() => check(query, [])).not.toThrow();
  });
});

describe('composite indexes', () => {
  it.each<[string, Partial<Query>, readonly string[][], readonly string[][]]>([
    [
      'an equality and an inequality',
      { where: and(equalX, overY) },
      [['x y'], ['x- y'], ['x y-']],
      [['y x'], ['x'], ['x z y']],
    ],
    ['an equality and an order', { where: equalX, orderBy: [down('y')] }, [['x y-'], ['x y'], ['x- y-']], [['y- x']]],
    ['two orders', { orderBy: [up('x'), down('y')] }, [['x y-'], ['x- y']], [['x y'], ['y- x'], ['x y- z']]],
    [
      'array-contains and an order',
      { where: where('z', 'ARRAY_CONTAINS'), orderBy: [up('y')] },
      [['z* y']],
      [['z y'], ['y']],
    ],
    ['two inequalities', { where: and(where('x', 'LESS_THAN'), overY) }, [['x y']], [['y x']]],
    [
      'two equalities and an order',
      { where: and(equalX, equalY), orderBy: [up('z')] },
      [['x y z'], ['y x z'], ['x z', 'y z']],
      [['x z'], ['x y']],
    ],
    ['in and an order', { where: where('x', 'IN'), orderBy: [up('y')] }, [['x y']], [[]]],
    ['one branch of a disjunction', { where: or(and(equalX, overY), overY) }, [['x y']], [['y x']]],
    ['two equalities on a collection group', { allDescendants: true, where: and(equalX, equalY) }, [['x y']], [[]]],
    ['an order and a descending order by name', { orderBy: [up('x'), down('__name__')] }, [['x __name__-']], [['x y']]],
  ])('are required for %s', (_name, query, enough, tooLittle) => {
    expect(() => check(query, [])).toThrow(expect.objectContaining({ code: 'FAILED_PRECONDITION' }));
    for (const indexes of enough) expect(() => check(query, indexes), indexes.join()).not.toThrow();
    for (const indexes of tooLittle) expect(() => check(query, indexes), indexes.join()).toThrow('requires an index');
  });

  it('are printed in the error so that pasting the definition fixes the query', () => {
    const query = { where: and(equalX, where('z', 'ARRAY_CONTAINS')), orderBy: [down('y')] };
    let message = '';
    try {
      check(query, []);
    } catch (error) {
      message = (error as Error).message;
    }
    const index: unknown = JSON.parse(message.slice(message.indexOf('{')));
    const definitions = parseIndexDefinitions({ indexes: [index] }, 'test');
    const plan = planQuery(DATABASE, { ...wholeCollection, ...query });
    expect(() => new IndexCatalogue({ definitions, refresh: () => false }).check(plan)).not.toThrow();
  });

  it('are looked up again after the index file changes', () => {
    let definitions = parseIndexDefinitions({}, 'test');
    const source = {
      get definitions() {
        return definitions;
      },
      refresh: () => {
        definitions = parseIndexDefinitions({ indexes: [{ collectionGroup: 'c', fields: fields('x y') }] }, 'test');
        return true;
      },
    };
    const plan = planQuery(DATABASE, { ...wholeCollection, where: and(equalX, overY) });
    expect(() => new IndexCatalogue(source).check(plan)).not.toThrow();
  });

  it('are required for the field of an aggregation next to an equality', () => {
    expect(() => check({ where: equalX }, [], [], ['y'])).toThrow('requires an index');
    expect(() => check({ where: equalX }, ['x y'], [], ['y'])).not.toThrow();
  });
});

describe('field overrides', () => {
  const override = (indexes: unknown[], fieldPath = 'x') => [{ collectionGroup: 'c', fieldPath, indexes }];

  it('remove a single-field index', () => {
    expect(() => check({ where: equalX }, [], override([]))).toThrow('requires an index');
    expect(() => check({ where: equalX }, [], override([], '*'))).toThrow('requires an index');
    expect(() => check({ where: equalY }, [], override([]))).not.toThrow();
  });

  it('enable a single-field index for a collection group', () => {
    const group = { allDescendants: true, where: equalX };
    expect(() => check(group, [])).toThrow('requires an index');
    const indexes = [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }];
    expect(() => check(group, [], override(indexes))).not.toThrow();
    expect(() => check({ where: equalX }, [], override(indexes))).toThrow('requires an index');
  });
});

describe('an index file', () => {
  it.each<[string, unknown, RegExp]>([
    ['a value that is not an object', [], /file\.json: the file must be an object/],
    ['an index list that is not a list', { indexes: {} }, /indexes must be a list/],
    ['a missing collection group', { indexes: [{ fields: [] }] }, /indexes\[0\]\.collectionGroup must be a text/],
    ['an unknown scope', { indexes: [{ collectionGroup: 'c', queryScope: 'X' }] }, /queryScope must be COLLECTION/],
    [
      'a field without order or array mode',
      { indexes: [{ collectionGroup: 'c', fields: [{ fieldPath: 'x' }] }] },
      /fields\[0\] needs an order/,
    ],
  ])('is rejected with the location of %s', (_name, content, message) => {
    expect(() => parseIndexDefinitions(content, 'file.json')).toThrow(IndexFileError);
    expect(() => parseIndexDefinitions(content, 'file.json')).toThrow(message);
  });
});
