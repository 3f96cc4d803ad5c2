import { paths } from '../../../config/paths.ts';
import { reportId, transactionId, userId, wishlistId } from '../../../domain/ids.ts';
import { referenceOf } from '../../../domain/reference.ts';
import type { SystemLogEntry } from '../../../domain/system-log.ts';
import { withQuery } from '../frame/with-query.ts';
import { addressOf as transactionsAt } from '../transactions/transaction-view.ts';
import { addressOf as wishlistsAt } from '../wishlists/review-view.ts';

type Kind = 'user' | 'wishlist' | 'transaction' | 'transactions' | 'report' | 'message' | 'settings';

export interface Subject {
  readonly kind: Kind;
  readonly href: string;
}

/** What an entry is about, the most specific first. */
export function subjectsOf({ id, type, targetId, amount }: SystemLogEntry): readonly Subject[] {
  const eventId = id.startsWith(`${type}_`) ? id.slice(type.length + 1) : '';
  const wishlist = (): Subject => ({ kind: 'wishlist', href: wishlistsAt({ search: wishlistId(targetId) }) });
  switch (type) {
    case 'user_signup':
    case 'user_banned':
    case 'user_unbanned':
    case 'admin_granted':
    case 'admin_revoked':
      return [{ kind: 'user', href: withQuery(paths.adminUsers.to(), { search: userId(targetId) }) }];
    case 'wishlist_created':
    case 'wishlist_deactivated':
    case 'wishlist_reactivated':
      return [wishlist()];
    case 'wishlist_deleted':
      return [{ kind: 'transactions', href: transactionsAt({ wishlist: targetId }) }];
    case 'contribution_made':
      return [
        { kind: 'transaction', href: transactionsAt({ reference: referenceOf(transactionId(eventId)) }) },
        wishlist(),
      ];
    case 'contribution_set_aside':
    case 'contribution_restored': {
      // The entry does not name the transaction.
      const exactly = amount === undefined ? '' : String(amount);
      return [
        { kind: 'transaction', href: transactionsAt({ wishlist: targetId, least: exactly, most: exactly }) },
        wishlist(),
      ];
    }
    case 'report_submitted':
      return [{ kind: 'report', href: wishlistsAt({ tab: 'reports', report: reportId(eventId) }) }, wishlist()];
    case 'report_resolved':
      return [{ kind: 'report', href: wishlistsAt({ tab: 'reports', report: reportId(targetId) }) }];
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
