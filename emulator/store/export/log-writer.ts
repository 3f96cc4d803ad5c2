import { closeSync, openSync, writeSync } from 'node:fs';
import { maskedCrc32c } from '../../model/crc32c.ts';
import { BLOCK_BYTES, FIRST, FULL, HEADER_BYTES, LAST, MIDDLE } from './log-format.ts';

/** Writes records in LevelDB's log format, block by block. */
export class LogWriter {
  readonly #file: number;
  readonly #block = Buffer.alloc(BLOCK_BYTES);
  #used = 0;
  #written = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  /** The length of the file so far. */
  get bytes(): number {
    return this.#written + this.#used;
  }

  append(record: Uint8Array): void {
    let at = 0;
    let isFirst = true;
    do {
      if (BLOCK_BYTES - this.#used < HEADER_BYTES) this.#flush(BLOCK_BYTES);
      const end = Math.min(record.length, at + BLOCK_BYTES - this.#used - HEADER_BYTES);
      const isLast = end === record.length;
      this.#fragment(isFirst ? (isLast ? FULL : FIRST) : isLast ? LAST : MIDDLE, record.subarray(at, end));
      at = end;
      // If only a header fits into the block, the record starts with an empty fragment.
      isFirst = false;
    } while (at < record.length);
  }

  close(): void {
    try {
      this.#flush(this.#used);
    } finally {
      closeSync(this.#file);
    }
  }

  #fragment(type: number, data: Uint8Array): void {
    const start = this.#used;
    const end = start + HEADER_BYTES + data.length;
    this.#block[start + 6] = type;
    this.#block.set(data, start + HEADER_BYTES);
    this.#block.writeUInt32LE(maskedCrc32c(this.#block.subarray(start + 6, end)), start);
    this.#block.writeUInt16LE(data.length, start + 4);
    this.#used = end;
  }

  #flush(length: number): void {
    for (let done = 0; done < length;) done += writeSync(this.#file, this.#block, done, length - done);
    this.#written += length;
    this.#block.fill(0);
    this.#used = 0;
  }
}
