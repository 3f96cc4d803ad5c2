import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE } from '../../model/testing/arbitraries.ts';
import { DataDirError } from './data-dir-error.ts';
import { Journal, type JournalOptions } from './journal.ts';
import { encodeRecord, type JournalRecord } from './record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const record = (time: number): JournalRecord => ({ database: DATABASE, time, documents: [[`c/${time}`]] });
const encoded = (number: number, base = 0) => encodeRecord(number, base, record(number));
const path = (generation = 0) => join(folder, `firestore-${generation}.journal`);
const copies = () => readdirSync(folder).filter((name) => name.includes('.damaged-'));

function store(...parts: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.concat(parts);
  writeFileSync(path(), bytes);
  return bytes;
}

/** Opens the journal as the store does: replays it and compacts it if necessary. */
function reopen(options: JournalOptions = {}) {
  const times: number[] = [];
  const reports: string[] = [];
  const report = (line: string) => reports.push(line);
  const journal = Journal.open(folder, ({ time }) => times.push(time), { report, ...options });
  if (journal.needsCompaction) journal.compact(times.map(record));
  return { journal, times, reports };
}

/** The times of the records that are restored, and what was reported. */
function restored(options?: JournalOptions) {
  const { journal, times, reports } = reopen(options);
  journal.close();
  return { times, reports };
}

/** Checks that the journal has been repaired: it opens without a report, accepts records and keeps them. */
function expectRepaired(times: readonly number[]): void {
  const { journal, times: again, reports } = reopen();
  expect([again, reports]).toEqual([times, []]);
  journal.append(record(1000));
  journal.close();
  expect(restored()).toEqual({ times: [...times, 1000], reports: [] });
}

function flipped(bytes: Buffer, at: number): Buffer {
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
  return damaged;
}

describe('an intact journal', () => {
  it('restores every record in order and says nothing', () => {
    const { journal } = reopen();
    for (let time = 1; time <= 5; time++) journal.append(record(time));
    journal.close();
    expect(restored()).toEqual({ times: [1, 2, 3, 4, 5], reports: [] });
    expect(readdirSync(folder)).toEqual(['firestore-0.journal']);
  });

  it('is replaced by its compaction and continues after it', () => {
    const { journal } = reopen();
    for (let time = 1; time <= 5; time++) journal.append(record(time));
    journal.compact([record(5)]);
    journal.append(record(6));
    journal.close();
    expect(readdirSync(folder)).toEqual(['firestore-1.journal']);
    expect(restored()).toEqual({ times: [5, 6], reports: [] });
  });

  it('survives a crash at any step of a compaction', () => {
    const { journal } = reopen();
    for (let time = 1; time <= 2; time++) journal.append(record(time));
    journal.close();
    const before = readFileSync(path());
    const { journal: compacting } = reopen();
    compacting.compact([record(2)]);
    compacting.close();
    const after = readFileSync(path(1));
    // Half of the new file, under its temporary name.
    rmSync(path(1));
    writeFileSync(path(), before);
    writeFileSync(`${path(1)}.tmp`, after.subarray(0, 5));
    expect(restored()).toEqual({ times: [1, 2], reports: [] });
    expect(readdirSync(folder)).toEqual(['firestore-0.journal']);
    // Both generations.
    writeFileSync(path(1), after);
    expect(restored()).toEqual({ times: [2], reports: [] });
    expect(readdirSync(folder)).toEqual(['firestore-1.journal']);
  });
});

describe('a journal after a crash', () => {
  const whole = [encoded(1), encoded(2)] as const;
  const last = encoded(3);

  /** One line, with the offset; a copy of the file as it was. */
  function expectCut(bytes: Buffer): void {
    const start = whole[0].length + whole[1].length;
    const { times, reports } = restored();
    expect(times).toEqual([1, 2]);
    expect(reports).toEqual([
      `The journal ${path()} ends in an incomplete record (${bytes.length - start} byte${bytes.length === start + 1 ? '' : 's'} from byte ${start}). ` +
        `2 intact records are kept; the file as it was is ${copies().at(-1)}.`,
    ]);
    expect(readFileSync(join(folder, copies().at(-1) as string))).toEqual(bytes);
    expectRepaired([1, 2]);
  }

  it.each([
    ['one byte', [last.subarray(0, 1)]],
    ['half a header', [last.subarray(0, 10)]],
    ['half a record', [last.subarray(0, 40)]],
    ['zeros', [Buffer.alloc(100)]],
    ['a page of zeros', [Buffer.alloc(4096)]],
    ['half a record and zeros up to its length', [last.subarray(0, 40), Buffer.alloc(last.length - 40)]],
    ['half a record and more zeros', [last.subarray(0, 40), Buffer.alloc(5000)]],
    ['half a header and zeros', [last.subarray(0, 10), Buffer.alloc(5000)]],
  ])('cuts %s at the end', (_what, tail) => {
    expectCut(store(...whole, ...tail));
  });

  it('starts empty if nothing but zeros was stored', () => {
    store(Buffer.alloc(4096));
    const { times, reports } = restored();
    expect(times).toEqual([]);
    expect(reports.join()).toContain(
      'ends in an incomplete record (4096 bytes from byte 0). 0 intact records are kept',
    );
    expectRepaired([]);
  });

  it('sorts records that were stored in another order', () => {
    const bytes = store(encoded(1), encoded(3), encoded(2), encoded(4));
    const { times, reports } = restored();
    expect(times).toEqual([1, 2, 3, 4]);
    expect(reports).toEqual([expect.stringContaining('has records out of order. 4 intact records are kept')]);
    expect(readFileSync(join(folder, copies()[0] as string))).toEqual(bytes);
    expectRepaired([1, 2, 3, 4]);
  });

  it('keeps what follows zeros and half a record', () => {
    store(encoded(1), encoded(2).subarray(0, 50), encoded(3), Buffer.alloc(encoded(4).length), encoded(5));
    const { times, reports } = restored();
    expect(times).toEqual([1, 3, 5]);
    expect(reports).toEqual([expect.stringContaining('lacks 2 records. 3 intact records are kept')]);
    expectRepaired([1, 3, 5]);
  });
});

describe('a journal with a flipped byte', () => {
  const records = [1, 2, 3, 4].map((number) => encoded(number));
  const starts = records.map((_, i) => Buffer.concat(records.slice(0, i)).length);

  it.each([
    ['the marker of the first record', 1, 0],
    ['a length', 2, 4],
    ['a number', 3, 8],
    ['a header checksum', 1, 20],
    ['the body of the first record', 1, 60],
    ['the body of the last record', 4, 60],
  ])('loses only the record with that byte in %s, and reports it', (_where, lost, offset) => {
    const start = starts[lost - 1] as number;
    const bytes = store(flipped(Buffer.concat(records), start + offset));
    const { times, reports } = restored();
    expect(times).toEqual([1, 2, 3, 4].filter((time) => time !== lost));
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain(`is damaged (${records[0]?.length} bytes from byte ${start})`);
    expect(reports[0]).toContain('3 intact records are kept; the file as it was is firestore-0.journal.damaged-1.');
    expect(readFileSync(join(folder, copies()[0] as string))).toEqual(bytes);
    expectRepaired(times);
  });

  it('does not mistake the content of a damaged record for a record', () => {
    const journalInDocument: JournalRecord = {
      database: DATABASE,
      time: 2,
      documents: [['c/2', new Map([['file', { kind: 'bytes', value: encoded(2) }]]), 2, 2]],
    };
    const second = encodeRecord(2, 0, journalInDocument);
    store(encoded(1), flipped(second, second.length - 1), encoded(3));
    expect(restored().times).toEqual([1, 3]);
  });
});

describe('a journal that cannot be restored without a decision', () => {
  const damagedBody = (number: number, base = 0) => flipped(encoded(number, base), 60);

  it.each<[string, readonly Buffer[], string, readonly number[]]>([
    ['has no intact record', [damagedBody(1)], 'No record is intact.', []],
    ['is not a journal', [Buffer.from('not a journal at all, but something else')], 'No record is intact.', []],
    [
      'lacks documents of the last compaction',
      [encoded(1, 3), damagedBody(2, 3), encoded(3, 3), encoded(4, 3)],
      'Documents are missing that were stored before the last compaction.',
      [1, 3, 4],
    ],
    [
      'lacks the end of the last compaction',
      [encoded(1, 3), encoded(2, 3)],
      'Documents are missing that were stored before the last compaction.',
      [1, 2],
    ],
    [
      'has two records of the same number',
      [encoded(1), encoded(2), encodeRecord(2, 0, record(7)), encoded(3)],
      'Two different records have the same number.',
      [1, 2, 3],
    ],
  ])('stops and names the remedy if it %s', (_why, parts, obstacle, salvaged) => {
    const bytes = store(...parts);
    expect(() => restored()).toThrow(DataDirError);
    expect(() => restored()).toThrow(obstacle);
    expect(() => restored()).toThrow(
      /--data-dir \S+ --salvage once, which copies the file first\. To start empty, move the file/,
    );
    // Nothing was changed, and the directory is free again.
    expect(readFileSync(path())).toEqual(bytes);
    expect(readdirSync(folder)).toEqual(['firestore-0.journal']);

    const { times, reports } = restored({ salvage: true });
    expect([times, reports.length]).toEqual([salvaged, 1]);
    expectRepaired(salvaged);
  });

  it('stops at a record that this version of Node cannot read', () => {
    const strange = Buffer.from('not serialized');
    const bytes = encoded(1);
    const header = Buffer.from(bytes.subarray(0, 24));
    header.writeUInt32LE(strange.length, 4);
    header.writeUInt32LE(crc32(strange), 16);
    header.writeUInt32LE(crc32(header.subarray(0, 20)), 20);
    store(header, strange);
    expect(() => restored()).toThrow(/intact record at byte 0 that this version of Node cannot read/);
  });
});

describe('a journal of the first format', () => {
  function old(time: number): Buffer {
    const body = serialize(record(time));
    const header = Buffer.alloc(8);
    header.writeUInt32LE(body.length, 0);
    header.writeUInt32LE(crc32(body), 4);
    return Buffer.concat([header, body]);
  }

  it('opens without a word and continues in the current format', () => {
    store(old(1), old(2), old(3));
    expect(restored()).toEqual({ times: [1, 2, 3], reports: [] });
    expect(readdirSync(folder)).toEqual(['firestore-1.journal']);
    expectRepaired([1, 2, 3]);
  });

  it.each([
    ['half a record', old(3).subarray(0, 30)],
    ['half a header', old(3).subarray(0, 5)],
    ['zeros', Buffer.alloc(100)],
    ['half a record and zeros', Buffer.concat([old(3).subarray(0, 30), Buffer.alloc(5000)])],
  ])('is cut if it ends in %s', (_what, tail) => {
    store(old(1), old(2), tail);
    const { times, reports } = restored();
    expect(times).toEqual([1, 2]);
    expect(reports.join()).toContain(
      `ends in an incomplete record (${tail.length} bytes from byte ${2 * old(1).length})`,
    );
    expect(copies()).toHaveLength(1);
    expectRepaired([1, 2]);
  });

  it('skips a damaged commit if its length leads to the next one', () => {
    store(old(1), flipped(old(2), 30), old(3));
    const { times, reports } = restored();
    expect(times).toEqual([1, 3]);
    expect(reports.join()).toContain('lacks 1 record. 2 intact records are kept');
    expectRepaired([1, 3]);
  });

  it('stops if a length is damaged, because it is then unknown what is missing', () => {
    store(old(1), flipped(old(2), 1), old(3));
    expect(() => restored()).toThrow('It is unknown how many commits are missing.');
    expect(restored({ salvage: true }).times).toEqual([1, 3]);
    expectRepaired([1, 3]);
  });

  it('stops if the damage may concern the last compaction', () => {
    writeFileSync(path(2), Buffer.concat([old(1), flipped(old(2), 30), old(3)]));
    expect(() => restored()).toThrow('Documents are missing that were stored before the last compaction.');
    expect(restored({ salvage: true }).times).toEqual([1, 3]);
  });
});

describe('copies of damaged journals', () => {
  it('are bounded: the oldest are deleted', () => {
    store(encoded(1));
    for (let n = 1; n <= 6; n++) {
      appendFileSync(path(), Buffer.alloc(n));
      restored();
    }
    expect(copies().map((name) => [name, readFileSync(join(folder, name)).length - encoded(1).length])).toEqual([
      ['firestore-0.journal.damaged-4', 4],
      ['firestore-0.journal.damaged-5', 5],
      ['firestore-0.journal.damaged-6', 6],
    ]);
  });
});

describe('a full disk', () => {
  /** A disk with room for so many bytes; it accepts the first part of a write that does not fit. */
  function disk(room: number) {
    const state = { room };
    const write = ((file: number, bytes: Buffer, offset: number) => {
      if (state.room === 0) throw new Error('ENOSPC: no space left on device, write');
      const written = writeSync(file, bytes, offset, Math.min(bytes.length - offset, state.room));
      state.room -= written;
      return written;
    }) as typeof writeSync;
    return { state, write };
  }

  it('rejects a record with a clear error and loses nothing, wherever the space ends', () => {
    const first = encoded(1).length;
    for (const room of [first, first + 1, first + 10, first + 40, first + encoded(2).length - 1]) {
      const { state, write } = disk(room);
      const { journal, reports } = reopen({ write });
      journal.append(record(1));
      const refused = /^Nothing was stored: the data directory .* cannot be written \(ENOSPC: no space left on device/;
      expect(() => journal.append(record(2))).toThrow(refused);
      expect(() => journal.append(record(3))).toThrow(expect.objectContaining({ code: 'RESOURCE_EXHAUSTED' }) as Error);
      expect(reports).toEqual([expect.stringMatching(refused)]);
      // A crash here leaves an intact file.
      expect(readFileSync(path()).length).toBe(first);
      state.room = 1000;
      journal.append(record(4));
      journal.close();
      expect(restored()).toEqual({ times: [1, 4], reports: [] });
      rmSync(path());
    }
  });

  it('leaves the journal as it was if it cannot be compacted', () => {
    const { write } = disk(encoded(1).length + 30);
    const { journal } = reopen({ write });
    journal.append(record(1));
    expect(() => journal.compact([record(1)])).toThrow(/cannot be compacted: ENOSPC/);
    journal.close();
    expect(readdirSync(folder)).toEqual(['firestore-0.journal']);
    expect(restored()).toEqual({ times: [1], reports: [] });
  });
});
