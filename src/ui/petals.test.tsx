import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Petals } from './petals.tsx';

it('has every petal falling from the first frame', () => {
  const { container } = render(<Petals />);
  const delays = [...container.querySelectorAll<HTMLElement>('.petal')].map(({ style }) =>
    parseFloat(style.animationDelay),
  );
  expect(delays.length).toBeGreaterThan(0);
  expect(delays.filter((delay) => !(delay < 0))).toEqual([]);
});
