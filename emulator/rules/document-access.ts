import type { Document } from '../model/document.ts';
import type { DocumentReader } from './access.ts';
import type { DocumentAccess } from './runtime/environment.ts';
import { EvaluationFailure, fail } from './runtime/failure.ts';
import { describe } from './runtime/global-functions.ts';
import { dataOf, mapOf, RulesPath, type RulesMap, type RulesValue } from './runtime/values.ts';

/** Per operation; all operations of a commit together may make twice as many. */
export const MAX_ACCESSES = 10;
export const MAX_ACCESSES_OF_COMMIT = 20;

/** Documents read by rules while evaluating one request. Repeated reads are free. */
export class AccessLog {
  readonly #seen = new Set<string>();

  constructor(private readonly most: number) {}

  /** The paths that a decision depends on. */
  get paths(): ReadonlySet<string> {
    return this.#seen;
  }

  note(path: string): void {
    if (this.#seen.has(path)) return;
    if (this.#seen.size >= this.most) {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- see EvaluationFailure
      throw new EvaluationFailure(`The maximum of ${this.most} document access calls has been reached.`, 'request');
    }
    this.#seen.add(path);
  }
}

/** get(), exists() and their variants on a database. `logs` record every access. */
export class DatabaseAccess implements DocumentAccess {
  constructor(
    private readonly database: string,
    private readonly before: DocumentReader,
    private readonly afterwards: DocumentReader,
    private readonly logs: readonly AccessLog[],
  ) {}

  get(path: RulesPath): RulesValue {
    return this.#read('get', this.before, path);
  }

  getAfter(path: RulesPath): RulesValue {
    return this.#read('getAfter', this.afterwards, path);
  }

  exists(path: RulesPath): RulesValue {
    return this.#find(this.before, path) !== undefined;
  }

  existsAfter(path: RulesPath): RulesValue {
    return this.#find(this.afterwards, path) !== undefined;
  }

  #read(name: string, from: DocumentReader, path: RulesPath): RulesValue {
    const document = this.#find(from, path);
    if (document) return resourceOf(this.database, document);
    return fail(`Service call error. Function: [${name}], Argument: [${describe(path)}]. The document does not exist.`);
  }

  #find(from: DocumentReader, path: RulesPath): Document | undefined {
    const segments = path.segments.map(String);
    const prefix = rootSegments(this.database);
    const isBelow = prefix.every((segment, i) => segments[i] === segment);
    const own = segments.slice(prefix.length);
    if (!isBelow || own.length === 0 || own.length % 2 !== 0) {
      return fail(`The path /${segments.join('/')} does not name a document of this database.`);
    }
    const relative = own.join('/');
    for (const log of this.logs) log.note(relative);
    return from.get(relative);
  }
}

/** Converts `projects/p/databases/d` to the prefix of paths in rules: databases, d, documents. */
export function rootSegments(database: string): string[] {
  return ['databases', database.split('/')[3] ?? '', 'documents'];
}

export function resourceOf(database: string, document: Document): RulesMap {
  const segments = [...rootSegments(database), ...document.path.split('/')];
  return mapOf({ data: dataOf(document), id: segments.at(-1) ?? '', __name__: new RulesPath(segments) });
}
