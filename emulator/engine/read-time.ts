import { invalidArgument, StatusError } from '../model/status.ts';
import type { Micros } from '../model/timestamp.ts';
import type { Database } from '../store/database.ts';

/** Throws if the state of the database at this time is unknown: not yet, or no longer. */
export function checkReadTime(database: Database, time: Micros, now: Micros): void {
  if (time > now) throw invalidArgument('read_time cannot be in the future.');
  if (time < database.horizon) {
    throw new StatusError(
      'FAILED_PRECONDITION',
      'The requested read_time is too old: the past is kept for ten minutes.',
    );
  }
}
