import {
  END_GROUP,
  LENGTH_DELIMITED,
  START_GROUP,
  wireTypeOf,
  type FieldType,
  type FieldValueType,
  type Message,
  type MessageType,
} from './types.ts';

/** Encodes a message in the protobuf binary format, in the order of its keys. Present fields are written even if they are defaults. */
export function encodeMessage(type: MessageType, message: Message): Buffer {
  const encoder = new Encoder();
  encoder.message(type, message);
  return encoder.finish();
}

class Encoder {
  private buffer = Buffer.allocUnsafe(256);
  private position = 0;

  finish(): Buffer {
    return this.buffer.subarray(0, this.position);
  }

  message(type: MessageType, message: Message): void {
    // Iterate over the present keys, not the descriptor: a Value has one of fifteen fields.
    for (const name in message) {
      const value = message[name];
      const field = type.byName.get(name);
      if (!field || value === undefined || value === null) continue;
      if (field.cardinality === 'singular') this.tagged(field.number, field.value, value);
      else if (field.cardinality === 'map') this.map(field, value as Message);
      else this.repeated(field, value as readonly unknown[]);
    }
  }

  private repeated(field: FieldType, values: readonly unknown[]): void {
    if (field.value.kind === 'message' || wireTypeOf(field.value) === LENGTH_DELIMITED) {
      for (const value of values) this.tagged(field.number, field.value, value);
    } else if (values.length > 0) {
      this.tag(field.number, LENGTH_DELIMITED);
      const start = this.beginLength();
      for (const value of values) this.value(field.value, value);
      this.endLength(start);
    }
  }

  private map(field: FieldType, map: Message): void {
    for (const key of Object.keys(map)) {
      this.tag(field.number, LENGTH_DELIMITED);
      const start = this.beginLength();
      this.tag(1, LENGTH_DELIMITED);
      this.string(key);
      this.tagged(2, field.value, map[key]);
      this.endLength(start);
    }
  }

  private tagged(number: number, type: FieldValueType, value: unknown): void {
    const wireType = wireTypeOf(type);
    this.tag(number, wireType);
    this.value(type, value);
    if (wireType === START_GROUP) this.tag(number, END_GROUP);
  }

  private tag(number: number, wireType: number): void {
    this.varint((number << 3) | wireType);
  }

  private value(type: FieldValueType, value: unknown): void {
    switch (type.kind) {
      case 'message': {
        if (type.type.group) {
          this.message(type.type, value as Message);
          return;
        }
        const start = this.beginLength();
        this.message(type.type, value as Message);
        this.endLength(start);
        return;
      }
      case 'enum': {
        const number = typeof value === 'string' ? type.type.numberOf.get(value) : (value as number);
        if (number === undefined) throw new Error(`${type.type.fullName} has no value "${String(value)}".`);
        this.int64(number);
        return;
      }
      case 'string':
        this.string(value as string);
        return;
      case 'bytes': {
        const bytes = value as Uint8Array;
        this.varint(bytes.length);
        this.reserve(bytes.length);
        this.buffer.set(bytes, this.position);
        this.position += bytes.length;
        return;
      }
      case 'bool':
        this.varint(value === true ? 1 : 0);
        return;
      case 'int32':
      case 'uint32':
      case 'int64':
      case 'uint64':
        this.int64(value as number | string | bigint);
        return;
      case 'double':
        this.reserve(8);
        this.position = this.buffer.writeDoubleLE(value as number, this.position);
        return;
      case 'float':
        this.reserve(4);
        this.position = this.buffer.writeFloatLE(value as number, this.position);
        return;
    }
  }

  private string(text: string): void {
    // Most strings are short, so their length fits into the one reserved byte.
    this.reserve(text.length * 3 + 5);
    const start = this.position + 1;
    const length = this.buffer.write(text, start, 'utf8');
    this.position = start;
    this.position = this.settleLength(start, start + length);
  }

  private beginLength(): number {
    this.reserve(1);
    this.position += 1;
    return this.position;
  }

  private endLength(start: number): void {
    this.position = this.settleLength(start, this.position);
  }

  /** Fills in the reserved length; shifts the content if one byte is not enough. */
  private settleLength(start: number, end: number): number {
    const length = end - start;
    if (length < 0x80) {
      this.buffer[start - 1] = length;
      return end;
    }
    const size = length < 0x4000 ? 2 : length < 0x20_0000 ? 3 : length < 0x1000_0000 ? 4 : 5;
    this.position = end;
    this.reserve(size);
    this.buffer.copyWithin(start - 1 + size, start, end);
    this.position = start - 1;
    this.varint(length);
    return end + size - 1;
  }

  private int64(value: number | string | bigint): void {
    const number = Number(value);
    if (number >= 0 && number <= 0x7fff_ffff) {
      this.varint(number);
      return;
    }
    let rest = BigInt.asUintN(64, BigInt(value));
    this.reserve(10);
    while (rest >= 0x80n) {
      this.buffer[this.position++] = Number(rest & 0x7fn) | 0x80;
      rest >>= 7n;
    }
    this.buffer[this.position++] = Number(rest);
  }

  private varint(value: number): void {
    this.reserve(5);
    let rest = value >>> 0;
    while (rest >= 0x80) {
      this.buffer[this.position++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.buffer[this.position++] = rest;
  }

  private reserve(length: number): void {
    const needed = this.position + length;
    if (needed <= this.buffer.length) return;
    const grown = Buffer.allocUnsafe(Math.max(needed, this.buffer.length * 2));
    this.buffer.copy(grown, 0, 0, this.position);
    this.buffer = grown;
  }
}
