import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../calendar.ts';
import { entryOf, keysOf, payerIn } from './credit-entry.ts';
import type { Credit } from './statement.ts';

function credit(narration: string, changes: Partial<Credit> = {}): Credit {
  return { index: 0, day: '2026-11-21' as CalendarDay, amount: 501, narration, isCertainlyCredit: true, ...changes };
}

describe('the payer', () => {
  it.each([
    ['UPI/432187654321/CR/SAMEER BHIDE/SBIN/sameer@ybl/UPI', 'Sameer Bhide'],
    ['UPI-SAMEER BHIDE-SAMEER@OKSBI-SBIN0001234-432187654321-GIFT', 'Sameer Bhide'],
    ['BY TRANSFER-UPI/CR/432187654321/SAMEER B/SBIN/sameer', 'Sameer B'],
    ['NEFT-SBIN326325123456-MEENA R KULKARNI-BLESSINGS', 'Meena R Kulkarni'],
    ['A/C X1234 credited by 1101.0 on date 21Nov26 transfer from SAMEER B Ref No 432187654321 -SBI', 'Sameer B'],
    ['Received from Sameer B', 'Sameer B'],
    ['Sameer B paid you', 'Sameer B'],
    ['UPI/432187654321/समीर भिडे/SBI', 'समीर भिडे'],
    ['432187654321', '432187654321'],
  ])('of "%s" is %s', (narration, payer) => expect(payerIn(narration)).toBe(payer));
});

it('becomes an entry with the amount in whole rupees, the day, and what the bank wrote', () => {
  expect(entryOf(credit('UPI/1/SAMEER BHIDE', { amount: 501.5 }))).toEqual({
    ...{ name: 'Sameer Bhide', amount: 501, object: '', place: '', side: null, returned: '' },
    ...{ note: 'UPI/1/SAMEER BHIDE', receivedOn: '2026-11-21' },
  });
});

it('is no entry below a rupee', () => {
  expect(entryOf(credit('UPI/1/SAMEER BHIDE', { amount: 0.5 }))).toBeNull();
});

it('fits into an entry however long the narration is', () => {
  const long = entryOf(credit('9'.repeat(2_000)));
  expect(long?.name).toHaveLength(100);
  expect(long?.note).toHaveLength(500);
});

it('has the same key in every statement, and tells equal payments of one statement apart', () => {
  const [one, other] = [credit('UPI/1/SAMEER BHIDE'), credit('UPI/2/MEENA')];
  const keys = keysOf([one, other, one]);
  expect(new Set(keys).size).toBe(3);
  expect(keysOf([other, { ...one, index: 7 }])).toEqual([keys[1], keys[0]]);
});
