import { type FieldType, type MessageType, type Message, setOwn } from '../protobuf/types.ts';
import { InvalidValue, parseScalar, printDouble, printScalar } from './proto-json-scalars.ts';

/**
 * The google.protobuf types with a special JSON form; `undefined` for any other type. Parsers throw InvalidValue.
 */
const PACKAGE = 'google.protobuf.';

const TIMESTAMP = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):(\d{2}))$/;
const DURATION = /^(-?)(\d{1,12})(?:\.(\d{1,9}))?s$/;
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;
const MAX_DURATION_SECONDS = 315_576_000_000;

export function parseWellKnown(type: MessageType, json: unknown): Message | undefined {
  switch (type.fullName.slice(PACKAGE.length)) {
    case 'Timestamp':
      return parseTimestamp(json);
    case 'Duration':
      return parseDuration(json);
    case 'Struct':
      return parseStruct(json);
    case 'ListValue':
      return parseList(json);
    case 'Value':
      return parseAny(json);
    default: {
      const wrapped = wrappedField(type);
      return wrapped && { value: parseScalar(wrapped, json) };
    }
  }
}

export function printWellKnown(type: MessageType, message: Message): string | undefined {
  switch (type.fullName.slice(PACKAGE.length)) {
    case 'Timestamp':
      return `"${printTimestamp(Number(message['seconds'] ?? 0), Number(message['nanos'] ?? 0))}"`;
    case 'Duration':
      return `"${printDuration(Number(message['seconds'] ?? 0), Number(message['nanos'] ?? 0))}"`;
    case 'Struct':
      return printStruct(message);
    case 'ListValue':
      return printList(message);
    case 'Value':
      return printAny(message);
    default: {
      const wrapped = wrappedField(type);
      return wrapped && printScalar(wrapped, message['value'] ?? zeroOf(wrapped.kind));
    }
  }
}

/** Wrapper types such as Int32Value: a single scalar field named `value`. */
function wrappedField(type: MessageType): Exclude<FieldType['value'], { kind: 'message' }> | undefined {
  const field = type.fullName.endsWith('Value') && type.fields.length === 1 ? type.fields[0] : undefined;
  return field?.name === 'value' && field.value.kind !== 'message' ? field.value : undefined;
}

function zeroOf(kind: FieldType['value']['kind']): unknown {
  if (kind === 'string') return '';
  if (kind === 'bytes') return new Uint8Array();
  return kind === 'bool' ? false : 0;
}

function parseTimestamp(json: unknown): Message {
  const match = typeof json === 'string' ? TIMESTAMP.exec(json) : null;
  if (!match) throw new InvalidValue('expected RFC 3339, as in 2020-01-31T12:00:00.123456Z');
  const [, year, month, day, time, fraction = '', sign, hours, minutes] = match;
  const millis = Date.parse(`${year}-${month}-${day}T${time}Z`);
  if (Number.isNaN(millis) || new Date(millis).getUTCDate() !== Number(day)) {
    throw new InvalidValue('there is no such date or time');
  }
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 * (sign === '-' ? -1 : 1);
  const seconds = millis / 1000 - offset;
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) throw new InvalidValue('it is out of range');
  return { seconds: String(seconds), nanos: Number(fraction.padEnd(9, '0')) };
}

function printTimestamp(seconds: number, nanos: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}${printFraction(nanos)}Z`;
}

function parseDuration(json: unknown): Message {
  const match = typeof json === 'string' ? DURATION.exec(json) : null;
  if (!match) throw new InvalidValue('expected seconds, as in 1.5s');
  const [, sign, whole, fraction = ''] = match;
  const seconds = Number(whole);
  if (seconds > MAX_DURATION_SECONDS) throw new InvalidValue('it is out of range');
  const nanos = Number(fraction.padEnd(9, '0'));
  return sign === '-' ? { seconds: String(0 - seconds), nanos: 0 - nanos } : { seconds: String(seconds), nanos };
}

function printDuration(seconds: number, nanos: number): string {
  const sign = seconds < 0 || nanos < 0 ? '-' : '';
  return `${sign}${Math.abs(seconds)}${printFraction(Math.abs(nanos))}s`;
}

/** 0, 3, 6 or 9 fractional digits. */
function printFraction(nanos: number): string {
  if (nanos === 0) return '';
  const digits = String(nanos).padStart(9, '0');
  if (digits.endsWith('000000')) return `.${digits.slice(0, 3)}`;
  return digits.endsWith('000') ? `.${digits.slice(0, 6)}` : `.${digits}`;
}

function parseStruct(json: unknown): Message {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new InvalidValue('expected an object');
  const fields: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) setOwn(fields, key, parseAny(value));
  return { fields };
}

function parseList(json: unknown): Message {
  if (!Array.isArray(json)) throw new InvalidValue('expected a list');
  return { values: json.map(parseAny) };
}

function parseAny(json: unknown): Message {
  if (json === null) return { nullValue: 'NULL_VALUE', kind: 'nullValue' };
  if (typeof json === 'boolean') return { boolValue: json, kind: 'boolValue' };
  if (typeof json === 'number') return { numberValue: json, kind: 'numberValue' };
  if (typeof json === 'string') return { stringValue: json, kind: 'stringValue' };
  if (Array.isArray(json)) return { listValue: parseList(json), kind: 'listValue' };
  return { structValue: parseStruct(json), kind: 'structValue' };
}

function printStruct(message: Message): string {
  const entries = Object.entries((message['fields'] ?? {}) as Record<string, Message>);
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${printAny(value)}`).join(',')}}`;
}

function printList(message: Message): string {
  return `[${((message['values'] ?? []) as readonly Message[]).map(printAny).join(',')}]`;
}

function printAny(message: Message): string {
  if (message['boolValue'] !== undefined) return message['boolValue'] === true ? 'true' : 'false';
  if (message['numberValue'] !== undefined) return printDouble(message['numberValue'] as number);
  if (message['stringValue'] !== undefined) return JSON.stringify(message['stringValue']);
  if (message['listValue'] !== undefined) return printList(message['listValue'] as Message);
  if (message['structValue'] !== undefined) return printStruct(message['structValue'] as Message);
  return 'null';
}
