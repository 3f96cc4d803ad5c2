import { MAX_BATCH_WRITES } from '../model/limits.ts';
import { parseDatabaseName, type DatabaseName } from '../model/path.ts';
import { invalidArgument, StatusError } from '../model/status.ts';
import type { Document } from '../model/document.ts';
import { aggregate, aggregatedFields, validateAggregations } from '../query/aggregate.ts';
import { aggregationCosts, indexesOf, queryCosts } from '../query/explain.ts';
import type { IndexCatalogue } from '../query/indexes.ts';
import { planQuery, type Plan } from '../query/plan.ts';
import type { Query } from '../query/query.ts';
import { runQuery } from '../query/run.ts';
import { projectFields, type FieldPath } from '../model/field-path.ts';
import type { Micros } from '../model/timestamp.ts';
import type { Fields } from '../model/value.ts';
import { openAccess, type Access, type AccessContext, type DocumentReader } from '../rules/access.ts';
import type { Database, DatabaseView } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { prepareCommit } from './commit.ts';
import { explain } from './explain.ts';
import { ListenStream } from './listen/listen-stream.ts';
import { listCollectionIds, listDocuments } from './listing.ts';
import { checkReadTime } from './read-time.ts';
import { Transactions, type Transaction } from './transactions.ts';
import type {
  AggregationRequest,
  BatchWriteResult,
  Caller,
  CommitResult,
  Consistency,
  Explanation,
  FoundDocument,
  ListCollectionIdsRequest,
  ListCollectionIdsResult,
  ListDocumentsRequest,
  ListDocumentsResult,
  ListenEvent,
  ListenSession,
  ReadResult,
  TransactionId,
  TransactionOptions,
  Write,
  WriteResult,
} from './requests.ts';

/** A prepared read: the snapshot, its time and the transaction it belongs to. */
interface Reading {
  readonly view: DatabaseView;
  readonly readTime: Micros;
  readonly transaction: Transaction | undefined;
  readonly began: boolean;
}

/** The Firestore service: every operation on the store, independent of transport. */
export class Engine {
  readonly #transactions = new Transactions();
  /** Keyed by project; the entry under '' is the default. */
  readonly #access = new Map<string, Access>();
  readonly #streams = new Set<ListenStream>();

  constructor(
    private readonly store: Store,
    private readonly indexes?: IndexCatalogue,
  ) {}

  /**
   * Replaces the rules of one project, or the default for projects without their own. Listeners that the new rules deny
   * are ended.
   */
  useAccess(access: Access, project = ''): void {
    this.#access.set(project, access);
    for (const stream of this.#streams) stream.authorizeAgain();
  }

  getDocuments(
    caller: Caller,
    name: DatabaseName,
    paths: readonly string[],
    consistency: Consistency,
  ): ReadResult<readonly FoundDocument[]> {
    const database = this.#database(name);
    return this.#read(database, consistency, ({ view, readTime, transaction }) => {
      const context = this.#contextOf(caller, name, view, readTime);
      return paths.map((path) => {
        const document = view.get(path);
        if (context) this.#accessTo(name).get(context, path, document);
        transaction?.noteRead(path);
        return { path, document };
      });
    });
  }

  runQuery(
    caller: Caller,
    name: DatabaseName,
    query: Query,
    consistency: Consistency,
  ): ReadResult<readonly Document[]> {
    const database = this.#database(name);
    return this.#read(database, consistency, (reading) => this.#select(caller, name, query, reading));
  }

  explainQuery(
    caller: Caller,
    name: DatabaseName,
    query: Query,
    consistency: Consistency,
    analyze: boolean,
  ): ReadResult<Explanation<readonly Document[]>> {
    return this.#read(this.#database(name), consistency, (reading) => {
      const plan = this.#authorizedPlan(caller, name, query, reading);
      const run = analyze ? () => this.#select(caller, name, query, reading) : undefined;
      return explain(indexesOf(plan, this.indexes), run, ({ length }) => queryCosts(plan, reading.view, length));
    });
  }

  runAggregation(
    caller: Caller,
    name: DatabaseName,
    { query, aggregations }: AggregationRequest,
    consistency: Consistency,
  ): ReadResult<Fields> {
    validateAggregations(aggregations);
    const fields = aggregatedFields(aggregations);
    return this.#read(this.#database(name), consistency, (reading) =>
      aggregate(name, this.#query(caller, name, query, reading, fields), aggregations),
    );
  }

  explainAggregation(
    caller: Caller,
    name: DatabaseName,
    { query, aggregations }: AggregationRequest,
    consistency: Consistency,
    analyze: boolean,
  ): ReadResult<Explanation<Fields>> {
    validateAggregations(aggregations);
    const fields = aggregatedFields(aggregations);
    return this.#read(this.#database(name), consistency, (reading) => {
      const plan = this.#authorizedPlan(caller, name, query, reading, fields);
      const documents = () => this.#query(caller, name, query, reading, fields);
      const run = analyze ? () => aggregate(name, documents(), aggregations) : undefined;
      const costs = () => aggregationCosts(plan, reading.view, aggregations);
      return explain(indexesOf(plan, this.indexes, fields), run, costs);
    });
  }

  listDocuments(
    caller: Caller,
    name: DatabaseName,
    request: ListDocumentsRequest,
    consistency: Consistency,
  ): ReadResult<ListDocumentsResult> {
    const database = this.#database(name);
    return this.#read(database, consistency, ({ view, readTime }) => {
      const context = this.#contextOf(caller, name, view, readTime);
      return listDocuments(name, view, request, (query) => {
        if (context) this.#accessTo(name).list(context, query);
      });
    });
  }

  listCollectionIds(
    caller: Caller,
    name: DatabaseName,
    request: ListCollectionIdsRequest,
    consistency: Consistency,
  ): ReadResult<ListCollectionIdsResult> {
    // As in production, rules cannot allow this; only admin callers may.
    if (caller.kind !== 'owner' && this.#accessTo(name) !== openAccess) {
      throw new StatusError('PERMISSION_DENIED', 'Listing collection ids is not open to clients.');
    }
    return this.#read(this.#database(name), consistency, ({ view }) => listCollectionIds(view, request));
  }

  beginTransaction(name: DatabaseName, options: TransactionOptions): TransactionId {
    return this.#begin(this.#database(name), options).id;
  }

  rollback(name: DatabaseName, id: TransactionId): void {
    const database = this.#database(name);
    this.#transactions.end(this.#transactions.get(database, id, this.store.clock.read()));
  }

  /** Atomic. With a transaction, fails if anything it read has changed. */
  commit(caller: Caller, name: DatabaseName, writes: readonly Write[], transactionId?: TransactionId): CommitResult {
    const database = this.#database(name);
    if (transactionId) {
      const transaction = this.#transactions.get(database, transactionId, this.store.clock.read());
      this.#transactions.end(transaction);
      if (transaction.mode === 'readOnly' && writes.length > 0) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
      if (transaction.mode === 'readWrite') transaction.checkUnchanged();
    }
    return this.#commit(caller, database, writes);
  }

  /** Applies each write independently, outside any transaction. */
  batchWrite(caller: Caller, name: DatabaseName, writes: readonly Write[]): BatchWriteResult {
    const database = this.#database(name);
    if (writes.length > MAX_BATCH_WRITES) {
      throw invalidArgument(`Cannot write more than ${MAX_BATCH_WRITES} documents in a single BatchWrite.`);
    }
    const paths = new Set(writes.map(({ path }) => path));
    if (paths.size < writes.length) throw invalidArgument('A BatchWrite may write each document only once.');
    const writeResults: WriteResult[] = [];
    const errors: (StatusError | undefined)[] = [];
    for (const write of writes) {
      try {
        const { writeResults: results } = this.#commit(caller, database, [write]);
        writeResults.push(results[0] ?? { transformResults: [] });
        errors.push(undefined);
      } catch (error) {
        if (!(error instanceof StatusError)) throw error;
        writeResults.push({ transformResults: [] });
        errors.push(error);
      }
    }
    return { writeResults, errors };
  }

  listen(caller: Caller, name: DatabaseName, emit: (event: ListenEvent) => void): ListenSession {
    const database = this.#database(name);
    const stream = new ListenStream(
      {
        database,
        clock: this.store.clock,
        plan: (query) => this.#plan(name, query),
        authorizeQuery: (query, time) => {
          const context = this.#contextOf(caller, name, database.latest, time);
          return context && this.#accessTo(name).list(context, query);
        },
        authorizeDocument: (path, document, time) => {
          const context = this.#contextOf(caller, name, database.latest, time);
          return context && this.#accessTo(name).get(context, path, document);
        },
        onClose: () => this.#streams.delete(stream),
      },
      emit,
    );
    this.#streams.add(stream);
    return stream;
  }

  /** Deletes every document and notifies listeners. */
  clear(name: DatabaseName): void {
    this.store.clear(parseDatabaseName(name));
  }

  #database(name: DatabaseName): Database {
    return this.store.database(parseDatabaseName(name));
  }

  /** `alsoRead`: fields that an aggregation reads in addition to those the query names. */
  #plan(name: DatabaseName, query: Query, alsoRead?: readonly FieldPath[]): Plan {
    const plan = planQuery(name, query);
    this.indexes?.check(plan, alsoRead);
    return plan;
  }

  #authorizedPlan(caller: Caller, name: DatabaseName, query: Query, reading: Reading, alsoRead?: FieldPath[]): Plan {
    const { view, readTime } = reading;
    const plan = this.#plan(name, query, alsoRead);
    const context = this.#contextOf(caller, name, view, readTime);
    if (context) this.#accessTo(name).list(context, query);
    return plan;
  }

  #query(caller: Caller, name: DatabaseName, query: Query, reading: Reading, alsoRead?: FieldPath[]): Document[] {
    const plan = this.#authorizedPlan(caller, name, query, reading, alsoRead);
    reading.transaction?.noteQuery(plan);
    return runQuery(plan, reading.view);
  }

  #select(caller: Caller, name: DatabaseName, query: Query, reading: Reading): readonly Document[] {
    const { select } = query;
    const documents = this.#query(caller, name, query, reading);
    return select ? documents.map((each) => ({ ...each, fields: projectFields(each.fields, select) })) : documents;
  }

  #commit(caller: Caller, database: Database, writes: readonly Write[]): CommitResult {
    const time = this.store.clock.next();
    const { changes, written, verified, writeResults, after, broken } = prepareCommit(database, writes, time);
    const context = this.#contextOf(caller, database.name, database.latest, time, time - 1);
    if (context) {
      const access = this.#accessTo(database.name);
      for (const path of verified) access.get(context, path, database.latest.get(path));
      access.write(context, written, after);
    }
    if (broken) throw broken;
    this.store.commit(database, time, changes);
    return { writeResults, commitTime: time };
  }

  #accessTo(database: DatabaseName): Access {
    const project = database.split('/')[1] ?? '';
    return this.#access.get(project) ?? this.#access.get('') ?? openAccess;
  }

  /** undefined for admin callers, who bypass the rules. */
  #contextOf(
    caller: Caller,
    database: DatabaseName,
    view: DocumentReader,
    time: Micros,
    /** The read time; for a commit, the time just before it. */
    moment: Micros = time,
  ): AccessContext | undefined {
    if (caller.kind === 'owner') return undefined;
    const requester = { claims: caller.kind === 'user' ? caller.claims : undefined };
    const snapshot = () => this.#database(database).at(moment);
    return { requester, database, view, snapshot, time };
  }

  #begin(database: Database, options: TransactionOptions): Transaction {
    const now = this.store.clock.read();
    if (options.mode === 'readOnly' && options.readTime !== undefined) checkReadTime(database, options.readTime, now);
    return this.#transactions.begin(database, options, now);
  }

  #read<T>(database: Database, consistency: Consistency, read: (reading: Reading) => T): ReadResult<T> {
    const reading = this.#reading(database, consistency);
    try {
      const result = read(reading);
      const transaction = reading.began ? reading.transaction?.id : undefined;
      return { readTime: reading.readTime, transaction, result };
    } catch (error) {
      if (reading.began && reading.transaction) this.#transactions.end(reading.transaction);
      throw error;
    }
  }

  #reading(database: Database, consistency: Consistency): Reading {
    const now = this.store.clock.read();
    switch (consistency.kind) {
      case 'latest':
        return { view: database.latest, readTime: now, transaction: undefined, began: false };
      case 'readTime':
        checkReadTime(database, consistency.time, now);
        return {
          view: database.at(consistency.time),
          readTime: consistency.time,
          transaction: undefined,
          began: false,
        };
      case 'begin':
      case 'transaction': {
        const began = consistency.kind === 'begin';
        const transaction = began
          ? this.#begin(database, consistency.options)
          : this.#transactions.get(database, consistency.id, now);
        const { readTime } = transaction;
        if (readTime < database.horizon) {
          throw new StatusError('ABORTED', 'The transaction is too old: what it read is no longer kept.');
        }
        return { view: database.at(readTime), readTime, transaction, began };
      }
    }
  }
}
