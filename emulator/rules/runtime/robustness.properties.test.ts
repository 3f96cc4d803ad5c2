import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';
import { GLOBAL_FUNCTIONS, NAMESPACES } from './global-functions.ts';
import { METHOD_NAMES } from './methods.ts';
import { mapOf, Unknown, UNKNOWN, type RulesValue } from './values.ts';

const VALUES = [
  'null',
  'true',
  '0',
  '-9223372036854775808',
  '9223372036854775807',
  '1.5',
  "float('NaN')",
  "float('-Infinity')",
  "''",
  "'a'",
  "'$1'",
  "'('",
  "'w'",
  "'\\uD83D'",
  "b'\\xff'",
  '[]',
  "['a', 1, null]",
  "['a', 1].toSet()",
  '{}',
  "{'a': {'b': 1}}",
  "{'a': 1}.diff({'b': 2})",
  '/a/b',
  "path('{a}')",
  'timestamp.value(0)',
  'timestamp.value(9223372036854775807)',
  "duration.value(9223372036854775807, 'w')",
  'latlng.value(90, -180)',
  'request.unknown',
  'request.nobodyKnows',
  'request.list',
];
const OPERATORS = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', 'in', '&&', '||'];
const FUNCTIONS = [
  ...[...GLOBAL_FUNCTIONS.keys()].filter((name) => name !== 'debug'),
  ...Array.from(NAMESPACES, ([name, functions]) => [...functions.keys()].map((each) => `${name}.${each}`)).flat(),
];

const value = fc.constantFrom(...VALUES);
const args = fc.array(value, { maxLength: 4 }).map((all) => all.join(', '));
const expression = fc.oneof(
  fc.tuple(value, fc.constantFrom(...METHOD_NAMES), args).map(([self, name, list]) => `(${self}).${name}(${list})`),
  fc.tuple(fc.constantFrom(...FUNCTIONS), args).map(([name, list]) => `${name}(${list})`),
  fc.tuple(value, fc.constantFrom(...OPERATORS), value).map(([x, op, y]) => `(${x}) ${op} (${y})`),
  fc.tuple(value, value).map(([x, y]) => `(${x})[${y}]`),
  fc.tuple(value, value, value).map(([x, y, z]) => `(${x})[${y}:${z}]`),
  fc.tuple(fc.constantFrom('!', '-'), value).map(([op, x]) => `${op}(${x})`),
  fc.tuple(value, value).map(([x, y]) => `/a/$(${x})/$(${y})`),
  fc.tuple(value, value, value).map(([x, y, z]) => `(${x}) ? (${y}) : (${z})`),
);

const request: RulesValue = mapOf({
  unknown: new Unknown({ above: { value: 1n, inclusive: true } }),
  nobodyKnows: UNKNOWN,
  list: new Unknown({ contains: ['a'] }),
});

describe('any expression', () => {
  it('evaluates to a value or a rules error, never a JavaScript exception', () => {
    fc.assert(
      fc.property(expression, (source) => {
        const outcome = evaluate(source, { request });
        expect('value' in outcome ? outcome.value : outcome.error).not.toBe(undefined);
      }),
      { numRuns: 10000 },
    );
  });
});
