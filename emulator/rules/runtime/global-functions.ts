import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { crc32c } from '../../model/crc32c.ts';
import { MAX_INT64, MIN_INT64 } from './arithmetic.ts';
import { fail, typeError } from './failure.ts';
import { callables, define, type Callables } from './signature.ts';
import { DURATION_FUNCTIONS, LATLNG_FUNCTIONS, TIMESTAMP_FUNCTIONS } from './time-methods.ts';
import { RulesPath, typeName, type RulesValue } from './values.ts';

type AnyNumber = bigint | number;

/** Truncates to an integer. Out-of-range values saturate at 64 bits, and NaN becomes 0. */
function toInteger(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return MAX_INT64;
  return value <= -(2 ** 63) ? MIN_INT64 : BigInt(Math.trunc(value));
}

const rounded = (round: (value: number) => number) =>
  define(['number'], (_: null, value: AnyNumber) => (typeof value === 'bigint' ? value : toInteger(round(value))));
const tested = (test: (value: number) => boolean) =>
  define(['number'], (_: null, value: AnyNumber) => test(Number(value)));

const MATH = callables({
  abs: define(['number'], (_: null, value: AnyNumber) => {
    if (typeof value === 'number') return Math.abs(value);
    // The minimum integer has no positive counterpart.
    return value < 0n && value > MIN_INT64 ? -value : value;
  }),
  ceil: rounded(Math.ceil),
  floor: rounded(Math.floor),
  round: rounded(Math.round),
  isInfinite: tested((value) => Math.abs(value) === Infinity),
  isNaN: tested(Number.isNaN),
  pow: define(
    ['number', 'number'],
    (_: null, base: AnyNumber, exponent: AnyNumber) => Number(base) ** Number(exponent),
  ),
  sqrt: define(['number'], (_: null, value: AnyNumber) => Math.sqrt(Number(value))),
});

const hash = (digest: (bytes: Uint8Array) => Uint8Array) =>
  define(['any'], (_: null, value: RulesValue) => {
    if (typeof value === 'string') return digest(Buffer.from(value, 'utf8'));
    return value instanceof Uint8Array ? digest(value) : typeError([typeName(value)], ['bytes', 'string']);
  });

/** Little-endian. */
function checksum(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return new Uint8Array(bytes);
}

const HASHING = callables({
  crc32: hash((bytes) => checksum(crc32(bytes))),
  crc32c: hash((bytes) => checksum(crc32c(bytes))),
  md5: hash((bytes) => new Uint8Array(createHash('md5').update(bytes).digest())),
  sha256: hash((bytes) => new Uint8Array(createHash('sha256').update(bytes).digest())),
});

/** The functions of the namespaces, such as `math.abs(…)`. */
export const NAMESPACES: ReadonlyMap<string, Callables> = new Map([
  ['math', MATH],
  ['hashing', HASHING],
  ['duration', DURATION_FUNCTIONS],
  ['timestamp', TIMESTAMP_FUNCTIONS],
  ['latlng', LATLNG_FUNCTIONS],
]);

const INTEGER = /^[+-]?\d+$/;
/** Number syntax accepted by Java. */
const FLOAT = /^\s*([+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))[fFdD]?\s*$/;

/** Type conversions, which belong to no namespace. */
export const GLOBAL_FUNCTIONS = callables({
  bool: define(['any'], (_: null, value: RulesValue) => {
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === 'false') return value === 'true';
    return fail(`The value cannot be converted to a bool: ${typeName(value)}.`);
  }),
  int: define(['any'], (_: null, value: RulesValue) => {
    if (typeof value === 'bigint') return value;
    if (typeof value === 'number') return toInteger(value);
    const parsed = typeof value === 'string' && INTEGER.test(value) ? BigInt(value.replace('+', '')) : undefined;
    if (parsed !== undefined && parsed >= MIN_INT64 && parsed <= MAX_INT64) return parsed;
    return fail(`The value cannot be converted to an int: ${typeName(value)}.`);
  }),
  float: define(['any'], (_: null, value: RulesValue) => {
    if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
    const parsed = typeof value === 'string' ? FLOAT.exec(value)?.[1] : undefined;
    if (parsed !== undefined) return Number(parsed);
    return fail(`The value cannot be converted to a float: ${typeName(value)}.`);
  }),
  string: define(['any'], (_: null, value: RulesValue) => toText(value)),
  path: define(['string'], (_: null, text: string) => parsePath(text)),
  /** Logs its argument and returns it. */
  debug: define(['any'], (_: null, value: RulesValue) => {
    console.log(`debug: ${describe(value)}`);
    return value;
  }),
});

function parsePath(text: string): RulesPath {
  return new RulesPath(text.split('/').filter((segment) => segment !== ''));
}

function toText(value: RulesValue): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint' || typeof value === 'string') {
    return String(value);
  }
  if (typeof value === 'number') return floatToText(value);
  if (value instanceof RulesPath) return `/${value.segments.map(toText).join('/')}`;
  return fail(`The value cannot be converted to a string: ${typeName(value)}.`);
}

/** Formats like Java: always with a fraction, with an exponent from 10^7 and below 10^-3. */
function floatToText(value: number): string {
  const size = Math.abs(value);
  if (Object.is(value, -0)) return '-0.0';
  if (size === 0 || (size >= 1e-3 && size < 1e7)) return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (!Number.isFinite(value)) return String(value);
  const shortest = value.toExponential();
  const [mantissa, exponent] = (shortest.includes('.') ? shortest : value.toExponential(1)).split('e');
  return `${mantissa}E${Number(exponent)}`;
}

export function describe(value: RulesValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as RulesValue[]).map(describe).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  if ('isRulesMap' in value) {
    return `{${Array.from(value.keys(), (key) => `${key}: ${describe(value.get(key) ?? null)}`).join(', ')}}`;
  }
  return value instanceof RulesPath ? toText(value) : typeName(value);
}
