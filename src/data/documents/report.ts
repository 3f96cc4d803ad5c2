import { reportId, wishlistId } from '../../domain/ids.ts';
import { type Report, REPORT_REASONS } from '../../domain/support.ts';
import { Fields } from './fields.ts';
import { personId } from './transaction.ts';
import { parseModeration } from './wishlist.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseReport(id: string, stored: unknown): Report {
  const fields = new Fields(`reports/${id}`, stored);
  return {
    id: reportId(id),
    wishlistId: fields.parsed('wishlistId', wishlistId),
    reason: fields.oneOf('reason', REPORT_REASONS),
    message: fields.text('message'),
    reporterId: fields.parsed('reporterId', personId),
    status: fields.oneOf('status', ['open', 'resolved']),
    createdAt: fields.time('createdAt'),
    moderation: parseModeration(fields),
  };
}
