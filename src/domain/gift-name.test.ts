import { expect, it } from 'vitest';
import { giftName, givenItemName } from './gift-name.ts';
import { itemId } from './ids.ts';

const CHAIRS = { id: itemId('chairs'), title: 'Chairs', quantity: 6 };

it.each([
  [undefined, 'Chairs'],
  [1, 'Chairs'],
  [6, 'Chairs ×\u00a06'],
])('names a gift of quantity %s', (quantity, name) => {
  expect(giftName({ title: 'Chairs', ...(quantity !== undefined && { quantity }) })).toBe(name);
});

it('names what was given with the quantity of the item', () => {
  expect(givenItemName('chairs', 'Chairs', [CHAIRS])).toBe('Chairs ×\u00a06');
});

it.each([
  ['the item was renamed', 'chairs', 'Stools'],
  ['the item was removed', 'gone', 'Chairs'],
])('names what was given without a quantity if %s', (_, id, title) => {
  expect(givenItemName(id, title, [CHAIRS])).toBe(title);
});
