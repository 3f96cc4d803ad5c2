import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BarChart, roundMaximum } from './bar-chart.tsx';

const BARS = [
  { key: 'mon', name: 'Monday', value: 3 },
  { key: 'tue', name: 'Tuesday', value: 17 },
  { key: 'wed', name: 'Wednesday (so far)', value: 5, isIncomplete: true },
];

function renderChart() {
  render(<BarChart label="Views: 25 in all" pickLabel="Day" bars={BARS} formatValue={(value) => `${value} views`} />);
  return screen.getByRole('slider', { name: 'Day' });
}

const readout = () => screen.getByRole('figure').firstElementChild?.textContent;

it('shows the newest bar first', () => {
  expect(renderChart()).toHaveAttribute('aria-valuetext', 'Wednesday (so far): 5 views');
  expect(readout()).toBe('Wednesday (so far)5 views');
});

it.each(['pointerDown', 'pointerMove'] as const)(
  'shows name and value of the bar under a finger or mouse: %s',
  (kind) => {
    const slider = renderChart();
    vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 100));
    for (const [clientX, shown] of [
      [110, 'Monday3 views'],
      [250, 'Tuesday17 views'],
      [399, 'Wednesday (so far)5 views'],
      [20, 'Monday3 views'],
    ] as const) {
      fireEvent(slider, new MouseEvent(kind.toLowerCase(), { bubbles: true, clientX }));
      expect(readout()).toBe(shown);
    }
  },
);

it('moves from bar to bar with the arrow keys, Home and End', () => {
  const slider = renderChart();
  for (const [key, text] of [
    ['ArrowLeft', 'Tuesday: 17 views'],
    ['Home', 'Monday: 3 views'],
    ['ArrowLeft', 'Monday: 3 views'],
    ['ArrowRight', 'Tuesday: 17 views'],
    ['End', 'Wednesday (so far): 5 views'],
  ] as const) {
    fireEvent.keyDown(slider, { key });
    expect(slider).toHaveAttribute('aria-valuetext', text);
  }
});

describe('the top of the axis', () => {
  it.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [7, 8],
    [11, 12],
    [17, 20],
    [43, 50],
    [99, 100],
    [101, 120],
    [1_349, 1_600],
    [12_34_567, 16_00_000],
  ])('for values up to %i is %i', (most, top) => {
    expect(roundMaximum(most)).toBe(top);
  });
});
