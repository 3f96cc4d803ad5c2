import { crc32 } from 'node:zlib';
import type { PlacedRecord } from './record.ts';
import { endOfContent, type Damage, type Scan } from './scan.ts';

/**
 * The first format of the journal, which is still read: each record is `length, CRC-32 of the body, body`. The length has no
 * checksum and the records no numbers.
 */
const HEADER_BYTES = 8;
/** The first byte of everything that v8 serializes. */
const BODY_MARKER = 0xff;

/** `wasCompacted`: whether the file may start with the result of a compaction. The format does not say. */
export function scanOldFormat(bytes: Buffer, wasCompacted: boolean): Scan {
  const records: Pick<PlacedRecord, 'number' | 'start' | 'end' | 'body'>[] = [];
  const damage: Damage[] = [];
  let number = 0;
  for (let at = 0; at < bytes.length;) {
    const record = recordAt(bytes, at);
    if (record) {
      records.push({ ...record, number: ++number });
      at = record.end;
      continue;
    }
    const declared = declaredEnd(bytes, at) ?? Infinity;
    const isOneRecord = recordAt(bytes, declared) !== undefined;
    if (isOneRecord) number++;
    const end = isOneRecord ? declared : nextRecord(bytes, at + 1);
    const isTail = end === bytes.length;
    const content = endOfContent(bytes);
    const isTorn = isTail && (content <= at || content < declared);
    damage.push({ start: at, end, isTorn, hidesUnknownCount: !isTail && !isOneRecord });
    at = end;
  }
  // Any record of a compacted file may be part of the compaction.
  const base = wasCompacted ? number : 0;
  return { records: records.map((record) => ({ ...record, base })), damage, isOldFormat: true };
}

function declaredEnd(bytes: Buffer, start: number): number | undefined {
  return start + HEADER_BYTES <= bytes.length ? start + HEADER_BYTES + bytes.readUInt32LE(start) : undefined;
}

function recordAt(bytes: Buffer, start: number): Pick<PlacedRecord, 'start' | 'end' | 'body'> | undefined {
  const end = declaredEnd(bytes, start);
  if (end === undefined || end > bytes.length || bytes[start + HEADER_BYTES] !== BODY_MARKER) return undefined;
  const body = bytes.subarray(start + HEADER_BYTES, end);
  return crc32(body) === bytes.readUInt32LE(start + 4) ? { start, end, body } : undefined;
}

function nextRecord(bytes: Buffer, from: number): number {
  for (let at = from; at + HEADER_BYTES < bytes.length; at++) if (recordAt(bytes, at)) return at;
  return bytes.length;
}
