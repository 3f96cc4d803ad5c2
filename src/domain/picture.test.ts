import { describe, expect, it } from 'vitest';
import { LARGEST_PICTURE_BYTES, pictureProblem } from './picture.ts';

describe('a picture', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'])('may be %s', (type) => {
    expect(pictureProblem({ type, size: 10 })).toBeNull();
  });

  it.each(['image/svg+xml', 'text/html', ''])('may not be "%s", which a browser could run', (type) => {
    expect(pictureProblem({ type, size: 10 })).toBe('not-a-picture');
  });

  it('is refused when it is too large to upload on a phone', () => {
    expect(pictureProblem({ type: 'image/png', size: LARGEST_PICTURE_BYTES + 1 })).toBe('too-large');
  });
});
