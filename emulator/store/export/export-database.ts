import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Micros } from '../../model/timestamp.ts';
import type { Database } from '../database.ts';
import { encodeEntity } from './entity-encode.ts';
import { ExportError } from './export-error.ts';
import { LogWriter } from './log-writer.ts';
import { encodePartMetadata, writeOverallMetadata } from './metadata.ts';

const PART = 'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata';
const OUTPUT = 'output-0';

/**
 * Writes all documents to `{directory}/{name}`, in the layout of Google's exports. The folder appears atomically and
 * replaces an earlier export of that name.
 */
export function exportDatabase(database: Database, directory: string, name: string): void {
  const target = join(directory, name);
  try {
    const unfinished = join(directory, `.${name}-${process.pid}`);
    rmSync(unfinished, { recursive: true, force: true });
    try {
      mkdirSync(unfinished, { recursive: true });
      writeExport(database, unfinished, name);
      rmSync(target, { recursive: true, force: true });
      renameSync(unfinished, target);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      throw error;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new ExportError(target, `cannot be written (${(error as Error).message})`, 'Choose another directory.');
  }
}

function writeExport(database: Database, folder: string, name: string): void {
  const overall = join(folder, `${name}.overall_export_metadata`);
  if (database.latest.collectionPaths('')[Symbol.iterator]().next().done) {
    // An empty database has no parts.
    writeOverallMetadata(overall, undefined);
    return;
  }
  const started = now();
  const metadataFile = join(folder, PART);
  mkdirSync(dirname(metadataFile), { recursive: true });
  const output = new LogWriter(join(dirname(metadataFile), OUTPUT));
  let entities = 0;
  try {
    for (const document of database.latest.collectionGroup(undefined, '')) {
      output.append(encodeEntity(database.name, document));
      entities++;
    }
  } finally {
    output.close();
  }
  writeFileSync(metadataFile, encodePartMetadata(name, started, now(), [OUTPUT]));
  writeOverallMetadata(overall, { metadataFile: PART, entities, bytes: output.bytes });
}

const now = (): Micros => Date.now() * 1000;
