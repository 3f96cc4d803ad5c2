import { explainRefusal } from '../rules/explain.ts';
import { ANY_DEPTH, type PathPiece } from '../rules/pattern.ts';
import type { Observer, RequestEnvironment } from '../rules/runtime/environment.ts';
import type { EvaluationFailure } from '../rules/runtime/failure.ts';
import { EntriesMap, isMap, UNKNOWN, type RulesMap, type RulesValue } from '../rules/runtime/values.ts';
import { parseExpressionValue } from './expression-value.ts';
import type { Usage } from '../rules/usage.ts';
import { FetchedDocumentAccess, type FetchedDocuments } from './fetched-documents.ts';
import { ProtocolError } from './json.ts';
import type { VerifyRequest } from './requests.ts';

import type { ActiveStorageRules, StorageRuleset } from './storage-ruleset.ts';

export interface Judgement {
  readonly permit: boolean;
  readonly warnings: readonly string[];
}

export interface JudgeOptions {
  /** Observes every evaluation, for coverage. */
  readonly observe?: Observer | undefined;
  /** Records how much of the limits the request uses. */
  readonly usage?: Usage | undefined;
  /** Whether denials include the reason, at the cost of a second evaluation. */
  readonly explain?: boolean;
}

/** `b/{bucket}/o` */
const BUCKET_SEGMENTS = 3;
const VERSION_1_LIST = "Permission denied. List operations are only allowed for rules_version='2'.";

/** One client request as seen by rules. It can be evaluated repeatedly, with any rules. */
export class StorageRequest {
  readonly #request: RulesMap;
  readonly #resource: RulesValue;
  readonly #segments: readonly string[];
  readonly #path: readonly PathPiece[];

  /** Throws a ProtocolError if the request's variables are malformed. */
  constructor(private readonly verify: VerifyRequest) {
    const { operation, variables, path, delimiter } = verify;
    this.#request = withMethod(parseExpressionValue(variables['request']), operation);
    this.#resource = parseExpressionValue(variables['resource']);
    this.#segments = segmentsOf(path);
    // A list is checked against the files it may return, not its folder. Delimiters other than / reach into subfolders.
    const below = delimiter === '/' ? UNKNOWN : ANY_DEPTH;
    this.#path = operation === 'list' ? [...this.#segments, below] : this.#segments;
  }

  /** A short human-readable description. */
  get summary(): string {
    const auth = this.#request.get('auth') ?? null;
    const uid = isMap(auth) ? auth.get('uid') : undefined;
    return `${this.verify.operation} ${this.verify.path} by ${typeof uid === 'string' ? uid : 'nobody'}`;
  }

  /** Throws DocumentNeeded if the rules need a document that has not been fetched. */
  judge(ruleset: StorageRuleset, documents: FetchedDocuments, options: JudgeOptions = {}): Judgement {
    if (this.#isAnotherFile()) {
      const warning = `Permission denied on ${this.verify.path}: the emulator would take it for another file.`;
      return { permit: false, warnings: [warning] };
    }
    const refusals: string[] = [];
    for (const rules of ruleset) {
      const refusal = this.#refusalOf(rules, documents, options);
      if (refusal === undefined) return { permit: true, warnings: [] };
      refusals.push(refusal);
    }
    return { permit: false, warnings: refusals };
  }

  /**
   * The emulator normalizes file paths: for `mine/../yours/a` it would serve `yours/a`, which the rules never checked. It
   * also inserts the client-supplied bucket name into the path, including any slashes.
   */
  #isAnotherFile(): boolean {
    if (this.#segments.some((segment) => segment === '.' || segment === '..')) return true;
    const asked = this.#segments.slice(BUCKET_SEGMENTS).join('/');
    const after = this.#request.get('resource') ?? null;
    return [this.#resource, after].some((file) => {
      const name = isMap(file) ? file.get('name') : undefined;
      return typeof name === 'string' && segmentsOf(name).join('/') !== asked;
    });
  }

  /** undefined if the rules allow the request. */
  #refusalOf(
    { ruleset, source }: ActiveStorageRules,
    documents: FetchedDocuments,
    { observe, usage, explain = true }: JudgeOptions,
  ): string | undefined {
    const { operation, path } = this.verify;
    if (operation === 'list' && ruleset.file.version === 1) return VERSION_1_LIST;
    const access = new FetchedDocumentAccess(documents);
    const decision = ruleset.decide(operation, this.#path, this.#environment(access, observe));
    usage?.note(operation, decision, access.paths.size);
    if (decision.allowed) return undefined;
    if (!explain) return '';
    // Re-evaluate only on denial, to find the reason.
    const trace = new Map<object, RulesValue | EvaluationFailure>();
    ruleset.decide(
      operation,
      this.#path,
      this.#environment(new FetchedDocumentAccess(documents), (expression, value) => trace.set(expression, value)),
    );
    return `Permission denied on ${path}: ${explainRefusal(ruleset, source, operation, decision.refusals, trace)}`;
  }

  /** The environment of one evaluation. */
  #environment(documents: FetchedDocumentAccess, observe: Observer | undefined) {
    return (wildcards: RulesValue[]): RequestEnvironment => ({
      request: this.#request,
      resource: this.#resource,
      wildcards,
      documents,
      observe,
    });
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** The emulator omits the method from the request's variables. */
function withMethod(request: RulesValue, method: string): RulesMap {
  if (!isMap(request)) throw new ProtocolError('The variable request is not a map.');
  const entries = new Map<string, RulesValue>([['method', method]]);
  for (const key of request.keys()) entries.set(key, request.get(key) ?? null);
  return new EntriesMap(entries);
}
