import type { Document } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import { requestTimeOf } from '../model/timestamp.ts';
import type { Query } from '../query/query.ts';
import type { Access, AccessContext, DocumentReader, Grant, WriteAccess } from './access.ts';
import {
  AccessLog,
  DatabaseAccess,
  MAX_ACCESSES,
  MAX_ACCESSES_OF_COMMIT,
  type NoteAccess,
  resourceOf,
  rootSegments,
} from './document-access.ts';
import { constraintsOf, type Constraints } from './list-proof.ts';
import { explainRefusal } from './explain.ts';
import type { RulesSource } from './load-rules.ts';
import { nameOfRequester } from './requester-name.ts';
import { ANY_DEPTH, type PathPiece } from './pattern.ts';
import type { Observer, RequestEnvironment } from './runtime/environment.ts';
import type { EvaluationFailure } from './runtime/failure.ts';
import {
  fromJson,
  mapOf,
  RulesPath,
  RulesTimestamp,
  UNKNOWN,
  type RulesMap,
  type RulesValue,
} from './runtime/values.ts';
import type { Operation, Ruleset } from './ruleset.ts';
import type { Usage } from './usage.ts';

/** One operation as presented to the rules. */
interface Attempt {
  readonly operation: Operation;
  readonly path: readonly PathPiece[];
  readonly resource: RulesValue;
  readonly request: Readonly<Record<string, RulesValue>>;
  readonly documents: DatabaseAccess;
  /** The document accesses for this operation. */
  readonly log: AccessLog;
}

export interface AccessOptions {
  /** Observes every evaluation, for coverage. */
  readonly observe?: Observer | undefined;
  /** Records how much of the limits each operation uses. */
  readonly usage?: Usage | undefined;
  /** Receives one line per denial. */
  readonly onDenial?: ((line: string) => void) | undefined;
  /** Whether the limit on document accesses allows for a cache that the writes of a commit do not share. */
  readonly countAccessesPerWrite?: boolean | undefined;
  /** Whether denials include the reason, at the cost of a second evaluation. */
  readonly explain?: boolean | undefined;
}

/** A shared error for denials without a reason; allocating one per denial would cost more than the evaluation. */
const DENIED = new StatusError('PERMISSION_DENIED', 'Denied.');

/** The access check that evaluates Firestore security rules. */
export class FirestoreAccess implements Access {
  constructor(
    private readonly ruleset: Ruleset,
    private readonly source: RulesSource,
    private readonly options: AccessOptions = {},
  ) {}

  get(context: AccessContext, path: string, document: Document | undefined): Grant {
    const { database, view } = context;
    const log = new AccessLog(MAX_ACCESSES);
    this.#require(context, {
      operation: 'get',
      path: [...rootSegments(database), ...path.split('/')],
      resource: document ? resourceOf(database, document) : null,
      request: {},
      documents: new DatabaseAccess(database, view, view, (accessed) => log.note(accessed)),
      log,
    });
    return { dependsOn: log.seen };
  }

  list(context: AccessContext, query: Query): Grant {
    const { database, view } = context;
    const log = new AccessLog(MAX_ACCESSES);
    const documents = new DatabaseAccess(database, view, view, (accessed) => log.note(accessed));
    for (const constraints of constraintsOf(query)) {
      const path = pathOfAnswers(database, query, constraints.name);
      this.#require(context, {
        operation: 'list',
        path,
        resource: answerOf(path, constraints),
        request: { query: describeQuery(query) },
        documents,
        log,
      });
    }
    return { dependsOn: log.seen };
  }

  write(context: AccessContext, writes: readonly WriteAccess[], after: DocumentReader): void {
    const { database, view } = context;
    const ofCommit = new AccessLog(writes.length > 1 ? MAX_ACCESSES_OF_COMMIT : MAX_ACCESSES);
    try {
      for (const [index, write] of writes.entries()) {
        const log = new AccessLog(MAX_ACCESSES);
        const note: NoteAccess = (path, state) => {
          log.note(this.options.countAccessesPerWrite ? `${state} ${path}` : path);
          ofCommit.note(this.options.countAccessesPerWrite ? `${index} ${state} ${path}` : path);
        };
        this.#require(context, {
          operation: operationOf(write),
          path: [...rootSegments(database), ...write.path.split('/')],
          resource: write.before ? resourceOf(database, write.before) : null,
          request: { resource: write.after ? resourceOf(database, write.after) : null },
          documents: new DatabaseAccess(database, view, after, note),
          log,
        });
      }
    } finally {
      if (writes.length > 1) this.options.usage?.noteCommit(ofCommit.seen.size, ofCommit.calls);
    }
  }

  #require(context: AccessContext, attempt: Attempt): void {
    const { operation, path } = attempt;
    const isKnown = path.every((piece) => typeof piece === 'string');
    const request = mapOf({
      auth: authOf(context),
      method: operation,
      time: timeOf(context),
      path: isKnown ? new RulesPath(path) : UNKNOWN,
      ...attempt.request,
    });
    const { resource, documents } = attempt;
    const environmentFor = (wildcards: RulesValue[]): RequestEnvironment => ({
      request,
      resource,
      wildcards,
      documents,
      observe: this.options.observe,
    });
    const decision = this.ruleset.decide(operation, path, environmentFor);
    this.options.usage?.note(operation, decision, attempt.log.seen.size);
    if (decision.allowed) return;
    if (this.options.explain === false) throw DENIED;
    // Re-evaluate only on denial, to find the reason. Documents already read are not read again.
    const trace = new Map<object, RulesValue | EvaluationFailure>();
    this.ruleset.decide(operation, path, (wildcards) => ({
      ...environmentFor(wildcards),
      observe: (expression, value) => trace.set(expression, value),
    }));
    const why = explainRefusal(this.ruleset, this.source, operation, decision.refusals, trace);
    this.options.onDenial?.(`Denied to ${nameOfRequester(context)}: ${operation} ${pathText(path)}: ${why}`);
    throw new StatusError('PERMISSION_DENIED', why);
  }
}

/** Equals the server timestamp of the same request, so that rules can compare the two. */
function timeOf({ time }: AccessContext): RulesTimestamp {
  const { seconds, nanos } = requestTimeOf(time);
  return new RulesTimestamp(BigInt(seconds) * 1_000_000_000n + BigInt(nanos));
}

function pathText(path: readonly PathPiece[]): string {
  return path
    .slice(3)
    .map((piece) => (typeof piece === 'string' ? piece : piece === ANY_DEPTH ? '**' : '*'))
    .join('/');
}

function operationOf({ before, after, mustExist }: WriteAccess): Operation {
  if (after) return before || mustExist ? 'update' : 'create';
  // Deleting a missing document still counts as a delete, or the result would reveal whether it exists.
  return 'delete';
}

function authOf({ requester: { claims } }: AccessContext): RulesValue {
  if (!claims) return null;
  const uid = claims['user_id'] ?? claims['sub'] ?? claims['uid'];
  return mapOf({ uid: typeof uid === 'string' ? uid : null, token: fromJson(claims) });
}

/** The path pattern of the documents that the query may return. */
function pathOfAnswers(database: string, query: Query, name: RulesPath | undefined): PathPiece[] {
  if (name) return name.segments.map(String);
  const { parent, collectionId, allDescendants } = query;
  const below = [...rootSegments(database), ...parent];
  const collection = collectionId ?? UNKNOWN;
  return allDescendants ? [...below, ANY_DEPTH, collection, UNKNOWN] : [...below, collection, UNKNOWN];
}

function answerOf(path: readonly PathPiece[], { data, name }: Constraints): RulesMap {
  const id = path.at(-1);
  return mapOf({ data, id: typeof id === 'string' ? id : UNKNOWN, __name__: name ?? UNKNOWN });
}

function describeQuery({ limit, offset, orderBy }: Query): RulesMap {
  const orders = orderBy.map(({ field, direction }) => [field.join('.'), direction === 'ASCENDING' ? 'ASC' : 'DESC']);
  return mapOf({
    limit: limit === undefined ? null : BigInt(limit),
    offset: BigInt(offset),
    orderBy: mapOf(Object.fromEntries(orders) as Record<string, string>),
  });
}
