import {
  BytesValue,
  GeoPointValue,
  ReferenceValue,
  TimestampValue,
  Transform,
  VectorValue,
  isRecord,
  type Plain,
  type PlainFields,
  type Written,
} from './value.ts';

/** Values for which an SDK has its own classes. */
type ClassValue = TimestampValue | GeoPointValue | BytesValue | VectorValue | ReferenceValue;

/** Converts the values that are not plain JavaScript to and from one SDK. */
export interface SdkClasses {
  toSdk(value: ClassValue | Transform): unknown;
  fromSdk(value: object): ClassValue | undefined;
}

function isClassValue(value: object): value is ClassValue | Transform {
  return (
    value instanceof TimestampValue ||
    value instanceof GeoPointValue ||
    value instanceof BytesValue ||
    value instanceof VectorValue ||
    value instanceof ReferenceValue ||
    value instanceof Transform
  );
}

export function encode(value: Written, classes: SdkClasses): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isClassValue(value)) return classes.toSdk(value);
  if (Array.isArray(value)) return value.map((element: Written) => encode(element, classes));
  return encodeFields(value as Readonly<Record<string, Written>>, classes);
}

export function encodeFields(fields: Readonly<Record<string, Written>>, classes: SdkClasses): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, encode(value, classes)]));
}

function decode(value: unknown, classes: SdkClasses): Plain {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') {
    return value;
  }
  if (Array.isArray(value)) return value.map((element: unknown) => decode(element, classes));
  const known = typeof value === 'object' ? classes.fromSdk(value) : undefined;
  if (known) return known;
  if (isRecord(value)) return decodeFields(value, classes);
  throw new Error(`The SDK returned a ${typeof value}, which the scenarios do not support.`);
}

export function decodeFields(fields: Readonly<Record<string, unknown>>, classes: SdkClasses): PlainFields {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, decode(value, classes)]));
}
