import type { Document } from '../model/document.ts';
import { comparePaths } from '../model/order.ts';
import type { Micros } from '../model/timestamp.ts';
import { Collection, versionAt, type Version } from './collection.ts';

export interface DocumentChange {
  readonly path: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

/** The effect of one commit. */
export interface Commit {
  readonly time: Micros;
  readonly changes: readonly DocumentChange[];
}

/** The current documents, or a snapshot at a past time. */
export interface DatabaseView {
  get(path: string): Document | undefined;
  /** Ordered by id. */
  collection(path: string): Iterable<Document>;
  /** All documents in collections with this id (undefined for any) below a document or the root (''). */
  collectionGroup(id: string | undefined, below: string): Iterable<Document>;
  /** Paths of the non-empty collections at any depth below a document or the root (''). */
  collectionPaths(below: string): Iterable<string>;
}

/** How much history is retained for past reads, resumed listeners and transactions. */
export interface Retention {
  readonly micros: Micros;
  readonly versions: number;
}

/** Unlimited history. */
export const FOREVER: Retention = { micros: Number.MAX_SAFE_INTEGER, versions: Number.MAX_SAFE_INTEGER };

const DEFAULT_RETENTION: Retention = { micros: 10 * 60 * 1_000_000, versions: 50_000 };

interface Retained {
  readonly collection: Collection;
  readonly id: string;
  readonly version: Version;
}

/** One in-memory database: documents with their recent history, and change listeners. */
export class Database {
  readonly #collections = new Map<string, Collection>();
  readonly #groups = new Map<string, Set<Collection>>();
  readonly #listeners = new Set<(commit: Commit) => void>();
  /** Versions with older ones behind them, oldest first; pruned from the front. */
  readonly #retained: Retained[] = [];
  #prunedUpTo = 0;
  #horizon: Micros = 0;
  readonly latest: DatabaseView;

  constructor(
    readonly name: string,
    private readonly retention: Retention = DEFAULT_RETENTION,
  ) {
    this.latest = this.#view(undefined);
  }

  /** Reads before this time would miss pruned versions and must be rejected. */
  get horizon(): Micros {
    return this.#horizon;
  }

  get isEmpty(): boolean {
    return [...this.#collections.values()].every((collection) => collection.size === 0);
  }

  at(time: Micros): DatabaseView {
    return this.#view(time);
  }

  /** When the document was last written or deleted, as far as retained; 0 if never. */
  lastChange(path: string): Micros {
    const { collection, id } = this.#locate(path);
    return collection?.version(id)?.time ?? 0;
  }

  /** Applies a commit atomically and notifies the listeners. */
  apply(commit: Commit): void {
    for (const { path, after } of commit.changes) this.#put(path, after, commit.time);
    this.#prune(commit.time);
    if (commit.changes.length === 0) return;
    for (const listener of [...this.#listeners]) {
      try {
        listener(commit);
      } catch (error) {
        // A throwing listener must not affect the commit, but the bug must surface.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  /** Sets a document without history or notification; used to load persisted data. */
  load(path: string, document: Document | undefined, time: Micros): void {
    const collection = this.#collectionFor(path);
    const id = lastSegment(path);
    collection.prune(id, collection.put(id, document, time));
    if (time > this.#horizon) this.#horizon = time;
  }

  subscribe(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #put(path: string, document: Document | undefined, time: Micros): void {
    const collection = this.#collectionFor(path);
    const id = lastSegment(path);
    const version = collection.put(id, document, time);
    if (version.previous || !document) this.#retained.push({ collection, id, version });
  }

  #prune(now: Micros): void {
    const oldest = now - this.retention.micros;
    while (this.#prunedUpTo < this.#retained.length) {
      const next = this.#retained[this.#prunedUpTo] as Retained;
      const tooMany = this.#retained.length - this.#prunedUpTo > this.retention.versions;
      if (!tooMany && next.version.time > oldest) break;
      next.collection.prune(next.id, next.version);
      this.#horizon = next.version.time;
      if (next.collection.isForgotten) this.#forget(next.collection);
      this.#prunedUpTo++;
    }
    if (this.#prunedUpTo > 1000 && this.#prunedUpTo * 2 > this.#retained.length) {
      this.#retained.splice(0, this.#prunedUpTo);
      this.#prunedUpTo = 0;
    }
  }

  #collectionFor(path: string): Collection {
    const collectionPath = path.slice(0, path.lastIndexOf('/'));
    let collection = this.#collections.get(collectionPath);
    if (!collection) {
      collection = new Collection(collectionPath, lastSegment(collectionPath));
      this.#collections.set(collectionPath, collection);
      const group = this.#groups.get(collection.id);
      if (group) group.add(collection);
      else this.#groups.set(collection.id, new Set([collection]));
    }
    return collection;
  }

  #forget(collection: Collection): void {
    this.#collections.delete(collection.path);
    this.#groups.get(collection.id)?.delete(collection);
  }

  #locate(path: string): { collection: Collection | undefined; id: string } {
    const slash = path.lastIndexOf('/');
    return { collection: this.#collections.get(path.slice(0, slash)), id: path.slice(slash + 1) };
  }

  #view(time: Micros | undefined): DatabaseView {
    return {
      get: (path) => {
        const { collection, id } = this.#locate(path);
        const latest = collection?.version(id);
        return time === undefined ? latest?.document : versionAt(latest, time)?.document;
      },
      collection: (path) => this.#collections.get(path)?.documents(time) ?? [],
      collectionGroup: (id, below) => this.#collectionGroup(id, below, time),
      collectionPaths: (below) =>
        collectionsBelow(below, this.#collections.values())
          .filter((collection) => collection.hasDocuments(time))
          .map(({ path }) => path),
    };
  }

  *#collectionGroup(id: string | undefined, below: string, time: Micros | undefined): Generator<Document> {
    const among = id === undefined ? this.#collections.values() : (this.#groups.get(id) ?? []);
    for (const collection of collectionsBelow(below, among)) yield* collection.documents(time);
  }
}

function collectionsBelow(below: string, among: Iterable<Collection>): Collection[] {
  return [...among]
    .filter(({ path }) => below === '' || path.startsWith(`${below}/`))
    .sort((a, b) => comparePaths(a.path, b.path));
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
