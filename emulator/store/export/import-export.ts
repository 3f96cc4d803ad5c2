import { checkDocument, checkPath } from '../../model/limits.ts';
import { StatusError } from '../../model/status.ts';
import type { Database, DocumentChange } from '../database.ts';
import type { Store } from '../store.ts';
import { ExportError } from './export-error.ts';
import { readExport } from './read-export.ts';

/**
 * Imports the documents of an export into a database. Existing documents stay unless the export has the same name. The
 * import is one commit (exports do not keep document times), so a broken export imports nothing, and a journaled store
 * has all of it or none. Returns the number of documents.
 */
export function importExport(store: Store, database: Database, metadataFile: string): number {
  const time = store.clock.next();
  const changes = new Map<string, DocumentChange>();
  for (const { path, fields } of readExport(metadataFile, database.name)) {
    try {
      checkPath(path);
      checkDocument(database.name, path, fields);
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      const remedy = 'Export from a Firestore database in native mode, without it.';
      throw new ExportError(metadataFile, `holds a document that Firestore would not store: ${error.message}`, remedy);
    }
    const before = database.latest.get(path);
    const after = { path, fields, createTime: before?.createTime ?? time, updateTime: time };
    changes.set(path, { path, before, after });
  }
  store.commit(database, time, [...changes.values()]);
  return changes.size;
}
