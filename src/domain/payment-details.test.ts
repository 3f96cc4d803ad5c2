import { describe, expect, it } from 'vitest';
import { accountsAt, changesAt } from './payment-details.ts';
import { AT } from './testing/examples.ts';

const first = { address: 'asha@okbank', name: 'Asha Rao' };
const second = { address: 'ravi@upi', name: 'Ravi Rao' };
const details = { accounts: [first], next: { accounts: [second], announcedAt: AT } };

const DAY = 24 * 60 * 60 * 1000;
const after = (ms: number) => new Date(AT.getTime() + ms);

describe('a change of the UPI addresses', () => {
  it.each([
    ['when it is announced', 0],
    ['a millisecond before the day is over', DAY - 1],
    ['on a device whose clock is slow', -DAY],
  ])('waits %s', (_when, ms) => {
    expect(changesAt(details, after(ms))).toEqual(after(DAY));
    expect(accountsAt(details, after(ms))).toEqual([first]);
  });

  it.each([
    ['exactly a day later', DAY],
    ['a year later', 365 * DAY],
  ])('has taken effect %s', (_when, ms) => {
    expect(changesAt(details, after(ms))).toBeNull();
    expect(accountsAt(details, after(ms))).toEqual([second]);
  });

  it('may not exist', () => {
    expect(changesAt({ next: null }, AT)).toBeNull();
    expect(accountsAt({ accounts: [first, second], next: null }, AT)).toEqual([first, second]);
  });
});
