import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '../connection.ts';
import { keepGuest, storedUser } from './stored-guest.ts';

const firebase = { apiKey: 'demo-key', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: '1:2:web:3' };
const CONNECTION = connect({ firebase, emulators: null });
const KEY = 'firebase:authUser:demo-key:shagun';
const GUEST = { uid: 'meera', idToken: 'token', refreshToken: 'refresh', expiresAt: 1_795_000_000_000 };

const clear = () => {
  localStorage.clear();
  sessionStorage.clear();
};
beforeEach(clear);
afterEach(clear);

it('is nobody until a guest gives', () => {
  expect(storedUser(CONNECTION)).toBeNull();
});

it('is the guest who gave before', () => {
  keepGuest(CONNECTION, GUEST);
  expect(storedUser(CONNECTION)).toEqual(GUEST);
  expect(Object.keys(localStorage)).toEqual([KEY]);
});

it.each([
  ['an account', JSON.stringify({ uid: 'asha', isAnonymous: false, stsTokenManager: {} })],
  ['something else', '"eyJhbGciOi"'],
  ['nothing readable', '{'],
])('is left to the SDK if %s is stored', (_, stored) => {
  localStorage.setItem(KEY, stored);
  expect(storedUser(CONNECTION)).toBe('unknown');
});

it('is left to the SDK if an account is signed in for this window', () => {
  keepGuest(CONNECTION, GUEST);
  sessionStorage.setItem(KEY, '{}');
  expect(storedUser(CONNECTION)).toBe('unknown');
});
