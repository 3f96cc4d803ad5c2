import { supportMessageId } from '../../domain/ids.ts';
import { SUPPORT_CATEGORIES, SUPPORT_PRIORITIES, SUPPORT_STATUSES, type SupportMessage } from '../../domain/support.ts';
import { Fields } from './fields.ts';
import { personId } from './transaction.ts';
import { parseModeration } from './wishlist.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseSupportMessage(id: string, stored: unknown): SupportMessage {
  const fields = new Fields(`supportMessages/${id}`, stored);
  return {
    id: supportMessageId(id),
    name: fields.text('name'),
    email: fields.text('email'),
    subject: fields.text('subject'),
    category: fields.oneOf('category', SUPPORT_CATEGORIES),
    message: fields.text('message'),
    priority: fields.oneOf('priority', SUPPORT_PRIORITIES),
    userId: fields.parsed('userId', personId),
    status: fields.oneOf('status', SUPPORT_STATUSES),
    createdAt: fields.time('createdAt'),
    moderation: parseModeration(fields),
  };
}
