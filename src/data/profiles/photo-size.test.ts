import { describe, expect, it } from 'vitest';
import { fitWithin, photoAttempts } from './photo-size.ts';

describe('the size of a photo', () => {
  it.each([
    [4_000, 3_000, 512, 384],
    [3_000, 4_000, 384, 512],
    [512, 512, 512, 512],
    [1_024, 1_023, 512, 512],
    [300, 200, 300, 200],
    [20_000, 3, 512, 1],
    [1, 1, 1, 1],
  ])('%i × %i is drawn as %i × %i', (width, height, fitWidth, fitHeight) => {
    expect(fitWithin({ width, height }, 512)).toEqual({ width: fitWidth, height: fitHeight });
  });

  it('begins with the best and ends where any picture is small enough', () => {
    const attempts = photoAttempts({ width: 4_000, height: 3_000 });
    expect(attempts[0]).toEqual({ width: 512, height: 384, quality: 0.9 });
    const { width, height } = attempts.at(-1) ?? { width: NaN, height: NaN };
    // Even uncompressed, at three bytes per pixel, it is small enough.
    expect(width * height * 3).toBeLessThanOrEqual(100 * 1024);
  });

  it('never tries more pixels than before', () => {
    const pixels = photoAttempts({ width: 900, height: 900 }).map(({ width, height }) => width * height);
    expect(pixels).toEqual([...pixels].sort((one, other) => other - one));
  });
});
