import { type Flags, StartError } from './cli/flags.ts';
import { parseDatabaseName } from './model/path.ts';
import { StatusError } from './model/status.ts';
import { exportDatabase } from './store/export/export-database.ts';
import { ExportError } from './store/export/export-error.ts';
import { importExport } from './store/export/import-export.ts';
import type { Store } from './store/store.ts';
import type { ExportRequest } from './transports/admin/emulator-admin.ts';

/** Imports the export named by the flags, if any. Throws StartError. */
export function importSeed(store: Store, { seedFromExport: file, projectId }: Flags): void {
  if (file === undefined) return;
  if (projectId === undefined) throw new StartError('--seed_from_export needs --project_id.');
  const database = store.database(parseDatabaseName(`projects/${projectId}/databases/(default)`));
  if (!database.isEmpty) {
    // Import only once, or every restart would overwrite what was written since.
    console.error(`Firestore emulator: the data directory already has documents, so ${file} is not imported.`);
    return;
  }
  try {
    importExport(store, database, file);
  } catch (error) {
    if (error instanceof ExportError) throw new StartError(`--seed_from_export: ${error.message}`);
    throw error;
  }
}

/** Throws StatusError. */
export function exportTo(store: Store, { database, directory, name }: ExportRequest): void {
  try {
    exportDatabase(store.database(parseDatabaseName(database)), directory, name);
  } catch (error) {
    if (error instanceof ExportError) throw new StatusError('FAILED_PRECONDITION', error.message);
    throw error;
  }
}
