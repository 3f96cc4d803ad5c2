import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Petals } from './petals.tsx';

const petals = () =>
  [...render(<Petals />).container.querySelectorAll<HTMLElement>('.petal')].map(({ style }) => ({
    delay: parseFloat(style.animationDelay),
    drift: parseFloat(style.getPropertyValue('--drift')),
    left: parseFloat(style.left),
  }));

it('has every petal falling from the first frame', () => {
  const delays = petals().map(({ delay }) => delay);
  expect(delays.length).toBeGreaterThan(0);
  expect(delays.filter((delay) => !(delay < 0))).toEqual([]);
});

it('lets petals drift both ways over the whole width, and none like its neighbours', () => {
  const all = petals().sort((one, other) => one.left - other.left);
  expect(all[0]?.left).toBeLessThan(10);
  expect(all.at(-1)?.left).toBeGreaterThan(90);
  expect(all.some(({ drift }) => drift < 0) && all.some(({ drift }) => drift > 0)).toBe(true);
  expect(new Set(all.map(({ delay }) => delay)).size).toBe(all.length);
  const likeTheNext = all.filter(({ drift }, at) => drift === all[at + 1]?.drift);
  expect(likeTheNext).toEqual([]);
});
