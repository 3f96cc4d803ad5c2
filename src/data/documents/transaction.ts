import { ANONYMOUS, itemId, type PersonId, transactionId, userId, wishlistId } from '../../domain/ids.ts';
import type { Transaction, TransactionMetadata } from '../../domain/transaction.ts';
import { Fields } from './fields.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseTransaction(id: string, stored: unknown): Transaction {
  const fields = new Fields(`transactions/${id}`, stored);
  return {
    id: transactionId(id),
    wishlistId: fields.parsed('wishlistId', wishlistId),
    ownerId: fields.parsed('ownerId', userId),
    ...(fields.has('itemId') && { itemId: fields.parsed('itemId', itemId) }),
    contributorId: fields.parsed('contributorId', personId),
    displayName: fields.text('displayName'),
    email: fields.text('email'),
    amount: fields.rupees('amount'),
    currency: fields.oneOf('currency', ['INR']),
    status: fields.oneOf('status', ['completed']),
    type: fields.oneOf('type', ['contribution']),
    isAnonymous: fields.flag('isAnonymous'),
    createdAt: fields.time('createdAt'),
    completedAt: fields.time('completedAt'),
    thankedAt: fields.timeOrNull('thankedAt'),
    metadata: parseMetadata(fields.map('metadata')),
  };
}

function parseMetadata(fields: Fields): TransactionMetadata {
  const message = fields.text('message');
  return fields.has('type')
    ? { type: fields.oneOf('type', ['general_fund']), message }
    : { itemTitle: fields.text('itemTitle'), message };
}

export function personId(text: string): PersonId {
  return text === ANONYMOUS ? ANONYMOUS : userId(text);
}
