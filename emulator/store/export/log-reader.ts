import { closeSync, openSync, readSync } from 'node:fs';
import { maskedCrc32c } from '../../model/crc32c.ts';
import { EXPORT_AGAIN, ExportError } from './export-error.ts';
import { BLOCK_BYTES, FIRST, FULL, HEADER_BYTES, LAST, MIDDLE } from './log-format.ts';

/** Reads the records of a LevelDB log. Unlike a database log after a crash, an export must be complete. */
export function* readLog(path: string): Generator<Uint8Array, void> {
  let parts: Uint8Array[] | undefined;
  for (const { type, data, position } of fragments(path)) {
    const continues = type === MIDDLE || type === LAST;
    if (continues !== (parts !== undefined)) throw damaged(path, position, 'a record is incomplete');
    if (type === FULL) yield data;
    else if (type === FIRST) parts = [data];
    else {
      parts?.push(data);
      if (type !== LAST) continue;
      yield Buffer.concat(parts ?? []);
      parts = undefined;
    }
  }
  if (parts) throw new ExportError(path, 'is cut off in the middle of a record', EXPORT_AGAIN);
}

interface Fragment {
  readonly type: number;
  readonly data: Uint8Array;
  readonly position: number;
}

function* fragments(path: string): Generator<Fragment, void> {
  for (const { block, start } of blocks(path)) {
    let at = 0;
    while (block.length - at >= HEADER_BYTES) {
      const position = start + at;
      const length = block.readUInt16LE(at + 4);
      const type = block.readUInt8(at + 6);
      const end = at + HEADER_BYTES + length;
      // A writer may pad the rest of a block.
      if (type === 0 && length === 0 && block.readUInt32LE(at) === 0) break;
      if (type < FULL || type > LAST) throw damaged(path, position, notALog(path, position, block));
      if (end > block.length) throw damaged(path, position, 'a record is cut off');
      if (block.readUInt32LE(at) !== maskedCrc32c(block.subarray(at + 6, end))) {
        throw damaged(path, position, notALog(path, position, block));
      }
      yield { type, data: block.subarray(at + HEADER_BYTES, end), position };
      at = end;
    }
    if (block.subarray(at).some((byte) => byte !== 0)) throw damaged(path, start + at, 'a record is cut off');
  }
}

/** One buffer per block, since records are slices of it. */
function* blocks(path: string): Generator<{ block: Buffer; start: number }, void> {
  const file = open(path);
  try {
    for (let start = 0; ; start += BLOCK_BYTES) {
      const block = Buffer.allocUnsafe(BLOCK_BYTES);
      let length = 0;
      for (let read = -1; read !== 0 && length < BLOCK_BYTES; length += read) {
        read = readSync(file, block, length, BLOCK_BYTES - length, start + length);
      }
      if (length > 0) yield { block: block.subarray(0, length), start };
      if (length < BLOCK_BYTES) return;
    }
  } finally {
    closeSync(file);
  }
}

function open(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw unreadable(path, error);
  }
}

export function unreadable(path: string, error: unknown): ExportError {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT'
    ? new ExportError(path, 'does not exist', 'Name the .overall_export_metadata file of a complete export.')
    : new ExportError(path, `cannot be read (${message})`, 'Check its permissions.');
}

function notALog(path: string, position: number, block: Buffer): string {
  if (position > 0) return 'a checksum does not match';
  if (block.toString('latin1', 0, 11) !== 'version htt')
    return 'it is no file of a Firestore export, or it was changed';
  return `it is a Git LFS pointer instead of the file itself (git lfs pull brings ${path})`;
}

function damaged(path: string, position: number, why: string): ExportError {
  return new ExportError(path, `is damaged at byte ${position}: ${why}`, EXPORT_AGAIN);
}
