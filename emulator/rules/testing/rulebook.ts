import type { Document } from '../../model/document.ts';
import { StatusError } from '../../model/status.ts';
import { FALSE, NULL, TRUE, type Fields, type Value } from '../../model/value.ts';
import { collectionQuery, DOCUMENT_NAME, type FieldOperator, type Filter, type Query } from '../../query/query.ts';
import type { AccessContext, DocumentReader, WriteAccess } from '../access.ts';
import { FirestoreAccess, type AccessOptions } from '../firestore-access.ts';
import { loadRules } from '../load-rules.ts';
import { Usage } from '../usage.ts';

export const DATABASE = 'projects/demo/databases/(default)';
const NOW = 1_749_995_130_250_007;

/** Converts plain test data: whole numbers become integers, others doubles. */
export type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | Value
  | readonly Plain[]
  | { readonly [key: string]: Plain };
export type Data = Readonly<Record<string, Plain>>;

export function stored(plain: Plain): Value {
  if (plain === null) return NULL;
  switch (typeof plain) {
    case 'boolean':
      return plain ? TRUE : FALSE;
    case 'bigint':
      return { kind: 'integer', value: plain };
    case 'number':
      return Number.isInteger(plain) ? { kind: 'integer', value: BigInt(plain) } : double(plain);
    case 'string':
      return { kind: 'string', value: plain };
    default:
  }
  if (Array.isArray(plain)) return { kind: 'array', values: (plain as readonly Plain[]).map(stored) };
  return isValue(plain) ? plain : { kind: 'map', fields: fieldsOf(plain as Data) };
}

const isValue = (plain: object): plain is Value => 'kind' in plain;

export const double = (value: number): Value => ({ kind: 'double', value });
export const reference = (path: string): Value => ({ kind: 'reference', value: `${DATABASE}/documents/${path}` });

function fieldsOf(data: Data): Fields {
  return new Map(Object.entries(data).map(([name, value]) => [name, stored(value)]));
}

export function documentAt(path: string, fields: Fields): Document {
  return { path, fields, createTime: 0, updateTime: 0 };
}

/** `where('a.b', '==', 1)`. */
export function where(field: string, op: keyof typeof OPERATORS, value: Plain): Filter {
  const path = field === DOCUMENT_NAME ? [field] : field.split('.');
  return { kind: 'field', field: path, op: OPERATORS[op], value: stored(value) };
}

const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  contains: 'ARRAY_CONTAINS',
  'contains-any': 'ARRAY_CONTAINS_ANY',
} as const satisfies Record<string, FieldOperator>;

export const or = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'OR', filters });
export const and = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'AND', filters });

/** A query on the collection at the path, or on all collections of that id. */
export function query(collection: string, ...parts: (Filter | Partial<Query>)[]): Query {
  const segments = collection.split('/');
  const filters = parts.filter((part): part is Filter => 'kind' in part);
  const rest = parts.filter((part): part is Partial<Query> => !('kind' in part));
  const where = filters.length > 1 ? and(...filters) : filters[0];
  return collectionQuery(segments.slice(0, -1), segments.at(-1), Object.assign({ where }, ...rest) as Partial<Query>);
}

/** A test write; undefined deletes the document. */
export type Change = readonly [path: string, data: Data | undefined];

/** Rules with a set of documents. Each request returns 'allowed' or the reason for the denial. */
export class Rulebook {
  /** How much of the limits the requests so far have used. */
  readonly usage: Usage;
  readonly #access: FirestoreAccess;
  readonly #documents = new Map<string, Document>();
  #claims: Readonly<Record<string, unknown>> | undefined;

  /** `body` goes inside a match of all documents, unless it is a whole file (starts with rules_version or service). */
  constructor(body: string, documents: Readonly<Record<string, Data>> = {}, options: AccessOptions = {}) {
    const isWhole = /^\s*(rules_version|service)/.test(body);
    const content = isWhole
      ? body
      : `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`;
    const source = { name: 'firestore.rules', content };
    const { ruleset, issues } = loadRules(source, 'cloud.firestore');
    if (!ruleset) throw new Error(issues.map(({ message }) => message).join('\n'));
    this.usage = new Usage(ruleset.file);
    this.#access = new FirestoreAccess(ruleset, source, { usage: this.usage, ...options });
    for (const [path, data] of Object.entries(documents)) this.#documents.set(path, documentAt(path, fieldsOf(data)));
  }

  as(uid: string | undefined, claims: Readonly<Record<string, unknown>> = {}): this {
    this.#claims = uid === undefined ? undefined : { sub: uid, user_id: uid, ...claims };
    return this;
  }

  get(path: string): string {
    return this.getDocument(path, this.#documents.get(path));
  }

  getDocument(path: string, document: Document | undefined): string {
    return answer(() => this.#access.get(this.#context(), path, document));
  }

  list(asked: Query): string {
    return answer(() => this.#access.list(this.#context(), asked));
  }

  /** Evaluates one commit without applying it. */
  commit(...changes: readonly Change[]): string {
    const after = new Map(this.#documents);
    const writes = changes.map(([path, data]): WriteAccess => {
      const document = data && documentAt(path, fieldsOf(data));
      if (document) after.set(path, document);
      else after.delete(path);
      return { path, before: this.#documents.get(path), after: document, mustExist: false };
    });
    return answer(() => this.#access.write(this.#context(), writes, after));
  }

  #context(): AccessContext {
    const view: DocumentReader = this.#documents;
    return { requester: { claims: this.#claims }, database: DATABASE, view, snapshot: () => view, time: NOW };
  }
}

function answer(request: () => unknown): string {
  try {
    request();
    return 'allowed';
  } catch (error) {
    if (error instanceof StatusError && error.code === 'PERMISSION_DENIED') return error.message;
    throw error;
  }
}
