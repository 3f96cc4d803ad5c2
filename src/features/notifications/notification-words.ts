import { ANONYMOUS_NAME } from '../../domain/contribution.ts';
import type { UserId } from '../../domain/ids.ts';
import type { ContributionNotification, Notification, NotificationType } from '../../domain/notification.ts';
import type { Say } from '../../session/language/catalogue.ts';

const ICONS: Readonly<Record<NotificationType, string>> = {
  contribution: '🎁',
  promised: '💝',
  sent: '💸',
  payment_details: '🔐',
  item_funded: '🎉',
  wishlist_shared: '💌',
  system: '📣',
  reminder: '⏰',
  other: '🔔',
};

export function notificationIcon({ type }: Pick<Notification, 'type'>): string {
  return ICONS[type];
}

/** Phrases known notification types in the reader's language; other types show their stored text. */
export function sayNotification(say: Say, notification: Notification, reader: UserId): string {
  switch (notification.type) {
    case 'contribution':
    case 'promised': {
      const { contributorId, amount, itemTitle } = notification.data;
      const isOwn = contributorId === reader;
      const key = `notification.${isOwn ? 'own-' : ''}${notification.type}` as const;
      const values = { name: nameIn(say, notification.data), amount, item: itemTitle };
      return say(itemTitle === '' ? key : `${key}-to-item`, values);
    }
    case 'sent': {
      const { contributorId, amount } = notification.data;
      if (contributorId === reader) return say('notification.own-sent', { amount });
      return say('notification.sent', { name: nameIn(say, notification.data), amount });
    }
    case 'payment_details':
      return say('notification.payment-details');
    case 'item_funded':
      return say('notification.item-funded', { item: notification.data.itemTitle });
    case 'system':
      return say('notification.report-reviewed', { outcome: notification.data.outcome });
    default:
      return notification.message;
  }
}

/** The stored name of an anonymous contributor is a placeholder. */
function nameIn(say: Say, { contributorName }: ContributionNotification['data']): string {
  return contributorName === ANONYMOUS_NAME ? say('name.anonymous') : contributorName;
}
