import type { FieldValueType } from './descriptors.ts';

/** How protocol buffers' binary format lays out a field's value. */
export const VARINT = 0;
export const FIXED64 = 1;
export const LENGTH_DELIMITED = 2;
export const START_GROUP = 3;
export const END_GROUP = 4;
export const FIXED32 = 5;

export function wireTypeOf(type: FieldValueType): number {
  switch (type.kind) {
    case 'message':
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
