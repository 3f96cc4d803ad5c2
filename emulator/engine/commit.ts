import type { Document } from '../model/document.ts';
import { MAX_COMMIT_BYTES } from '../model/limits.ts';
import { invalidArgument, type StatusError } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';
import type { DocumentReader, WriteAccess } from '../rules/access.ts';
import type { Database, DocumentChange } from '../store/database.ts';
import { applyWrite, brokenPrecondition } from './apply-write.ts';
import type { Write, WriteResult } from './requests.ts';

export interface PreparedCommit {
  readonly writeResults: readonly WriteResult[];
  /** Every written document, changed or not. Rules check them all. */
  readonly written: readonly WriteAccess[];
  /** Documents that the commit only verifies. */
  readonly verified: ReadonlySet<string>;
  /** The documents that actually change. */
  readonly changes: readonly DocumentChange[];
  /** The database as the commit would leave it. */
  readonly after: DocumentReader;
  /** The first failed precondition. Reported only to callers whom the rules would allow to write. */
  readonly broken: StatusError | undefined;
}

/** Computes the effect of the writes in order, each seeing the previous ones. Stores nothing. */
export function prepareCommit(database: Database, writes: readonly Write[], time: Micros): PreparedCommit {
  const stored = database.latest;
  const pending = new Map<string, Document | undefined>();
  const current = (path: string) => (pending.has(path) ? pending.get(path) : stored.get(path));
  const mustExist = new Set<string>();
  const verified = new Set<string>();
  const writeResults: WriteResult[] = [];
  let broken: StatusError | undefined;
  let total = 0;
  for (const write of writes) {
    const { path, precondition } = write;
    const before = current(path);
    const { after, result, bytes } = applyWrite(database.name, write, before, time);
    broken ??= brokenPrecondition(database.name, write, before, before === undefined && pending.has(path));
    writeResults.push(result);
    if (write.kind === 'verify') {
      verified.add(path);
      continue;
    }
    if (!pending.has(path) && precondition && !('exists' in precondition && !precondition.exists)) mustExist.add(path);
    pending.set(path, after);
    total += bytes;
  }
  if (total > MAX_COMMIT_BYTES) {
    throw invalidArgument(`Request payload size exceeds the limit: ${MAX_COMMIT_BYTES} bytes.`);
  }
  const written = Array.from(pending, ([path, after]) => {
    return { path, before: stored.get(path), after, mustExist: mustExist.has(path) };
  });
  return {
    writeResults,
    written,
    verified,
    changes: written.filter((each) => each.before !== each.after),
    after: { get: current },
    broken,
  };
}
