import { v4 as newUuid } from 'uuid';
import type { UtcDay } from '../../domain/analytics.ts';
import { type PersonId, systemLogId, type SystemLogId, type TransactionId } from '../../domain/ids.ts';
import type { MoneyChange } from '../../domain/money-on-wishlist.ts';
import type { Rupees } from '../../domain/money.ts';
import type { systemLogSchema } from '../../domain/system-log.ts';
import type { CorrectionReason, GiftStatus } from '../../domain/transaction.ts';
import type { WishlistAsStored } from '../documents/wishlist-as-stored.ts';
import type { Written } from '../documents/written.ts';
import { type Batch, increment, serverTime, type ServerValue } from '../rest/batch.ts';
import { countOnDay, moneyFields } from './money-fields.ts';

export interface CorrectionToWrite {
  readonly stored: WishlistAsStored;
  readonly change: MoneyChange;
  readonly gift: {
    readonly id: TransactionId;
    readonly amount: Rupees;
    /** null if no day counts it. */
    readonly day: UtcDay | null;
  };
  /** The status afterwards. */
  readonly status: GiftStatus | 'set_aside';
  readonly correction: { readonly reason: CorrectionReason; readonly was: GiftStatus; readonly by: PersonId };
  /** Of an anonymous giver who takes the gift back. */
  readonly giverKey?: string;
}

/** The documents of a correction (docs/data-model.md). The rules accept all of them or none. */
export function writeCorrection(batch: Batch, corrected: CorrectionToWrite): SystemLogId {
  const { stored, change, gift, status, correction, giverKey } = corrected;
  const { wishlist } = stored;
  const logId = newUuid();
  const isSetAside = status === 'set_aside';
  const more = isSetAside ? -1 : 1;
  batch
    .update(`wishlists/${wishlist.id}`, {
      ...moneyFields(stored, change),
      lastCorrection: { transactionId: gift.id, ...change.indexes, at: serverTime },
    })
    .update(`transactions/${gift.id}`, {
      status,
      correction: { ...correction, at: serverTime, logId },
      ...(giverKey !== undefined && { giverKey }),
    })
    .update(`analytics/${wishlist.id}`, { contributions: increment(more), updatedAt: serverTime })
    .set(`systemLogs/${logId}`, {
      type: isSetAside ? 'contribution_set_aside' : 'contribution_restored',
      description: `Contribution to ${wishlist.title}`,
      timestamp: serverTime,
      actorId: correction.by,
      targetId: wishlist.id,
      transactionId: gift.id,
      amount: gift.amount,
    } satisfies Written<typeof systemLogSchema, ServerValue>);
  if (gift.day !== null) countOnDay(batch, wishlist, gift.day, more);
  return systemLogId(logId);
}
