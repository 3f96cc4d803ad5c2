import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userId } from '../../domain/ids.ts';
import { forgetAccount, refreshRememberedAccount, rememberAccount, rememberedAccount } from './remembered-account.ts';

const ASHA = { id: userId('asha'), displayName: 'Asha', photoURL: null };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the account that was signed in last', () => {
  it('is null initially', () => {
    expect(rememberedAccount()).toBeNull();
  });

  it('is remembered after the window is closed', () => {
    rememberAccount(ASHA, true);
    sessionStorage.clear();
    expect(rememberedAccount()).toEqual(ASHA);
  });

  it('is remembered until the window is closed, if the user chose so', () => {
    rememberAccount(ASHA, true);
    rememberAccount(ASHA, false);
    expect(rememberedAccount()).toEqual(ASHA);
    sessionStorage.clear();
    expect(rememberedAccount()).toBeNull();
  });

  it('keeps its lifetime when the name changes', () => {
    rememberAccount(ASHA, false);
    refreshRememberedAccount({ ...ASHA, displayName: 'Asha & Ravi' });
    expect(rememberedAccount()).toMatchObject({ displayName: 'Asha & Ravi' });
    expect(localStorage).toHaveLength(0);
  });

  it('is forgotten', () => {
    rememberAccount(ASHA, true);
    forgetAccount();
    expect(rememberedAccount()).toBeNull();
  });

  it('stores only what the header shows', () => {
    rememberAccount({ ...ASHA, ...{ email: 'asha@guests.example' } }, true);
    expect(Object.values({ ...localStorage }).join()).not.toContain('guests.example');
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"id":""}',
    '{"id":"","displayName":"A","photoURL":null}',
    '{"id":1,"displayName":"A"}',
  ])('is null if %s is stored', (text) => {
    localStorage.setItem('shagun.account', text);
    expect(rememberedAccount()).toBeNull();
  });

  it('is null without browser storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    rememberAccount(ASHA, true);
    expect(rememberedAccount()).toBeNull();
  });
});
