import { AccessLog } from '../rules/document-access.ts';
import type { DocumentAccess } from '../rules/runtime/environment.ts';
import { fail } from '../rules/runtime/failure.ts';
import type { RulesMap, RulesPath, RulesValue } from '../rules/runtime/values.ts';

/** Maximum number of distinct Firestore documents per Storage request. */
const MAX_DOCUMENTS = 2;

/**
 * Thrown when the evaluation needs a document that has not been fetched yet. Not an EvaluationFailure, so no rules
 * operator can catch it: the caller fetches the document and evaluates again.
 */
export class DocumentNeeded extends Error {
  override readonly name = 'DocumentNeeded';

  constructor(
    /** `/databases/(default)/documents/…` */
    readonly path: string,
  ) {
    super(`The document ${path} has to be fetched first.`);
  }
}

/** Documents fetched for one request; null means that the document does not exist. */
export type FetchedDocuments = ReadonlyMap<string, RulesMap | null>;

/** firestore.get() and firestore.exists() on the fetched documents, for one evaluation. */
export class FetchedDocumentAccess implements DocumentAccess {
  readonly #log = new AccessLog(MAX_DOCUMENTS);

  constructor(private readonly fetched: FetchedDocuments) {}

  get paths(): ReadonlySet<string> {
    return this.#log.seen;
  }

  get(path: RulesPath): RulesValue {
    const address = addressOf(path);
    const document = this.#find(address);
    return (
      document ??
      fail(`Service call error. Function: [firestore.get], Argument: [${address}]. The document does not exist.`)
    );
  }

  exists(path: RulesPath): RulesValue {
    return this.#find(addressOf(path)) !== null;
  }

  // A Storage request does not write to Firestore.
  getAfter(): RulesValue {
    return fail('Function not found error: Name: [getAfter].');
  }

  existsAfter(): RulesValue {
    return fail('Function not found error: Name: [existsAfter].');
  }

  #find(address: string): RulesMap | null {
    this.#log.note(address);
    const document = this.fetched.get(address);
    if (document === undefined) throw new DocumentNeeded(address);
    return document;
  }
}

function addressOf(path: RulesPath): string {
  const segments = path.segments.map(String);
  const [databases, , documents, ...own] = segments;
  const isDocument = databases === 'databases' && documents === 'documents' && own.length > 0 && own.length % 2 === 0;
  // Segments can come from a file name. In a URL, these would address a different document.
  const isSafe = segments.every((segment) => !['', '.', '..'].includes(segment) && !segment.includes('/'));
  const address = `/${segments.join('/')}`;
  return isDocument && isSafe ? address : fail(`The path ${address} does not name a document.`);
}
