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
  ['a state that only :has() sees', 'a:has(:checked) { color: red }', ':has(:checked)'],
  ['an at-rule', '@scope (a) { b { color: red } }', '@scope'],
  ['a selector that takes another one with it', 'a, b:popover-open { color: red }', 'dropped as a whole'],
])('finds %s', (_, css, what) => {
  expect(unsupportedCss(css).join('\n')).toContain(what);
});

it.each([
  ['an older value before it', 'a { height: 100vh; height: 100dvh }'],
  ['a question before it', '@supports (color: oklch(90% 0.1 0)) { a { color: oklch(90% 0.1 20) } }'],
  ['a prefix', 'a { -webkit-user-select: none; user-select: none }'],
  ['a forgiving list', 'a:is([open], :popover-open) { color: red }'],
])('lets pass what has %s', (_, css) => {
  expect(unsupportedCss(css)).toEqual([]);
});
