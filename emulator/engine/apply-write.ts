import type { Document } from '../model/document.ts';
import { getField, withField, type FieldPath } from '../model/field-path.ts';
import { checkDocument, checkPath, MAX_TRANSFORMS } from '../model/limits.ts';
import { identicalFields } from '../model/order.ts';
import { formatResourceName, type DatabaseName } from '../model/path.ts';
import { invalidArgument, StatusError } from '../model/status.ts';
import { timestampFromMicros, type Micros } from '../model/timestamp.ts';
import type { Fields, Value } from '../model/value.ts';
import type { FieldTransform, Write, WriteResult } from './requests.ts';
import { applyTransforms } from './transform.ts';

export interface AppliedWrite {
  readonly after: Document | undefined;
  readonly result: WriteResult;
  /** Size of the new document, for the limit on the whole commit. */
  readonly bytes: number;
}

/** The result of one write on a document, ignoring its precondition. Throws when a limit is exceeded. */
export function applyWrite(
  database: DatabaseName,
  write: Write,
  before: Document | undefined,
  commitTime: Micros,
): AppliedWrite {
  checkPath(write.path);
  if (write.kind === 'delete') return { after: undefined, result: { transformResults: [] }, bytes: 0 };
  if (write.kind === 'verify') return { after: before, result: { transformResults: [] }, bytes: 0 };

  checkTransforms(write.transforms);
  const base =
    write.kind === 'transform'
      ? (before?.fields ?? new Map<string, Value>())
      : write.mask
        ? merge(before?.fields ?? new Map<string, Value>(), write.fields, write.mask)
        : write.fields;
  const { fields, results } = applyTransforms(base, write.transforms, commitTime);
  const bytes = checkDocument(database, write.path, fields);
  // A no-op write keeps the update time.
  const after =
    before && identicalFields(before.fields, fields)
      ? before
      : { path: write.path, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
  return { after, result: { updateTime: after.updateTime, transformResults: results }, bytes };
}

/** The error if the write's precondition fails on the current document, otherwise undefined. */
export function brokenPrecondition(
  database: DatabaseName,
  { path, precondition }: Write,
  before: Document | undefined,
  /** Whether an earlier write of the same commit deletes the document. */
  isDeletedBefore: boolean,
): StatusError | undefined {
  if (!precondition) return undefined;
  const name = formatResourceName(database, path.split('/'));
  if ('exists' in precondition) {
    if (precondition.exists && isDeletedBefore) {
      return invalidArgument(`A commit cannot update ${name}, which an earlier write of it deletes.`);
    }
    if (precondition.exists && !before) return new StatusError('NOT_FOUND', `No document to update: ${name}`);
    if (!precondition.exists && before) return new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
    return undefined;
  }
  if (before?.updateTime === precondition.updateTime) return undefined;
  const stored = before ? formatTime(before.updateTime) : 'none';
  return new StatusError(
    'FAILED_PRECONDITION',
    `The stored version of ${name} (${stored}) does not match the required base version ` +
      `(${formatTime(precondition.updateTime)}).`,
  );
}

function formatTime(time: Micros): string {
  const { seconds, nanos } = timestampFromMicros(time);
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(nanos / 1000).padStart(6, '0')}Z`;
}

function checkTransforms(transforms: readonly FieldTransform[]): void {
  if (transforms.length > MAX_TRANSFORMS) {
    throw invalidArgument(`A document may have at most ${MAX_TRANSFORMS} field transforms in one write.`);
  }
}

/** Fields in the mask are copied from the write; those missing from the write are deleted. */
function merge(base: Fields, fields: Fields, mask: readonly FieldPath[]): Fields {
  let merged = base;
  for (const path of outermost(mask)) merged = withField(merged, path, getField(fields, path));
  return merged;
}

/** A mask path covers all nested paths. */
function outermost(mask: readonly FieldPath[]): readonly FieldPath[] {
  if (mask.length < 2) return mask;
  const named = new Set(mask.map((path) => JSON.stringify(path)));
  return mask.filter((path) => path.every((_, i) => i === 0 || !named.has(JSON.stringify(path.slice(0, i)))));
}
