import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  ftruncateSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Micros } from '../model/timestamp.ts';
import type { Fields } from '../model/value.ts';

/** A journaled document; without fields it is a deletion. */
export type StoredDocument = readonly [path: string, fields?: Fields, createTime?: Micros, updateTime?: Micros];

/** A journal record: a commit to one database, or clearing it. */
export interface JournalRecord {
  readonly database: string;
  readonly time: Micros;
  readonly documents?: readonly StoredDocument[];
  readonly cleared?: true;
}

/** The data directory cannot be used. The message names the remedy. */
export class DataDirError extends Error {
  override readonly name = 'DataDirError';
}

const HEADER_BYTES = 8;
const FILE = /^firestore-(\d+)\.journal$/;

/**
 * The durable form of the store: one append-only file of records, each `length, crc32, v8-serialized record`.
 *
 *   open ──▶ read the newest generation, stop at the first torn record ──▶ truncate there ──▶ append
 *                                                                             │ file is several times the live data
 *                                                                             ▼
 *            write generation n+1 to a temporary file, fsync, rename, delete generation n
 *
 * A record is written to the operating system before the commit is acknowledged, so a killed process loses nothing. A
 * power failure may lose what was not yet flushed to disk.
 */
export class Journal {
  #file: number;
  #generation: number;
  #bytes = 0;
  #compactedBytes = 0;

  private constructor(
    private readonly directory: string,
    generation: number,
    file: number,
  ) {
    this.#generation = generation;
    this.#file = file;
  }

  /** Opens or creates the journal in a folder and passes every record to `replay`, in order. */
  static open(directory: string, replay: (record: JournalRecord) => void): Journal {
    try {
      mkdirSync(directory, { recursive: true });
    } catch (error) {
      throw new DataDirError(`The data directory ${directory} cannot be created: ${(error as Error).message}`);
    }
    acquireLock(directory);
    const generations: number[] = [];
    for (const name of readdirSync(directory)) {
      if (name.endsWith('.tmp')) rmSync(join(directory, name));
      const generation = FILE.exec(name)?.[1];
      if (generation !== undefined) generations.push(Number(generation));
    }
    const newest = Math.max(0, ...generations);
    for (const generation of generations) if (generation < newest) rmSync(join(directory, fileName(generation)));
    const path = join(directory, fileName(newest));
    const good = existsSync(path) ? replayFile(path, replay) : 0;
    const file = openSync(path, 'a');
    ftruncateSync(file, good);
    const journal = new Journal(directory, newest, file);
    journal.#bytes = good;
    journal.#compactedBytes = good;
    return journal;
  }

  append(record: JournalRecord): void {
    const bytes = encode(record);
    try {
      writeAll(this.#file, bytes);
    } catch (error) {
      // A partial record must not precede the next one.
      ftruncateSync(this.#file, this.#bytes);
      throw error;
    }
    this.#bytes += bytes.length;
  }

  /** Whether the file has grown enough to be compacted. */
  get wantsCompaction(): boolean {
    return this.#bytes > MIN_COMPACTION_BYTES && this.#bytes > 4 * this.#compactedBytes;
  }

  /** Compacts the journal: replaces everything by the given records, which represent the current state. */
  compact(records: Iterable<JournalRecord>): void {
    const generation = this.#generation + 1;
    const path = join(this.directory, fileName(generation));
    const file = openSync(`${path}.tmp`, 'w');
    let bytes = 0;
    for (const record of records) {
      const encoded = encode(record);
      writeAll(file, encoded);
      bytes += encoded.length;
    }
    fsyncSync(file);
    renameSync(`${path}.tmp`, path);
    closeSync(file);
    closeSync(this.#file);
    rmSync(join(this.directory, fileName(this.#generation)));
    this.#file = openSync(path, 'a');
    this.#generation = generation;
    this.#bytes = bytes;
    this.#compactedBytes = bytes;
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
    rmSync(join(this.directory, LOCK), { force: true });
  }
}

const MIN_COMPACTION_BYTES = 64 * 1024 * 1024;
const LOCK = 'lock';

function fileName(generation: number): string {
  return `firestore-${generation}.journal`;
}

function encode(record: JournalRecord): Buffer {
  const body = serialize(record);
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + body.length);
  bytes.writeUInt32LE(body.length, 0);
  bytes.writeUInt32LE(crc32(body), 4);
  body.copy(bytes, HEADER_BYTES);
  return bytes;
}

function writeAll(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
}

/** Replays the records up to the first incomplete or corrupt one and returns its offset. */
function replayFile(path: string, replay: (record: JournalRecord) => void): number {
  const bytes = readFileSync(path);
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length) {
    const end = at + HEADER_BYTES + bytes.readUInt32LE(at);
    if (end > bytes.length) break;
    const body = bytes.subarray(at + HEADER_BYTES, end);
    if (crc32(body) !== bytes.readUInt32LE(at + 4)) break;
    // Safe cast: the record was written and checksummed by this class.
    replay(deserialize(body) as JournalRecord);
    at = end;
  }
  return at;
}

/** Only one process may append; a stale lock is taken over. */
function acquireLock(directory: string): void {
  const path = join(directory, LOCK);
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new DataDirError(`The data directory ${directory} cannot be written: ${(error as Error).message}`);
      }
    }
    const owner = Number(readFileSync(path, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) {
      throw new DataDirError(
        `The data directory ${directory} is in use by process ${owner}. Stop it, or choose another directory.`,
      );
    }
    rmSync(path, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
