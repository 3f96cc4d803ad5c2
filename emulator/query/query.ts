import type { FieldPath } from '../model/field-path.ts';
import type { Segments } from '../model/path.ts';
import type { Value } from '../model/value.ts';

/** The pseudo-field for the document name. */
export const DOCUMENT_NAME = '__name__';

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';

export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

export type Filter =
  | { readonly kind: 'field'; readonly field: FieldPath; readonly op: FieldOperator; readonly value: Value }
  | { readonly kind: 'unary'; readonly field: FieldPath; readonly op: UnaryOperator }
  | { readonly kind: 'composite'; readonly op: 'AND' | 'OR'; readonly filters: readonly Filter[] };

export interface Order {
  readonly field: FieldPath;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

export interface Cursor {
  readonly values: readonly Value[];
  /** Whether the cursor is positioned before documents equal to the values, or after them. */
  readonly before: boolean;
}

export interface NearestNeighbours {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';
  readonly limit: number;
  readonly distanceResultField: FieldPath | undefined;
  readonly distanceThreshold: number | undefined;
}

/** A query as sent by the client; `plan.ts` makes implicit parts explicit. */
export interface Query {
  /** The parent document, or the database root. */
  readonly parent: Segments;
  /** undefined for every collection (below `parent`, with allDescendants). */
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly where: Filter | undefined;
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** undefined for all fields. */
  readonly select: readonly FieldPath[] | undefined;
  readonly findNearest: NearestNeighbours | undefined;
}

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: bigint | undefined }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
);

/** A query for all documents of one collection, narrowed down by `parts`. */
export function collectionQuery(parent: Segments, collectionId: string | undefined, parts: Partial<Query> = {}): Query {
  return {
    parent,
    collectionId,
    allDescendants: false,
    where: undefined,
    orderBy: [],
    startAt: undefined,
    endAt: undefined,
    offset: 0,
    limit: undefined,
    select: undefined,
    findNearest: undefined,
    ...parts,
  };
}
