import { expect, it } from 'vitest';
import { placeOf } from './card-place.ts';

const CARD = { width: 384, height: 300 };
const LAPTOP = { width: 1280, height: 800 };

it('stands below what it is about', () => {
  expect(placeOf({ top: 100, left: 200, width: 100, height: 50 }, CARD, LAPTOP)).toEqual({ top: 166, left: 200 });
});

it('stands above it where there is no room below, and within the screen', () => {
  expect(placeOf({ top: 600, left: 1200, width: 100, height: 50 }, CARD, LAPTOP)).toEqual({ top: 284, left: 880 });
});

it('stands on it when it is taller than the rest leaves room for', () => {
  expect(placeOf({ top: 100, left: 0, width: 1280, height: 600 }, CARD, LAPTOP)).toEqual({ top: 484, left: 880 });
});

it('stands in the middle when it is about everything', () => {
  expect(placeOf(null, CARD, LAPTOP)).toEqual({ top: 250, left: 448 });
});

it('leaves a phone to the style sheet', () => {
  expect(placeOf(null, CARD, { width: 412, height: 800 })).toEqual({});
});
