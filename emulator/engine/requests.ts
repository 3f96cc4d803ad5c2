import type { FieldPath } from '../model/field-path.ts';
import type { Segments } from '../model/path.ts';
import type { StatusError } from '../model/status.ts';
import type { Document } from '../model/document.ts';
import type { Micros } from '../model/timestamp.ts';
import type { Fields, Value } from '../model/value.ts';
import type { ReadCosts, UsedIndex } from '../query/explain.ts';
import type { Aggregation, Query } from '../query/query.ts';

/** The precondition of a write. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: Micros };

export type FieldTransform = { readonly field: FieldPath } & (
  | { readonly kind: 'serverTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'arrayUnion' | 'arrayRemove'; readonly values: readonly Value[] }
);

/** One write of a commit. `path` is relative to the database. */
export type Write = { readonly path: string; readonly precondition?: Precondition | undefined } & (
  | {
      readonly kind: 'update';
      readonly fields: Fields;
      /** If absent, the write replaces the whole document. */
      readonly mask?: readonly FieldPath[] | undefined;
      readonly transforms: readonly FieldTransform[];
    }
  | { readonly kind: 'transform'; readonly transforms: readonly FieldTransform[] }
  | { readonly kind: 'delete' }
  | { readonly kind: 'verify' }
);

export interface WriteResult {
  /** Absent for a delete or a verify. */
  readonly updateTime?: Micros | undefined;
  readonly transformResults: readonly Value[];
}

export interface CommitResult {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: Micros;
}

export interface BatchWriteResult {
  readonly writeResults: readonly WriteResult[];
  /** One entry per write; undefined on success. */
  readonly errors: readonly (StatusError | undefined)[];
}

export type TransactionId = Uint8Array;

export type TransactionOptions =
  | { readonly mode: 'readWrite'; readonly retry?: TransactionId | undefined }
  | { readonly mode: 'readOnly'; readonly readTime?: Micros | undefined };

/** The consistency of a read: latest, in a transaction, in a new transaction, or at a past read time. */
export type Consistency =
  | { readonly kind: 'latest' }
  | { readonly kind: 'transaction'; readonly id: TransactionId }
  | { readonly kind: 'begin'; readonly options: TransactionOptions }
  | { readonly kind: 'readTime'; readonly time: Micros };

export interface FoundDocument {
  readonly path: string;
  /** undefined if the document does not exist. */
  readonly document: Document | undefined;
}

export interface ReadResult<T> {
  readonly readTime: Micros;
  /** Set if the read started a transaction. */
  readonly transaction?: TransactionId | undefined;
  readonly result: T;
}

export interface ListDocumentsRequest {
  readonly parent: Segments;
  /** If absent, all collections below the parent. */
  readonly collectionId: string | undefined;
  readonly pageSize: number;
  readonly pageToken: string;
  readonly orderBy: Query['orderBy'];
  readonly showMissing: boolean;
}

export interface ListDocumentsResult {
  /** A missing document has neither times nor fields. */
  readonly documents: readonly FoundDocument[];
  readonly nextPageToken: string;
}

export interface ListCollectionIdsRequest {
  readonly parent: Segments;
  readonly pageSize: number;
  readonly pageToken: string;
}

export interface ListCollectionIdsResult {
  readonly collectionIds: readonly string[];
  readonly nextPageToken: string;
}

export interface AggregationRequest {
  readonly query: Query;
  readonly aggregations: readonly Aggregation[];
}

/** How a query is served and, if it was executed, what it cost. */
export interface Explanation<T> {
  readonly indexes: readonly UsedIndex[];
  readonly execution?: {
    readonly result: T;
    readonly costs: ReadCosts;
    readonly milliseconds: number;
  };
}

/** A listen target. */
export type Target = {
  readonly id: number;
  /** Remove the target after its first consistent snapshot. */
  readonly once: boolean;
  readonly resume?: { readonly token: Uint8Array } | { readonly readTime: Micros } | undefined;
  /** Number of documents the client holds for this target when it resumes. */
  readonly expectedCount?: number | undefined;
} & ({ readonly query: Query } | { readonly documents: readonly string[] });

export type ListenEvent =
  | {
      readonly kind: 'target';
      readonly change: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
      /** Empty means all targets of the stream. */
      readonly targetIds: readonly number[];
      readonly cause?: StatusError | undefined;
      readonly resumeToken?: Uint8Array | undefined;
      readonly readTime?: Micros | undefined;
    }
  | {
      readonly kind: 'change';
      readonly document: Document;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      readonly kind: 'delete' | 'remove';
      readonly path: string;
      readonly removedTargetIds: readonly number[];
      readonly readTime: Micros;
    }
  | {
      readonly kind: 'filter';
      readonly targetId: number;
      readonly count: number;
      readonly unchangedNames?: BloomFilter | undefined;
    };

export interface BloomFilter {
  readonly bitmap: Uint8Array;
  readonly padding: number;
  readonly hashCount: number;
}

/** One open Listen stream. */
export interface ListenSession {
  /** How many documents the results of its targets hold. */
  readonly heldDocuments: number;
  addTarget(target: Target): void;
  removeTarget(id: number): void;
  close(): void;
}

/** The caller. `owner` is an admin caller (`Bearer owner`), who bypasses the rules. */
export type Caller =
  | { readonly kind: 'owner' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly claims: Readonly<Record<string, unknown>> };
