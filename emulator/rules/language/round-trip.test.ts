import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bare } from '../testing/bare.ts';
import { parseExpression } from '../testing/evaluate.ts';
import { printExpression, printFile } from '../testing/print.ts';
import { expressions, files } from '../testing/trees.ts';
import type { RulesFile } from './ast.ts';
import { parseRules } from './parser.ts';

function parsed(source: string): RulesFile {
  const { file, issues } = parseRules(source);
  if (!file) throw new Error(`${issues[0]?.message} in ${source}`);
  return file;
}

describe('parsing printed rules', () => {
  it('returns the original expression', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        expect(bare(parseExpression(printExpression(expression)))).toEqual(bare(expression));
      }),
      { numRuns: 500 },
    );
  });

  it('returns the original file', () => {
    fc.assert(
      fc.property(files, (file) => {
        expect(bare(parsed(printFile(file)))).toEqual(bare(file));
      }),
      { numRuns: 200 },
    );
  });

  it('is idempotent for files', () => {
    fc.assert(
      fc.property(files, (file) => {
        const once = printFile(parsed(printFile(file)));
        expect(printFile(parsed(once))).toBe(once);
      }),
      { numRuns: 100 },
    );
  });
});

/** Sources without parentheses and their structure by operator precedence and associativity. */
const SHAPES: readonly (readonly [source: string, shape: string])[] = [
  ['a || b && c', '(a) || ((b) && (c))'],
  ['a && b || c', '((a) && (b)) || (c)'],
  ['a && b == c', '(a) && ((b) == (c))'],
  ['a == b < c', '(a) == ((b) < (c))'],
  ['a < b + c', '(a) < ((b) + (c))'],
  ['a + b * c', '(a) + ((b) * (c))'],
  ['a - b - c', '((a) - (b)) - (c)'],
  ['a / b * c % d', '(((a) / (b)) * (c)) % (d)'],
  ['a in b == c', '((a) in (b)) == (c)'],
  ['a is int && b', '((a) is int) && (b)'],
  ['a + b in c', '((a) + (b)) in (c)'],
  ['!a && b', '(!(a)) && (b)'],
  ['!a.b', '!((a).b)'],
  ['!a == b', '(!(a)) == (b)'],
  ['-a * b', '(-(a)) * (b)'],
  ['a ? b : c ? d : e', '(a) ? (b) : ((c) ? (d) : (e))'],
  ['a || b ? c : d', '((a) || (b)) ? (c) : (d)'],
  ['a.b[c].d(e)', '(((a).b)[c]).d(e)'],
  ['a[b:c][d]', '((a)[b:c])[d]'],
  ['a / b', '(a) / (b)'],
  ['/a/$(b)/c == d', '(/a/$(b)/c) == (d)'],
];

describe('operator precedence', () => {
  it.each(SHAPES)('parses %s as %s', (source, shape) => {
    expect(printExpression(parseExpression(source))).toBe(shape);
  });
});
