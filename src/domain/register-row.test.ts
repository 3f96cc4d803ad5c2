import { expect, it } from 'vitest';
import { registerEntryId } from './ids.ts';
import { rupees } from './money.ts';
import type { RegisterEntry, GiftNote } from './register-entry.ts';
import { receivedAt, totalsOf } from './register-row.ts';
import { storedEntry, storedGiftNote } from './testing/documents.ts';
import { transaction } from './testing/examples.ts';

const entry = (changes: Partial<RegisterEntry>) =>
  ({ id: registerEntryId('entry'), ...storedEntry(), ...changes }) as RegisterEntry;

it('counts money online, money by hand and objects, by side', () => {
  const gift = transaction({ amount: rupees(501) });
  const note = { id: gift.id, ...storedGiftNote({ side: 'bride' }) } as GiftNote;
  const rows = [
    gift,
    transaction({ amount: rupees(7_000), status: 'set_aside' }),
    entry({ amount: rupees(1_101), side: 'groom' }),
    entry({ amount: null, object: 'A saree', side: 'bride' }),
    entry({ amount: rupees(100), object: 'A lamp' }),
  ];
  expect(totalsOf(rows, new Map([[gift.id, note]]))).toEqual({
    online: { count: 1, amount: 501 },
    cash: { count: 2, amount: 1_201 },
    objects: 2,
    sides: {
      bride: { count: 2, amount: 501 },
      groom: { count: 1, amount: 1_101 },
      unknown: { count: 1, amount: 100 },
    },
  });
});

it('takes the day of an entry, or else when it was written down', () => {
  const createdAt = new Date('2026-12-05T06:30:00Z');
  expect(receivedAt(entry({ createdAt }))).toEqual(createdAt);
  const receivedOn = '2026-11-21' as NonNullable<RegisterEntry['receivedOn']>;
  expect(receivedAt(entry({ receivedOn })).toISOString()).toBe('2026-11-20T18:30:00.000Z');
});
