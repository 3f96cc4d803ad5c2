import { describe, expect, it } from 'vitest';
import {
  isUuid,
  itemId,
  notificationId,
  reportId,
  supportMessageId,
  systemLogId,
  transactionId,
  userId,
  wishlistId,
} from './ids.ts';

describe('an id', () => {
  it.each([userId, wishlistId, itemId, transactionId, notificationId, systemLogId, reportId, supportMessageId])(
    'is the text it was made of, and never names another document',
    (idOf) => {
      expect(idOf('abc')).toBe('abc');
      expect(() => idOf('')).toThrow(RangeError);
      expect(() => idOf('a/b')).toThrow(new RangeError('"a/b" cannot be an id.'));
    },
  );

  it('must be a UUID in lower case', () => {
    expect(isUuid(crypto.randomUUID())).toBe(true);
    expect(isUuid(crypto.randomUUID().toUpperCase())).toBe(false);
    expect([isUuid('7d0f9a3e'), isUuid('')]).toEqual([false, false]);
  });
});
