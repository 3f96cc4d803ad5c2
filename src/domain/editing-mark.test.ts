import { expect, it } from 'vitest';
import { type EditingMark, othersEditing } from './editing-mark.ts';
import { userId } from './ids.ts';

const [ASHA, MEENA] = [userId('asha'), userId('meena')];
const mark = (id: EditingMark['id'], seconds: number): EditingMark => ({
  id,
  itemId: null,
  at: new Date(1_000 * seconds),
});

it('names the others, not the reader', () => {
  expect(othersEditing([mark(ASHA, 100), mark(MEENA, 90)], ASHA)).toEqual([mark(MEENA, 90)]);
  expect(othersEditing([mark(ASHA, 100)], ASHA)).toEqual([]);
  expect(othersEditing([], ASHA)).toEqual([]);
});

it('leaves out those whose mark was not renewed for two minutes', () => {
  expect(othersEditing([mark(ASHA, 120), mark(MEENA, 1)], ASHA)).toHaveLength(1);
  expect(othersEditing([mark(ASHA, 120), mark(MEENA, 0)], ASHA)).toEqual([]);
});
