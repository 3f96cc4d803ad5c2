import type { FieldPath } from '../model/field-path.ts';
import type { Segments } from '../model/path.ts';
import type { Value } from '../model/value.ts';

/** The pseudo-field that stands for the document's name. */
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
  /** Before the given values (so that equal ones come after it), or after them. */
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

/** A query as the client wrote it; `plan.ts` adds what is implied. */
export interface Query {
  /** The document or database root that it hangs below. */
  readonly parent: Segments;
  /** undefined: every collection (only below `parent`, with allDescendants). */
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  readonly where: Filter | undefined;
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** undefined: all fields. */
  readonly select: readonly FieldPath[] | undefined;
  readonly findNearest: NearestNeighbours | undefined;
}

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: bigint | undefined }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
);

/** All documents of one collection; `parts` narrow that down. */
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
