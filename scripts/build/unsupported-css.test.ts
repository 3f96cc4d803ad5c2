import { expect, it } from 'vitest';
import { unsupportedCss } from './unsupported-css.ts';

it.each([
  ['a media range', '@media (width >= 40rem) { a { color: red } }', 'media ranges'],
  ['a property', 'a { rotate: 45deg }', 'rotate'],
  ['a keyword', 'a { overflow-x: clip }', 'overflow-x: clip'],
  ['a colour function', 'a { color: oklch(0.9 0.1 20) }', 'oklch()'],
  ['a mixed colour', 'a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a unit', 'a { height: 100dvh }', 'dvh'],
  ['a pseudo-class', 'a:user-valid { color: red }', ':user-valid'],
  ['a state inside :has()', 'a:has(:checked) { color: red }', ':has(:checked)'],
  ['an at-rule', '@scope (a) { b { color: red } }', '@scope'],
  ['a selector that invalidates its whole list', 'a, b:popover-open { color: red }', 'dropped as a whole'],
])('reports %s', (_, css, what) => {
  expect(unsupportedCss(css).join('\n')).toContain(what);
});

it.each([
  ['a value with an older fallback', 'a { height: 100vh; height: 100dvh }'],
  ['a value guarded by @supports', '@supports (color: oklch(90% 0.1 0)) { a { color: oklch(90% 0.1 20) } }'],
  ['a property with a prefixed fallback', 'a { -webkit-user-select: none; user-select: none }'],
  ['a forgiving selector list', 'a:is([open], :popover-open) { color: red }'],
])('accepts %s', (_, css) => {
  expect(unsupportedCss(css)).toEqual([]);
});
