import { expect, it } from 'vitest';
import { unsupportedApis } from './unsupported-apis.ts';

it.each([
  ['a static method', 'Object.groupBy(a, b)', 'Object.groupBy'],
  ['a static method of the web', 'AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['a constructor', 'new Intl.Segmenter()', 'Intl.Segmenter'],
  ['a global function', 'fetchLater(a)', 'fetchLater'],
  ['a method of a missing global', 'scheduler.postTask(a)', 'scheduler'],
  ['a method of an array', 'a.toSorted()', '.toSorted()'],
  ['a method of an element', 'a.checkVisibility()', '.checkVisibility()'],
  ['a call in the condition itself', 'a.checkVisibility() ? b : c', '.checkVisibility()'],
  ['a call under another condition', 'if (b) a.toSorted()', '.toSorted()'],
  ['a lookbehind assertion', '/(?<=a)b/.test(c)', '(?<=…)'],
  ['a regular expression with set notation', '/[a--b]/v.test(c)', '/…/v'],
])('reports %s', (_, script, what) => {
  expect(unsupportedApis(script).map((line) => line.split(': ')[0])).toEqual([what]);
});

it('names the browsers', () => {
  expect(unsupportedApis('new Intl.Segmenter()')).toEqual(['Intl.Segmenter: Firefox 100']);
});

it.each([
  ['what all targets have', 'a.at(-1); structuredClone(b); Object.hasOwn(c, d)'],
  ['a call that does nothing where it is missing', 'a.checkVisibility?.()'],
  ['a call under a condition on it', "'groupBy' in Object ? Object.groupBy(a, b) : c"],
  ['a call behind a check of its type', "typeof a.toSorted == 'function' && a.toSorted()"],
  ['a method whose name an older interface has too', 'a.any(b)'],
  ['a static method of a supported interface', 'CSS.escape(a)'],
  ['a read without a call', 'a[Symbol.dispose]'],
])('accepts %s', (_, script) => {
  expect(unsupportedApis(script)).toEqual([]);
});
