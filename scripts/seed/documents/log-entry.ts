import { type SystemLogEntry } from '../../../src/domain/system-log.ts';
import { type Documents } from '../stored.ts';

export function logEntry(id: string, entry: Omit<SystemLogEntry, 'id'>): Documents {
  return { [`systemLogs/${id}`]: entry };
}
