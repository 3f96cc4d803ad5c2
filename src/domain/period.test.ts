import { expect, it } from 'vitest';
import { ALWAYS, boundsOfPeriod, isWithin, type Period, readPeriod } from './period.ts';

function period(from: string, to: string): Period {
  const read = readPeriod(from, to);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

it('reads two days, either of which may be missing', () => {
  expect(readPeriod('', '')).toEqual(ALWAYS);
  expect(readPeriod('2026-12-05', '')).toEqual({ from: '2026-12-05', to: null });
  expect(readPeriod('', '2026-12-05')).toEqual({ from: null, to: '2026-12-05' });
  expect(readPeriod('2026-12-05', '2026-12-05')).toEqual({ from: '2026-12-05', to: '2026-12-05' });
});

it('says which day does not exist, and that the days are the wrong way round', () => {
  expect(readPeriod('2026-02-30', '')).toBe('from');
  expect(readPeriod('', '5.12.2026')).toBe('to');
  expect(readPeriod('2026-12-06', '2026-12-05')).toBe('reversed');
});

it('includes both days, from midnight to midnight in India', () => {
  const days = period('2026-12-05', '2026-12-06');
  expect(boundsOfPeriod(days)).toEqual({
    from: new Date('2026-12-04T18:30:00Z'),
    before: new Date('2026-12-06T18:30:00Z'),
  });
  const moments = [
    '2026-12-04T18:29:59.999Z',
    '2026-12-04T18:30:00Z',
    '2026-12-06T18:29:59.999Z',
    '2026-12-06T18:30:00Z',
  ];
  const within = (of: Period) => moments.map((moment) => isWithin(of, new Date(moment)));
  expect(within(days)).toEqual([false, true, true, false]);
  expect(within(period('2026-12-05', ''))).toEqual([false, true, true, true]);
  expect(within(period('', '2026-12-06'))).toEqual([true, true, true, false]);
  expect(within(ALWAYS)).toEqual([true, true, true, true]);
});
