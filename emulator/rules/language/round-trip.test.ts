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

describe('what is written and read again is the same', () => {
  it('expressions', () => {
    fc.assert(
      fc.property(expressions, (expression) => {
        expect(bare(parseExpression(printExpression(expression)))).toEqual(bare(expression));
      }),
      { numRuns: 500 },
    );
  });

  it('files', () => {
    fc.assert(
      fc.property(files, (file) => {
        expect(bare(parsed(printFile(file)))).toEqual(bare(file));
      }),
      { numRuns: 200 },
    );
  });

  it('a second time changes nothing', () => {
    fc.assert(
      fc.property(files, (file) => {
        const once = printFile(parsed(printFile(file)));
        expect(printFile(parsed(once))).toBe(once);
      }),
      { numRuns: 100 },
    );
  });
});

/** Without parentheses, by the precedence and direction of the operators. */
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

describe('the shape of an expression without parentheses', () => {
  it.each(SHAPES)('%s is %s', (source, shape) => {
    expect(printExpression(parseExpression(source))).toBe(shape);
  });
});
