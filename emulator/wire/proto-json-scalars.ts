import type { FieldValueType } from '../protobuf/types.ts';

/** A JSON value that does not match its type. The caller knows its location in the message. */
export class InvalidValue extends Error {
  override readonly name = 'InvalidValue';
}

type ScalarValueType = Exclude<FieldValueType, { kind: 'message' }>;

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
/** Canonical and well within the limits. */
const SHORT_INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;
const INTEGER = /^-?\d+$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Converts to the representation of rpc.ts. Throws InvalidValue. */
export function parseScalar(type: ScalarValueType, json: unknown): unknown {
  switch (type.kind) {
    case 'string':
      if (typeof json === 'string') return json;
      break;
    case 'bool':
      if (typeof json === 'boolean') return json;
      break;
    case 'int64':
      if (typeof json === 'number' && Number.isSafeInteger(json)) return String(json);
      if (typeof json === 'string' && SHORT_INTEGER.test(json)) return json;
      return parseInteger(json, -(2n ** 63n), 2n ** 63n - 1n);
    case 'uint64':
      return parseInteger(json, 0n, 2n ** 64n - 1n);
    case 'int32':
      return Number(parseInteger(json, -(2n ** 31n), 2n ** 31n - 1n));
    case 'uint32':
      return Number(parseInteger(json, 0n, 2n ** 32n - 1n));
    case 'double':
    case 'float':
      return parseDouble(json);
    case 'bytes':
      return parseBytes(json);
    case 'enum':
      if (json === null) return type.type.nameOf.get(0) ?? 0;
      if (typeof json === 'string' && type.type.numberOf.has(json)) return json;
      if (typeof json === 'number' && Number.isInteger(json)) return type.type.nameOf.get(json) ?? json;
      break;
  }
  throw new InvalidValue();
}

export function printScalar(type: ScalarValueType, value: unknown): string {
  switch (type.kind) {
    case 'string':
      return JSON.stringify(value);
    case 'bool':
      return value === true ? 'true' : 'false';
    case 'int64':
    case 'uint64':
      return `"${String(value)}"`;
    case 'double':
    case 'float':
      return printDouble(value as number);
    case 'bytes': {
      const bytes = value as Uint8Array;
      return `"${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}"`;
    }
    case 'enum':
      if (type.type.fullName === 'google.protobuf.NullValue') return 'null';
      return typeof value === 'number' ? String(value) : `"${String(value)}"`;
    case 'int32':
    case 'uint32':
      return String(value);
  }
}

export function printDouble(value: number): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? '-0.0' : String(value);
  return `"${value}"`;
}

function parseInteger(json: unknown, min: bigint, max: bigint): string {
  const integer = integerOf(json);
  if (integer < min || integer > max) throw new InvalidValue('it is out of range');
  return integer.toString();
}

function integerOf(json: unknown): bigint {
  if (typeof json === 'string' && INTEGER.test(json)) return BigInt(json);
  // ProtoJSON accepts 1.0 and 1e3 as integers.
  const number = typeof json === 'string' && NUMBER.test(json) ? Number(json) : json;
  if (typeof number === 'number' && Number.isInteger(number)) return BigInt(number);
  throw new InvalidValue();
}

function parseDouble(json: unknown): number {
  if (typeof json === 'number') return json;
  if (json === 'NaN') return NaN;
  if (json === 'Infinity') return Infinity;
  if (json === '-Infinity') return -Infinity;
  if (typeof json === 'string' && NUMBER.test(json)) return Number(json);
  throw new InvalidValue();
}

function parseBytes(json: unknown): Uint8Array {
  if (typeof json !== 'string') throw new InvalidValue();
  const unpadded = json.length - (json.endsWith('==') ? 2 : json.endsWith('=') ? 1 : 0);
  if (!BASE64.test(json) || unpadded % 4 === 1) throw new InvalidValue('Base64 decoding failed');
  return new Uint8Array(Buffer.from(json, 'base64'));
}
