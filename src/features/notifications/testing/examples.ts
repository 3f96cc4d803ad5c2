import { v4 as newUuid } from 'uuid';
import { notificationId, reportId, transactionId, userId, wishlistId } from '../../../domain/ids.ts';
import { rupees } from '../../../domain/money.ts';
import type {
  ContributionNotification,
  ItemFundedNotification,
  Notification,
  PlainNotification,
  ReportNotification,
} from '../../../domain/notification.ts';

const AGES_AGO = new Date('2020-01-01T00:00:00Z');

function common() {
  return {
    id: notificationId(newUuid()),
    userId: userId('asha'),
    title: 'stored title',
    message: 'stored message',
    actionUrl: '/wishlist/w',
    isRead: false,
    hostIds: [],
    unreadBy: [],
    createdAt: AGES_AGO,
  };
}

const GIFT = { wishlistId: wishlistId('w'), transactionId: transactionId('t') };

export function contributionNotification(
  data: Partial<ContributionNotification['data']> = {},
  changes: Partial<Pick<Notification, 'isRead' | 'createdAt'>> = {},
): ContributionNotification {
  const given = {
    ...GIFT,
    amount: rupees(501),
    contributorId: userId('kabir'),
    contributorName: 'Kabir',
    itemTitle: 'Sofa',
    ...data,
  };
  return { ...common(), type: 'contribution', data: given, ...changes };
}

export function fundedNotification(itemTitle: string): ItemFundedNotification {
  return { ...common(), type: 'item_funded', data: { ...GIFT, itemTitle } };
}

export function reportNotification(outcome: string): ReportNotification {
  return { ...common(), type: 'system', data: { reportId: reportId('r'), outcome } };
}

export function plainNotification(message: string): PlainNotification {
  return { ...common(), type: 'reminder', data: {}, message };
}
