import { HEADER_BYTES, headerAt, MARKER, recordAt, type PlacedRecord } from './record.ts';
import { endOfContent, type Damage, type Scan } from './scan.ts';

export function scanCurrentFormat(bytes: Buffer): Scan {
  const records: PlacedRecord[] = [];
  const damage: Damage[] = [];
  for (let at = 0; at < bytes.length;) {
    const record = recordAt(bytes, at);
    if (record) {
      records.push(record);
      at = record.end;
    } else {
      const end = nextRecord(bytes, at);
      damage.push({ start: at, end, isTorn: end === bytes.length && isTorn(bytes, at), hidesUnknownCount: false });
      at = end;
    }
  }
  return { records, damage, isOldFormat: false };
}

/** The offset of the next intact record after a damaged one, or the end of the file. */
function nextRecord(bytes: Buffer, damaged: number): number {
  // If its header leads to another record, only its body is damaged. Within a body, anything may look like a record.
  const declared = headerAt(bytes, damaged)?.end;
  if (declared !== undefined && recordAt(bytes, declared)) return declared;
  for (let at = damaged; (at = bytes.indexOf(MARKER, at + 1)) >= 0;) if (recordAt(bytes, at)) return at;
  return bytes.length;
}

function isTorn(bytes: Buffer, start: number): boolean {
  const end = endOfContent(bytes);
  const declared = headerAt(bytes, start)?.end;
  // A serialized body never ends in a zero.
  if (declared !== undefined) return end < declared;
  const written = bytes.subarray(start, Math.max(start, end));
  const compared = Math.min(written.length, MARKER.length);
  return written.length < HEADER_BYTES && MARKER.compare(written, 0, compared, 0, compared) === 0;
}
