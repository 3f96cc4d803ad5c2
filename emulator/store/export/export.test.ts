import fc from 'fast-check';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identicalFields } from '../../model/order.ts';
import { DATABASE, documentPath, fields } from '../../model/testing/arbitraries.ts';
import { TRUE, type Fields, type Value } from '../../model/value.ts';
import { Store } from '../store.ts';
import { ExportError } from './export-error.ts';
import { exportDatabase } from './export-database.ts';
import { importExport } from './import-export.ts';
import { writeOverallMetadata } from './metadata.ts';

const PART = 'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata';
const OUTPUT = 'all_namespaces/all_kinds/output-0';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function storeWith(documents: Iterable<readonly [path: string, fields: Fields]>): Store {
  const store = new Store();
  const database = store.database(DATABASE);
  const time = store.clock.next();
  const changes = Array.from(documents, ([path, content]) => ({
    path,
    before: undefined,
    after: { path, fields: content, createTime: time, updateTime: time },
  }));
  store.commit(database, time, changes);
  return store;
}

const metadata = (name = 'backup') => join(folder, name, `${name}.overall_export_metadata`);
const contentOf = (store: Store, name = DATABASE) =>
  new Map(Array.from(store.database(name).latest.collectionGroup(undefined, ''), (each) => [each.path, each.fields]));
const flags = (...paths: string[]) => paths.map((path) => [path, new Map<string, Value>([['flag', TRUE]])] as const);

describe('an export', () => {
  it('consists of the same files as one of the official emulator', () => {
    exportDatabase(storeWith(flags('c/a')).database(DATABASE), folder, 'backup');
    const files = readdirSync(join(folder, 'backup'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.includes('.') || file.endsWith('output-0')).sort()).toEqual(
      [PART, OUTPUT, 'backup.overall_export_metadata'].sort(),
    );
  });

  it('has the same metadata as one of the official emulator', () => {
    exportDatabase(storeWith(flags('c/a', 'c/b')).database(DATABASE), folder, 'backup');
    const overall = readFileSync(metadata());
    const { length } = readFileSync(join(folder, 'backup', OUTPUT));
    expect(overall.subarray(0, 8).toString('hex')).toBe('b86d444e01000133');
    // After the header of the second record: one part with its format, metadata, two documents and one length.
    expect(overall.subarray(15).toString('hex')).toBe(
      `0a4d0a04080218031241${Buffer.from(PART).toString('hex')}180220${length.toString(16)}`,
    );
    const part = readFileSync(join(folder, 'backup', PART));
    expect(part.subarray(2, 10).toString('latin1')).toBe('\n\x06backup');
    expect(part.subarray(-14).toString('latin1')).toBe('\x12\x0c\n\0\x12\boutput-0');
  });

  it('restores any documents, also into another project', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(documentPath, fields), { selector: ([path]) => path }), (documents) => {
        exportDatabase(storeWith(documents).database(DATABASE), folder, 'backup');
        const store = new Store();
        expect(importExport(store, store.database(DATABASE), metadata())).toBe(documents.length);
        const content = contentOf(store);
        for (const [path, before] of documents) {
          const after = content.get(path);
          expect(after && identicalFields(before, after)).toBe(true);
        }
        const elsewhere = 'projects/elsewhere/databases/(default)';
        importExport(store, store.database(elsewhere), metadata());
        expect([...contentOf(store, elsewhere).keys()].sort()).toEqual(documents.map(([path]) => path).sort());
      }),
      { numRuns: 30 },
    );
  });

  it('is importable if the database was empty', () => {
    exportDatabase(storeWith([]).database(DATABASE), folder, 'backup');
    expect(readdirSync(join(folder, 'backup'))).toEqual(['backup.overall_export_metadata']);
    const store = new Store();
    expect(importExport(store, store.database(DATABASE), metadata())).toBe(0);
  });

  it('replaces a previous export of the same name', () => {
    exportDatabase(storeWith(flags('c/old', 'c/older')).database(DATABASE), folder, 'backup');
    exportDatabase(storeWith(flags('c/new')).database(DATABASE), folder, 'backup');
    const store = new Store();
    importExport(store, store.database(DATABASE), metadata());
    expect([...contentOf(store).keys()]).toEqual(['c/new']);
  });

  it('leaves no files behind if it fails', () => {
    const nested: Value = { kind: 'array', values: [{ kind: 'array', values: [TRUE] }] };
    const store = storeWith([...flags('c/a'), ['c/b', new Map([['cannot', nested]])]]);
    expect(() => exportDatabase(store.database(DATABASE), folder, 'backup')).toThrow(/array directly inside/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reports a directory it cannot write', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => exportDatabase(new Store().database(DATABASE), join(folder, 'file'), 'backup')).toThrow(
      /file\/backup cannot be written .*Choose another directory/,
    );
  });
});

describe('an import', () => {
  it('replaces documents of the same name, keeps the others and notifies listeners once', () => {
    exportDatabase(storeWith(flags('c/a', 'c/b')).database(DATABASE), folder, 'backup');
    const store = storeWith([...flags('c/other'), ['c/a', new Map()]]);
    const database = store.database(DATABASE);
    const created = database.latest.get('c/a')?.createTime;
    let commits = 0;
    database.subscribe(() => commits++);
    importExport(store, database, metadata());
    expect(commits).toBe(1);
    expect([...contentOf(store).keys()]).toEqual(['c/a', 'c/b', 'c/other']);
    expect(database.latest.get('c/a')).toMatchObject({ fields: new Map([['flag', TRUE]]), createTime: created });
    expect(database.latest.get('c/a')?.updateTime).toBe(database.latest.get('c/b')?.createTime);
  });

  it('is persisted in the journal', () => {
    exportDatabase(storeWith(flags('c/a')).database(DATABASE), folder, 'backup');
    const dataDir = join(folder, 'data');
    const store = new Store({ dataDir });
    importExport(store, store.database(DATABASE), metadata());
    store.close();
    const again = new Store({ dataDir });
    expect(contentOf(again)).toEqual(new Map(flags('c/a')));
    again.close();
  });

  it('accepts Windows path separators', () => {
    exportDatabase(storeWith(flags('c/a')).database(DATABASE), folder, 'backup');
    writeOverallMetadata(metadata(), { metadataFile: PART.replaceAll('/', '\\'), entities: 1, bytes: 1 });
    const store = new Store();
    expect(importExport(store, store.database(DATABASE), metadata())).toBe(1);
  });

  const damages: readonly [name: string, damage: (root: string) => void, message: RegExp][] = [
    ['a missing metadata file', (root) => rmSync(join(root, 'backup.overall_export_metadata')), /does not exist/],
    ['a missing part', (root) => rmSync(join(root, PART)), /all_kinds.export_metadata does not exist/],
    ['a missing output', (root) => rmSync(join(root, OUTPUT)), /output-0 does not exist/],
    [
      'a file of another format',
      (root) => writeFileSync(join(root, OUTPUT), 'hello, world'),
      /no file of a Firestore export/,
    ],
    [
      'a part that is not a protobuf message',
      (root) => writeFileSync(join(root, PART), 'x'),
      /all_kinds.export_metadata is damaged/,
    ],
    ['a directory instead of a file', replaceByFolder, /cannot be read/],
    ['an output that ends early, between records', dropLastDocument, /promises 3 documents, .* hold 2/],
    ['an output that ends early, within a record', cutOff, /output-0 is damaged .*cut off/],
    ['a changed byte in the last document', flipLastByte, /output-0 is damaged at byte \d+/],
  ];

  it.each(damages)('changes nothing and names the problem of a damaged export: %s', (_name, damage, message) => {
    exportDatabase(storeWith(flags('c/a', 'c/b', 'c/c')).database(DATABASE), folder, 'backup');
    damage(join(folder, 'backup'));
    const store = storeWith(flags('c/other'));
    const attempt = () => importExport(store, store.database(DATABASE), metadata());
    expect(attempt).toThrow(ExportError);
    expect(attempt).toThrow(message);
    expect([...contentOf(store).keys()]).toEqual(['c/other']);
  });

  it('rejects documents that exceed the Firestore limits', () => {
    const deep = Array.from({ length: 21 }).reduce<Value>(
      (inner) => ({ kind: 'map', fields: new Map([['m', inner]]) }),
      TRUE,
    );
    exportDatabase(storeWith([['c/a', new Map([['deep', deep]])]]).database(DATABASE), folder, 'backup');
    const store = new Store();
    expect(() => importExport(store, store.database(DATABASE), metadata())).toThrow(/would not store: .*too deeply/);
  });
});

function replaceByFolder(root: string): void {
  rmSync(join(root, PART));
  mkdirSync(join(root, PART));
}

function cutOff(root: string): void {
  const output = readFileSync(join(root, OUTPUT));
  writeFileSync(join(root, OUTPUT), output.subarray(0, -1));
}

function flipLastByte(root: string): void {
  const output = readFileSync(join(root, OUTPUT));
  output.writeUInt8(output.readUInt8(output.length - 1) ^ 1, output.length - 1);
  writeFileSync(join(root, OUTPUT), output);
}

function dropLastDocument(root: string): void {
  const output = readFileSync(join(root, OUTPUT));
  // The three document names have the same length, and so do their records.
  writeFileSync(join(root, OUTPUT), output.subarray(0, (output.length / 3) * 2));
}
