import {
  setOwn,
  END_GROUP,
  FIXED32,
  FIXED64,
  LENGTH_DELIMITED,
  ProtoError,
  START_GROUP,
  VARINT,
  wireTypeOf,
  type FieldType,
  type FieldValueType,
  type Message,
  type MessageType,
} from './types.ts';

/**
 * Decodes the protobuf binary format in one pass, without intermediate classes. Unknown fields are skipped, except in
 * closed types. Throws ProtoError.
 */
export function decodeMessage(type: MessageType, bytes: Uint8Array): Message {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Decoder(buffer).message(type, buffer.length, {}, 0);
}

type MutableMessage = Record<string, unknown>;

/** Well above the depth of 20 nested values, so that the service rejects deeper documents. */
const MAX_DEPTH = 1000;

class Decoder {
  private readonly buffer: Buffer;
  private position = 0;

  constructor(buffer: Buffer) {
    this.buffer = buffer;
  }

  message(type: MessageType, end: number, into: MutableMessage, depth: number): MutableMessage {
    if (depth > MAX_DEPTH) throw new ProtoError('The message is nested too deeply.');
    while (type.group || this.position < end) {
      const tag = this.varint32();
      const field = type.byNumber.get(tag >>> 3);
      const wireType = tag & 7;
      if (type.group && wireType === END_GROUP) return into;
      if (!field || !accepts(field, wireType)) {
        if (type.closed) throw new ProtoError(`${type.fullName} has an unknown field ${tag >>> 3}`);
        this.skip(wireType, depth);
      } else if (field.cardinality === 'map') this.mapEntry(field, into, depth);
      else if (field.cardinality === 'repeated') this.repeated(field, wireType, into, depth);
      else this.singular(field, into, depth);
    }
    if (this.position !== end) throw malformed();
    return into;
  }

  private singular(field: FieldType, into: MutableMessage, depth: number): void {
    const { name, oneof } = field;
    if (oneof !== undefined) {
      const previous = into[oneof];
      if (typeof previous === 'string' && previous !== name) delete into[previous];
      into[oneof] = name;
    }
    // Repeated occurrences of a message field are merged.
    const earlier = field.value.kind === 'message' ? (into[name] as MutableMessage | undefined) : undefined;
    into[name] = this.value(field.value, depth, earlier);
  }

  private repeated(field: FieldType, wireType: number, into: MutableMessage, depth: number): void {
    const list = (into[field.name] ??= []) as unknown[];
    if (wireType !== LENGTH_DELIMITED || wireTypeOf(field.value) === LENGTH_DELIMITED) {
      list.push(this.value(field.value, depth, undefined));
      return;
    }
    const end = this.lengthEnd();
    while (this.position < end) list.push(this.value(field.value, depth, undefined));
    if (this.position !== end) throw malformed();
  }

  private mapEntry(field: FieldType, into: MutableMessage, depth: number): void {
    const map = (into[field.name] ??= {}) as MutableMessage;
    const end = this.lengthEnd();
    let key = '';
    let value: unknown;
    while (this.position < end) {
      const tag = this.varint32();
      if (tag === ((1 << 3) | LENGTH_DELIMITED)) key = this.string();
      else if (tag === ((2 << 3) | wireTypeOf(field.value))) value = this.value(field.value, depth, undefined);
      else this.skip(tag & 7, depth);
    }
    if (this.position !== end) throw malformed();
    setOwn(map, key, value ?? defaultOf(field.value));
  }

  private value(type: FieldValueType, depth: number, earlier: MutableMessage | undefined): unknown {
    switch (type.kind) {
      case 'message':
        return this.message(type.type, type.type.group ? Infinity : this.lengthEnd(), earlier ?? {}, depth + 1);
      case 'enum': {
        const number = this.varint32() | 0;
        return type.type.nameOf.get(number) ?? number;
      }
      case 'string':
        return this.string();
      case 'bytes': {
        const end = this.lengthEnd();
        // Copied: a view would retain the whole request for the lifetime of the document.
        const bytes = new Uint8Array(this.buffer.subarray(this.position, end));
        this.position = end;
        return bytes;
      }
      case 'bool':
        return this.varint64() !== '0';
      case 'int32':
        return this.varint32() | 0;
      case 'uint32':
        return this.varint32();
      case 'int64':
        return this.varint64();
      case 'uint64':
        return BigInt.asUintN(64, BigInt(this.varint64())).toString();
      case 'double':
        return this.buffer.readDoubleLE(this.advance(8));
      case 'float':
        return this.buffer.readFloatLE(this.advance(4));
    }
  }

  private string(): string {
    const end = this.lengthEnd();
    const text = this.buffer.toString('utf8', this.position, end);
    this.position = end;
    return text;
  }

  private lengthEnd(): number {
    const end = this.varint32() + this.position;
    if (end > this.buffer.length) throw malformed();
    return end;
  }

  private advance(length: number): number {
    const start = this.position;
    this.position += length;
    if (this.position > this.buffer.length) throw malformed();
    return start;
  }

  /** The low 32 bits, unsigned; negative 32-bit numbers are encoded in ten bytes. */
  private varint32(): number {
    let result = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.byte();
      if (shift < 32) result |= (byte & 0x7f) << shift;
      if (byte < 0x80) return result >>> 0;
    }
    throw malformed();
  }

  /** As a signed decimal. */
  private varint64(): string {
    let low = 0;
    let high = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.byte();
      const bits = byte & 0x7f;
      if (shift < 28) low |= bits << shift;
      else if (shift === 28) {
        low |= bits << 28;
        high = bits >>> 4;
      } else high |= bits << (shift - 32);
      if (byte >= 0x80) continue;
      low >>>= 0;
      if (high >= 0 && high < 0x200000) return String(high * 0x1_0000_0000 + low);
      return BigInt.asIntN(64, (BigInt(high >>> 0) << 32n) | BigInt(low)).toString();
    }
    throw malformed();
  }

  private byte(): number {
    const byte = this.buffer[this.position];
    if (byte === undefined) throw malformed();
    this.position += 1;
    return byte;
  }

  private skip(wireType: number, depth: number): void {
    if (depth > MAX_DEPTH) throw new ProtoError('The message is nested too deeply.');
    switch (wireType) {
      case VARINT:
        this.varint64();
        return;
      case FIXED64:
        this.advance(8);
        return;
      case LENGTH_DELIMITED:
        this.position = this.lengthEnd();
        return;
      case FIXED32:
        this.advance(4);
        return;
      case START_GROUP:
        for (;;) {
          const inner = this.varint32() & 7;
          if (inner === END_GROUP) return;
          this.skip(inner, depth + 1);
        }
      default:
        throw malformed();
    }
  }
}

function accepts(field: FieldType, wireType: number): boolean {
  const expected = field.cardinality === 'map' ? LENGTH_DELIMITED : wireTypeOf(field.value);
  return wireType === expected || (field.cardinality === 'repeated' && wireType === LENGTH_DELIMITED);
}

function defaultOf(type: FieldValueType): unknown {
  switch (type.kind) {
    case 'message':
      return {};
    case 'enum':
      return type.type.nameOf.get(0) ?? 0;
    case 'string':
      return '';
    case 'bytes':
      return new Uint8Array();
    case 'bool':
      return false;
    case 'int64':
    case 'uint64':
      return '0';
    default:
      return 0;
  }
}

function malformed(): Error {
  return new ProtoError('The message is not a well-formed protocol buffer.');
}
