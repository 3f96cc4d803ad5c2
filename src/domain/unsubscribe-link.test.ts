import { expect, it } from 'vitest';
import { subscriberId } from './ids.ts';
import { fragmentOf, subscriptionsIn } from './unsubscribe-link.ts';

const ONE = subscriberId('11111111-1111-4111-8111-111111111111');
const OTHER = subscriberId('22222222-2222-4222-8222-222222222222');

it('has the ids of the subscriptions in its fragment', () => {
  expect(subscriptionsIn(fragmentOf([ONE, OTHER]))).toEqual([ONE, OTHER]);
  expect(subscriptionsIn(`#${ONE.toUpperCase()}.${ONE}.`)).toEqual([ONE]);
});

it.each(['', '#', '#everyone', `#${ONE.slice(1)}`, `#subscribers/${ONE}`])('has none in "%s"', (fragment) => {
  expect(subscriptionsIn(fragment)).toEqual([]);
});
