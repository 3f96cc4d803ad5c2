import type { FieldPath } from '../model/field-path.ts';
import type { DatabaseName, Segments } from '../model/path.ts';
import type { StatusError } from '../model/status.ts';
import type { Document } from '../model/document.ts';
import type { Micros } from '../model/timestamp.ts';
import type { Fields, Value } from '../model/value.ts';
import type { Aggregation, Query } from '../query/query.ts';

/** What a write demands of the document before it. */
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
      /** Absent: the whole document is replaced. */
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
  /** One for each write; undefined where it succeeded. */
  readonly errors: readonly (StatusError | undefined)[];
}

export type TransactionId = Uint8Array;

export type TransactionOptions =
  | { readonly mode: 'readWrite'; readonly retry?: TransactionId | undefined }
  | { readonly mode: 'readOnly'; readonly readTime?: Micros | undefined };

/** When a read happens: now, in a transaction, in one begun by this read, or at a moment of the past. */
export type Consistency =
  | { readonly kind: 'latest' }
  | { readonly kind: 'transaction'; readonly id: TransactionId }
  | { readonly kind: 'begin'; readonly options: TransactionOptions }
  | { readonly kind: 'readTime'; readonly time: Micros };

export interface FoundDocument {
  readonly path: string;
  /** undefined: there is none. */
  readonly document: Document | undefined;
}

export interface ReadResult<T> {
  readonly readTime: Micros;
  /** Set when the read began a transaction. */
  readonly transaction?: TransactionId | undefined;
  readonly result: T;
}

export interface ListDocumentsRequest {
  readonly parent: Segments;
  /** Absent: all collections below the parent. */
  readonly collectionId: string | undefined;
  readonly pageSize: number;
  readonly pageToken: string;
  readonly orderBy: Query['orderBy'];
  readonly showMissing: boolean;
}

export interface ListDocumentsResult {
  /** A missing document has no times and no fields. */
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

/** What a listener wants to follow. */
export type Target = {
  readonly id: number;
  /** End the target after the first consistent snapshot. */
  readonly once: boolean;
  readonly resume?: { readonly token: Uint8Array } | { readonly readTime: Micros } | undefined;
  /** How many documents the client holds for this target, when it resumes. */
  readonly expectedCount?: number | undefined;
} & ({ readonly query: Query } | { readonly documents: readonly string[] });

export type ListenEvent =
  | {
      readonly kind: 'target';
      readonly change: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
      /** Empty: all targets of the stream. */
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
  addTarget(target: Target): void;
  removeTarget(id: number): void;
  close(): void;
}

export interface WriteStreamResult extends CommitResult {
  readonly streamToken: Uint8Array;
}

/** Who asks. `owner` is the emulator's `Bearer owner`: it bypasses the rules. */
export type Caller =
  | { readonly kind: 'owner' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly claims: Readonly<Record<string, unknown>> };

export type { DatabaseName };
