import type { Document } from '../model/document.ts';
import { parseFieldPath, projectFields, type FieldPath } from '../model/field-path.ts';
import { formatResourceName, parseResourceName, type DatabaseName } from '../model/path.ts';
import { invalidArgument } from '../model/status.ts';
import { MAX_SECONDS, microsFromTimestamp, MIN_SECONDS, timestampFromMicros, type Micros } from '../model/timestamp.ts';
import { FALSE, NULL, TRUE, type Fields, type Value } from '../model/value.ts';
import type { DocumentMessage, FieldsMessage, MaskMessage, TimestampMessage, ValueMessage } from './messages.ts';

export function decodeValue(message: ValueMessage): Value {
  if ('stringValue' in message) return { kind: 'string', value: message.stringValue };
  if ('integerValue' in message) return { kind: 'integer', value: BigInt(message.integerValue) };
  if ('doubleValue' in message) return { kind: 'double', value: message.doubleValue };
  if ('booleanValue' in message) return message.booleanValue ? TRUE : FALSE;
  if ('nullValue' in message) return NULL;
  if ('mapValue' in message) return { kind: 'map', fields: decodeFields(message.mapValue.fields) };
  if ('arrayValue' in message) return { kind: 'array', values: (message.arrayValue.values ?? []).map(decodeValue) };
  if ('timestampValue' in message) return { kind: 'timestamp', value: decodeTimestamp(message.timestampValue) };
  if ('bytesValue' in message) return { kind: 'bytes', value: message.bytesValue };
  if ('referenceValue' in message) {
    parseResourceName(message.referenceValue);
    return { kind: 'reference', value: message.referenceValue };
  }
  if ('geoPointValue' in message) {
    const { latitude = 0, longitude = 0 } = message.geoPointValue;
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      throw invalidArgument(`Invalid geo point: latitude ${latitude}, longitude ${longitude}.`);
    }
    return { kind: 'geopoint', latitude, longitude };
  }
  throw invalidArgument('A value has no type.');
}

export function encodeValue(value: Value): ValueMessage {
  switch (value.kind) {
    case 'string':
      return { stringValue: value.value };
    case 'integer':
      return { integerValue: value.value.toString() };
    case 'double':
      return { doubleValue: value.value };
    case 'boolean':
      return { booleanValue: value.value };
    case 'null':
      return { nullValue: 'NULL_VALUE' };
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields) } };
    case 'array':
      return { arrayValue: { values: value.values.map(encodeValue) } };
    case 'timestamp':
      return { timestampValue: { seconds: String(value.value.seconds), nanos: value.value.nanos } };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: value.value };
    case 'geopoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
}

export function decodeFields(message: FieldsMessage | undefined): Fields {
  const fields = new Map<string, Value>();
  for (const name in message) fields.set(name, decodeValue(message[name] as ValueMessage));
  return fields;
}

export function encodeFields(fields: Fields): FieldsMessage {
  // Without a prototype, so that a field may have any name.
  const message = Object.create(null) as Record<string, ValueMessage>;
  for (const [name, value] of fields) message[name] = encodeValue(value);
  return message;
}

/** Firestore keeps microseconds; anything finer is truncated. */
function decodeTimestamp({ seconds = '0', nanos = 0 }: TimestampMessage): { seconds: number; nanos: number } {
  const whole = Number(seconds);
  if (!(whole >= MIN_SECONDS && whole <= MAX_SECONDS) || !(nanos >= 0 && nanos < 1_000_000_000)) {
    throw invalidArgument(`Invalid timestamp: ${seconds} seconds, ${nanos} nanos.`);
  }
  return { seconds: whole, nanos: nanos - (nanos % 1000) };
}

export function decodeMicros(message: TimestampMessage): Micros {
  return microsFromTimestamp(decodeTimestamp(message));
}

export function encodeMicros(micros: Micros): TimestampMessage {
  const { seconds, nanos } = timestampFromMicros(micros);
  return { seconds: String(seconds), nanos };
}

export function decodeMask(mask: MaskMessage | undefined): readonly FieldPath[] | undefined {
  return mask?.fieldPaths ? mask.fieldPaths.map(parseFieldPath) : mask && [];
}

export function encodeDocument(
  database: DatabaseName,
  document: Document,
  mask?: readonly FieldPath[],
): DocumentMessage {
  return {
    name: documentName(database, document.path),
    fields: encodeFields(mask ? projectFields(document.fields, mask) : document.fields),
    createTime: encodeMicros(document.createTime),
    updateTime: encodeMicros(document.updateTime),
  };
}

export function documentName(database: DatabaseName, path: string): string {
  return formatResourceName(database, path.split('/'));
}

/** The path, relative to the database, of a document's full name. */
export function decodeDocumentName(database: DatabaseName, name: string): string {
  const resource = parseResourceName(name);
  if (resource.database !== database) {
    throw invalidArgument(`The document "${name}" is not in the database of the request, "${database}".`);
  }
  if (resource.segments.length === 0 || resource.segments.length % 2 !== 0) {
    throw invalidArgument(`Document name "${name}" has invalid number of segments: it must name a document.`);
  }
  return resource.segments.join('/');
}
