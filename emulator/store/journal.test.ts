import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE } from '../model/testing/arbitraries.ts';
import type { Value } from '../model/value.ts';
import { DataDirError, Journal, type JournalRecord } from './journal.ts';
import { Store } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const journalFile = (directory = folder) =>
  join(directory, readdirSync(directory).find((name) => name.endsWith('.journal')) ?? '');

function put(store: Store, path: string, value: Value | undefined): void {
  const database = store.database(DATABASE);
  const time = store.clock.next();
  const before = database.latest.get(path);
  const fields = value && new Map([['value', value]]);
  const after = fields && { path, fields, createTime: before?.createTime ?? time, updateTime: time };
  store.commit(database, time, [{ path, before, after }]);
}

const text = (value: string): Value => ({ kind: 'string', value });

function contentOf(store: Store): Record<string, unknown> {
  const all = store.database(DATABASE).latest.collectionGroup(undefined, '');
  return Object.fromEntries(Array.from(all, (each) => [each.path, each]));
}

function open(directory = folder): Store {
  return new Store({ dataDir: directory });
}

describe('a store with a data directory', () => {
  it('restores its documents and times after a restart', () => {
    const store = open();
    put(store, 'c/a', text('one'));
    put(store, 'c/b', { kind: 'integer', value: -(2n ** 63n) });
    put(store, 'c/a', { kind: 'double', value: -0 });
    put(store, 'c/gone', text('gone'));
    put(store, 'c/gone', undefined);
    const before = contentOf(store);
    const last = store.clock.read();
    store.close();
    const again = open();
    expect(contentOf(again)).toEqual(before);
    expect(again.clock.next()).toBeGreaterThan(last - 1_000_000);
    expect(again.database(DATABASE).horizon).toBeGreaterThan(0);
    again.close();
  });

  it('remembers being cleared', () => {
    const store = open();
    put(store, 'c/a', text('one'));
    store.clear(DATABASE);
    put(store, 'c/b', text('two'));
    store.close();
    const again = open();
    expect(Object.keys(contentOf(again))).toEqual(['c/b']);
    again.close();
  });

  it('loses only the last record if the file is truncated at any byte, and continues from there', () => {
    const store = open();
    put(store, 'c/a', text('one'));
    const whole = readFileSync(journalFile()).length;
    put(store, 'c/b', text('two'));
    store.close();
    const bytes = readFileSync(journalFile());
    for (let length = whole; length <= bytes.length; length++) {
      writeFileSync(journalFile(), bytes.subarray(0, length));
      const torn = open();
      expect(Object.keys(contentOf(torn))).toEqual(length === bytes.length ? ['c/a', 'c/b'] : ['c/a']);
      put(torn, 'c/c', text('three'));
      torn.close();
      const again = open();
      expect(Object.keys(contentOf(again))).toContain('c/c');
      again.close();
    }
  });

  it('stops before a damaged record', () => {
    const store = open();
    put(store, 'c/a', text('one'));
    const whole = readFileSync(journalFile()).length;
    put(store, 'c/b', text('two'));
    store.close();
    const bytes = readFileSync(journalFile());
    for (let at = whole + 4; at < bytes.length; at++) {
      const damaged = Buffer.from(bytes);
      damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
      writeFileSync(journalFile(), damaged);
      const again = open();
      expect(Object.keys(contentOf(again))).toEqual(['c/a']);
      again.close();
    }
  });

  it('rejects a second process', () => {
    const store = open();
    writeFileSync(join(folder, 'lock'), String(process.ppid));
    expect(() => open()).toThrow(DataDirError);
    expect(() => open()).toThrow(new RegExp(`in use by process ${process.ppid}. Stop it`));
    store.close();
  });

  it('takes over a stale or torn lock', () => {
    for (const owner of ['999999999', '']) {
      writeFileSync(join(folder, 'lock'), owner);
      open().close();
    }
  });

  it('reports a directory it cannot create', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => open(join(folder, 'file', 'data'))).toThrow(/data directory .*file\/data cannot be created/);
  });
});

describe('a journal', () => {
  const record = (time: number): JournalRecord => ({ database: DATABASE, time, documents: [[`c/${time}`]] });
  const replayed = (directory = folder) => {
    const times: number[] = [];
    Journal.open(directory, ({ time }) => times.push(time)).close();
    return times;
  };

  it('is replaced by its compaction and continues after it', () => {
    const journal = Journal.open(folder, () => undefined);
    for (let time = 1; time <= 5; time++) journal.append(record(time));
    journal.compact([record(5)]);
    journal.append(record(6));
    journal.close();
    expect(readdirSync(folder)).toHaveLength(1);
    expect(replayed()).toEqual([5, 6]);
  });

  it('survives a crash at any step of a compaction', () => {
    const journal = Journal.open(folder, () => undefined);
    journal.append(record(1));
    journal.append(record(2));
    journal.close();
    const before = journalFile();
    const compacted = mkdtempSync(join(tmpdir(), 'journal-'));
    cpSync(folder, compacted, { recursive: true });
    const other = Journal.open(compacted, () => undefined);
    other.compact([record(2)]);
    other.close();
    const after = journalFile(compacted);
    const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);
    // Half of the new file, under its temporary name.
    appendFileSync(join(folder, `${name(after)}.tmp`), readFileSync(after).subarray(0, 5));
    expect(replayed()).toEqual([1, 2]);
    expect(readdirSync(folder)).toEqual([name(before)]);
    // Both generations.
    cpSync(after, join(folder, name(after)));
    expect(replayed()).toEqual([2]);
    expect(readdirSync(folder)).toEqual([name(after)]);
    rmSync(compacted, { recursive: true });
  });
});
