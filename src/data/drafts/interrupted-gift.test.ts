import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemId, transactionId, wishlistId } from '../../domain/ids.ts';
import { EMPTY_DRAFT, forgetGivingDraft, type GivingDraft, saveGivingDraft } from './giving-draft.ts';
import { interruptedGift, rememberInterrupted } from './interrupted-gift.ts';

const WISHLIST = wishlistId(crypto.randomUUID());
const SWING = { wishlistId: WISHLIST, itemId: itemId(crypto.randomUUID()) };
const FUND = { wishlistId: WISHLIST, itemId: null };
const KEY = 'shagun.gifts.begun';
const NOW = Date.UTC(2026, 10, 23, 9);
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const entered = (typed: GivingDraft['entered'], attempt: GivingDraft['attempt'] = null): GivingDraft => ({
  entered: typed,
  attempt,
});

describe('an interrupted gift', () => {
  it('is the last amount that was entered, to a gift or to the general fund', () => {
    saveGivingDraft(SWING, entered({ amount: '₹1,101' }));
    expect(interruptedGift(WISHLIST)).toEqual({ target: SWING.itemId, amount: 1_101, attempt: undefined });
    saveGivingDraft(FUND, entered({ amount: '501' }));
    expect(interruptedGift(WISHLIST)).toEqual({ target: 'fund', amount: 501, attempt: undefined });
  });

  it('has the id under which it was sent, so that it counts once', () => {
    const id = transactionId(crypto.randomUUID());
    saveGivingDraft(SWING, entered({ amount: '501' }, { id, tries: [] }));
    expect(interruptedGift(WISHLIST)).toMatchObject({ attempt: id });
  });

  it('keeps nothing about the guest beyond the tab', () => {
    const words = { displayName: 'Meena Aunty', contact: '98765 43210', message: 'Khush raho!' };
    saveGivingDraft(SWING, entered({ amount: '501', ...words }));
    const kept = JSON.stringify(Object.entries(localStorage));
    for (const word of Object.values(words)) expect(kept).not.toContain(word);
  });

  it('is forgotten when it is given, and when the amount is cleared', () => {
    saveGivingDraft(SWING, entered({ amount: '501' }));
    forgetGivingDraft(SWING);
    expect(interruptedGift(WISHLIST)).toBeNull();
    saveGivingDraft(SWING, entered({ amount: '501' }));
    saveGivingDraft(SWING, entered({ amount: '' }));
    expect(localStorage).toHaveLength(0);
  });

  it.each(['0', 'many', '12.5', ''])('is none with "%s" as its amount', (amount) => {
    saveGivingDraft(SWING, entered({ amount }));
    expect(interruptedGift(WISHLIST)).toBeNull();
  });

  it('is none without an amount', () => {
    saveGivingDraft(SWING, { ...EMPTY_DRAFT, entered: { message: 'Khush raho!' } });
    expect(interruptedGift(WISHLIST)).toBeNull();
  });

  it('is of this wishlist only', () => {
    saveGivingDraft(SWING, entered({ amount: '501' }));
    expect(interruptedGift(crypto.randomUUID())).toBeNull();
  });

  it('lasts a day, and is then removed from the device', () => {
    rememberInterrupted(SWING, 501);
    vi.setSystemTime(Date.now() + DAY_MS - 1);
    expect(interruptedGift(WISHLIST)).not.toBeNull();
    vi.setSystemTime(Date.now() + 1);
    expect(interruptedGift(WISHLIST)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['an object', '{"amount":501}'],
    ['no amount', `${NOW} ${WISHLIST} fund`],
    ['an amount of zero', `${NOW} ${WISHLIST} fund 0`],
    ['an amount with a sign', `${NOW} ${WISHLIST} fund -501`],
    ['more than its words', `${NOW} ${WISHLIST} fund 501 and more`],
  ])('is none if %s is stored', (_, stored) => {
    localStorage.setItem(KEY, stored);
    expect(interruptedGift(WISHLIST)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is none where storage is denied, and giving goes on', () => {
    const denied = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(denied);
    saveGivingDraft(SWING, entered({ amount: '501' }));
    expect(interruptedGift(WISHLIST)).toBeNull();
    forgetGivingDraft(SWING);
  });
});
