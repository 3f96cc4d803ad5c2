import { formatResourceName, type DatabaseName, type Segments } from '../../model/path.ts';
import type { Timestamp } from '../../model/timestamp.ts';
import { NULL, type Fields, type Value } from '../../model/value.ts';
import {
  DEFAULT_DATABASE,
  ELEMENT,
  ENTITY,
  idOfNumber,
  KEY,
  MEANING,
  PATH,
  POINT,
  PROPERTY,
  REFERENCE,
  VALUE,
} from './entity-format.ts';
import { fieldOf, fieldsOf, ProtoError, readFields, signed, textOf, type ProtoField } from './proto-reader.ts';

export interface ExportedDocument {
  readonly path: string;
  readonly fields: Fields;
}

/**
 * Decodes an entity as a document of the `target` database. References into the exported database are rewritten to the
 * target, so that an export can be imported into another project; other references are kept.
 */
export function decodeEntity(bytes: Uint8Array, target: DatabaseName): ExportedDocument {
  const entity = readFields(bytes);
  const key = readFields(required(fieldOf(entity, ENTITY.key, 'bytes'), 'a key').value);
  const source = databaseOf(key, KEY.app, KEY.databaseId);
  const elements = readFields(required(fieldOf(key, KEY.path, 'bytes'), 'a path').value);
  const segments = segmentsOf(elements, PATH.element, ELEMENT);
  if (segments.length === 0 || segments.length % 2 !== 0) throw new ProtoError('the key of a document is incomplete');
  const path = segments.join('/');
  try {
    return { path, fields: fieldsOfEntity(entity, (database) => (database === source ? target : database)) };
  } catch (error) {
    if (error instanceof ProtoError) throw new ProtoError(`${error.message} (document ${path})`);
    throw error;
  }
}

/** Maps the database of an exported reference to the database to import it into. */
type Relocate = (database: DatabaseName) => DatabaseName;

function databaseOf(fields: readonly ProtoField[], appField: number, databaseField: number): DatabaseName {
  const app = textOf(required(fieldOf(fields, appField, 'bytes'), 'an app').value);
  const databaseId = fieldOf(fields, databaseField, 'bytes');
  const id = databaseId && databaseId.value.length > 0 ? textOf(databaseId.value) : DEFAULT_DATABASE;
  return `projects/${app.slice(app.indexOf('~') + 1)}/databases/${id}`;
}

function segmentsOf(
  fields: readonly ProtoField[],
  elementField: number,
  numbers: { readonly type: number; readonly id: number; readonly name: number },
): Segments {
  return fieldsOf(fields, elementField, 'group').flatMap((element) => {
    const type = textOf(required(fieldOf(element.fields, numbers.type, 'bytes'), 'a collection').value);
    const id = fieldOf(element.fields, numbers.id, 'varint');
    const name = fieldOf(element.fields, numbers.name, 'bytes');
    if (name) return [type, textOf(name.value)];
    return id ? [type, idOfNumber(signed(id.value))] : [type];
  });
}

function fieldsOfEntity(entity: readonly ProtoField[], relocate: Relocate): Fields {
  const fields = new Map<string, Value>();
  const lists = new Map<string, Value[]>();
  for (const number of [ENTITY.property, ENTITY.rawProperty]) {
    for (const { value: bytes } of fieldsOf(entity, number, 'bytes')) {
      const property = readFields(bytes);
      const name = textOf(required(fieldOf(property, PROPERTY.name, 'bytes'), 'a name').value);
      const value = valueOf(property, relocate);
      if (fieldOf(property, PROPERTY.multiple, 'varint')?.value !== 1n) fields.set(name, value);
      else {
        const list = lists.get(name);
        if (list) list.push(value);
        else {
          const values = [value];
          lists.set(name, values);
          fields.set(name, { kind: 'array', values });
        }
      }
    }
  }
  return fields;
}

function valueOf(property: readonly ProtoField[], relocate: Relocate): Value {
  const meaning = fieldOf(property, PROPERTY.meaning, 'varint')?.value;
  const [content] = readFields(required(fieldOf(property, PROPERTY.value, 'bytes'), 'a value').value);
  if (content === undefined) return meaning === MEANING.emptyList ? { kind: 'array', values: [] } : NULL;
  const { number } = content;
  if (number === VALUE.integer && content.kind === 'varint') {
    const value = signed(content.value);
    return meaning === MEANING.timestamp ? { kind: 'timestamp', value: timestamp(value) } : { kind: 'integer', value };
  }
  if (number === VALUE.boolean && content.kind === 'varint') return { kind: 'boolean', value: content.value !== 0n };
  if (number === VALUE.double && content.kind === 'fixed64')
    return { kind: 'double', value: content.value.readDoubleLE() };
  if (number === VALUE.string && content.kind === 'bytes') return ofBytes(content.value, meaning, relocate);
  if (number === VALUE.point && content.kind === 'group') {
    const coordinate = (field: number) => required(fieldOf(content.fields, field, 'fixed64'), 'a coordinate').value;
    return {
      kind: 'geopoint',
      latitude: coordinate(POINT.x).readDoubleLE(),
      longitude: coordinate(POINT.y).readDoubleLE(),
    };
  }
  if (number === VALUE.reference && content.kind === 'group') {
    const database = relocate(databaseOf(content.fields, REFERENCE.app, REFERENCE.databaseId));
    return {
      kind: 'reference',
      value: formatResourceName(database, segmentsOf(content.fields, REFERENCE.element, REFERENCE)),
    };
  }
  const what = number === VALUE.user ? 'a user, which only Datastore mode knows' : `of unknown kind ${number}`;
  throw new ProtoError(`a value is ${what}`);
}

function ofBytes(bytes: Buffer, meaning: bigint | undefined, relocate: Relocate): Value {
  switch (meaning) {
    case MEANING.entity:
      return { kind: 'map', fields: fieldsOfEntity(readFields(bytes), relocate) };
    case MEANING.blob:
    case MEANING.byteString:
      // Copied, so that a few bytes do not retain a whole block of the file.
      return { kind: 'bytes', value: Uint8Array.from(bytes) };
    default:
      return { kind: 'string', value: textOf(bytes) };
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
