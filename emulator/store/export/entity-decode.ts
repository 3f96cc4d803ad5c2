import { isUtf8 } from 'node:buffer';
import { formatResourceName, type DatabaseName, type Segments } from '../../model/path.ts';
import type { Timestamp } from '../../model/timestamp.ts';
import { NULL, type Fields, type Value } from '../../model/value.ts';
import { decodeMessage } from '../../protobuf/decode.ts';
import { ProtoError } from '../../protobuf/types.ts';
import {
  DEFAULT_DATABASE,
  ENTITY,
  idOfNumber,
  MEANING,
  type App,
  type Element,
  type Entity,
  type Property,
} from './entity-format.ts';

export interface ExportedDocument {
  readonly path: string;
  readonly fields: Fields;
}

/**
 * Decodes an entity as a document of the `target` database. References into the exported database are rewritten to the
 * target, so that an export can be imported into another project; other references are kept.
 */
export function decodeEntity(bytes: Uint8Array, target: DatabaseName): ExportedDocument {
  const entity: Entity = decodeMessage(ENTITY, bytes);
  const key = required(entity.key, 'a key');
  const source = databaseOf(key);
  const segments = segmentsOf(required(key.path, 'a path').element);
  if (segments.length === 0 || segments.length % 2 !== 0) throw new ProtoError('the key of a document is incomplete');
  const path = segments.join('/');
  try {
    return { path, fields: fieldsOf(entity, (database) => (database === source ? target : database)) };
  } catch (error) {
    if (error instanceof ProtoError) throw new ProtoError(`${error.message} (document ${path})`);
    throw error;
  }
}

/** Maps the database of an exported reference to the database to import it into. */
type Relocate = (database: DatabaseName) => DatabaseName;

function databaseOf({ app, databaseId }: App): DatabaseName {
  const project = required(app, 'an app').replace(/^.*?~/, '');
  return `projects/${project}/databases/${databaseId || DEFAULT_DATABASE}`;
}

function segmentsOf(elements: readonly Element[] = []): Segments {
  return elements.flatMap(({ type, id, name }) => {
    const collection = required(type, 'a collection');
    if (name !== undefined) return [collection, name];
    return id === undefined ? [collection] : [collection, idOfNumber(id)];
  });
}

function fieldsOf({ property = [], rawProperty = [] }: Entity, relocate: Relocate): Fields {
  const fields = new Map<string, Value>();
  const lists = new Map<string, Value[]>();
  for (const each of [...property, ...rawProperty]) {
    const name = required(each.name, 'a name');
    const value = valueOf(each, relocate);
    const list = lists.get(name);
    if (!each.multiple) fields.set(name, value);
    else if (list) list.push(value);
    else {
      const values = [value];
      lists.set(name, values);
      fields.set(name, { kind: 'array', values });
    }
  }
  return fields;
}

function valueOf({ meaning, value }: Property, relocate: Relocate): Value {
  const { integer, boolean, string, double, point, user, reference } = required(value, 'a value');
  if (integer !== undefined) {
    const number = BigInt(integer);
    return meaning === MEANING.timestamp
      ? { kind: 'timestamp', value: timestamp(number) }
      : { kind: 'integer', value: number };
  }
  if (boolean !== undefined) return { kind: 'boolean', value: boolean };
  if (double !== undefined) return { kind: 'double', value: double };
  if (string !== undefined) return ofBytes(string, meaning, relocate);
  if (point !== undefined) {
    return {
      kind: 'geopoint',
      latitude: required(point.x, 'a coordinate'),
      longitude: required(point.y, 'a coordinate'),
    };
  }
  if (reference !== undefined) {
    const database = relocate(databaseOf(reference));
    return { kind: 'reference', value: formatResourceName(database, segmentsOf(reference.element)) };
  }
  if (user !== undefined) throw new ProtoError('a value is a user, which only Datastore mode knows');
  return meaning === MEANING.emptyList ? { kind: 'array', values: [] } : NULL;
}

function ofBytes(bytes: Uint8Array, meaning: number | undefined, relocate: Relocate): Value {
  switch (meaning) {
    case MEANING.entity:
      return { kind: 'map', fields: fieldsOf(decodeMessage(ENTITY, bytes), relocate) };
    case MEANING.blob:
    case MEANING.byteString:
      return { kind: 'bytes', value: bytes };
    default:
      if (!isUtf8(bytes)) throw new ProtoError('a text is not valid UTF-8');
      return { kind: 'string', value: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString() };
  }
}

function timestamp(micros: bigint): Timestamp {
  const within = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return { seconds: Number((micros - within) / 1_000_000n), nanos: Number(within) * 1000 };
}

function required<T>(field: T | undefined, what: string): T {
  if (field === undefined) throw new ProtoError(`${what} is missing`);
  return field;
}
