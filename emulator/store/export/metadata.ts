import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Micros } from '../../model/timestamp.ts';
import { EXPORT_AGAIN, ExportError } from './export-error.ts';
import { readLog, unreadable } from './log-reader.ts';
import { LogWriter } from './log-writer.ts';
import { fieldOf, fieldsOf, ProtoError, readFields, textOf } from './proto-reader.ts';
import { ProtoWriter } from './proto-writer.ts';

/**
 * The two kinds of metadata files of an export:
 *
 *   {name}.overall_export_metadata   a log: the format's version, then the parts of the export and what is in them
 *   {part}.export_metadata           one message: when the part was made, and the files that hold its entities
 */
const VERSION = '3';
const OVERALL = { part: 1 } as const;
const PART = { format: 1, metadataFile: 2, entities: 3, bytes: 4 } as const;
const METADATA = { export: 1, kind: 2 } as const;
const EXPORT = { name: 1, startMicros: 2, endMicros: 3 } as const;
const KIND = { name: 1, file: 2 } as const;

export interface ExportPart {
  /** Relative to the folder of the overall metadata. */
  readonly metadataFile: string;
  readonly entities: number;
  readonly bytes: number;
}

export function writeOverallMetadata(path: string, part: ExportPart | undefined): void {
  const writer = new LogWriter(path);
  try {
    writer.append(Buffer.from(VERSION));
    writer.append(part ? encodePart(part) : new Uint8Array());
  } finally {
    writer.close();
  }
}

function encodePart({ metadataFile, entities, bytes }: ExportPart): Buffer {
  return new ProtoWriter()
    .message(OVERALL.part, (part) => {
      // The meaning of the two format numbers is not public; every export has these values.
      part.message(PART.format, (format) => format.integer(1, 2n).integer(3, 3n));
      part.string(PART.metadataFile, metadataFile);
      part.integer(PART.entities, BigInt(entities)).integer(PART.bytes, BigInt(bytes));
    })
    .finish();
}

export function readOverallMetadata(path: string): ExportPart[] {
  const [version, ...records] = readLog(path);
  if (!version || Buffer.from(version).toString('utf8') !== VERSION) {
    throw new ExportError(path, 'is not the metadata of an export that can be read here', EXPORT_AGAIN);
  }
  return parsing(path, () =>
    records.flatMap((record) =>
      fieldsOf(readFields(record), OVERALL.part, 'bytes').map(({ value }) => {
        const part = readFields(value);
        const file = fieldOf(part, PART.metadataFile, 'bytes');
        if (!file) throw new ProtoError('the name of a metadata file is missing');
        return {
          // Exports made on Windows use backslashes.
          metadataFile: textOf(file.value).replaceAll('\\', '/'),
          entities: Number(fieldOf(part, PART.entities, 'varint')?.value ?? 0n),
          bytes: Number(fieldOf(part, PART.bytes, 'varint')?.value ?? 0n),
        };
      }),
    ),
  );
}

/** `files` are relative to the folder of the metadata. */
export function encodePartMetadata(name: string, started: Micros, ended: Micros, files: readonly string[]): Buffer {
  const writer = new ProtoWriter().message(METADATA.export, (about) => {
    about.string(EXPORT.name, name);
    about.integer(EXPORT.startMicros, BigInt(started)).integer(EXPORT.endMicros, BigInt(ended));
  });
  return writer
    .message(METADATA.kind, (kind) => {
      kind.string(KIND.name, '');
      for (const file of files) kind.string(KIND.file, file);
    })
    .finish();
}

/** The paths of the entity files of a part. */
export function readPartMetadata(path: string): string[] {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (error) {
    throw unreadable(path, error);
  }
  return parsing(path, () =>
    fieldsOf(readFields(content), METADATA.kind, 'bytes').flatMap(({ value }) =>
      fieldsOf(readFields(value), KIND.file, 'bytes').map((file) => join(dirname(path), textOf(file.value))),
    ),
  );
}

function parsing<T>(path: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ProtoError) throw new ExportError(path, `is damaged: ${error.message}`, EXPORT_AGAIN);
    throw error;
  }
}
