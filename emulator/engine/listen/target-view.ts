import type { Document } from '../../model/document.ts';
import type { Plan } from '../../query/plan.ts';
import { allMatches, runQuery, windowOf } from '../../query/run.ts';
import type { Commit, DatabaseView } from '../../store/database.ts';

/** The change in the result of a target. */
export interface ViewChange {
  readonly changed: readonly Document[];
  /** Paths of documents that left the result. */
  readonly removed: readonly string[];
}

/** The result of one target, updated incrementally by each commit. */
export interface TargetView {
  readonly documents: Iterable<Document>;
  readonly size: number;
  /** Number of documents kept in memory for it. */
  readonly held: number;
  apply(commit: Commit): ViewChange;
}

/** A target that names its documents. */
export class NamedDocumentsView implements TargetView {
  readonly #present = new Map<string, Document>();
  readonly #wanted: ReadonlySet<string>;

  constructor(paths: readonly string[], view: DatabaseView) {
    this.#wanted = new Set(paths);
    for (const path of this.#wanted) {
      const document = view.get(path);
      if (document) this.#present.set(path, document);
    }
  }

  get documents(): Iterable<Document> {
    return this.#present.values();
  }

  get size(): number {
    return this.#present.size;
  }

  get held(): number {
    return this.#present.size;
  }

  apply({ changes }: Commit): ViewChange {
    return applyTo(
      this.#present,
      changes.filter(({ path }) => this.#wanted.has(path)),
      () => true,
    );
  }
}

/** A query without a limit: each document matches or not, independently of the others. */
export class QueryView implements TargetView {
  readonly #present = new Map<string, Document>();

  constructor(
    private readonly plan: Plan,
    view: DatabaseView,
  ) {
    for (const document of runQuery(plan, view)) this.#present.set(document.path, document);
  }

  get documents(): Iterable<Document> {
    return this.#present.values();
  }

  get size(): number {
    return this.#present.size;
  }

  get held(): number {
    return this.#present.size;
  }

  apply({ changes }: Commit): ViewChange {
    return applyTo(this.#present, changes, this.plan.matches);
  }
}

function applyTo(
  present: Map<string, Document>,
  changes: Commit['changes'],
  matches: (document: Document) => boolean,
): ViewChange {
  const changed: Document[] = [];
  const removed: string[] = [];
  for (const { path, after } of changes) {
    if (after && matches(after)) {
      present.set(path, after);
      changed.push(after);
    } else if (present.delete(path)) {
      removed.push(path);
    }
  }
  return { changed, removed };
}

/** A query with a limit or offset: keeps all matches sorted and diffs the window. */
export class WindowView implements TargetView {
  readonly #sorted: Document[];
  #window: Map<string, Document>;

  constructor(
    private readonly plan: Plan,
    view: DatabaseView,
  ) {
    this.#sorted = allMatches(plan, view);
    this.#window = this.#computeWindow();
  }

  get documents(): Iterable<Document> {
    return this.#window.values();
  }

  get size(): number {
    return this.#window.size;
  }

  get held(): number {
    return this.#sorted.length + this.#window.size;
  }

  apply({ changes }: Commit): ViewChange {
    let touched = false;
    for (const { before, after } of changes) {
      if (before && this.plan.matches(before)) {
        this.#sorted.splice(this.#position(before), 1);
        touched = true;
      }
      if (after && this.plan.matches(after)) {
        this.#sorted.splice(this.#position(after), 0, after);
        touched = true;
      }
    }
    if (!touched) return { changed: [], removed: [] };
    const old = this.#window;
    this.#window = this.#computeWindow();
    return {
      changed: [...this.#window.values()].filter((document) => old.get(document.path) !== document),
      removed: [...old.keys()].filter((path) => !this.#window.has(path)),
    };
  }

  #computeWindow(): Map<string, Document> {
    return new Map(windowOf(this.plan, this.#sorted).map((document) => [document.path, document]));
  }

  /** The index of the document, or its insertion point. */
  #position(document: Document): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.plan.compare(this.#sorted[middle] as Document, document) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
