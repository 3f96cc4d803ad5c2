import {
  EntriesMap,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesTimestamp,
  type RulesValue,
} from '../rules/runtime/values.ts';
import { setOf } from '../rules/runtime/collection-methods.ts';
import { integerOf, isObject, objectAt, ProtocolError, textAt } from './json.ts';
import { parseTimestamp } from './timestamp.ts';

/**
 * Decodes a value in the Storage emulator's format, an object whose only key names the type: `{"int_value":5}`.
 * Throws a ProtocolError for anything else.
 */
export function parseExpressionValue(json: unknown): RulesValue {
  if (!isObject(json)) throw unknownValue(json);
  // undefined is serialized as an object without a key.
  const [type, ...others] = Object.keys(json);
  if (type === undefined) return null;
  const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (!read || others.length > 0) throw unknownValue(json);
  return read(json[type]);
}

const READERS: Readonly<Record<string, (content: unknown) => RulesValue>> = {
  null_value: () => null,
  bool_value: (content) => (typeof content === 'boolean' ? content : wrong('bool_value', content)),
  int_value: (content) => {
    if (typeof content === 'number') return integerOf(content);
    // ProtoJSON writes 64-bit integers as strings.
    return typeof content === 'string' && /^-?\d{1,19}$/.test(content) ? BigInt(content) : wrong('int_value', content);
  },
  float_value: (content) => (typeof content === 'number' ? content : wrong('float_value', content)),
  string_value: (content) => (typeof content === 'string' ? content : wrong('string_value', content)),
  bytes_value: (content) =>
    typeof content === 'string' ? new Uint8Array(Buffer.from(content, 'base64')) : wrong('bytes_value', content),
  timestamp_value: (content) => {
    const nanos = typeof content === 'string' ? parseTimestamp(content) : undefined;
    return nanos === undefined ? wrong('timestamp_value', content) : new RulesTimestamp(nanos);
  },
  duration_value: (content) => {
    const { seconds = 0, nanos = 0 } = isObject(content) ? content : {};
    if (!Number.isInteger(seconds) || !Number.isInteger(nanos)) return wrong('duration_value', content);
    return new RulesDuration(BigInt(seconds as number) * 1_000_000_000n + BigInt(nanos as number));
  },
  latlng_value: (content) => {
    const { latitude = 0, longitude = 0 } = isObject(content) ? content : {};
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return wrong('latlng_value', content);
    return new RulesLatLng(latitude, longitude);
  },
  path_value: (content) => new RulesPath(listAt(content, 'segments').map(parseSegment)),
  list_value: (content) => listAt(content, 'values').map(parseExpressionValue),
  set_value: (content) => setOf(listAt(content, 'values').map(parseExpressionValue)),
  map_value: (content) => {
    const fields = isObject(content) ? objectAt(content, 'fields') : {};
    return new EntriesMap(new Map(Object.entries(fields).map(([key, value]) => [key, parseExpressionValue(value)])));
  },
};

function parseSegment(segment: unknown): RulesValue {
  const text = isObject(segment) ? (textAt(segment, 'simple') ?? textAt(segment, 'bound_value')) : undefined;
  return text ?? wrong('path_value', segment);
}

function listAt(content: unknown, field: string): readonly unknown[] {
  const list: unknown = isObject(content) ? (content[field] ?? []) : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]) : wrong(field, content);
}

function wrong(type: string, content: unknown): never {
  throw unknownValue({ [type]: content });
}

function unknownValue(json: unknown): ProtocolError {
  return new ProtocolError(`Not a value of the rules language: ${String(JSON.stringify(json)).slice(0, 200)}`);
}
