import { formatFieldPath, type FieldPath } from '../model/field-path.ts';
import { checkId } from '../model/limits.ts';
import { invalidArgument } from '../model/status.ts';
import { isDocumentName, leavesOf } from './filter.ts';
import type { FieldOperator, Filter, Query } from './query.ts';

const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN = 10;

const INEQUALITIES: ReadonlySet<FieldOperator> = new Set<FieldOperator>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
]);

/** Whether a filter admits a range of values, so that the index must be ordered by its field. */
export function isInequality(leaf: Exclude<Filter, { kind: 'composite' }>): boolean {
  return leaf.kind === 'field' ? INEQUALITIES.has(leaf.op) : leaf.op === 'IS_NOT_NULL' || leaf.op === 'IS_NOT_NAN';
}

/** Throws INVALID_ARGUMENT with the production message if Firestore would reject the query. */
export function validateQuery(query: Query): void {
  if (query.collectionId === undefined && !query.allDescendants) {
    throw invalidArgument('A query must name a collection or ask for all descendants.');
  }
  for (const segment of query.parent) checkId(segment);
  if (query.collectionId !== undefined) checkId(query.collectionId);
  if (query.limit !== undefined && query.limit < 0) throw invalidArgument('limit is negative');
  if (query.offset < 0) throw invalidArgument('offset is negative');
  for (const { field } of query.orderBy) checkField(field);
  checkOrders(query);
  if (query.where) checkFilter(query.where);
}

function checkField(field: FieldPath): void {
  if (field.length === 0 || field.some((segment) => segment === '')) {
    throw invalidArgument('A field path is empty.');
  }
}

function checkOrders({ orderBy, startAt, endAt }: Query): void {
  const seen = new Set<string>();
  for (const { field } of orderBy) {
    const name = formatFieldPath(field);
    if (seen.has(name)) throw invalidArgument(`order by clause cannot contain duplicate fields ${name}`);
    seen.add(name);
  }
  const name = orderBy.findIndex(({ field }) => isDocumentName(field));
  if (name >= 0 && name < orderBy.length - 1) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
  const most = orderBy.length + (orderBy.some(({ field }) => isDocumentName(field)) ? 0 : 1);
  for (const cursor of [startAt, endAt]) {
    if (cursor && cursor.values.length > most && orderBy.length > 0) {
      throw invalidArgument('Too many cursor values specified for this query.');
    }
  }
}

function checkFilter(filter: Filter): void {
  let notIns = 0;
  let notEquals = 0;
  let nameEqualities = 0;
  let nameInequalities = 0;
  let otherInequalities = 0;
  for (const leaf of leavesOf(filter)) {
    checkField(leaf.field);
    if (leaf.kind !== 'field') {
      if (leaf.op === 'IS_NOT_NULL' || leaf.op === 'IS_NOT_NAN') otherInequalities++;
      continue;
    }
    const { op, value, field } = leaf;
    if (op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY') {
      if (value.kind !== 'array') throw invalidArgument(`'${op}' requires an ArrayValue.`);
      if (value.values.length === 0) throw invalidArgument(`'${op}' requires a non-empty ArrayValue.`);
      const most = op === 'NOT_IN' ? MAX_NOT_IN : MAX_DISJUNCTIONS;
      if (value.values.length > most) {
        throw invalidArgument(`'${op}' supports up to ${most} comparison values.`);
      }
    }
    if (op === 'NOT_IN') notIns++;
    if (op === 'NOT_EQUAL') notEquals++;
    const isInequality = INEQUALITIES.has(op);
    if (isDocumentName(field)) {
      checkNameFilter(op, value.kind === 'array' ? value.values : [value]);
      if (isInequality) nameInequalities++;
      else if (op === 'EQUAL') nameEqualities++;
    } else if (isInequality) {
      otherInequalities++;
    }
  }
  if (notIns > 1) throw invalidArgument("Only a single 'NOT_IN' filter is allowed per query.");
  if (notIns > 0 && notEquals > 0) {
    throw invalidArgument("'NOT_IN' and 'NOT_EQUAL' filters cannot be combined in the same query.");
  }
  if (nameEqualities > 0 && otherInequalities > 0 && nameInequalities === 0) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  if (disjunctionsOf(filter) > MAX_DISJUNCTIONS) {
    throw invalidArgument(`a query may have at most ${MAX_DISJUNCTIONS} disjunctions in disjunctive normal form`);
  }
}

function checkNameFilter(op: FieldOperator, operands: readonly { kind: string }[]): void {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') {
    throw invalidArgument(`'${op}' is not supported on __name__.`);
  }
  if (operands.some(({ kind }) => kind !== 'reference')) {
    throw invalidArgument('__key__ filter value must be a Key');
  }
}

/** Number of conjunctions of the filter in disjunctive normal form. */
function disjunctionsOf(filter: Filter): number {
  if (filter.kind === 'composite') {
    const inner = filter.filters.map(disjunctionsOf);
    return filter.op === 'OR' ? inner.reduce((a, b) => a + b, 0) : inner.reduce((a, b) => a * b, 1);
  }
  const multiplies = filter.kind === 'field' && (filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY');
  return multiplies && filter.value.kind === 'array' ? filter.value.values.length : 1;
}
