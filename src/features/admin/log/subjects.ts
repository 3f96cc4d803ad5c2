import { paths } from '../../../config/paths.ts';
import { GUEST_IN_LOG } from '../../../domain/data-request.ts';
import { isUuid, reportId, transactionId, type TransactionId, userId } from '../../../domain/ids.ts';
import { referenceOf } from '../../../domain/reference.ts';
import type { SystemLogEntry } from '../../../domain/system-log.ts';
import { userAddress } from '../../../session/moderation/user-link.ts';
import { withQuery } from '../frame/with-query.ts';
import { addressOf as transactionsAt } from '../transactions/transaction-view.ts';
import { addressOf as wishlistsAt } from '../wishlists/review-view.ts';

type Kind = 'user' | 'wishlist' | 'transaction' | 'transactions' | 'report' | 'message' | 'settings';

export interface Subject {
  readonly kind: Kind;
  readonly href: string;
}

/** What an entry is about, the most specific first. */
export function subjectsOf(entry: SystemLogEntry): readonly Subject[] {
  const { id, type, targetId } = entry;
  /** The id of the event in the id of its entry; '' if it has none. */
  const eventId = id.startsWith(`${type}_`) ? id.slice(type.length + 1) : '';
  const wishlist: Subject = { kind: 'wishlist', href: wishlistsAt({ search: targetId }) };
  const transaction = (of: TransactionId): Subject => ({
    kind: 'transaction',
    href: transactionsAt({ reference: referenceOf(of) }),
  });
  const report = (of: string): Subject[] =>
    isId(of) ? [{ kind: 'report', href: wishlistsAt({ tab: 'reports', report: reportId(of) }) }] : [];
  switch (type) {
    case 'user_signup':
    case 'user_deleted':
    case 'data_found':
    case 'data_exported':
    case 'user_banned':
    case 'user_unbanned':
    case 'admin_granted':
    case 'admin_revoked':
      if (!isId(targetId) || targetId === GUEST_IN_LOG) return [];
      return [{ kind: 'user', href: userAddress(userId(targetId)) }];
    case 'wishlist_created':
    case 'wishlist_deactivated':
    case 'wishlist_reactivated':
      return [wishlist];
    case 'wishlist_deleted':
      return [{ kind: 'transactions', href: transactionsAt({ wishlist: targetId }) }];
    case 'contribution_made':
      return isUuid(eventId) ? [transaction(transactionId(eventId)), wishlist] : [wishlist];
    case 'contribution_set_aside':
    case 'contribution_restored':
      return entry.transactionId ? [transaction(entry.transactionId), wishlist] : [wishlist];
    case 'gift_erased':
      return [transaction(transactionId(targetId))];
    case 'report_submitted':
      return [...report(eventId), wishlist];
    case 'report_resolved':
      return report(targetId);
    case 'support_new':
    case 'support_read':
    case 'support_answered':
      return [{ kind: 'message', href: withQuery(paths.adminSupport.to(), { message: targetId }) }];
    case 'settings_changed':
      return [{ kind: 'settings', href: paths.adminSettings.to() }];
    default:
      return [];
  }
}

const isId = (text: string) => text !== '' && !text.includes('/');
