import type { Plain, PlainFields, WrittenFields } from './value.ts';

/**
 * The Firestore operations a scenario may use. One driver per SDK implements it, so each scenario is written once and
 * runs over every transport.
 */
export interface Client {
  get(path: string): Promise<PlainFields | undefined>;
  set(path: string, data: WrittenFields, options?: SetOptions): Promise<void>;
  update(path: string, ...changes: FieldChange[]): Promise<void>;
  delete(path: string): Promise<void>;
  query(query: Query): Promise<readonly FoundDocument[]>;
  aggregate(query: Query, aggregates: Aggregates): Promise<Readonly<Record<string, number | null>>>;
  batch(writes: readonly BatchedWrite[]): Promise<void>;
  /** Retries the body until it commits; `maxAttempts` as in the SDKs. */
  transaction<T>(body: (transaction: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
  /** The code this SDK reports for a status. The lite SDK sees only the HTTP status, which several codes share. */
  codeFor(status: StatusCode): string;
}

/** Firestore status codes as the SDKs spell them. */
export type StatusCode = 'failed-precondition' | 'invalid-argument' | 'not-found' | 'permission-denied';

/** A client of a transport that supports listeners. */
export interface ListeningClient extends Client {
  listenToDocument(path: string, options?: ListenOptions): Feed<DocumentView>;
  listenToQuery(query: Query, options?: ListenOptions): Feed<QueryView>;
  disableNetwork(): Promise<void>;
  enableNetwork(): Promise<void>;
  waitForPendingWrites(): Promise<void>;
}

/** A dotted path, or a list of segments if one contains special characters. */
export type FieldName = string | readonly string[];

export type FieldChange = readonly [field: FieldName, value: WrittenFields[string]];

export interface SetOptions {
  readonly merge?: boolean;
  readonly mergeFields?: readonly FieldName[];
}

export interface FoundDocument {
  readonly path: string;
  readonly data: PlainFields;
}

type Operator = '<' | '<=' | '==' | '!=' | '>=' | '>' | 'array-contains' | 'in' | 'not-in' | 'array-contains-any';

/** The field that stands for the document's name. */
export const DOCUMENT_NAME = '__name__';

export type Filter =
  | readonly [field: FieldName, operator: Operator, value: Plain]
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] };

/** The start or end of a page: values of the ordered fields, or the path of an existing document. */
export type Cursor = readonly Plain[] | { readonly document: string };

export interface Query {
  /** A collection path, or with `everywhere` a collection id at any depth. */
  readonly from: string;
  readonly everywhere?: boolean;
  readonly where?: readonly Filter[];
  readonly orderBy?: readonly (readonly [field: FieldName, direction: 'asc' | 'desc'])[];
  readonly startAt?: Cursor;
  readonly startAfter?: Cursor;
  readonly endAt?: Cursor;
  readonly endBefore?: Cursor;
  readonly limit?: number;
  readonly limitToLast?: number;
}

export type Aggregates = Readonly<
  Record<string, { readonly count: true } | { readonly sum: string } | { readonly average: string }>
>;

export type BatchedWrite =
  | { readonly set: string; readonly data: WrittenFields; readonly options?: SetOptions }
  | { readonly update: string; readonly changes: readonly FieldChange[] }
  | { readonly delete: string };

export interface Transaction {
  get(path: string): Promise<PlainFields | undefined>;
  set(path: string, data: WrittenFields): void;
  update(path: string, ...changes: FieldChange[]): void;
  delete(path: string): void;
}

export interface TransactionOptions {
  readonly maxAttempts?: number;
}

export interface ListenOptions {
  readonly includeMetadataChanges?: boolean;
}

export interface DocumentView {
  readonly data: PlainFields | undefined;
  readonly fromCache: boolean;
  readonly hasPendingWrites: boolean;
}

export interface QueryView {
  readonly documents: readonly FoundDocument[];
  readonly changes: readonly ViewChange[];
  readonly fromCache: boolean;
  readonly hasPendingWrites: boolean;
}

interface ViewChange {
  readonly type: 'added' | 'modified' | 'removed';
  readonly path: string;
  readonly oldIndex: number;
  readonly newIndex: number;
}

/** The snapshots of one listener in order, each delivered once. */
export interface Feed<View> {
  /** The next snapshot. */
  next(what: string): Promise<View>;
  /** The first snapshot from now on that satisfies the condition; earlier ones are dropped. */
  until(what: string, condition: (view: View) => boolean): Promise<View>;
  /** The error that ended the listener. */
  failure(what: string): Promise<Error>;
  stop(): void;
}
