import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Micros } from '../../model/timestamp.ts';
import { decodeMessage } from '../../protobuf/decode.ts';
import { encodeMessage } from '../../protobuf/encode.ts';
import { messageTypes, ProtoError } from '../../protobuf/types.ts';
import { EXPORT_AGAIN, ExportError } from './export-error.ts';
import { readLog, unreadable } from './log-reader.ts';
import { LogWriter } from './log-writer.ts';

/**
 * The two kinds of metadata files of an export:
 *
 *   {name}.overall_export_metadata   a log: the format's version, then the parts of the export and what is in them
 *   {part}.export_metadata           one message: when the part was made, and the files that hold its entities
 */
const VERSION = '3';
const { message } = messageTypes({
  nested: {
    Overall: { fields: { part: { type: 'Part', id: 1, rule: 'repeated' } } },
    Part: {
      fields: {
        format: { type: 'Format', id: 1 },
        metadataFile: { type: 'string', id: 2 },
        entities: { type: 'int64', id: 3 },
        bytes: { type: 'int64', id: 4 },
      },
    },
    Format: { fields: { first: { type: 'int32', id: 1 }, second: { type: 'int32', id: 3 } } },
    Metadata: { fields: { export: { type: 'Export', id: 1 }, kind: { type: 'Kind', id: 2, rule: 'repeated' } } },
    Export: {
      fields: {
        name: { type: 'string', id: 1 },
        startMicros: { type: 'int64', id: 2 },
        endMicros: { type: 'int64', id: 3 },
      },
    },
    Kind: { fields: { name: { type: 'string', id: 1 }, file: { type: 'string', id: 2, rule: 'repeated' } } },
  },
});
const OVERALL = message('Overall');
const METADATA = message('Metadata');

type Overall = {
  readonly part?: readonly { readonly metadataFile?: string; readonly entities?: string; readonly bytes?: string }[];
};
type Metadata = { readonly kind?: readonly { readonly file?: readonly string[] }[] };

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
  // The meaning of the two format numbers is not public; every export has these values.
  return encodeMessage(OVERALL, { part: [{ format: { first: 2, second: 3 }, metadataFile, entities, bytes }] });
}

export function readOverallMetadata(path: string): ExportPart[] {
  const [version, ...records] = readLog(path);
  if (!version || Buffer.from(version).toString('utf8') !== VERSION) {
    throw new ExportError(path, 'is not the metadata of an export that can be read here', EXPORT_AGAIN);
  }
  return parsing(path, () =>
    records.flatMap((record) => {
      const { part = [] }: Overall = decodeMessage(OVERALL, record);
      return part.map(({ metadataFile, entities = 0, bytes = 0 }) => {
        if (metadataFile === undefined) throw new ProtoError('the name of a metadata file is missing');
        // Exports made on Windows use backslashes.
        return {
          metadataFile: metadataFile.replaceAll('\\', '/'),
          entities: Number(entities),
          bytes: Number(bytes),
        };
      });
    }),
  );
}

/** `files` are relative to the folder of the metadata. */
export function encodePartMetadata(name: string, started: Micros, ended: Micros, files: readonly string[]): Buffer {
  return encodeMessage(METADATA, {
    export: { name, startMicros: started, endMicros: ended },
    kind: [{ name: '', file: files }],
  });
}

/** The paths of the entity files of a part. */
export function readPartMetadata(path: string): string[] {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (error) {
    throw unreadable(path, error);
  }
  return parsing(path, () => {
    const { kind = [] }: Metadata = decodeMessage(METADATA, content);
    return kind.flatMap(({ file = [] }) => file.map((name) => join(dirname(path), name)));
  });
}

function parsing<T>(path: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ProtoError) throw new ExportError(path, `is damaged: ${error.message}`, EXPORT_AGAIN);
    throw error;
  }
}
