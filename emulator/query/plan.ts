import type { Document } from '../model/document.ts';
import { formatFieldPath, type FieldPath } from '../model/field-path.ts';
import { comparePaths, compareStrings, compareValues } from '../model/order.ts';
import { parseResourceName, type DatabaseName } from '../model/path.ts';
import { invalidArgument } from '../model/status.ts';
import type { DatabaseView } from '../store/database.ts';
import { withString } from './string-index.ts';
import { compileFilter, fieldReader, isDocumentName, leavesOf, type DocumentTest } from './filter.ts';
import { DOCUMENT_NAME, type Cursor, type Filter, type Order, type Query } from './query.ts';
import { isInequality, validateQuery } from './validate.ts';

/** A query plan: implicit orders are explicit and predicates are compiled. */
export interface Plan {
  readonly database: DatabaseName;
  readonly query: Query;
  /** Explicit and implicit orders; the last is always by document name. */
  readonly orderBy: readonly Order[];
  /** Whether the document is in scope and passes filters and cursors (ignoring the limit). */
  readonly matches: DocumentTest;
  /** The same for a document known to be in scope. */
  readonly accepts: DocumentTest;
  readonly compare: (a: Document, b: Document) => number;
  /** The documents in scope, ordered by name. */
  readonly candidates: (view: DatabaseView) => Iterable<Document>;
  readonly isNameOrdered: boolean;
}

export function planQuery(database: DatabaseName, query: Query): Plan {
  validateQuery(query);
  const complete = completeOrder(query);
  // Names are unique, so later orders cannot break a tie. But every ordered field must exist.
  const orderBy = complete.slice(0, complete.findIndex(({ field }) => isDocumentName(field)) + 1);
  const compare = comparator(database, orderBy);
  const isInScope = scopeTest(query);
  const tests = presenceTests(database, complete);
  if (query.where) tests.push(compileFilter(database, query.where));
  if (query.startAt) tests.push(cursorTest(database, orderBy, query.startAt, 'start'));
  if (query.endAt) tests.push(cursorTest(database, orderBy, query.endAt, 'end'));
  const accepts: DocumentTest = (document) => tests.every((test) => test(document));
  return {
    database,
    query,
    orderBy,
    compare,
    matches: (document) => isInScope(document) && accepts(document),
    accepts,
    candidates: candidatesOf(query, isInScope),
    isNameOrdered: orderBy.length === 1 && orderBy[0]?.direction === 'ASCENDING',
  };
}

/**
 * Inequality fields are implicitly ordered by, alphabetically, followed by the document name. Implicit orders take the
 * direction of the last explicit one.
 */
function completeOrder({ orderBy, where }: Query): Order[] {
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING';
  const complete = [...orderBy];
  const has = (field: FieldPath) => complete.some((order) => formatFieldPath(order.field) === formatFieldPath(field));
  const inequalities: FieldPath[] = [];
  for (const leaf of leavesOf(where)) {
    if (isInequality(leaf) && !isDocumentName(leaf.field)) inequalities.push(leaf.field);
  }
  inequalities.sort((a, b) => compareStrings(formatFieldPath(a), formatFieldPath(b)));
  for (const field of inequalities) if (!has(field)) complete.push({ field, direction });
  if (!has([DOCUMENT_NAME])) complete.push({ field: [DOCUMENT_NAME], direction });
  return complete;
}

function comparator(database: DatabaseName, orderBy: readonly Order[]): (a: Document, b: Document) => number {
  const parts = orderBy.map(({ field, direction }) => {
    const sign = direction === 'ASCENDING' ? 1 : -1;
    if (isDocumentName(field)) return (a: Document, b: Document) => sign * comparePaths(a.path, b.path);
    const read = fieldReader(database, field);
    return (a: Document, b: Document) => {
      const x = read(a);
      const y = read(b);
      return x && y ? sign * compareValues(x, y) : 0;
    };
  });
  return (a, b) => {
    for (const part of parts) {
      const difference = part(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

function scopeTest({ parent, collectionId, allDescendants }: Query): DocumentTest {
  const below = parent.length === 0 ? '' : `${parent.join('/')}/`;
  const isBelow = (path: string) => path.startsWith(below);
  if (!allDescendants) {
    const prefix = `${below}${collectionId}/`;
    return ({ path }) => path.startsWith(prefix) && !path.includes('/', prefix.length);
  }
  if (collectionId === undefined) return ({ path }) => isBelow(path);
  return ({ path }) => isBelow(path) && collectionIdOf(path) === collectionId;
}

function collectionIdOf(path: string): string {
  const end = path.lastIndexOf('/');
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}

/** A document that lacks an order-by field is not in the result. */
function presenceTests(database: DatabaseName, orderBy: readonly Order[]): DocumentTest[] {
  return orderBy
    .filter(({ field }) => !isDocumentName(field))
    .map(({ field }) => {
      const read = fieldReader(database, field);
      return (document) => read(document) !== undefined;
    });
}

function cursorTest(
  database: DatabaseName,
  orderBy: readonly Order[],
  cursor: Cursor,
  side: 'start' | 'end',
): DocumentTest {
  const { values, before } = cursor;
  if (values.length > orderBy.length) throw invalidArgument('Too many cursor values specified for this query.');
  const parts = values.map((value, i) => {
    const { field, direction } = orderBy[i] as Order;
    if (isDocumentName(field) && value.kind !== 'reference') {
      throw invalidArgument('Cursor has an invalid value for __name__: it must be a reference.');
    }
    const read = fieldReader(database, field);
    const sign = direction === 'ASCENDING' ? 1 : -1;
    return (document: Document) => {
      const own = read(document);
      return own ? sign * compareValues(own, value) : 0;
    };
  });
  return (document) => {
    let difference = 0;
    for (const part of parts) {
      difference = part(document);
      if (difference !== 0) break;
    }
    if (side === 'start') return before ? difference >= 0 : difference > 0;
    return before ? difference < 0 : difference <= 0;
  };
}

function candidatesOf(query: Query, isInScope: DocumentTest): Plan['candidates'] {
  const below = query.parent.join('/');
  const { collectionId } = query;
  if (query.allDescendants || collectionId === undefined) return (view) => view.collectionGroup(collectionId, below);
  const named = namedDocuments(query);
  if (named) {
    return (view) =>
      named
        .map((path) => view.get(path))
        .filter((document) => document !== undefined)
        .filter(isInScope);
  }
  const path = below === '' ? collectionId : `${below}/${collectionId}`;
  const text = textAskedFor(query);
  if (text) return (view) => withString(view.collection(path), text.field, text.value);
  return (view) => view.collection(path);
}

/** The top-level conjuncts of the filter. */
function conjunctsOf({ where }: Query): readonly Filter[] {
  return where?.kind === 'composite' && where.op === 'AND' ? where.filters : where ? [where] : [];
}

/** The first equality filter on a string. */
function textAskedFor(query: Query): { readonly field: FieldPath; readonly value: string } | undefined {
  for (const filter of conjunctsOf(query)) {
    if (filter.kind !== 'field' || filter.op !== 'EQUAL' || isDocumentName(filter.field)) continue;
    if (filter.value.kind === 'string') return { field: filter.field, value: filter.value.value };
  }
  return undefined;
}

/** If the filter names the documents, only those are read. */
function namedDocuments(query: Query): string[] | undefined {
  for (const filter of conjunctsOf(query)) {
    if (filter.kind !== 'field' || !isDocumentName(filter.field)) continue;
    const values =
      filter.op === 'EQUAL'
        ? [filter.value]
        : filter.op === 'IN' && filter.value.kind === 'array'
          ? filter.value.values
          : [];
    if (values.length === 0) continue;
    const paths = values.map((value) => (value.kind === 'reference' ? parseResourceName(value.value).segments : []));
    return [...new Set(paths.map((segments) => segments.join('/')))].sort(comparePaths);
  }
  return undefined;
}
