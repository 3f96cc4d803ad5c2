/** Stored values independent of SDK classes. Each driver converts them. */
export class TimestampValue {
  readonly seconds: number;
  readonly nanoseconds: number;

  constructor(seconds: number, nanoseconds: number) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
  }
}

export class GeoPointValue {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

export class BytesValue {
  readonly bytes: readonly number[];

  constructor(bytes: readonly number[]) {
    this.bytes = bytes;
  }
}

export class VectorValue {
  readonly components: readonly number[];

  constructor(components: readonly number[]) {
    this.components = components;
  }
}

/** A reference to a document of the same database. */
export class ReferenceValue {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

export interface PlainFields {
  readonly [field: string]: Plain;
}

export type Plain =
  | null
  | boolean
  | number
  | string
  | TimestampValue
  | GeoPointValue
  | BytesValue
  | VectorValue
  | ReferenceValue
  | readonly Plain[]
  | PlainFields;

/** A value the server computes. */
export class Transform {
  readonly operation: TransformOperation;

  constructor(operation: TransformOperation) {
    this.operation = operation;
  }
}

export type TransformOperation =
  | { readonly kind: 'server time' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly by: number }
  | { readonly kind: 'union' | 'remove'; readonly elements: readonly Plain[] };

export const serverTime = () => new Transform({ kind: 'server time' });
export const deleteField = () => new Transform({ kind: 'delete' });
export const increment = (by: number) => new Transform({ kind: 'increment', by });
export const maximum = (by: number) => new Transform({ kind: 'maximum', by });
export const minimum = (by: number) => new Transform({ kind: 'minimum', by });
export const union = (...elements: Plain[]) => new Transform({ kind: 'union', elements });
export const remove = (...elements: Plain[]) => new Transform({ kind: 'remove', elements });

export interface WrittenFields {
  readonly [field: string]: Written;
}

export type Written = Plain | Transform | readonly Written[] | WrittenFields;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A unique text for each distinct value, including -0 and NaN, which JSON cannot represent. */
export function show(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (value instanceof TimestampValue) return `Timestamp(${value.seconds}s ${value.nanoseconds}ns)`;
  if (value instanceof GeoPointValue) return `GeoPoint(${show(value.latitude)}, ${show(value.longitude)})`;
  if (value instanceof BytesValue) return `Bytes(${value.bytes.join(' ')})`;
  if (value instanceof VectorValue) return `Vector(${value.components.map(show).join(', ')})`;
  if (value instanceof ReferenceValue) return `Reference(${value.path})`;
  if (isRecord(value)) {
    const fields = Object.keys(value).sort();
    return `{${fields.map((field) => `${JSON.stringify(field)}: ${show(value[field])}`).join(', ')}}`;
  }
  return String(value);
}
