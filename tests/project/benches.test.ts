import { describe, expect, it } from 'vitest';
import { figureOf, medianOf } from '../bench/figures.ts';
import { floorOf } from '../bench/floor.ts';
import { matches } from '../bench/page-server.ts';

describe('medianOf', () => {
  it('returns the middle of an odd number of values', () => expect(medianOf([900, 100, 200])).toBe(200));

  it('returns the mean of the two in the middle of an even number', () => expect(medianOf([4, 1, 3, 2])).toBe(2.5));

  it('orders numbers by value, not as text', () => expect(medianOf([1000, 90, 200])).toBe(200));

  it('is not a number without values', () => expect(medianOf([])).toBeNaN());
});

describe('figureOf', () => {
  const goal = { what: 'list seen', unit: 'ms', required: 900, wanted: 700 };

  it.each([
    [[700], true, 'as wanted'],
    [[701], true, 'as required'],
    [[901], false, 'MISSED'],
    [[], false, 'MISSED'],
    [[100, 800, 5_000], true, 'as required'],
  ])('judges the median of %j', (numbers, isMet, verdict) => {
    const figure = figureOf(goal, numbers);
    expect(figure.isMet).toBe(isMet);
    expect(figure.text).toContain(verdict);
  });

  it('shows median and range', () => expect(figureOf(goal, [3, 1, 2.345]).text).toMatch(/2\.35 ms +\(1 to 3\)/));

  it('judges nothing without a goal', () => {
    expect(figureOf({ what: 'floor', unit: 'ms' }, [5])).toMatchObject({
      isMet: true,
      text: expect.not.stringContaining('required') as string,
    });
  });
});

describe('floorOf', () => {
  it('removes scripts and what only they need, and keeps content and styles', () => {
    const html = `<html><head><style>p{}</style><script>a()</script><link rel="modulepreload" href="/a.js">
      <link href="/b.js" rel="preload" as="script"><link rel="stylesheet" href="/c.css"></head>
      <body><p>₹501</p><script type="module" src="/a.js"></script></body></html>`;
    const floor = floorOf(html);
    expect(floor).not.toMatch(/script|\.js/);
    expect(floor).toContain('<style>p{}</style>');
    expect(floor).toContain('/c.css');
    expect(floor).toContain('<p>₹501</p>');
  });
});

describe('matches', () => {
  it.each([
    ['/assets/**', '/assets/a/b.js', true],
    ['/wishlist/*', '/wishlist/1', true],
    ['/wishlist/*', '/wishlist/1/edit', false],
    ['!/@(assets|__)/**', '/assets/a.js', false],
    ['!/@(assets|__)/**', '/wishlist/1', true],
  ])('%s and %s: %s', (source, path, matched) => expect(matches(source, path)).toBe(matched));
});
