import type { Document } from '../model/document.ts';
import { compareIds } from '../model/order.ts';
import type { Micros } from '../model/timestamp.ts';
import { SortedMap } from './sorted-map.ts';

/** One state of a document; undefined once it was deleted. Older states hang behind it while they are retained. */
export interface Version {
  readonly time: Micros;
  readonly document: Document | undefined;
  previous: Version | undefined;
}

/** The documents of one collection, ordered by id, each with its recent past. */
export class Collection {
  readonly #entries = new SortedMap<Version>(compareIds);
  #size = 0;
  /** All documents that exist now, once somebody has walked through them, until the next change. */
  #walked: readonly Document[] | undefined;
  #changes = 0;

  constructor(
    /** Relative to the database: `rooms/a/messages`. */
    readonly path: string,
    readonly id: string,
  ) {}

  /** How many documents exist now. */
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

  /** Forgets what came before `version`, and the id itself if that version is its deletion. */
  prune(id: string, version: Version): void {
    version.previous = undefined;
    if (version.document === undefined && this.#entries.get(id) === version) this.#entries.delete(id);
  }

  /** The documents that exist (or existed at `time`), in order of their ids. */
  documents(time?: Micros): Iterable<Document> {
    return time === undefined ? (this.#walked ?? this.#walk()) : this.#walkAt(time);
  }

  hasDocuments(time?: Micros): boolean {
    return time === undefined ? this.#size > 0 : !this.#walkAt(time).next().done;
  }

  /** Who stops half-way pays for half of it; who comes to the end spares the next one the walk. */
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
