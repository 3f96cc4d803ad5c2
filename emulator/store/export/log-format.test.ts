import fc from 'fast-check';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { crc32c, maskedCrc32c } from '../../model/crc32c.ts';
import { BLOCK_BYTES, HEADER_BYTES } from './log-format.ts';
import { readLog } from './log-reader.ts';
import { LogWriter } from './log-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
const file = join(folder, 'log');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(records: readonly Uint8Array[]): number {
  const writer = new LogWriter(file);
  for (const record of records) writer.append(record);
  const { bytes } = writer;
  writer.close();
  return bytes;
}

const read = () => Array.from(readLog(file), (record) => Buffer.from(record));

describe('CRC-32C', () => {
  it('matches the published test vectors', () => {
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
    expect(crc32c(new Uint8Array(32))).toBe(0x8a9136aa);
    expect(crc32c(new Uint8Array(32).fill(0xff))).toBe(0x62a8ab43);
  });

  it('is masked as in the first record of every export', () => {
    expect(maskedCrc32c(Buffer.from([1, 0x33]))).toBe(0x4e446db8);
  });
});

describe('log files', () => {
  it('restore records of any length, including around block boundaries', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.integer({ min: 0, max: 40 }),
            fc.integer({ min: -20, max: 20 }).map((around) => BLOCK_BYTES - HEADER_BYTES + around),
            fc.integer({ min: 0, max: 3 * BLOCK_BYTES }),
          ),
          { maxLength: 6 },
        ),
        (lengths) => {
          const records = lengths.map((length, i) => Buffer.alloc(length, i + 1));
          const bytes = write(records);
          expect(readFileSync(file).length).toBe(bytes);
          const back = read();
          expect(back.map(({ length }) => length)).toEqual(lengths);
          expect(back.every((record, i) => record.equals(records[i] as Buffer))).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('may be zero-padded to whole blocks, like those of production', () => {
    write([Buffer.from('one'), Buffer.from('two')]);
    const content = readFileSync(file);
    writeFileSync(file, Buffer.concat([content, Buffer.alloc(BLOCK_BYTES - content.length)]));
    expect(read().map(String)).toEqual(['one', 'two']);
  });

  it('report the location of any damaged byte', () => {
    write([Buffer.from('first'), Buffer.from('second')]);
    const content = readFileSync(file);
    for (let i = 0; i < content.length; i++) {
      const damaged = Buffer.from(content);
      damaged.writeUInt8(damaged.readUInt8(i) ^ 0x40, i);
      writeFileSync(file, damaged);
      expect(read, `byte ${i}`).toThrow(/log is (damaged at byte \d+|cut off)/);
    }
  });

  it('report truncation except at a record boundary', () => {
    write([Buffer.from('first'), Buffer.alloc(2 * BLOCK_BYTES, 7)]);
    const content = readFileSync(file);
    const boundary = HEADER_BYTES + 'first'.length;
    for (const length of [1, boundary - 1, boundary + 1, BLOCK_BYTES - 1, BLOCK_BYTES, content.length - 1]) {
      writeFileSync(file, content.subarray(0, length));
      expect(read, `${length} bytes`).toThrow(/cut off/);
    }
    writeFileSync(file, content.subarray(0, boundary));
    expect(read().map(String)).toEqual(['first']);
  });

  it('are distinguished from other kinds of files', () => {
    writeFileSync(file, '{"documents": []}');
    expect(read).toThrow(/no file of a Firestore export/);
    writeFileSync(file, 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n');
    expect(read).toThrow(/git lfs pull/);
    expect(() => [...readLog(join(folder, 'missing'))]).toThrow(/missing does not exist/);
  });
});
