import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StatusError } from '../../model/status.ts';
import { copyDamaged } from './damaged-copies.ts';
import { DataDirError } from './data-dir-error.ts';
import { acquireLock, releaseLock } from './lock.ts';
import { decodeBody, encodeRecord, type JournalRecord } from './record.ts';
import { count, recover, type Recovery } from './recovery.ts';

const FILE = /^firestore-(\d+)\.journal$/;
const MIN_COMPACTION_BYTES = 64 * 1024 * 1024;

export interface JournalOptions {
  /** Start with what is intact, even if more is missing than single commits. */
  readonly salvage?: boolean | undefined;
  /** Called with one line for each problem that was found and overcome. */
  readonly report?: ((line: string) => void) | undefined;
  /** Writes part of a buffer and returns how many bytes; tests replace it by a full disk. */
  readonly write?: typeof writeSync | undefined;
}

/**
 * The durable form of the store: one append-only file of checksummed records.
 *
 *   open ──▶ read and, if damaged, recover the newest generation ──▶ replay ──▶ append
 *                                                                      │ file is several times the live data,
 *                                                                      │ or damaged, or of the old format
 *                                                                      ▼
 *            write generation n+1 to a temporary file, fsync, rename, delete generation n
 *
 * A record is written to the operating system before the commit is acknowledged, so a killed process loses nothing. A
 * power failure may lose what was not yet flushed to disk. docs/decisions/0022-journal-format.md describes the recovery.
 */
export class Journal {
  #file: number;
  #generation: number;
  #bytes: number;
  #records: number;
  #base: number;
  /** Size at which the file is compacted. */
  #compactAt: number;
  /** A failed write left part of a record at the end of the file. */
  #isTorn = false;
  #isFailing = false;
  #needsCompaction: boolean;

  private constructor(
    private readonly directory: string,
    private readonly options: JournalOptions,
    generation: number,
    { records, end, endOfBase, needsRewrite }: Recovery,
  ) {
    this.#generation = generation;
    this.#file = openSync(this.#path(generation), 'a');
    this.#bytes = end;
    this.#records = records.at(-1)?.number ?? 0;
    this.#base = records.at(-1)?.base ?? 0;
    this.#compactAt = compactionSize(endOfBase);
    this.#needsCompaction = needsRewrite;
    if (!needsRewrite) ftruncateSync(this.#file, end);
  }

  /** Opens or creates the journal in a folder and passes every record to `replay`, in order. Throws DataDirError. */
  static open(directory: string, replay: (record: JournalRecord) => void, options: JournalOptions = {}): Journal {
    try {
      mkdirSync(directory, { recursive: true });
    } catch (error) {
      throw new DataDirError(`The data directory ${directory} cannot be created: ${(error as Error).message}`);
    }
    acquireLock(directory);
    try {
      return openLocked(directory, replay, options, (generation, recovery) => {
        return new Journal(directory, options, generation, recovery);
      });
    } catch (error) {
      releaseLock(directory);
      throw error;
    }
  }

  /** Throws RESOURCE_EXHAUSTED if the record cannot be written; the file is then as before. */
  append(record: JournalRecord): void {
    const bytes = encodeRecord(this.#records + 1, this.#base, record);
    try {
      if (this.#isTorn) this.#cutTornRecord();
      this.#isTorn = true;
      this.#writeAll(this.#file, bytes);
      this.#isTorn = false;
      this.#isFailing = false;
    } catch (error) {
      this.#tryToCutTornRecord();
      const message = `Nothing was stored: the data directory ${this.directory} cannot be written (${(error as Error).message}).`;
      if (!this.#isFailing) this.options.report?.(message);
      this.#isFailing = true;
      throw new StatusError('RESOURCE_EXHAUSTED', message);
    }
    this.#bytes += bytes.length;
    this.#records += 1;
  }

  /** Whether nothing can be appended before a compaction. */
  get needsCompaction(): boolean {
    return this.#needsCompaction;
  }

  /** Whether the file has grown enough to be compacted. */
  get wantsCompaction(): boolean {
    return this.#bytes > this.#compactAt;
  }

  /**
   * Compacts the journal: replaces everything by the given records, which represent the current state. If that fails, the
   * journal continues as it is and is compacted later.
   */
  compact(state: readonly JournalRecord[]): void {
    const generation = this.#generation + 1;
    const path = this.#path(generation);
    let bytes: number;
    try {
      bytes = this.#writeCompacted(`${path}.tmp`, state);
      renameSync(`${path}.tmp`, path);
    } catch (error) {
      rmSync(`${path}.tmp`, { force: true });
      this.#compactAt = 2 * this.#bytes;
      throw new DataDirError(`The journal in ${this.directory} cannot be compacted: ${(error as Error).message}`);
    }
    syncDirectory(this.directory);
    closeSync(this.#file);
    rmSync(this.#path(this.#generation));
    this.#file = openSync(path, 'a');
    this.#generation = generation;
    this.#bytes = bytes;
    this.#records = state.length;
    this.#base = state.length;
    this.#compactAt = compactionSize(bytes);
    this.#isTorn = false;
    this.#needsCompaction = false;
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
    releaseLock(this.directory);
  }

  #path(generation: number): string {
    return journalPath(this.directory, generation);
  }

  #writeCompacted(path: string, state: readonly JournalRecord[]): number {
    const file = openSync(path, 'w');
    try {
      let bytes = 0;
      for (const [index, record] of state.entries()) {
        const encoded = encodeRecord(index + 1, state.length, record);
        this.#writeAll(file, encoded);
        bytes += encoded.length;
      }
      fsyncSync(file);
      return bytes;
    } finally {
      closeSync(file);
    }
  }

  #writeAll(file: number, bytes: Buffer): void {
    const write = this.options.write ?? writeSync;
    for (let written = 0; written < bytes.length;) written += write(file, bytes, written);
  }

  #cutTornRecord(): void {
    ftruncateSync(this.#file, this.#bytes);
    this.#isTorn = false;
  }

  #tryToCutTornRecord(): void {
    try {
      this.#cutTornRecord();
    } catch {
      // The next append tries again.
    }
  }
}

function openLocked(
  directory: string,
  replay: (record: JournalRecord) => void,
  { salvage, report }: JournalOptions,
  open: (generation: number, recovery: Recovery) => Journal,
): Journal {
  const names = readdirSync(directory);
  const generations = names.map((name) => Number(FILE.exec(name)?.[1])).filter(Number.isInteger);
  const newest = Math.max(0, ...generations);
  const path = journalPath(directory, newest);
  const recovery = recover(existsSync(path) ? readFileSync(path) : Buffer.alloc(0), newest > 0);
  const { problem, obstacle, records } = recovery;
  if (obstacle !== undefined && !salvage) {
    throw new DataDirError(
      `The journal ${path} ${problem ?? 'is damaged'}. ${obstacle} ${count(records.length, 'record')} can be restored: ` +
        `to start with them, run npm run emulator -- --data-dir ${directory} --salvage once, which copies the file first. ` +
        'To start empty, move the file away.',
    );
  }
  if (problem !== undefined) {
    const copy = copyOf(directory, path);
    const kept = `${count(records.length, 'intact record')} ${records.length === 1 ? 'is' : 'are'} kept`;
    report?.(`The journal ${path} ${problem}. ${kept}; the file as it was is ${copy}.`);
  }
  for (const { start, body } of records) replay(decoded(path, start, body));
  // What a crash during a compaction left behind.
  for (const name of names) if (name.endsWith('.tmp')) rmSync(join(directory, name));
  for (const generation of generations) if (generation < newest) rmSync(journalPath(directory, generation));
  return open(newest, recovery);
}

function copyOf(directory: string, path: string): string {
  try {
    return copyDamaged(directory, path);
  } catch (error) {
    throw new DataDirError(
      `The damaged journal ${path} cannot be copied before its repair: ${(error as Error).message}`,
    );
  }
}

function decoded(path: string, start: number, body: Buffer): JournalRecord {
  try {
    return decodeBody(body);
  } catch (error) {
    throw new DataDirError(
      `The journal ${path} has an intact record at byte ${start} that this version of Node cannot read ` +
        `(${(error as Error).message}). Start with the version that wrote it.`,
    );
  }
}

function compactionSize(compactedBytes: number): number {
  return Math.max(MIN_COMPACTION_BYTES, 4 * compactedBytes);
}

function journalPath(directory: string, generation: number): string {
  return join(directory, `firestore-${generation}.journal`);
}

/** Makes a rename durable. Not every system can. */
function syncDirectory(directory: string): void {
  try {
    const file = openSync(directory, 'r');
    fsyncSync(file);
    closeSync(file);
  } catch {
    // The file's content is already durable.
  }
}
