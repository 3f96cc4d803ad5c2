import type { Document } from '../model/document.ts';
import type { DocumentReader } from './access.ts';
import type { DocumentAccess } from './runtime/environment.ts';
import { EvaluationFailure, fail } from './runtime/failure.ts';
import { describe } from './runtime/global-functions.ts';
import { dataOf, mapOf, RulesPath, type RulesMap, type RulesValue } from './runtime/values.ts';

/** Per operation; all operations of a commit together may make twice as many. */
export const MAX_ACCESSES = 10;
export const MAX_ACCESSES_OF_COMMIT = 20;

/** The state of a document that rules read: stored, or as the commit leaves it. */
export type AccessedState = 'before' | 'after';
export type NoteAccess = (path: string, state: AccessedState) => void;

/** Document accesses of one request. A repeated access is free. */
export class AccessLog {
  readonly #seen = new Set<string>();
  /** Repeated accesses, too. */
  calls = 0;

  constructor(private readonly most: number) {}

  get seen(): ReadonlySet<string> {
    return this.#seen;
  }

  note(access: string): void {
    this.calls += 1;
    if (this.#seen.has(access)) return;
    if (this.#seen.size >= this.most) {
      // oxlint-disable-next-line typescript/only-throw-error -- see EvaluationFailure
      throw new EvaluationFailure(`The maximum of ${this.most} document access calls has been reached.`, 'request');
    }
    this.#seen.add(access);
  }
}

/** get(), exists() and their variants on a database. */
export class DatabaseAccess implements DocumentAccess {
  constructor(
    private readonly database: string,
    private readonly before: DocumentReader,
    private readonly afterwards: DocumentReader,
    private readonly note: NoteAccess,
  ) {}

  get(path: RulesPath): RulesValue {
    return this.#read('get', 'before', path);
  }

  getAfter(path: RulesPath): RulesValue {
    return this.#read('getAfter', 'after', path);
  }

  exists(path: RulesPath): RulesValue {
    return this.#find('before', path) !== undefined;
  }

  existsAfter(path: RulesPath): RulesValue {
    return this.#find('after', path) !== undefined;
  }

  #read(name: string, state: AccessedState, path: RulesPath): RulesValue {
    const document = this.#find(state, path);
    if (document) return resourceOf(this.database, document);
    return fail(`Service call error. Function: [${name}], Argument: [${describe(path)}]. The document does not exist.`);
  }

  #find(state: AccessedState, path: RulesPath): Document | undefined {
    const segments = path.segments.map(String);
    const prefix = rootSegments(this.database);
    const isBelow = prefix.every((segment, i) => segments[i] === segment);
    const own = segments.slice(prefix.length);
    if (!isBelow || own.length === 0 || own.length % 2 !== 0) {
      return fail(`The path /${segments.join('/')} does not name a document of this database.`);
    }
    const relative = own.join('/');
    this.note(relative, state);
    return (state === 'before' ? this.before : this.afterwards).get(relative);
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
