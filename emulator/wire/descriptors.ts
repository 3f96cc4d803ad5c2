import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The message types of the Firestore API as tables for the codecs, built in a few milliseconds from the JSON descriptor in
 * @google-cloud/firestore, without code generation.
 */
export interface MessageType {
  /** Without a leading dot: `google.firestore.v1.Document`. */
  readonly fullName: string;
  /** A google.protobuf type, which may have a special JSON form. */
  readonly wellKnown: boolean;
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
  /** Type of an element or map value. All map keys in this API are strings. */
  readonly value: FieldValueType;
  /** The containing oneof. `undefined` for the synthetic oneofs of `optional` fields. */
  readonly oneof: string | undefined;
}

export interface MethodType {
  readonly name: string;
  readonly request: MessageType;
  readonly response: MessageType;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
}

export interface FirestoreSchema {
  readonly methods: ReadonlyMap<string, MethodType>;
  message(fullName: string): MessageType;
}

interface Descriptor {
  readonly fields?: Readonly<Record<string, FieldDescriptor>>;
  readonly oneofs?: Readonly<Record<string, { readonly oneof: readonly string[] }>>;
  readonly values?: Readonly<Record<string, number>>;
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
  readonly fields: FieldType[];
  readonly byName: Map<string, FieldType>;
  readonly byNumber: Map<number, FieldType>;
}

const PACKAGE = 'google.firestore.v1';
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

/** The SDKs use a write operation missing from the published API: `verify`, which only checks its precondition. */
const VERIFY_FIELD: readonly [string, FieldDescriptor] = ['verify', { type: 'string', id: 5 }];

let loaded: FirestoreSchema | undefined;

export function firestoreSchema(): FirestoreSchema {
  loaded ??= buildSchema(readDescriptor());
  return loaded;
}

/** The package does not export the file, so its path is derived from the main module. */
export function descriptorFile(): string {
  const main = createRequire(import.meta.url).resolve('@google-cloud/firestore');
  return path.join(path.dirname(main), '..', 'protos', 'v1.json');
}

function readDescriptor(): Descriptor {
  return JSON.parse(readFileSync(descriptorFile(), 'utf8')) as Descriptor;
}

function buildSchema(root: Descriptor): FirestoreSchema {
  const descriptors = new Map<string, Descriptor>();
  collect(root, '', descriptors);
  const messages = new Map<string, BuildingMessage>();
  const enums = new Map<string, EnumType>();

  function resolve(reference: string, scope: string): string {
    for (let prefix = scope; ; prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf('.')))) {
      const candidate = prefix === '' ? reference : `${prefix}.${reference}`;
      if (descriptors.has(candidate)) return candidate;
      if (prefix === '') throw new Error(`The API descriptor names an unknown type "${reference}".`);
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
    if (!descriptor) throw new Error(`The API descriptor has no type "${fullName}".`);
    const type: BuildingMessage = {
      fullName,
      wellKnown: fullName.startsWith('google.protobuf.'),
      fields: [],
      byName: new Map(),
      byNumber: new Map(),
    };
    // Registered before its fields, because types can be recursive.
    messages.set(fullName, type);

    const entries = Object.entries(descriptor.fields ?? {});
    const oneofs = new Map<string, string>();
    for (const [oneof, { oneof: members }] of Object.entries(descriptor.oneofs ?? {})) {
      const synthetic = members.every((member) => descriptor.fields?.[member]?.options?.['proto3_optional'] === true);
      if (!synthetic) for (const member of members) oneofs.set(member, oneof);
    }
    if (fullName === `${PACKAGE}.Write` && !descriptor.fields?.[VERIFY_FIELD[0]]) {
      entries.push([...VERIFY_FIELD]);
      oneofs.set(VERIFY_FIELD[0], 'operation');
    }
    for (const [name, field] of entries) {
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

  const methods = new Map<string, MethodType>();
  for (const [name, method] of Object.entries(descriptors.get(`${PACKAGE}.Firestore`)?.methods ?? {})) {
    methods.set(name, {
      name,
      request: messageType(resolve(method.requestType, PACKAGE)),
      response: messageType(resolve(method.responseType, PACKAGE)),
      requestStream: method.requestStream ?? false,
      responseStream: method.responseStream ?? false,
    });
  }
  return { methods, message: messageType };
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
