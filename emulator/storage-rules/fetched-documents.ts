import { AccessLog } from '../rules/document-access.ts';
import type { DocumentAccess } from '../rules/runtime/environment.ts';
import { fail } from '../rules/runtime/failure.ts';
import type { RulesMap, RulesPath, RulesValue } from '../rules/runtime/values.ts';

/** How many different documents of Firestore a Storage request may look at. */
export const MAX_DOCUMENTS = 2;

/**
 * Thrown through the evaluation when it comes to a document that is not here yet. It is no EvaluationFailure, so no
 * operator of the rules can catch it: whoever evaluates fetches the document and evaluates again.
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

/** What has been fetched for one request; null: there is no such document. */
export type FetchedDocuments = ReadonlyMap<string, RulesMap | null>;

/** firestore.get() and firestore.exists() on the documents that have been fetched. For one evaluation. */
export class FetchedDocumentAccess implements DocumentAccess {
  readonly #log = new AccessLog(MAX_DOCUMENTS);

  constructor(private readonly fetched: FetchedDocuments) {}

  get paths(): ReadonlySet<string> {
    return this.#log.paths;
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

  // A Storage request commits nothing to Firestore.
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
  // Segments can come from the name of a file. As part of an address these would lead to another document.
  const isSafe = segments.every((segment) => !['', '.', '..'].includes(segment) && !segment.includes('/'));
  const address = `/${segments.join('/')}`;
  return isDocument && isSafe ? address : fail(`The path ${address} does not name a document.`);
}
