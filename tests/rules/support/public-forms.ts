import { type Fields, now, uuid, type Writes } from './fields.ts';
import { type Person, personId, visitor } from './people.ts';
import { weddingId } from './wishlists.ts';

export const newReportId = uuid(60);
export const newMessageId = uuid(61);
export const newSubscriberId = uuid(62);

export function report(by: Person = visitor, changes: Fields = {}): Writes {
  return {
    [`reports/${newReportId}`]: {
      wishlistId: weddingId,
      reason: 'fraud',
      message: 'They are not getting married.',
      reporterId: personId(by),
      status: 'open',
      createdAt: now(),
      moderation: null,
      ...changes,
    },
    [`systemLogs/report_submitted_${newReportId}`]: {
      type: 'report_submitted',
      description: 'Wishlist reported: fraud',
      timestamp: now(),
      actorId: personId(by),
      targetId: weddingId,
    },
  };
}

export function supportMessage(by: Person = visitor, changes: Fields = {}): Writes {
  return {
    [`supportMessages/${newMessageId}`]: {
      name: 'Meena',
      email: 'meena@mail.test',
      subject: 'A question',
      category: 'payment',
      message: 'How do I pay?',
      priority: 'normal',
      userId: personId(by),
      status: 'new',
      createdAt: now(),
      moderation: null,
      ...changes,
    },
  };
}

export const subscriber = (changes: Fields = {}): Writes => ({
  [`subscribers/${newSubscriberId}`]: { email: 'meena@mail.test', source: 'gift_ideas', createdAt: now(), ...changes },
});

export const userAction = (by: Person = visitor, changes: Fields = {}): Writes => ({
  'userActions/new-action': {
    userId: personId(by),
    action: 'opened_wishlist',
    metadata: {
      extra: { wishlistId: weddingId },
      userAgent: 'Firefox',
      timestamp: now(),
      url: 'https://shagun.example/',
    },
    createdAt: now(),
    ...changes,
  },
});
