import { explainRefusal } from '../rules/explain.ts';
import { ANY_DEPTH, type PathPiece } from '../rules/pattern.ts';
import type { Observer, RequestEnvironment } from '../rules/runtime/environment.ts';
import type { EvaluationFailure } from '../rules/runtime/failure.ts';
import { EntriesMap, isMap, UNKNOWN, type RulesMap, type RulesValue } from '../rules/runtime/values.ts';
import { parseExpressionValue } from './expression-value.ts';
import { DocumentNeeded, FetchedDocumentAccess } from './fetched-documents.ts';
import { parseFirestoreDocument } from './firestore-document.ts';
import { ProtocolError } from './json.ts';
import type { DocumentDelivery, VerifyRequest } from './requests.ts';
import type { RulesInForce, StorageRuleset } from './storage-ruleset.ts';

export type Outcome =
  | { readonly kind: 'decided'; readonly permit: boolean; readonly warnings: readonly string[] }
  /** A document has to be fetched, and delivered, before it can go on. */
  | { readonly kind: 'waiting'; readonly path: string };

/** `b/{bucket}/o` */
const BUCKET_SEGMENTS = 3;
const VERSION_1_LIST = "Permission denied. List operations are only allowed for rules_version='2'.";

/**
 * One request of a client, judged. Evaluation is synchronous and documents of Firestore are not, so it is repeated from
 * the start each time one more document is known:
 *
 *   proceed ──▶ decided
 *      │ ▲
 *      ▼ │
 *   waiting ── deliver
 */
export class Verification {
  readonly #fetched = new Map<string, RulesMap | null>();
  readonly #request: RulesMap;
  readonly #resource: RulesValue;
  readonly #segments: readonly string[];
  readonly #path: readonly PathPiece[];
  #awaited: string | undefined;

  /** Throws a ProtocolError when the request's variables cannot be read. */
  constructor(
    private readonly ruleset: StorageRuleset,
    private readonly verify: VerifyRequest,
  ) {
    const { operation, variables, path, delimiter } = verify;
    this.#request = withMethod(parseExpressionValue(variables['request']), operation);
    this.#resource = parseExpressionValue(variables['resource']);
    this.#segments = segmentsOf(path);
    // A list is judged by the files that it may name, not by its folder. Any other delimiter leads below subfolders.
    const below = delimiter === '/' ? UNKNOWN : ANY_DEPTH;
    this.#path = operation === 'list' ? [...this.#segments, below] : this.#segments;
  }

  deliver({ status, document }: DocumentDelivery): void {
    const path = this.#awaited;
    if (path === undefined) throw new ProtocolError('A document came that nobody asked for.');
    if (status === 'refused') throw new ProtocolError(`The emulator did not fetch the document ${path}.`);
    this.#fetched.set(path, status === 'ok' ? parseFirestoreDocument(document, path) : null);
    this.#awaited = undefined;
  }

  proceed(): Outcome {
    if (this.#isAnotherFile()) {
      const warning = `Permission denied on ${this.verify.path}: the emulator would take it for another file.`;
      return { kind: 'decided', permit: false, warnings: [warning] };
    }
    try {
      const refusals: string[] = [];
      for (const rules of this.ruleset) {
        const refusal = this.#refusalOf(rules);
        if (refusal === undefined) return { kind: 'decided', permit: true, warnings: [] };
        refusals.push(refusal);
      }
      return { kind: 'decided', permit: false, warnings: refusals };
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      this.#awaited = error.path;
      return { kind: 'waiting', path: error.path };
    }
  }

  /**
   * The emulator keeps files under normalized paths: for `mine/../yours/a` it would answer `yours/a`, of which the rules
   * have been asked nothing. It also puts what was sent as the name of a bucket into the path, with any slashes.
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

  /** undefined: the rules allow the request. */
  #refusalOf({ ruleset, source }: RulesInForce): string | undefined {
    const { operation, path } = this.verify;
    if (operation === 'list' && ruleset.file.version === 1) return VERSION_1_LIST;
    const decision = ruleset.decide(operation, this.#path, this.#environment());
    if (decision.allowed) return undefined;
    // Only a refusal is worth evaluating again, to see where it came from.
    const trace = new Map<object, RulesValue | EvaluationFailure>();
    ruleset.decide(
      operation,
      this.#path,
      this.#environment((expression, value) => trace.set(expression, value)),
    );
    return `Permission denied on ${path}: ${explainRefusal(ruleset, source, operation, decision.refusals, trace)}`;
  }

  /** What one evaluation sees. Its limits count from nothing each time. */
  #environment(observe?: Observer): (wildcards: RulesValue[]) => RequestEnvironment {
    const documents = new FetchedDocumentAccess(this.#fetched);
    return (wildcards) => ({
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

/** The emulator leaves the method out of the request's variables. */
function withMethod(request: RulesValue, method: string): RulesMap {
  if (!isMap(request)) throw new ProtocolError('The variable request is not a map.');
  const entries = new Map<string, RulesValue>([['method', method]]);
  for (const key of request.keys()) entries.set(key, request.get(key) ?? null);
  return new EntriesMap(entries);
}
