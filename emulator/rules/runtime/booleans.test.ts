import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/evaluate.ts';
import { expressions } from '../testing/tables.ts';

const SOURCES = { true: 'true', false: 'false', error: '1 / 0 == 0', number: '1' } as const;
type Operand = keyof typeof SOURCES;

const TABLE: readonly (readonly [left: Operand, right: Operand, and: string, or: string])[] = [
  ['true', 'true', 'true', 'true'],
  ['true', 'false', 'false', 'true'],
  ['true', 'error', 'error', 'true'],
  ['true', 'number', 'error', 'true'],
  ['false', 'true', 'false', 'true'],
  ['false', 'false', 'false', 'false'],
  ['false', 'error', 'false', 'error'],
  ['false', 'number', 'false', 'error'],
  ['error', 'true', 'error', 'true'],
  ['error', 'false', 'false', 'error'],
  ['error', 'error', 'error', 'error'],
  ['number', 'true', 'error', 'true'],
  ['number', 'false', 'false', 'error'],
  ['number', 'number', 'error', 'error'],
];

const brief = (source: string) => outcomeOf(source).replace(/^error: .*/, 'error');

describe('boolean operators', () => {
  it.each(TABLE)('ignore a failing operand if the other one decides: %s with %s', (left, right, and, or) => {
    expect(brief(`(${SOURCES[left]}) && (${SOURCES[right]})`)).toBe(and);
    expect(brief(`(${SOURCES[left]}) || (${SOURCES[right]})`)).toBe(or);
  });

  it('report the first of two failures', () => {
    expect(outcomeOf("(1 / 0 == 0) && ('a' < 1)")).toContain('Divide by zero');
    expect(outcomeOf("('a' < 1) || (1 / 0 == 0)")).toContain('Type error');
  });
});

expressions('negation and conditionals', {
  holds: [
    '!false',
    '!!true',
    '!(1 / 0 == 0 && false)',
    '(1 / 0 == 0 && false) == false',
    '(1 / 0 == 0 || true) == true',
    'true ? true : 1 / 0 == 0',
    'false ? 1 / 0 == 0 : true',
    '(true ? 1 : 2) == 1',
    "(1 == 2 ? 'a' : 'b') == 'b'",
    '(1 / 0 == 0 ? true : true) || true',
  ],
  fails: [
    ['!(1 / 0 == 0)', 'Divide by zero'],
    ['!1', 'Expected: [bool]'],
    ["!'true'", 'Expected: [bool]'],
    ['!null', 'Expected: [bool]'],
    ['(1 / 0 == 0) ? true : true', 'Divide by zero'],
    ['1 ? true : true', 'Expected: [bool]'],
    ['null ? true : true', 'Expected: [bool]'],
    ['true ? 1 / 0 == 0 : true', 'Divide by zero'],
  ],
});
