import type { Document } from '../../model/document.ts';
import { formatResourceName } from '../../model/path.ts';
import { invalidArgument, StatusError } from '../../model/status.ts';
import type { Micros } from '../../model/timestamp.ts';
import type { Plan } from '../../query/plan.ts';
import type { Query } from '../../query/query.ts';
import type { Grant } from '../../rules/access.ts';
import type { CommitClock } from '../../store/clock.ts';
import type { Commit, Database, DatabaseView } from '../../store/database.ts';
import type { ListenEvent, ListenSession, Target } from '../requests.ts';
import { bloomFilterOf } from './bloom-filter.ts';
import { decodeResumeToken, encodeResumeToken } from './resume-token.ts';
import { NamedDocumentsView, QueryView, WindowView, type TargetView } from './target-view.ts';

/** The engine as seen by a stream. The authorize functions throw PERMISSION_DENIED; admin callers need no grant. */
export interface ListenContext {
  readonly database: Database;
  readonly clock: CommitClock;
  plan(query: Query): Plan;
  authorizeQuery(query: Query, time: Micros): Grant | undefined;
  authorizeDocument(path: string, document: Document | undefined, time: Micros): Grant | undefined;
  onClose(): void;
}

/** A commit that changes at least this many of a stream's documents counts as part of a bulk load. */
const BULK_CHANGES = 100;
const BULK_INTERVAL_MS = 500;

interface ActiveTarget {
  readonly target: Target;
  readonly view: TargetView;
  /** Documents that the permission to listen depends on. */
  dependsOn: ReadonlySet<string>;
}

/** Changes and removals of one document, merged across the targets of the stream. */
interface Delta {
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/**
 * One Listen stream with its targets. Events form consistent snapshots: a commit is sent as a whole and followed by a
 * NO_CHANGE for all targets, which tells the client that its state is consistent at that time.
 *
 *   addTarget ──▶ ADD ──▶ documents… ──▶ [filter] ──▶ CURRENT ──▶ NO_CHANGE(all)   (once: ──▶ REMOVE)
 *                  │                                                 ▲    │
 *                  └──▶ REMOVE(cause)                 commit ──▶ changes ─┘
 */
export class ListenStream implements ListenSession {
  readonly #targets = new Map<number, ActiveTarget>();
  readonly #unsubscribe: () => void;
  /** Milliseconds on the monotonic clock. */
  #lastConsistent = -Infinity;
  #bulkTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly context: ListenContext,
    private readonly emit: (event: ListenEvent) => void,
  ) {
    this.#unsubscribe = context.database.subscribe((commit) => {
      this.#onCommit(commit);
    });
  }

  get heldDocuments(): number {
    let held = 0;
    for (const { view } of this.#targets.values()) held += view.held;
    return held;
  }

  addTarget(target: Target): void {
    const id = target.id === 0 ? this.#freeId() : target.id;
    const { clock } = this.context;
    const now = clock.read();
    this.emit({ kind: 'target', change: 'ADD', targetIds: [id] });
    try {
      if (this.#targets.has(id)) throw invalidArgument(`Target id ${id} is already in use on this stream.`);
      const open = this.#viewer(target);
      const dependsOn = this.#authorize(target, now);
      const view = open(this.context.database.latest);
      this.#targets.set(id, { target, view, dependsOn });
      this.#sendInitial(id, target, view, open, now);
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      this.emit({ kind: 'target', change: 'REMOVE', targetIds: [id], cause: error });
      return;
    }
    const resumeToken = encodeResumeToken(now);
    this.emit({ kind: 'target', change: 'CURRENT', targetIds: [id], resumeToken, readTime: now });
    this.#sendConsistent(now);
    if (target.once) this.removeTarget(id);
  }

  removeTarget(id: number): void {
    this.#targets.delete(id);
    this.emit({ kind: 'target', change: 'REMOVE', targetIds: [id] });
  }

  close(): void {
    clearTimeout(this.#bulkTimer);
    this.#targets.clear();
    this.#unsubscribe();
    this.context.onClose();
  }

  /** Called when the rules change: ends targets that are no longer allowed. */
  authorizeAgain(): void {
    this.#reauthorize(() => true);
  }

  #freeId(): number {
    let id = 1;
    while (this.#targets.has(id)) id++;
    return id;
  }

  /** Validates the target and returns how to compute its result from a snapshot of the database. */
  #viewer(target: Target): (view: DatabaseView) => TargetView {
    if ('documents' in target) return (view) => new NamedDocumentsView(target.documents, view);
    const { query } = target;
    if (query.findNearest) throw invalidArgument('A listener cannot search for nearest neighbours.');
    const plan = this.context.plan(query);
    const isWindow = query.limit !== undefined || query.offset > 0;
    return (view) => (isWindow ? new WindowView(plan, view) : new QueryView(plan, view));
  }

  /** Throws PERMISSION_DENIED, or returns the documents whose change may revoke the permission. */
  #authorize(target: Target, now: Micros): ReadonlySet<string> {
    const { context } = this;
    if ('query' in target) return context.authorizeQuery(target.query, now)?.dependsOn ?? new Set();
    const dependsOn = new Set<string>();
    for (const path of target.documents) {
      const grant = context.authorizeDocument(path, context.database.latest.get(path), now);
      if (grant) for (const each of [path, ...grant.dependsOn]) dependsOn.add(each);
    }
    return dependsOn;
  }

  #reauthorize(concerns: (active: ActiveTarget) => boolean): void {
    const now = this.context.clock.read();
    for (const [id, active] of this.#targets) {
      if (!concerns(active)) continue;
      try {
        active.dependsOn = this.#authorize(active.target, now);
      } catch (error) {
        if (!(error instanceof StatusError)) throw error;
        this.#targets.delete(id);
        this.emit({ kind: 'target', change: 'REMOVE', targetIds: [id], cause: error });
      }
    }
  }

  /**
   * Sends what the client is missing. If the history is still available, that is the exact difference. Otherwise it is
   * everything changed since, plus an existence filter so that the client detects deletions. A limit query may also have
   * gained unchanged documents, so its client starts from scratch.
   */
  #sendInitial(
    id: number,
    target: Target,
    view: TargetView,
    open: (view: DatabaseView) => TargetView,
    now: Micros,
  ): void {
    const since = this.#resumePoint(target);
    if (since === undefined) {
      this.#sendAll(id, view);
      this.#sendMissing(id, target, now);
      return;
    }
    const { database } = this.context;
    // Whether the client is known to hold the complete result as of its token.
    let isInStep = false;
    if (since.exact) {
      const old = new Map(Array.from(open(database.at(since.time)).documents, (document) => [document.path, document]));
      isInStep = target.expectedCount === old.size;
      for (const document of view.documents) {
        if (old.get(document.path) !== document) this.#sendChange(id, document);
        old.delete(document.path);
      }
      for (const path of old.keys()) this.#sendRemoval(path, { targetIds: [], removedTargetIds: [id] }, now);
    } else if (view instanceof WindowView) {
      this.emit({ kind: 'target', change: 'RESET', targetIds: [id] });
      this.#sendAll(id, view);
    } else {
      for (const document of view.documents) if (document.updateTime > since.time) this.#sendChange(id, document);
    }
    this.#sendMissing(id, target, now);
    if (!isInStep) this.#sendFilter(id, view);
  }

  #sendFilter(id: number, view: TargetView): void {
    const names = Array.from(view.documents, ({ path }) =>
      formatResourceName(this.context.database.name, path.split('/')),
    );
    this.emit({ kind: 'filter', targetId: id, count: view.size, unchangedNames: bloomFilterOf(names) });
  }

  #resumePoint({ resume }: Target): { time: Micros; exact: boolean } | undefined {
    if (!resume) return undefined;
    const point = 'token' in resume ? decodeResumeToken(resume.token) : { time: resume.readTime, sameProcess: true };
    if (!point) return undefined;
    return { time: point.time, exact: point.sameProcess && point.time >= this.context.database.horizon };
  }

  #sendAll(id: number, view: TargetView): void {
    for (const document of view.documents) this.#sendChange(id, document);
  }

  #sendChange(id: number, document: Document): void {
    this.emit({ kind: 'change', document, targetIds: [id], removedTargetIds: [] });
  }

  /** A missing document named by a target is reported as deleted. */
  #sendMissing(id: number, target: Target, now: Micros): void {
    if (!('documents' in target)) return;
    for (const path of target.documents) {
      if (!this.context.database.latest.get(path)) {
        this.emit({ kind: 'delete', path, removedTargetIds: [id], readTime: now });
      }
    }
  }

  #onCommit(commit: Commit): void {
    this.#reauthorize(({ dependsOn }) => dependsOn.size > 0 && commit.changes.some(({ path }) => dependsOn.has(path)));
    const deltas = new Map<string, Delta>();
    const deltaOf = (path: string): Delta => {
      let delta = deltas.get(path);
      if (!delta) deltas.set(path, (delta = { targetIds: [], removedTargetIds: [] }));
      return delta;
    };
    const documents = new Map<string, Document>();
    for (const [id, { view }] of this.#targets) {
      const { changed, removed } = view.apply(commit);
      for (const document of changed) {
        documents.set(document.path, document);
        deltaOf(document.path).targetIds.push(id);
      }
      for (const path of removed) deltaOf(path).removedTargetIds.push(id);
    }
    if (deltas.size === 0) return;
    for (const [path, delta] of deltas) {
      const document = documents.get(path);
      if (document) this.emit({ kind: 'change', document, ...delta });
      else this.#sendRemoval(path, delta, commit.time);
    }
    if (deltas.size < BULK_CHANGES) this.#sendConsistent(commit.time);
    else this.#sendConsistentInTime(commit.time);
  }

  /** Reports a document that left all targets, with its new contents if the client may read them. */
  #sendRemoval(path: string, { removedTargetIds }: Delta, time: Micros): void {
    const document = this.context.database.latest.get(path);
    if (!document) {
      this.emit({ kind: 'delete', path, removedTargetIds, readTime: time });
      return;
    }
    try {
      this.context.authorizeDocument(path, document, time);
      this.emit({ kind: 'change', document, targetIds: [], removedTargetIds });
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      this.emit({ kind: 'remove', path, removedTargetIds, readTime: time });
    }
  }

  /**
   * The SDK re-evaluates everything it holds at each snapshot. Under a bulk load snapshots are throttled, or the client
   * would fall further behind with every batch; the changes themselves are sent immediately.
   */
  #sendConsistentInTime(time: Micros): void {
    clearTimeout(this.#bulkTimer);
    const wait = this.#lastConsistent + BULK_INTERVAL_MS - performance.now();
    if (wait <= 0) this.#sendConsistent(time);
    else {
      this.#bulkTimer = setTimeout(() => {
        this.#sendConsistent(time);
      }, wait);
    }
  }

  #sendConsistent(time: Micros): void {
    clearTimeout(this.#bulkTimer);
    if (this.#targets.size === 0) return;
    this.#lastConsistent = performance.now();
    this.emit({
      kind: 'target',
      change: 'NO_CHANGE',
      targetIds: [],
      resumeToken: encodeResumeToken(time),
      readTime: time,
    });
  }
}
