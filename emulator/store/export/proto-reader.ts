/** One field of a protocol buffer, by the shape in which it was written. */
export type ProtoField = { readonly number: number } & (
  | { readonly kind: 'varint'; readonly value: bigint }
  | { readonly kind: 'fixed64'; readonly value: Buffer }
  | { readonly kind: 'bytes'; readonly value: Buffer }
  | { readonly kind: 'group'; readonly fields: readonly ProtoField[] }
  | { readonly kind: 'fixed32'; readonly value: Buffer }
);

/** The bytes are not a protocol buffer, or not the one that was expected. */
export class ProtoError extends Error {
  override readonly name = 'ProtoError';
}

const MAX_DEPTH = 100;

/** All fields of a message, in order. */
export function readFields(bytes: Uint8Array): ProtoField[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let position = 0;

  const take = (length: number): Buffer => {
    if (length > buffer.length - position) throw new ProtoError('a message is cut off');
    return buffer.subarray(position, (position += length));
  };

  const varint = (): bigint => {
    // Nearly all are tags and lengths of one to four bytes, for which a number is enough.
    let low = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = take(1)[0] as number;
      low |= (byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt(low);
    }
    let value = BigInt(low);
    for (let shift = 28n; shift < 70n; shift += 7n) {
      const byte = take(1)[0] as number;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    throw new ProtoError('a number is too long');
  };

  const fields = (group: number | undefined, depth: number): ProtoField[] => {
    if (depth > MAX_DEPTH) throw new ProtoError('groups are nested too deeply');
    const read: ProtoField[] = [];
    while (group !== undefined || position < buffer.length) {
      const tag = Number(varint());
      const number = Math.floor(tag / 8);
      switch (tag % 8) {
        case 0:
          read.push({ number, kind: 'varint', value: varint() });
          break;
        case 1:
          read.push({ number, kind: 'fixed64', value: take(8) });
          break;
        case 2:
          read.push({ number, kind: 'bytes', value: take(Number(varint())) });
          break;
        case 3:
          read.push({ number, kind: 'group', fields: fields(number, depth + 1) });
          break;
        case 4:
          if (number !== group) throw new ProtoError('a group ends that did not begin');
          return read;
        case 5:
          read.push({ number, kind: 'fixed32', value: take(4) });
          break;
        default:
          throw new ProtoError('a field has an unknown type');
      }
    }
    return read;
  };

  return fields(undefined, 0);
}

type FieldOf<K extends ProtoField['kind']> = Extract<ProtoField, { kind: K }>;

/** The fields of one number, which must have been written in one shape. */
export function fieldsOf<K extends ProtoField['kind']>(
  fields: readonly ProtoField[],
  number: number,
  kind: K,
): FieldOf<K>[] {
  return fields.filter((field): field is FieldOf<K> => {
    if (field.number !== number) return false;
    if (field.kind !== kind) throw new ProtoError(`field ${number} is a ${field.kind}, not a ${kind}`);
    return true;
  });
}

/** As protocol buffers have it, the last one counts where one is expected. */
export function fieldOf<K extends ProtoField['kind']>(
  fields: readonly ProtoField[],
  number: number,
  kind: K,
): FieldOf<K> | undefined {
  return fieldsOf(fields, number, kind).at(-1);
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function textOf(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new ProtoError('a text is not valid UTF-8');
  }
}

export const signed = (value: bigint): bigint => BigInt.asIntN(64, value);
