import { expect, it } from 'vitest';
import { recipientsOf } from './recipients.ts';
import { subscriberId } from './ids.ts';

it('lists an address once, with all its subscriptions', () => {
  const one = {
    id: subscriberId('1'),
    email: 'Asha@one.example',
    source: 'newsletter',
    createdAt: new Date(2),
  } as const;
  const other = { ...one, id: subscriberId('2'), email: 'ravi@one.example' };
  const again = { ...one, id: subscriberId('3'), email: 'asha@one.example', createdAt: new Date(1) };
  const ideas = { ...again, id: subscriberId('4'), source: 'gift_ideas', createdAt: new Date(3) } as const;
  expect(recipientsOf([one, other, again, ideas])).toEqual([
    { email: 'Asha@one.example', sources: ['newsletter', 'gift_ideas'], since: new Date(1), ids: ['1', '3', '4'] },
    { email: 'ravi@one.example', sources: ['newsletter'], since: new Date(2), ids: ['2'] },
  ]);
});
