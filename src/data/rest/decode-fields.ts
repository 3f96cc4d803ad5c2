import { Failure } from '../../domain/failure.ts';

/** Converts the fields of a document from Firestore's REST format to the values that the SDK would return. */
export function decodeFields(document: unknown): Readonly<Record<string, unknown>> {
  return mapOf(isObject(document) ? (document['fields'] ?? {}) : document);
}

function decode(value: unknown): unknown {
  if (!isObject(value)) throw unreadable(value);
  if ('stringValue' in value) return value['stringValue'];
  if ('integerValue' in value) return Number(value['integerValue']);
  if ('doubleValue' in value) return Number(value['doubleValue']);
  if ('booleanValue' in value) return value['booleanValue'];
  if ('nullValue' in value) return null;
  if ('timestampValue' in value) return timeOf(value['timestampValue']);
  if ('mapValue' in value) return decodeFields(value['mapValue']);
  if ('arrayValue' in value) return listOf(value['arrayValue']);
  throw unreadable(value);
}

function mapOf(fields: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(fields)) throw unreadable(fields);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

function listOf(list: unknown): unknown[] {
  const values = isObject(list) ? (list['values'] ?? []) : null;
  if (!Array.isArray(values)) throw unreadable(list);
  return values.map(decode);
}

function timeOf(text: unknown): Date {
  const time = new Date(String(text));
  if (Number.isNaN(time.getTime())) throw unreadable(text);
  return time;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unreadable(value: unknown): Failure {
  return new Failure(
    'unexpected-data',
    `The server answered ${JSON.stringify(value)}, which is no value of Firestore.`,
  );
}
