import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import Long from 'long';
import protobuf from 'protobufjs';
import { describe, expect, it } from 'vitest';
import { type FieldType, type FieldValueType, type MessageType, type Message } from '../protobuf/types.ts';
import { descriptorFile, firestoreSchema } from './descriptors.ts';
import { decodeMessage } from '../protobuf/decode.ts';
import { encodeMessage } from '../protobuf/encode.ts';
import { parseProtoJson, printProtoJson } from './proto-json.ts';

/** protobufjs is the reference for the binary format, and its toObject for the message shape. */
protobuf.util.Long = Long;
protobuf.configure();
const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(descriptorFile(), 'utf8')) as protobuf.INamespace);
root.lookupType('google.firestore.v1.Write').add(new protobuf.Field('verify', 5, 'string'));
root
  .lookupType('google.firestore.v1.Write')
  .oneofs['operation']?.add(root.lookupType('google.firestore.v1.Write').fields['verify'] as protobuf.Field);
root.resolveAll();

const TYPES = [
  'Document',
  'CommitRequest',
  'CommitResponse',
  'RunQueryRequest',
  'RunQueryResponse',
  'RunAggregationQueryRequest',
  'ListenRequest',
  'ListenResponse',
  'WriteRequest',
  'WriteResponse',
  'BatchGetDocumentsRequest',
  'BatchGetDocumentsResponse',
  'BatchWriteResponse',
  'ListDocumentsRequest',
].map((name) => firestoreSchema().message(`google.firestore.v1.${name}`));

describe.each(TYPES.map((type) => [type.fullName, type] as const))('the codec of %s', (name, type) => {
  const oracle = root.lookupType(name);

  it('decodes what protobufjs encodes', () => {
    fc.assert(
      fc.property(messages(type), (message) => {
        const bytes = oracle.encode(oracle.fromObject(message)).finish();
        expect(decodeMessage(type, bytes)).toEqual(readByOracle(oracle, bytes));
      }),
      { numRuns: 60 },
    );
  });

  it('encodes what protobufjs decodes', () => {
    fc.assert(
      fc.property(messages(type), (message) => {
        expect(readByOracle(oracle, encodeMessage(type, message))).toEqual(
          readByOracle(oracle, oracle.encode(oracle.fromObject(message)).finish()),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('survives printing and parsing as JSON', () => {
    fc.assert(
      fc.property(messages(type), (message) => {
        const canonical = readByOracle(oracle, encodeMessage(type, message));
        expect(parseProtoJson(type, printProtoJson(type, message))).toEqual(canonical);
      }),
      { numRuns: 60 },
    );
  });

  it('rejects garbage only with INVALID_ARGUMENT', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        try {
          decodeMessage(type, bytes);
        } catch (error) {
          expect(error).toMatchObject({ code: 'INVALID_ARGUMENT' });
        }
      }),
    );
    fc.assert(
      fc.property(fc.json(), (json) => {
        try {
          parseProtoJson(type, json);
        } catch (error) {
          expect(error).toMatchObject({ code: 'INVALID_ARGUMENT' });
        }
      }),
    );
  });
});

function readByOracle(oracle: protobuf.Type, bytes: Uint8Array): Message {
  const object = oracle.toObject(oracle.decode(bytes), { longs: String, enums: String, oneofs: true, defaults: false });
  return plain(object) as Message;
}

/** Buffers as Uint8Arrays, so that they compare equal. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, plain(nested)]));
}

function messages(type: MessageType, depth = 0): fc.Arbitrary<Message> {
  if (type.fullName === 'google.protobuf.Timestamp' || type.fullName === 'google.protobuf.Duration') {
    return fc.record({
      seconds: fc.integer({ min: 0, max: 253_402_300_799 }).map(String),
      nanos: fc.integer({ min: 0, max: 999_999_999 }),
    });
  }
  if (type.fullName === 'google.protobuf.Struct') {
    return fc.constant({
      fields: { a: { kind: 'numberValue', numberValue: 1.5 }, b: { kind: 'nullValue', nullValue: 'NULL_VALUE' } },
    });
  }
  // In JSON, an empty wrapper equals one with the default value.
  const always = type.wellKnown && type.byName.has('value');
  const groups = new Map<string, FieldType[]>();
  for (const field of type.fields) {
    if (depth > 4 && field.value.kind === 'message') continue;
    const group = field.oneof ?? `=${field.name}`;
    groups.set(group, [...(groups.get(group) ?? []), field]);
  }
  const parts = [...groups].map(([group, fields]) => {
    const made = fields.map((field) =>
      fieldValues(field, depth).map((value) => ({
        [field.name]: value,
        ...(field.oneof === undefined ? {} : { [group]: field.name }),
      })),
    );
    return always ? fc.oneof(...made) : fc.option(fc.oneof(...made), { nil: {}, freq: depth > 2 ? 1 : 3 });
  });
  return fc.tuple(...parts).map((made) => Object.assign({}, ...made) as Message);
}

function fieldValues(field: FieldType, depth: number): fc.Arbitrary<unknown> {
  const value = values(field.value, depth);
  if (field.cardinality === 'repeated') return fc.array(value, { minLength: 1, maxLength: 3 });
  if (field.cardinality === 'map')
    return fc.dictionary(fc.string(), value, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
  return value;
}

function values(type: FieldValueType, depth: number): fc.Arbitrary<unknown> {
  switch (type.kind) {
    case 'message':
      return messages(type.type, depth + 1);
    case 'enum':
      return fc.constantFrom(...type.type.numberOf.keys());
    case 'string':
      return fc.string({ unit: 'grapheme' });
    case 'bytes':
      return fc.uint8Array({ maxLength: 12 });
    case 'bool':
      return fc.boolean();
    case 'int32':
      return fc.integer();
    case 'uint32':
      return fc.nat();
    case 'int64':
      return fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
    case 'uint64':
      return fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
    case 'double':
      return fc.double();
    case 'float':
      return fc.float();
  }
}
