import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { Failure } from '../domain/failure.ts';
import { toFailure } from './to-failure.ts';

describe('an error of Firebase', () => {
  it.each([
    ['auth/invalid-credential', 'wrong-credentials'],
    ['permission-denied', 'denied'],
    ['unavailable', 'offline'],
    ['auth/something-new', 'unknown'],
  ])('%s becomes the reason %s', (code, reason) => {
    expect(toFailure(new FirebaseError(code, 'text')).reason).toBe(reason);
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
