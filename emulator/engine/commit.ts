import type { Document } from '../model/document.ts';
import { MAX_COMMIT_BYTES } from '../model/limits.ts';
import { invalidArgument } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';
import type { DocumentReader, WriteAccess } from '../rules/access.ts';
import type { Database, DocumentChange } from '../store/database.ts';
import { applyWrite } from './apply-write.ts';
import type { Write, WriteResult } from './requests.ts';

export interface PreparedCommit {
  readonly writeResults: readonly WriteResult[];
  /** Every document that a write names, changed or not: rules judge them all. */
  readonly touched: readonly WriteAccess[];
  /** The documents that really change. */
  readonly changes: readonly DocumentChange[];
  /** The database as the commit would leave it. */
  readonly after: DocumentReader;
}

/** Works out what the writes do, in order, each seeing those before it. Nothing is stored yet. */
export function commitWrites(database: Database, writes: readonly Write[], time: Micros): PreparedCommit {
  const stored = database.latest;
  const pending = new Map<string, Document | undefined>();
  const current = (path: string) => (pending.has(path) ? pending.get(path) : stored.get(path));
  const writeResults: WriteResult[] = [];
  let total = 0;
  for (const write of writes) {
    const before = current(write.path);
    const isDeletedBefore = before === undefined && pending.has(write.path);
    const { after, result, bytes } = applyWrite(database.name, write, before, time, isDeletedBefore);
    pending.set(write.path, after);
    writeResults.push(result);
    total += bytes;
  }
  if (total > MAX_COMMIT_BYTES) {
    throw invalidArgument(`Request payload size exceeds the limit: ${MAX_COMMIT_BYTES} bytes.`);
  }
  const touched = Array.from(pending, ([path, after]) => ({ path, before: stored.get(path), after }));
  return {
    writeResults,
    touched,
    changes: touched.filter((each) => each.before !== each.after),
    after: { get: current },
  };
}
