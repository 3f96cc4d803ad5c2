import type { Document } from '../model/document.ts';
import { getField, type FieldPath } from '../model/field-path.ts';
import { compareValues, equalValues, rankOf } from '../model/order.ts';
import { formatResourceName } from '../model/path.ts';
import type { Value } from '../model/value.ts';
import { DOCUMENT_NAME, type FieldOperator, type Filter, type UnaryOperator } from './query.ts';

export type DocumentTest = (document: Document) => boolean;
export type FieldReader = (document: Document) => Value | undefined;

export function isDocumentName(field: FieldPath): boolean {
  return field.length === 1 && field[0] === DOCUMENT_NAME;
}

/** Returns a getter for one field; `__name__` yields a reference. */
export function fieldReader(database: string, field: FieldPath): FieldReader {
  if (isDocumentName(field)) {
    const prefix = `${formatResourceName(database, [])}/`;
    return ({ path }) => ({ kind: 'reference', value: prefix + path });
  }
  const [head, ...rest] = field as [string, ...string[]];
  return rest.length === 0 ? ({ fields }) => fields.get(head) : ({ fields }) => getField(fields, field);
}

export function compileFilter(database: string, filter: Filter): DocumentTest {
  switch (filter.kind) {
    case 'composite': {
      const tests = filter.filters.map((inner) => compileFilter(database, inner));
      return filter.op === 'AND'
        ? (document) => tests.every((test) => test(document))
        : (document) => tests.some((test) => test(document));
    }
    case 'unary': {
      const read = fieldReader(database, filter.field);
      const test = UNARY[filter.op];
      return (document) => {
        const value = read(document);
        return value !== undefined && test(value);
      };
    }
    case 'field': {
      const read = fieldReader(database, filter.field);
      const test = FIELD[filter.op](filter.value);
      return (document) => {
        const value = read(document);
        return value !== undefined && test(value);
      };
    }
  }
}

const isNaNValue = (value: Value) => value.kind === 'double' && Number.isNaN(value.value);

const UNARY: Record<UnaryOperator, (value: Value) => boolean> = {
  IS_NULL: (value) => value.kind === 'null',
  IS_NOT_NULL: (value) => value.kind !== 'null',
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value) => value.kind !== 'null' && !isNaNValue(value),
};

/** Range operators only match values of the operand's type; NaN never matches. */
function range(accept: (difference: number) => boolean): (operand: Value) => (value: Value) => boolean {
  return (operand) => {
    const rank = rankOf(operand);
    return (value) => rankOf(value) === rank && !isNaNValue(value) && accept(compareValues(value, operand));
  };
}

const elementsOf = (value: Value): readonly Value[] => (value.kind === 'array' ? value.values : []);
const contains = (values: readonly Value[], wanted: Value) => values.some((value) => equalValues(value, wanted));
/** Membership never matches null or NaN; use IS_NULL and IS_NAN. */
const has = (values: readonly Value[], wanted: Value) =>
  wanted.kind !== 'null' && !isNaNValue(wanted) && contains(values, wanted);

const FIELD: Record<FieldOperator, (operand: Value) => (value: Value) => boolean> = {
  EQUAL: (operand) => (value) => equalValues(value, operand),
  NOT_EQUAL: (operand) => (value) => value.kind !== 'null' && !equalValues(value, operand),
  LESS_THAN: range((difference) => difference < 0),
  LESS_THAN_OR_EQUAL: range((difference) => difference <= 0),
  GREATER_THAN: range((difference) => difference > 0),
  GREATER_THAN_OR_EQUAL: range((difference) => difference >= 0),
  ARRAY_CONTAINS: (operand) => (value) => has(elementsOf(value), operand),
  ARRAY_CONTAINS_ANY: (operand) => (value) => elementsOf(value).some((element) => has(elementsOf(operand), element)),
  IN: (operand) => (value) => has(elementsOf(operand), value),
  NOT_IN: (operand) => {
    const excluded = elementsOf(operand);
    const matchesNothing = excluded.some(({ kind }) => kind === 'null');
    return (value) => !matchesNothing && value.kind !== 'null' && !contains(excluded, value);
  },
};

/** All field filters of a filter tree. */
export function* leavesOf(filter: Filter | undefined): Generator<Exclude<Filter, { kind: 'composite' }>> {
  if (!filter) return;
  if (filter.kind !== 'composite') yield filter;
  else for (const inner of filter.filters) yield* leavesOf(inner);
}
