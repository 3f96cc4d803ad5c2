import type { RulesMap } from '../rules/runtime/values.ts';
import { DocumentNeeded } from './fetched-documents.ts';
import { parseFirestoreDocument } from './firestore-document.ts';
import { ProtocolError } from './json.ts';
import type { DocumentDelivery, VerifyRequest } from './requests.ts';
import { StorageRequest, type Judgement } from './storage-request.ts';
import type { StorageRuleset } from './storage-ruleset.ts';

export type Outcome =
  | ({ readonly kind: 'decided' } & Judgement)
  /** A document has to be fetched, and delivered, before it can go on. */
  | { readonly kind: 'waiting'; readonly path: string };

/**
 * One request of a client, being judged. Evaluation is synchronous and documents of Firestore are not, so it is repeated
 * from the start each time one more document is known:
 *
 *   proceed ──▶ decided
 *      │ ▲
 *      ▼ │
 *   waiting ── deliver
 *
 * While requests are recorded, the mutants of the rules are asked too, after the decision is made: they may want to know
 * other documents, which can only be fetched as they are now. Nothing that comes of this changes the decision.
 */
export class Verification {
  readonly #request: StorageRequest;
  readonly #fetched = new Map<string, RulesMap | null>();
  readonly #delivered = new Map<string, unknown>();
  readonly #mutants: Iterator<StorageRuleset>;
  #judgement: Judgement | undefined;
  /** The next one to ask. */
  #mutant: StorageRuleset | undefined;
  #awaited: string | undefined;

  /** Throws a ProtocolError when the request's variables cannot be read. */
  constructor(
    readonly ruleset: StorageRuleset,
    readonly verify: VerifyRequest,
    mutants: Iterable<StorageRuleset> = [],
  ) {
    this.#request = new StorageRequest(verify);
    this.#mutants = mutants[Symbol.iterator]();
    this.#mutant = this.#nextMutant();
  }

  /** The documents that were fetched, by their paths, as they came; null: there is no such document. */
  get documents(): ReadonlyMap<string, unknown> {
    return this.#delivered;
  }

  deliver({ status, document }: DocumentDelivery): void {
    const path = this.#awaited;
    if (path === undefined) throw new ProtocolError('A document came that nobody asked for.');
    this.#awaited = undefined;
    try {
      if (status === 'refused') throw new ProtocolError(`The emulator did not fetch the document ${path}.`);
      this.#fetched.set(path, status === 'ok' ? parseFirestoreDocument(document, path) : null);
      this.#delivered.set(path, status === 'ok' ? document : null);
    } catch (error) {
      if (!this.#judgement) throw error;
      // Only a mutant wanted to see it: it will have to do without.
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
