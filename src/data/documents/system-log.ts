import { systemLogId } from '../../domain/ids.ts';
import type { SystemLogEntry } from '../../domain/system-log.ts';
import { Fields } from './fields.ts';
import { personId } from './transaction.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseSystemLogEntry(id: string, stored: unknown): SystemLogEntry {
  const fields = new Fields(`systemLogs/${id}`, stored);
  return {
    id: systemLogId(id),
    type: fields.text('type'),
    description: fields.text('description'),
    timestamp: fields.time('timestamp'),
    actorId: fields.parsed('actorId', personId),
    targetId: fields.text('targetId'),
    ...(fields.has('amount') && { amount: fields.rupees('amount') }),
  };
}
