import type { Document } from '../model/document.ts';
import type { Micros } from '../model/timestamp.ts';
import { CommitClock } from './clock.ts';
import { Database, type Commit, type DocumentChange, type Retention } from './database.ts';
import { Journal, type JournalRecord, type StoredDocument } from './journal.ts';

export interface StoreOptions {
  /** Directory for persistent data; without it, data is lost when the process ends. */
  readonly dataDir?: string | undefined;
  readonly clock?: CommitClock | undefined;
  readonly retention?: Retention | undefined;
}

const DOCUMENTS_PER_RECORD = 500;

/** All databases, created on first use, and their shared journal. */
export class Store {
  readonly clock: CommitClock;
  readonly #databases = new Map<string, Database>();
  readonly #retention: Retention | undefined;
  #journal: Journal | undefined;

  constructor(options: StoreOptions = {}) {
    this.clock = options.clock ?? new CommitClock();
    this.#retention = options.retention;
    if (options.dataDir !== undefined) {
      this.#journal = Journal.open(options.dataDir, (record) => {
        this.#replay(record);
      });
      if (this.#journal.wantsCompaction) this.#compact();
    }
  }

  database(name: string): Database {
    let database = this.#databases.get(name);
    if (!database) {
      database = new Database(name, this.#retention);
      this.#databases.set(name, database);
    }
    return database;
  }

  databases(): Iterable<Database> {
    return this.#databases.values();
  }

  /** Journals the changes, then applies them atomically. */
  commit(database: Database, time: Micros, changes: readonly DocumentChange[]): Commit {
    const commit: Commit = { time, changes };
    if (changes.length > 0) {
      this.#journal?.append({ database: database.name, time, documents: changes.map(storedChange) });
    }
    database.apply(commit);
    if (this.#journal?.wantsCompaction) this.#compact();
    return commit;
  }

  /** Deletes every document of a database. */
  clear(name: string): void {
    const database = this.database(name);
    const time = this.clock.next();
    this.#journal?.append({ database: name, time, cleared: true });
    database.apply({ time, changes: deletions(database) });
  }

  close(): void {
    this.#journal?.close();
    this.#journal = undefined;
  }

  #replay({ database: name, time, documents, cleared }: JournalRecord): void {
    const database = this.database(name);
    if (cleared) for (const { path } of deletions(database)) database.load(path, undefined, time);
    for (const [path, fields, createTime, updateTime] of documents ?? []) {
      const document =
        fields && createTime !== undefined ? { path, fields, createTime, updateTime: updateTime ?? time } : undefined;
      database.load(path, document, time);
    }
    this.clock.startAfter(time);
  }

  #compact(): void {
    this.#journal?.compact(this.#presentState());
  }

  *#presentState(): Generator<JournalRecord> {
    for (const database of this.#databases.values()) {
      let documents: StoredDocument[] = [];
      const record = (): JournalRecord => ({ database: database.name, time: this.clock.read(), documents });
      for (const document of database.latest.collectionGroup(undefined, '')) {
        documents.push([document.path, document.fields, document.createTime, document.updateTime]);
        if (documents.length < DOCUMENTS_PER_RECORD) continue;
        yield record();
        documents = [];
      }
      if (documents.length > 0) yield record();
    }
  }
}

function deletions(database: Database): DocumentChange[] {
  const changeOf = (before: Document): DocumentChange => ({ path: before.path, before, after: undefined });
  return Array.from(database.latest.collectionGroup(undefined, ''), changeOf);
}

function storedChange({ path, after }: DocumentChange): StoredDocument {
  return after ? [path, after.fields, after.createTime, after.updateTime] : [path];
}
