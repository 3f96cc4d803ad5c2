import type { PlacedRecord } from './record.ts';

/** What a journal file contains, in file order. */
export interface Scan {
  readonly records: readonly PlacedRecord[];
  readonly damage: readonly Damage[];
  readonly isOldFormat: boolean;
}

/** Bytes that are not part of an intact record. */
export interface Damage {
  readonly start: number;
  readonly end: number;
  /** The last record was not written completely, as a crash leaves it: the file ends too early, or in zeros. */
  readonly isTorn: boolean;
  /** It is unknown how many records were here. */
  readonly hidesUnknownCount: boolean;
}

/** Where the file would end without the zeros that a power failure may leave at its end. */
export function endOfContent(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return end;
}
