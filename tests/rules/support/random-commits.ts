import { readFileSync } from 'node:fs';
import { FieldValue, Timestamp } from 'firebase/firestore';
import { Engine } from '../../../emulator/engine/engine.ts';
import type { Caller, FieldTransform, Write } from '../../../emulator/engine/requests.ts';
import { StatusError } from '../../../emulator/model/status.ts';
import { NULL, type Value } from '../../../emulator/model/value.ts';
import { collectionQuery } from '../../../emulator/query/query.ts';
import type { Access } from '../../../emulator/rules/access.ts';
import { FirestoreAccess } from '../../../emulator/rules/firestore-access.ts';
import { loadRules } from '../../../emulator/rules/load-rules.ts';
import { Store } from '../../../emulator/store/store.ts';
import type { Fields, Writes } from './fields.ts';
import type { Person } from './people.ts';

const DATABASE = 'projects/demo-random/databases/(default)';
const OWNER: Caller = { kind: 'owner' };

const RULES = projectRules();

/** The project's rules. Denials have no reason, which would take a second evaluation. */
function projectRules(): Access {
  const source = { name: 'firestore.rules', content: readFileSync('firestore.rules', 'utf8') };
  const { ruleset } = loadRules(source, 'cloud.firestore');
  if (!ruleset) throw new Error('firestore.rules has errors.');
  return new FirestoreAccess(ruleset, source, { explain: false, countAccessesPerWrite: true });
}

/** The same numbers for the same seed. */
export function randomNumbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { next, below, oneOf };
}
export type Random = ReturnType<typeof randomNumbers>;

/** The project's rules on an emulator in this process, without transport: a commit takes about a millisecond. */
export class Database {
  readonly #engine = new Engine(new Store());

  constructor(stored: Writes) {
    this.#engine.useAccess(RULES);
    this.#engine.commit(OWNER, DATABASE, writesOf(stored));
  }

  /** Whether the rules allow it. */
  commit(by: Person, writes: Writes): boolean {
    try {
      this.#engine.commit(callerOf(by), DATABASE, writesOf(writes));
      return true;
    } catch (error) {
      if (error instanceof StatusError) return false;
      throw error;
    }
  }

  /** null if it does not exist. */
  read(path: string): Fields | null {
    const [found] = this.#engine.getDocuments(OWNER, DATABASE, [path], { kind: 'latest' }).result;
    return found?.document ? fromMap(found.document.fields) : null;
  }

  /** All documents of a collection, by id. */
  all(collection: string): Readonly<Record<string, Fields>> {
    const query = collectionQuery([], collection);
    const found = this.#engine.runQuery(OWNER, DATABASE, query, { kind: 'latest' }).result;
    return Object.fromEntries(found.map(({ path, fields }) => [path.split('/')[1] ?? '', fromMap(fields)]));
  }
}

function callerOf({ uid, email, isVerified, provider = 'password' }: Person): Caller {
  if (uid === '') return { kind: 'anonymous' };
  const address = { ...(email !== '' && { email }), ...(isVerified !== null && { email_verified: isVerified }) };
  return { kind: 'user', claims: { sub: uid, ...address, firebase: { sign_in_provider: provider } } };
}

function writesOf(writes: Writes): Write[] {
  return Object.entries(writes).map(([path, document]): Write => {
    if (document === null) return { kind: 'delete', path };
    const transforms: FieldTransform[] = [];
    const fields = mapOf(document, [], transforms);
    return { kind: 'update', path, fields, transforms };
  });
}

/** The only sentinel that these tests write is the server's time. */
function mapOf(fields: Fields, at: readonly string[], transforms: FieldTransform[]): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  for (const [key, value] of Object.entries(fields)) {
    const field = [...at, key];
    if (value instanceof FieldValue) transforms.push({ field, kind: 'serverTime' });
    else values.set(key, valueOf(value, field, transforms));
  }
  return values;
}

function valueOf(value: unknown, at: readonly string[], transforms: FieldTransform[]): Value {
  if (value === null) return NULL;
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (typeof value === 'string') return { kind: 'string', value };
  if (typeof value === 'number') {
    const isInteger = Number.isSafeInteger(value) && !Object.is(value, -0);
    return isInteger ? { kind: 'integer', value: BigInt(value) } : { kind: 'double', value };
  }
  if (value instanceof Timestamp) {
    return { kind: 'timestamp', value: { seconds: value.seconds, nanos: value.nanoseconds } };
  }
  if (Array.isArray(value)) return { kind: 'array', values: value.map((each) => valueOf(each, at, transforms)) };
  return { kind: 'map', fields: mapOf(value as Fields, at, transforms) };
}

function fromMap(fields: ReadonlyMap<string, Value>): Fields {
  return Object.fromEntries([...fields].map(([key, value]) => [key, fromValue(value)]));
}

function fromValue(value: Value): unknown {
  switch (value.kind) {
    case 'null':
      return null;
    case 'integer':
      return Number(value.value);
    case 'timestamp':
      return new Timestamp(value.value.seconds, value.value.nanos);
    case 'array':
      return value.values.map(fromValue);
    case 'map':
      return fromMap(value.fields);
    case 'boolean':
    case 'double':
    case 'string':
      return value.value;
    default:
      throw new Error(`No document of the product has a ${value.kind}.`);
  }
}
