import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE } from '../model/testing/arbitraries.ts';
import type { Value } from '../model/value.ts';
import { Store } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const text = (value: string): Value => ({ kind: 'string', value });

function put(store: Store, path: string, value: Value | undefined): void {
  const database = store.database(DATABASE);
  const time = store.clock.next();
  const before = database.latest.get(path);
  const fields = value && new Map([['value', value]]);
  const after = fields && { path, fields, createTime: before?.createTime ?? time, updateTime: time };
  store.commit(database, time, [{ path, before, after }]);
}

function contentOf(store: Store): Record<string, unknown> {
  const all = store.database(DATABASE).latest.collectionGroup(undefined, '');
  return Object.fromEntries(Array.from(all, (each) => [each.path, each]));
}

function open(journal: ConstructorParameters<typeof Store>[0] = {}): Store {
  return new Store({ dataDir: folder, ...journal });
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

  it('keeps the other documents if one commit is damaged, and writes them to a new file', () => {
    const store = open();
    for (const id of ['a', 'b', 'c']) put(store, `c/${id}`, text(id));
    store.close();
    const file = join(folder, 'firestore-0.journal');
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length / 2) ^ 1, bytes.length / 2);
    writeFileSync(file, bytes);
    const reports: string[] = [];
    const again = open({ journal: { report: (line) => reports.push(line) } });
    expect(Object.keys(contentOf(again))).toEqual(['c/a', 'c/c']);
    expect(reports).toHaveLength(1);
    put(again, 'c/d', text('d'));
    again.close();
    expect(readdirSync(folder).sort()).toEqual(['firestore-0.journal.damaged-1', 'firestore-1.journal']);
    const last = open();
    expect(Object.keys(contentOf(last))).toEqual(['c/a', 'c/c', 'c/d']);
    last.close();
  });

  it('stores nothing on a full disk and continues to be read', () => {
    let isFull = false;
    const write = ((file: number, bytes: Buffer, offset: number) => {
      if (isFull) throw new Error('ENOSPC: no space left on device, write');
      return writeSync(file, bytes, offset);
    }) as typeof writeSync;
    const store = open({ journal: { write } });
    put(store, 'c/a', text('one'));
    isFull = true;
    expect(() => put(store, 'c/a', text('two'))).toThrow('ENOSPC');
    expect(() => put(store, 'c/b', text('two'))).toThrow('ENOSPC');
    expect(() => store.clear(DATABASE)).toThrow('ENOSPC');
    const before = contentOf(store);
    expect(before).toMatchObject({ 'c/a': { fields: new Map([['value', text('one')]]) } });
    store.close();
    const again = open();
    expect(contentOf(again)).toEqual(before);
    again.close();
  });

  it('reports a directory it cannot create', () => {
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, 'file', 'data');
    expect(() => new Store({ dataDir })).toThrow(/data directory .*file\/data cannot be created/);
  });
});
