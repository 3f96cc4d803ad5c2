import { expect, it } from 'vitest';
import { placeOf } from './card-place.ts';

const CARD = { width: 384, height: 300 };
const LAPTOP = { width: 1280, height: 800 };

it('is below the highlighted element', () => {
  expect(placeOf({ top: 100, left: 200, width: 100, height: 50 }, CARD, LAPTOP)).toEqual({ top: 166, left: 200 });
});

it('is above it if there is no room below, within the screen', () => {
  expect(placeOf({ top: 600, left: 1200, width: 100, height: 50 }, CARD, LAPTOP)).toEqual({ top: 284, left: 880 });
});

it('covers it if there is no room above or below', () => {
  expect(placeOf({ top: 100, left: 0, width: 1280, height: 600 }, CARD, LAPTOP)).toEqual({ top: 484, left: 880 });
});

it('is centred for a step about the whole page', () => {
  expect(placeOf(null, CARD, LAPTOP)).toEqual({ top: 250, left: 448 });
});

it('is positioned by the style sheet on a phone', () => {
  expect(placeOf(null, CARD, { width: 412, height: 800 })).toEqual({});
});
