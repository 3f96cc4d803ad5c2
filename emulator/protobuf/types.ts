import { StatusError } from '../model/status.ts';

/**
 * A message as a plain object, in the shape of protobufjs' `toObject` with
 * `{ longs: String, enums: String, oneofs: true, defaults: false }`: camelCase keys, 64-bit integers as decimal
 * strings, enums by name, bytes as Uint8Array.
 */
export type Message = Readonly<Record<string, unknown>>;

/** The bytes are not the expected message. */
export class ProtoError extends StatusError {
  constructor(message: string) {
    super('INVALID_ARGUMENT', message);
  }
}

/**
 * Message types as tables for the codecs, built in a few milliseconds from protobufjs' JSON descriptors, without code
 * generation.
 */
export interface MessageType {
  /** Without a leading dot: `google.firestore.v1.Document`. */
  readonly fullName: string;
  /** A google.protobuf type, which may have a special JSON form. */
  readonly wellKnown: boolean;
  /** A group of proto2: delimited by an end tag instead of a length. */
  readonly group: boolean;
  /** Unknown fields are an error instead of being skipped. */
  readonly closed: boolean;
  readonly fields: readonly FieldType[];
  /** Keyed by both camelCase and snake_case names, since ProtoJSON accepts both. */
  readonly byName: ReadonlyMap<string, FieldType>;
  readonly byNumber: ReadonlyMap<number, FieldType>;
}

interface EnumType {
  readonly fullName: string;
  readonly numberOf: ReadonlyMap<string, number>;
  readonly nameOf: ReadonlyMap<number, string>;
}

type ScalarType = 'double' | 'float' | 'int32' | 'int64' | 'uint32' | 'uint64' | 'bool' | 'string' | 'bytes';

export type FieldValueType =
  | { readonly kind: ScalarType }
  | { readonly kind: 'enum'; readonly type: EnumType }
  | { readonly kind: 'message'; readonly type: MessageType };

export interface FieldType {
  readonly name: string;
  readonly protoName: string;
  readonly number: number;
  readonly cardinality: 'singular' | 'repeated' | 'map';
  /** Type of an element or map value. All map keys are strings. */
  readonly value: FieldValueType;
  /** The containing oneof. `undefined` for the synthetic oneofs of `optional` fields. */
  readonly oneof: string | undefined;
}

export interface Descriptor {
  readonly fields?: Readonly<Record<string, FieldDescriptor>>;
  readonly oneofs?: Readonly<Record<string, { readonly oneof: string[] }>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly group?: boolean;
  readonly closed?: boolean;
  readonly methods?: Readonly<Record<string, MethodDescriptor>>;
  readonly nested?: Readonly<Record<string, Descriptor>>;
}

interface FieldDescriptor {
  readonly type: string;
  readonly id: number;
  readonly rule?: string;
  readonly keyType?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

interface MethodDescriptor {
  readonly requestType: string;
  readonly responseType: string;
  readonly requestStream?: boolean;
  readonly responseStream?: boolean;
}

interface BuildingMessage {
  readonly fullName: string;
  readonly wellKnown: boolean;
  readonly group: boolean;
  readonly closed: boolean;
  readonly fields: FieldType[];
  readonly byName: Map<string, FieldType>;
  readonly byNumber: Map<number, FieldType>;
}

const SCALARS: ReadonlySet<string> = new Set<ScalarType>([
  'double',
  'float',
  'int32',
  'int64',
  'uint32',
  'uint64',
  'bool',
  'string',
  'bytes',
]);

export interface MessageTypes {
  /** By full name. */
  readonly descriptors: ReadonlyMap<string, Descriptor>;
  /** Built on first use. A relative name is resolved in `scope`. */
  readonly message: (name: string, scope?: string) => MessageType;
}

export function messageTypes(root: Descriptor): MessageTypes {
  const descriptors = new Map<string, Descriptor>();
  collect(root, '', descriptors);
  const messages = new Map<string, BuildingMessage>();
  const enums = new Map<string, EnumType>();

  function resolve(reference: string, scope: string): string {
    for (let prefix = scope; ; prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf('.')))) {
      const candidate = prefix === '' ? reference : `${prefix}.${reference}`;
      if (descriptors.has(candidate)) return candidate;
      if (prefix === '') throw new Error(`The descriptor names an unknown type "${reference}".`);
    }
  }

  function valueType(reference: string, scope: string): FieldValueType {
    if (SCALARS.has(reference)) return { kind: reference as ScalarType };
    const fullName = resolve(reference, scope);
    return descriptors.get(fullName)?.values
      ? { kind: 'enum', type: enumType(fullName) }
      : { kind: 'message', type: messageType(fullName) };
  }

  function enumType(fullName: string): EnumType {
    let type = enums.get(fullName);
    if (!type) {
      const entries = Object.entries(descriptors.get(fullName)?.values ?? {});
      type = { fullName, numberOf: new Map(entries), nameOf: new Map(entries.map(([name, number]) => [number, name])) };
      enums.set(fullName, type);
    }
    return type;
  }

  function messageType(fullName: string): BuildingMessage {
    const known = messages.get(fullName);
    if (known) return known;
    const descriptor = descriptors.get(fullName);
    if (!descriptor) throw new Error(`The descriptor has no type "${fullName}".`);
    const type: BuildingMessage = {
      fullName,
      wellKnown: fullName.startsWith('google.protobuf.'),
      group: descriptor.group ?? false,
      closed: descriptor.closed ?? false,
      fields: [],
      byName: new Map(),
      byNumber: new Map(),
    };
    // Registered before its fields, because types can be recursive.
    messages.set(fullName, type);

    const oneofs = new Map<string, string>();
    for (const [oneof, { oneof: members }] of Object.entries(descriptor.oneofs ?? {})) {
      const synthetic = members.every((member) => descriptor.fields?.[member]?.options?.['proto3_optional'] === true);
      if (!synthetic) for (const member of members) oneofs.set(member, oneof);
    }
    for (const [name, field] of Object.entries(descriptor.fields ?? {})) {
      const fieldType: FieldType = {
        name,
        protoName: snakeCase(name),
        number: field.id,
        cardinality: field.keyType ? 'map' : field.rule === 'repeated' ? 'repeated' : 'singular',
        value: valueType(field.type, fullName),
        oneof: oneofs.get(name),
      };
      type.fields.push(fieldType);
      type.byName.set(fieldType.name, fieldType).set(fieldType.protoName, fieldType);
      type.byNumber.set(fieldType.number, fieldType);
    }
    return type;
  }

  return { descriptors, message: (name, scope = '') => messageType(resolve(name, scope)) };
}

function collect(descriptor: Descriptor, prefix: string, into: Map<string, Descriptor>): void {
  for (const [name, nested] of Object.entries(descriptor.nested ?? {})) {
    const fullName = prefix === '' ? name : `${prefix}.${name}`;
    into.set(fullName, nested);
    collect(nested, fullName, into);
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** How the binary format lays out a field's value. */
export const VARINT = 0;
export const FIXED64 = 1;
export const LENGTH_DELIMITED = 2;
export const START_GROUP = 3;
export const END_GROUP = 4;
export const FIXED32 = 5;

export function wireTypeOf(type: FieldValueType): number {
  switch (type.kind) {
    case 'message':
      return type.type.group ? START_GROUP : LENGTH_DELIMITED;
    case 'string':
    case 'bytes':
      return LENGTH_DELIMITED;
    case 'double':
      return FIXED64;
    case 'float':
      return FIXED32;
    default:
      return VARINT;
  }
}

/** Treats `__proto__` as an ordinary key. */
export function setOwn(map: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(map, key, { value, enumerable: true, configurable: true, writable: true });
  } else map[key] = value;
}
