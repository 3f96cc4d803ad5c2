import {
  EntriesMap,
  mapOf,
  RulesLatLng,
  RulesPath,
  RulesTimestamp,
  type RulesMap,
  type RulesValue,
} from '../rules/runtime/values.ts';
import { isObject, objectAt, ProtocolError, type JsonObject } from './json.ts';
import { parseTimestamp } from './timestamp.ts';

/** Converts a document from Firestore REST JSON to the value that `firestore.get()` returns in rules. */
export function parseFirestoreDocument(json: unknown, path: string): RulesMap {
  if (!isObject(json)) throw new ProtocolError(`The document ${path} has no content.`);
  const segments = path.split('/').filter((segment) => segment !== '');
  return mapOf({
    data: parseFields(objectAt(json, 'fields')),
    id: segments.at(-1) ?? '',
    __name__: new RulesPath(segments),
  });
}

function parseFields(fields: JsonObject): RulesMap {
  return new EntriesMap(new Map(Object.entries(fields).map(([name, value]) => [name, parseValue(value)])));
}

function parseValue(json: unknown): RulesValue {
  const [type = '', content] = isObject(json) ? (Object.entries(json)[0] ?? []) : [];
  const value = Object.hasOwn(READERS, type) ? READERS[type]?.(content) : undefined;
  if (value === undefined)
    throw new ProtocolError(`Not a value of a document: ${String(JSON.stringify(json)).slice(0, 200)}`);
  return value;
}

/** undefined if the content does not match the type. */
const READERS: Readonly<Record<string, (content: unknown) => RulesValue | undefined>> = {
  nullValue: () => null,
  booleanValue: (content) => (typeof content === 'boolean' ? content : undefined),
  integerValue: (content) => (/^-?\d+$/.test(String(content)) ? BigInt(String(content)) : undefined),
  // Numbers without a JSON representation are strings: "NaN", "Infinity", "-Infinity".
  doubleValue: (content) => (typeof content === 'number' || typeof content === 'string' ? Number(content) : undefined),
  timestampValue: (content) => {
    const nanos = typeof content === 'string' ? parseTimestamp(content) : undefined;
    return nanos === undefined ? undefined : new RulesTimestamp(nanos);
  },
  stringValue: (content) => (typeof content === 'string' ? content : undefined),
  bytesValue: (content) => (typeof content === 'string' ? new Uint8Array(Buffer.from(content, 'base64')) : undefined),
  referenceValue: (content) =>
    typeof content === 'string' ? new RulesPath(['databases', ...content.split('/').slice(3)]) : undefined,
  geoPointValue: (content) => {
    const { latitude = 0, longitude = 0 } = isObject(content) ? content : {};
    return typeof latitude === 'number' && typeof longitude === 'number'
      ? new RulesLatLng(latitude, longitude)
      : undefined;
  },
  arrayValue: (content) => {
    const { values = [] } = isObject(content) ? content : {};
    return Array.isArray(values) ? values.map(parseValue) : undefined;
  },
  mapValue: (content) => parseFields(isObject(content) ? objectAt(content, 'fields') : {}),
};

/** The document path in the format of a fetch request to the emulator. */
export function documentAddress(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
