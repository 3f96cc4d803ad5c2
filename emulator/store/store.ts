import type { Document } from '../model/document.ts';
import type { Micros } from '../model/timestamp.ts';
import { CommitClock } from './clock.ts';
import { Database, type Commit, type DocumentChange, type Retention } from './database.ts';
import { DataDirError } from './journal/data-dir-error.ts';
import { Journal, type JournalOptions } from './journal/journal.ts';
import type { JournalRecord, StoredDocument } from './journal/record.ts';

export interface StoreOptions {
  /** Directory for persistent data; without it, data is lost when the process ends. */
  readonly dataDir?: string | undefined;
  readonly journal?: JournalOptions | undefined;
  readonly clock?: CommitClock | undefined;
  readonly retention?: Retention | undefined;
}

const DOCUMENTS_PER_RECORD = 500;

/** All databases, created on first use, and their shared journal. */
export class Store {
  readonly clock: CommitClock;
  readonly #databases = new Map<string, Database>();
  readonly #retention: Retention | undefined;
  readonly #report: (line: string) => void;
  #journal: Journal | undefined;

  /** Throws DataDirError. */
  constructor(options: StoreOptions = {}) {
    this.clock = options.clock ?? new CommitClock();
    this.#retention = options.retention;
    this.#report = options.journal?.report ?? (() => undefined);
    if (options.dataDir !== undefined) this.#openJournal(options.dataDir, options.journal);
  }

  database(name: string): Database {
    let database = this.#databases.get(name);
    if (!database) {
      database = new Database(name, this.#retention);
      this.#databases.set(name, database);
    }
    return database;
  }

  /** Journals the changes, then applies them atomically. */
  commit(database: Database, time: Micros, changes: readonly DocumentChange[]): Commit {
    const commit: Commit = { time, changes };
    if (changes.length > 0) {
      this.#journal?.append({ database: database.name, time, documents: changes.map(storedChange) });
    }
    database.apply(commit);
    this.#compactIfWanted();
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

  #openJournal(dataDir: string, options: JournalOptions | undefined): void {
    const journal = Journal.open(dataDir, (record) => this.#replay(record), options);
    if (journal.needsCompaction) {
      try {
        journal.compact([...this.#presentState()]);
      } catch (error) {
        journal.close();
        throw error;
      }
    }
    this.#journal = journal;
    this.#compactIfWanted();
  }

  /** The journal is complete without a compaction, so a failed one does not concern the client whose commit caused it. */
  #compactIfWanted(): void {
    if (!this.#journal?.wantsCompaction) return;
    try {
      this.#journal.compact([...this.#presentState()]);
    } catch (error) {
      if (!(error instanceof DataDirError)) throw error;
      this.#report(error.message);
    }
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
