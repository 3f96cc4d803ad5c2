import { isUtf8 } from 'node:buffer';

/** One protobuf field, by wire type. */
export type ProtoField = { readonly number: number } & (
  | { readonly kind: 'varint'; readonly value: bigint }
  | { readonly kind: 'fixed64'; readonly value: Buffer }
  | { readonly kind: 'bytes'; readonly value: Buffer }
  | { readonly kind: 'group'; readonly fields: readonly ProtoField[] }
  | { readonly kind: 'fixed32'; readonly value: Buffer }
);

/** The bytes are not the expected protobuf message. */
export class ProtoError extends Error {
  override readonly name = 'ProtoError';
}

const MAX_DEPTH = 100;

/** All fields of a message, in order. */
export function readFields(bytes: Uint8Array): ProtoField[] {
  return new Reader(bytes).fields(undefined, 0);
}

class Reader {
  readonly #buffer: Buffer;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Up to the end of the message, or of the group. */
  fields(group: number | undefined, depth: number): ProtoField[] {
    if (depth > MAX_DEPTH) throw new ProtoError('groups are nested too deeply');
    const read: ProtoField[] = [];
    while (group !== undefined || this.#position < this.#buffer.length) {
      const tag = this.#smallVarint();
      const number = Math.floor(tag / 8);
      switch (tag % 8) {
        case 0:
          read.push({ number, kind: 'varint', value: this.#varint() });
          break;
        case 1:
          read.push({ number, kind: 'fixed64', value: this.#take(8) });
          break;
        case 2:
          read.push({ number, kind: 'bytes', value: this.#take(this.#smallVarint()) });
          break;
        case 3:
          read.push({ number, kind: 'group', fields: this.fields(number, depth + 1) });
          break;
        case 4:
          if (number !== group) throw new ProtoError('a group ends that did not begin');
          return read;
        case 5:
          read.push({ number, kind: 'fixed32', value: this.#take(4) });
          break;
        default:
          throw new ProtoError('a field has an unknown type');
      }
    }
    return read;
  }

  #take(length: number): Buffer {
    if (length > this.#buffer.length - this.#position) throw new ProtoError('a message is cut off');
    return this.#buffer.subarray(this.#position, (this.#position += length));
  }

  #byte(): number {
    if (this.#position >= this.#buffer.length) throw new ProtoError('a message is cut off');
    return this.#buffer[this.#position++] as number;
  }

  /** Tags and lengths, at most 32 bits. */
  #smallVarint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    throw new ProtoError('a tag or a length is too large');
  }

  #varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    throw new ProtoError('a number is too long');
  }
}

type FieldOf<K extends ProtoField['kind']> = Extract<ProtoField, { kind: K }>;

/** All fields with one number, which must share a wire type. */
export function fieldsOf<K extends ProtoField['kind']>(
  fields: readonly ProtoField[],
  number: number,
  kind: K,
): FieldOf<K>[] {
  return fields.filter((field): field is FieldOf<K> => isField(field, number, kind));
}

/** For a singular field, the last value wins (protobuf semantics). */
export function fieldOf<K extends ProtoField['kind']>(
  fields: readonly ProtoField[],
  number: number,
  kind: K,
): FieldOf<K> | undefined {
  return fields.findLast((field): field is FieldOf<K> => isField(field, number, kind));
}

function isField<K extends ProtoField['kind']>(field: ProtoField, number: number, kind: K): field is FieldOf<K> {
  if (field.number !== number) return false;
  if (field.kind !== kind) throw new ProtoError(`field ${number} is a ${field.kind}, not a ${kind}`);
  return true;
}

export function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new ProtoError('a text is not valid UTF-8');
  return bytes.toString('utf8');
}

export const signed = (value: bigint): bigint => BigInt.asIntN(64, value);
