import type { RulesMap } from '../rules/runtime/values.ts';
import { DocumentNeeded } from './fetched-documents.ts';
import { parseFirestoreDocument } from './firestore-document.ts';
import { ProtocolError } from './json.ts';
import type { DocumentDelivery, VerifyRequest } from './requests.ts';
import { StorageRequest, type Judgement } from './storage-request.ts';
import type { StorageRuleset } from './storage-ruleset.ts';

export type Outcome =
  | ({ readonly kind: 'decided' } & Judgement)
  /** A document must be fetched and delivered before the evaluation can continue. */
  | { readonly kind: 'waiting'; readonly path: string };

/**
 * The evaluation of one client request. Evaluation is synchronous but fetching Firestore documents is not, so it restarts
 * whenever another document has been fetched:
 *
 *   proceed ──▶ decided
 *      │ ▲
 *      ▼ │
 *   waiting ── deliver
 *
 * When recording, the mutants of the rules are also evaluated after the decision: they may need other documents, which
 * can only be fetched now. This never changes the decision.
 */
export class Verification {
  readonly #request: StorageRequest;
  readonly #fetched = new Map<string, RulesMap | null>();
  readonly #delivered = new Map<string, unknown>();
  readonly #mutants: Iterator<StorageRuleset>;
  #judgement: Judgement | undefined;
  /** The next mutant to evaluate. */
  #mutant: StorageRuleset | undefined;
  #awaited: string | undefined;

  /** Throws a ProtocolError if the request's variables are malformed. */
  constructor(
    readonly ruleset: StorageRuleset,
    readonly verify: VerifyRequest,
    mutants: Iterable<StorageRuleset> = [],
  ) {
    this.#request = new StorageRequest(verify);
    this.#mutants = mutants[Symbol.iterator]();
    this.#mutant = this.#nextMutant();
  }

  /** The fetched documents by path, as received; null means that the document does not exist. */
  get documents(): ReadonlyMap<string, unknown> {
    return this.#delivered;
  }

  deliver({ status, document }: DocumentDelivery): void {
    const path = this.#awaited;
    if (path === undefined) throw new ProtocolError('Received a document that was not requested.');
    this.#awaited = undefined;
    try {
      if (status === 'refused') throw new ProtocolError(`The emulator did not fetch the document ${path}.`);
      this.#fetched.set(path, status === 'ok' ? parseFirestoreDocument(document, path) : null);
      this.#delivered.set(path, status === 'ok' ? document : null);
    } catch (error) {
      if (!this.#judgement) throw error;
      // Only a mutant needed the document; it has to do without.
      this.#mutant = this.#nextMutant();
    }
  }

  proceed(): Outcome {
    try {
      this.#judgement ??= this.#request.judge(this.ruleset, this.#fetched);
      for (; this.#mutant; this.#mutant = this.#nextMutant()) {
        this.#request.judge(this.#mutant, this.#fetched, { explain: false });
      }
      return { kind: 'decided', ...this.#judgement };
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      this.#awaited = error.path;
      return { kind: 'waiting', path: error.path };
    }
  }

  #nextMutant(): StorageRuleset | undefined {
    const next = this.#mutants.next();
    return next.done ? undefined : next.value;
  }
}
