import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Micros } from '../../model/timestamp.ts';
import type { Fields } from '../../model/value.ts';

/** A journaled document; without fields it is a deletion. */
export type StoredDocument = readonly [path: string, fields?: Fields, createTime?: Micros, updateTime?: Micros];

/** The content of a record: a commit to one database, or clearing it. */
export interface JournalRecord {
  readonly database: string;
  readonly time: Micros;
  readonly documents?: readonly StoredDocument[];
  readonly cleared?: true;
}

/**
 * A record in the file, little-endian:
 *
 *   marker │ length of the body │ number │ base │ CRC-32 of the body │ CRC-32 of these 20 bytes │ body
 *     4              4              4       4              4                       4
 *
 * Records are numbered from 1 in each file, so a gap tells how many are missing. The first `base` of them are not commits
 * but the documents as of the last compaction; every record repeats that number.
 */
export interface PlacedRecord {
  readonly number: number;
  readonly base: number;
  readonly start: number;
  readonly end: number;
  readonly body: Buffer;
}

export const HEADER_BYTES = 24;
/** Not ASCII, and impossible as the start of the previous format: it would be the length of a record of 800 MB. */
export const MARKER = Buffer.from([0x89, 0x4a, 0x52, 0x32]);

export function encodeRecord(number: number, base: number, record: JournalRecord): Buffer {
  const body = serialize(record);
  const header = Buffer.alloc(HEADER_BYTES);
  MARKER.copy(header);
  header.writeUInt32LE(body.length, 4);
  header.writeUInt32LE(number, 8);
  header.writeUInt32LE(base, 12);
  header.writeUInt32LE(crc32(body), 16);
  header.writeUInt32LE(crc32(header.subarray(0, HEADER_BYTES - 4)), HEADER_BYTES - 4);
  return Buffer.concat([header, body]);
}

/** The end of the record according to its header; undefined if there is no intact header at this offset. */
export function headerAt(bytes: Buffer, start: number): { readonly end: number } | undefined {
  const header = bytes.subarray(start, start + HEADER_BYTES);
  if (header.length < HEADER_BYTES || MARKER.compare(header, 0, MARKER.length) !== 0) return undefined;
  if (crc32(header.subarray(0, HEADER_BYTES - 4)) !== header.readUInt32LE(HEADER_BYTES - 4)) return undefined;
  return { end: start + HEADER_BYTES + header.readUInt32LE(4) };
}

/** The record at this offset; undefined if there is none or its body is incomplete or damaged. */
export function recordAt(bytes: Buffer, start: number): PlacedRecord | undefined {
  const end = headerAt(bytes, start)?.end;
  if (end === undefined || end > bytes.length) return undefined;
  const body = bytes.subarray(start + HEADER_BYTES, end);
  if (crc32(body) !== bytes.readUInt32LE(start + 16)) return undefined;
  return { number: bytes.readUInt32LE(start + 8), base: bytes.readUInt32LE(start + 12), start, end, body };
}

export function decodeBody(body: Buffer): JournalRecord {
  // Safe cast: the body was serialized by encodeRecord and its checksum is correct.
  return deserialize(body) as JournalRecord;
}
