import type { Document } from '../model/document.ts';
import { compareIds } from '../model/order.ts';
import type { Micros } from '../model/timestamp.ts';
import { SortedMap } from './sorted-map.ts';

/** One version of a document; undefined if deleted. Retained older versions form a linked list. */
export interface Version {
  readonly time: Micros;
  readonly document: Document | undefined;
  previous: Version | undefined;
}

/** The documents of one collection, ordered by id, with their recent history. */
export class Collection {
  readonly #entries = new SortedMap<Version>(compareIds);
  #size = 0;
  /** Cache of all current documents, filled by a full iteration and invalidated by the next change. */
  #walked: readonly Document[] | undefined;
  #changes = 0;

  constructor(
    /** Relative to the database: `rooms/a/messages`. */
    readonly path: string,
    readonly id: string,
  ) {}

  /** Number of current documents. */
  get size(): number {
    return this.#size;
  }

  get isForgotten(): boolean {
    return this.#entries.size === 0;
  }

  version(id: string): Version | undefined {
    return this.#entries.get(id);
  }

  put(id: string, document: Document | undefined, time: Micros): Version {
    const previous = this.#entries.get(id);
    const version: Version = { time, document, previous };
    this.#entries.set(id, version);
    this.#walked = undefined;
    this.#changes += 1;
    this.#size += Number(document !== undefined) - Number(previous?.document !== undefined);
    return version;
  }

  /** Prunes the history before `version`, and the id itself if that version is a deletion. */
  prune(id: string, version: Version): void {
    version.previous = undefined;
    if (version.document === undefined && this.#entries.get(id) === version) this.#entries.delete(id);
  }

  /** The documents that exist (or existed at `time`), ordered by id. */
  documents(time?: Micros): Iterable<Document> {
    return time === undefined ? (this.#walked ?? this.#walk()) : this.#walkAt(time);
  }

  hasDocuments(time?: Micros): boolean {
    return time === undefined ? this.#size > 0 : !this.#walkAt(time).next().done;
  }

  /** Lazy; a complete iteration fills the cache. */
  *#walk(): Generator<Document, void> {
    const [walked, changes]: [Document[], number] = [[], this.#changes];
    for (const { document } of this.#entries.values()) {
      if (!document) continue;
      walked.push(document);
      yield document;
    }
    if (this.#changes === changes) this.#walked = walked;
  }

  *#walkAt(time: Micros): Generator<Document, void> {
    for (const version of this.#entries.values()) {
      const document = versionAt(version, time)?.document;
      if (document) yield document;
    }
  }
}

export function versionAt(latest: Version | undefined, time: Micros): Version | undefined {
  let version = latest;
  while (version && version.time > time) version = version.previous;
  return version;
}
