import { dirname, join } from 'node:path';
import type { DatabaseName } from '../../model/path.ts';
import { ProtoError } from '../../protobuf/types.ts';
import { decodeEntity, type ExportedDocument } from './entity-decode.ts';
import { EXPORT_AGAIN, ExportError } from './export-error.ts';
import { readLog } from './log-reader.ts';
import { readOverallMetadata, readPartMetadata } from './metadata.ts';

/**
 * Reads the documents of an export as documents of the `target` database. It may throw after any number of documents, so
 * to avoid a partial import, read everything first.
 */
export function* readExport(metadataFile: string, target: DatabaseName): Generator<ExportedDocument, void> {
  for (const part of readOverallMetadata(metadataFile)) {
    let count = 0;
    for (const file of readPartMetadata(join(dirname(metadataFile), part.metadataFile))) {
      for (const record of readLog(file)) {
        count++;
        yield decode(file, count, record, target);
      }
    }
    if (count !== part.entities) {
      const problem = `promises ${part.entities} documents, but the files beside it hold ${count}`;
      throw new ExportError(metadataFile, problem, EXPORT_AGAIN);
    }
  }
}

function decode(file: string, count: number, record: Uint8Array, target: DatabaseName): ExportedDocument {
  try {
    return decodeEntity(record, target);
  } catch (error) {
    if (!(error instanceof ProtoError)) throw error;
    throw new ExportError(file, `has a record (number ${count}) that is no document: ${error.message}`, EXPORT_AGAIN);
  }
}
