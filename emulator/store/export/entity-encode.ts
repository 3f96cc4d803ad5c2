import type { Document } from '../../model/document.ts';
import { parseResourceName, type DatabaseName, type Segments } from '../../model/path.ts';
import type { Timestamp } from '../../model/timestamp.ts';
import type { Fields, Value } from '../../model/value.ts';
import { encodeMessage } from '../../protobuf/encode.ts';
import {
  APP_PREFIX,
  DEFAULT_DATABASE,
  ENTITY,
  MEANING,
  numericId,
  type App,
  type Element,
  type Entity,
  type Property,
  type PropertyValue,
} from './entity-format.ts';

export function encodeEntity(database: DatabaseName, { path, fields }: Document): Buffer {
  const segments = path.split('/');
  const { app, databaseId } = appOf(database);
  return encode({
    key: { app, path: { element: elementsOf(segments) }, databaseId },
    ...propertiesOf(fields),
    entityGroup: { element: elementsOf(segments.slice(0, 2)) },
  });
}

const encode = (entity: Entity): Buffer => encodeMessage(ENTITY, entity);

function appOf(database: DatabaseName): App {
  const [, project, , databaseId] = database.split('/');
  return { app: `${APP_PREFIX}${project}`, databaseId: databaseId === DEFAULT_DATABASE ? undefined : databaseId };
}

function elementsOf(segments: Segments): Element[] {
  return segments.flatMap((type, index) => (index % 2 === 0 ? [{ type, ...nameOf(segments[index + 1]) }] : []));
}

function nameOf(id: string | undefined): Pick<Element, 'id' | 'name'> {
  if (id === undefined) return {};
  const number = numericId(id);
  return number === undefined ? { name: id } : { id: number };
}

/** Only empty lists are indexed properties. */
function propertiesOf(fields: Fields): Pick<Entity, 'property' | 'rawProperty'> {
  const property: Property[] = [];
  const rawProperty: Property[] = [];
  for (const [name, value] of fields) {
    if (value.kind !== 'array') rawProperty.push(propertyOf(name, value, false));
    else if (value.values.length > 0) rawProperty.push(...value.values.map((each) => propertyOf(name, each, true)));
    else property.push({ meaning: MEANING.emptyList, name, multiple: false, value: {} });
  }
  return { property, rawProperty };
}

function propertyOf(name: string, value: Value, multiple: boolean): Property {
  return { meaning: meaningOf(value), name, multiple, value: contentOf(value) };
}

function meaningOf(value: Value): number | undefined {
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

function contentOf(value: Value): PropertyValue {
  switch (value.kind) {
    case 'null':
      return {};
    case 'boolean':
      return { boolean: value.value };
    case 'integer':
      return { integer: String(value.value) };
    case 'double':
      return { double: value.value };
    case 'timestamp':
      return { integer: micros(value.value) };
    case 'string':
      return { string: Buffer.from(value.value) };
    case 'bytes':
      return { string: value.value };
    case 'geopoint':
      return { point: { x: value.latitude, y: value.longitude } };
    case 'reference': {
      const { database, segments } = parseResourceName(value.value);
      const { app, databaseId } = appOf(database);
      return { reference: { app, element: elementsOf(segments), databaseId } };
    }
    case 'map':
      // A map has no name, but an entity requires a key.
      return { string: encode({ key: { app: '', path: {} }, ...propertiesOf(value.fields), entityGroup: {} }) };
    case 'array':
      throw new TypeError('An array directly inside an array cannot be stored.');
  }
}

/** bigint, since a number cannot hold the full range of timestamps in microseconds. */
function micros({ seconds, nanos }: Timestamp): string {
  return String(BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1000)));
}
