import type { Consistency, TransactionOptions } from '../engine/requests.ts';
import { parseFieldPath, type FieldPath } from '../model/field-path.ts';
import { parseResourceName, type DatabaseName, type Segments } from '../model/path.ts';
import { invalidArgument } from '../model/status.ts';
import { vectorComponents } from '../model/value.ts';
import type {
  Aggregation,
  Cursor,
  FieldOperator,
  Filter,
  NearestNeighbours,
  Order,
  Query,
  UnaryOperator,
} from '../query/query.ts';
import type {
  AggregationMessage,
  ConsistencyMessage,
  CursorMessage,
  FilterMessage,
  FindNearestMessage,
  OrderMessage,
  StructuredQueryMessage,
  TransactionOptionsMessage,
} from './messages.ts';
import { decodeMicros, decodeValue } from './values.ts';

/** The parent of a query: a full document name, or `…/documents` for the root. */
export function decodeParent(name: string): { database: DatabaseName; segments: Segments } {
  const parent = parseResourceName(name);
  if (parent.segments.length % 2 !== 0) {
    throw invalidArgument(`Invalid parent "${name}": it must name a document or the root of the documents.`);
  }
  return parent;
}

export function decodeQuery(parent: Segments, message: StructuredQueryMessage): Query {
  const [from, ...others] = message.from ?? [];
  if (others.length > 0) throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  if (!from) throw invalidArgument('StructuredQuery.from is required.');
  const collectionId = from.collectionId === '' ? undefined : from.collectionId;
  if (collectionId?.includes('/')) throw invalidArgument(`Invalid collection id "${collectionId}".`);
  return {
    parent,
    collectionId,
    allDescendants: from.allDescendants ?? false,
    where: message.where && decodeFilter(message.where),
    orderBy: (message.orderBy ?? []).map(decodeOrder),
    startAt: message.startAt && decodeCursor(message.startAt),
    endAt: message.endAt && decodeCursor(message.endAt),
    offset: message.offset ?? 0,
    limit: message.limit && (message.limit.value ?? 0),
    select: message.select && decodeSelect(message.select.fields ?? []),
    findNearest: message.findNearest && decodeFindNearest(message.findNearest),
  };
}

function decodeSelect(fields: readonly { fieldPath?: string }[]): FieldPath[] {
  // Selecting only the name returns documents without fields.
  return fields.map(decodeField).filter((path) => path.length !== 1 || path[0] !== '__name__');
}

function decodeField(field: { readonly fieldPath?: string } | undefined): FieldPath {
  return parseFieldPath(field?.fieldPath ?? '');
}

function decodeFilter(message: FilterMessage): Filter {
  const { compositeFilter, fieldFilter, unaryFilter } = message;
  if (compositeFilter) {
    const { op, filters = [] } = compositeFilter;
    if (op !== 'AND' && op !== 'OR') throw invalidArgument('A composite filter needs the operator AND or OR.');
    if (filters.length === 0) throw invalidArgument('A composite filter needs at least one filter.');
    return { kind: 'composite', op, filters: filters.map(decodeFilter) };
  }
  if (fieldFilter) {
    const { field, op, value } = fieldFilter;
    if (!isFieldOperator(op)) throw invalidArgument('A field filter needs an operator.');
    if (!value) throw invalidArgument('A field filter needs a value.');
    return { kind: 'field', field: decodeField(field), op, value: decodeValue(value) };
  }
  if (unaryFilter) {
    const { field, op } = unaryFilter;
    if (!isUnaryOperator(op)) throw invalidArgument('A unary filter needs an operator.');
    return { kind: 'unary', field: decodeField(field), op };
  }
  throw invalidArgument('A filter has no type.');
}

const FIELD_OPERATORS: ReadonlySet<string> = new Set<FieldOperator>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
]);
const UNARY_OPERATORS: ReadonlySet<string> = new Set<UnaryOperator>(['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL']);

const isFieldOperator = (op: string | undefined): op is FieldOperator => op !== undefined && FIELD_OPERATORS.has(op);
const isUnaryOperator = (op: string | undefined): op is UnaryOperator => op !== undefined && UNARY_OPERATORS.has(op);

function decodeOrder({ field, direction }: OrderMessage): Order {
  return { field: decodeField(field), direction: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' };
}

/** The `order_by` of ListDocuments: `priority desc, __name__ desc`. */
export function parseOrderBy(text: string): Order[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const match = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part);
    if (!match) throw invalidArgument(`Invalid order_by "${text}".`);
    const direction = match[2]?.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING';
    return { field: parseFieldPath(match[1] as string), direction };
  });
}

function decodeCursor({ values = [], before = false }: CursorMessage): Cursor {
  return { values: values.map(decodeValue), before };
}

function decodeFindNearest(message: FindNearestMessage): NearestNeighbours {
  const vector = message.queryVector && decodeValue(message.queryVector);
  const components = vector?.kind === 'map' ? vectorComponents(vector.fields) : undefined;
  if (!components) throw invalidArgument('find_nearest needs a query_vector.');
  const { distanceMeasure: measure } = message;
  if (measure !== 'EUCLIDEAN' && measure !== 'COSINE' && measure !== 'DOT_PRODUCT') {
    throw invalidArgument('find_nearest needs a distance_measure.');
  }
  const limit = message.limit?.value ?? 0;
  if (limit < 1 || limit > 1000) throw invalidArgument('find_nearest needs a limit from 1 to 1000.');
  return {
    field: decodeField(message.vectorField),
    vector: components.map((part) => (part.kind === 'integer' || part.kind === 'double' ? Number(part.value) : NaN)),
    measure,
    limit,
    distanceResultField: message.distanceResultField ? parseFieldPath(message.distanceResultField) : undefined,
    distanceThreshold: message.distanceThreshold && (message.distanceThreshold.value ?? 0),
  };
}

export function decodeAggregations(messages: readonly AggregationMessage[]): Aggregation[] {
  const named = new Set(messages.map(({ alias }) => alias));
  let next = 1;
  return messages.map((message) => {
    let alias = message.alias ?? '';
    while (alias === '') {
      const candidate = `field_${next++}`;
      if (!named.has(candidate)) alias = candidate;
    }
    if (message.count) {
      const upTo = message.count.upTo && BigInt(message.count.upTo.value ?? '0');
      if (upTo !== undefined && upTo <= 0n) throw invalidArgument('count.up_to must be greater than zero.');
      return { kind: 'count', alias, upTo };
    }
    if (message.sum) return { kind: 'sum', alias, field: decodeField(message.sum.field) };
    if (message.avg) return { kind: 'avg', alias, field: decodeField(message.avg.field) };
    throw invalidArgument('An aggregation has no operator.');
  });
}

export function decodeConsistency(message: ConsistencyMessage): Consistency {
  if (message.transaction && message.transaction.length > 0) return { kind: 'transaction', id: message.transaction };
  if (message.newTransaction) return { kind: 'begin', options: decodeTransactionOptions(message.newTransaction) };
  if (message.readTime) return { kind: 'readTime', time: decodeMicros(message.readTime) };
  return { kind: 'latest' };
}

export function decodeTransactionOptions(message: TransactionOptionsMessage | undefined): TransactionOptions {
  if (message?.readOnly) {
    const { readTime } = message.readOnly;
    return { mode: 'readOnly', readTime: readTime && decodeMicros(readTime) };
  }
  return { mode: 'readWrite', retry: message?.readWrite?.retryTransaction };
}
