import type { Document } from '../../model/document.ts';
import { parseResourceName, type DatabaseName, type Segments } from '../../model/path.ts';
import type { Timestamp } from '../../model/timestamp.ts';
import type { Fields, Value } from '../../model/value.ts';
import {
  APP_PREFIX,
  DEFAULT_DATABASE,
  ELEMENT,
  ENTITY,
  KEY,
  MEANING,
  numericId,
  PATH,
  POINT,
  PROPERTY,
  REFERENCE,
  VALUE,
} from './entity-format.ts';
import { ProtoWriter } from './proto-writer.ts';

export function encodeEntity(database: DatabaseName, { path, fields }: Document): Buffer {
  const segments = path.split('/');
  const writer = new ProtoWriter();
  writer.message(ENTITY.key, (key) => {
    const { app, databaseId } = appOf(database);
    key.string(KEY.app, app).message(KEY.path, (elements) => writePath(elements, segments));
    if (databaseId !== undefined) key.string(KEY.databaseId, databaseId);
  });
  writeProperties(writer, fields);
  writer.message(ENTITY.entityGroup, (group) => writePath(group, segments.slice(0, 2)));
  return writer.finish();
}

function appOf(database: DatabaseName): { app: string; databaseId: string | undefined } {
  const [, project, , databaseId] = database.split('/');
  return { app: `${APP_PREFIX}${project}`, databaseId: databaseId === DEFAULT_DATABASE ? undefined : databaseId };
}

function writePath(writer: ProtoWriter, segments: Segments): void {
  for (const [type, id] of pairs(segments)) {
    writer.group(PATH.element, (element) => {
      element.string(ELEMENT.type, type);
      writeId(element, id, ELEMENT.id, ELEMENT.name);
    });
  }
}

function writeId(writer: ProtoWriter, id: string | undefined, idField: number, nameField: number): void {
  if (id === undefined) return;
  const number = numericId(id);
  if (number === undefined) writer.string(nameField, id);
  else writer.integer(idField, number);
}

function pairs(segments: Segments): (readonly [type: string, id: string | undefined])[] {
  return segments.flatMap((type, i) => (i % 2 === 0 ? [[type, segments[i + 1]] as const] : []));
}

/** Only empty lists are indexed properties; indexed properties come first. */
function writeProperties(writer: ProtoWriter, fields: Fields): void {
  for (const [name, value] of fields) {
    if (!isEmptyList(value)) continue;
    writer.message(ENTITY.property, (property) => {
      property.integer(PROPERTY.meaning, MEANING.emptyList).string(PROPERTY.name, name);
      property.boolean(PROPERTY.multiple, false).bytes(PROPERTY.value, new Uint8Array());
    });
  }
  for (const [name, value] of fields) {
    if (value.kind !== 'array') writeProperty(writer, name, value, false);
    else for (const element of value.values) writeProperty(writer, name, element, true);
  }
}

const isEmptyList = (value: Value) => value.kind === 'array' && value.values.length === 0;

function writeProperty(writer: ProtoWriter, name: string, value: Value, multiple: boolean): void {
  writer.message(ENTITY.rawProperty, (property) => {
    const meaning = meaningOf(value);
    if (meaning !== undefined) property.integer(PROPERTY.meaning, meaning);
    property.string(PROPERTY.name, name).boolean(PROPERTY.multiple, multiple);
    property.message(PROPERTY.value, (content) => writeValue(content, value));
  });
}

function meaningOf(value: Value): bigint | undefined {
  switch (value.kind) {
    case 'timestamp':
      return MEANING.timestamp;
    case 'geopoint':
      return MEANING.point;
    case 'bytes':
      return MEANING.blob;
    case 'map':
      return MEANING.entity;
    default:
      return undefined;
  }
}

function writeValue(writer: ProtoWriter, value: Value): void {
  switch (value.kind) {
    case 'null':
      return;
    case 'boolean':
      writer.boolean(VALUE.boolean, value.value);
      return;
    case 'integer':
      writer.integer(VALUE.integer, value.value);
      return;
    case 'double':
      writer.double(VALUE.double, value.value);
      return;
    case 'timestamp':
      writer.integer(VALUE.integer, micros(value.value));
      return;
    case 'string':
      writer.string(VALUE.string, value.value);
      return;
    case 'bytes':
      writer.bytes(VALUE.string, value.value);
      return;
    case 'geopoint':
      writer.group(VALUE.point, (point) => {
        point.double(POINT.x, value.latitude).double(POINT.y, value.longitude);
      });
      return;
    case 'reference':
      writer.group(VALUE.reference, (reference) => writeReference(reference, value.value));
      return;
    case 'map':
      writer.message(VALUE.string, (entity) => writeNestedEntity(entity, value.fields));
      return;
    case 'array':
      throw new TypeError('An array directly inside an array cannot be stored.');
  }
}

/** bigint, since a number cannot hold the full range of timestamps in microseconds. */
function micros({ seconds, nanos }: Timestamp): bigint {
  return BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1000));
}

function writeReference(writer: ProtoWriter, name: string): void {
  const { database, segments } = parseResourceName(name);
  const { app, databaseId } = appOf(database);
  writer.string(REFERENCE.app, app);
  for (const [type, id] of pairs(segments)) {
    writer.group(REFERENCE.element, (element) => {
      element.string(REFERENCE.type, type);
      writeId(element, id, REFERENCE.id, REFERENCE.name);
    });
  }
  if (databaseId !== undefined) writer.string(REFERENCE.databaseId, databaseId);
}

/** A map has no name, but an entity requires a key. */
function writeNestedEntity(writer: ProtoWriter, fields: Fields): void {
  writer.message(ENTITY.key, (key) => {
    key.string(KEY.app, '').bytes(KEY.path, new Uint8Array());
  });
  writeProperties(writer, fields);
  writer.bytes(ENTITY.entityGroup, new Uint8Array());
}
