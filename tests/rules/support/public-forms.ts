import {
  storedLogEntry,
  storedMessage,
  storedReport,
  storedSubscriber,
  storedUserAction,
} from '../../../src/domain/testing/documents.ts';
import { type Fields, now, uuid, type Writes } from './fields.ts';
import { type Person, personId, visitor } from './people.ts';
import { weddingId } from './wishlists.ts';

export const newReportId = uuid(60);
export const newMessageId = uuid(61);
export const newSubscriberId = uuid(62);

export function report(by: Person = visitor, changes: Fields = {}): Writes {
  return {
    [`reports/${newReportId}`]: {
      ...storedReport({ wishlistId: weddingId, reason: 'fraud', reporterId: personId(by) }, now()),
      ...changes,
    },
    [`systemLogs/report_submitted_${newReportId}`]: storedLogEntry(
      {
        type: 'report_submitted',
        description: 'Wishlist reported: fraud',
        actorId: personId(by),
        targetId: weddingId,
      },
      now(),
    ),
  };
}

export function supportMessage(by: Person = visitor, changes: Fields = {}): Writes {
  return {
    [`supportMessages/${newMessageId}`]: { ...storedMessage({ userId: personId(by) }, now()), ...changes },
  };
}

export const subscriber = (changes: Fields = {}): Writes => ({
  [`subscribers/${newSubscriberId}`]: { ...storedSubscriber({}, now()), ...changes },
});

export const userAction = (by: Person = visitor, changes: Fields = {}): Writes => ({
  'userActions/new-action': {
    ...storedUserAction({ userId: personId(by) }, now()),
    ...changes,
  },
});
