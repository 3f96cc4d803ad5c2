import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { Failure } from '../domain/failure.ts';
import { toFailure } from './to-failure.ts';

describe('an error of Firebase', () => {
  it.each([
    ['auth/invalid-credential', 'wrong-credentials'],
    ['permission-denied', 'denied'],
    ['unavailable', 'offline'],
    ['aborted', 'busy'],
    ['auth/user-disabled', 'banned'],
    ['auth/popup-closed-by-user', 'popup-closed'],
    ['storage/unauthenticated', 'must-sign-in'],
    ['auth/something-new', 'unknown'],
  ])('%s becomes the reason %s', (code, reason) => {
    expect(toFailure(new FirebaseError(code, 'text')).reason).toBe(reason);
  });

  it('distinguishes a request without a response from an unknown error', () => {
    expect(toFailure(new FirebaseError('unknown', 'Request failed with error: fetch failed')).reason).toBe('offline');
    expect(toFailure(new FirebaseError('unknown', 'Something else')).reason).toBe('unknown');
  });

  it('keeps a failure that already has its reason', () => {
    const failure = new Failure('denied', 'no');
    expect(toFailure(failure)).toBe(failure);
  });

  it('keeps the cause', () => {
    const cause = new TypeError('odd');
    expect(toFailure(cause)).toMatchObject({ reason: 'unknown', cause });
  });
});
