import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFieldPath, getField, parseFieldPath, projectFields, withField } from './field-path.ts';
import { identicalFields } from './order.ts';
import { StatusError } from './status.ts';
import { fields, value } from './testing/arbitraries.ts';
import { NULL, TRUE, type Value } from './value.ts';

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1.C', ['a', 'b_1', 'C']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`back \\` quote`', ['back ` quote']],
    ['`back \\\\ slash`', ['back \\ slash']],
    ['`1`', ['1']],
    ['__name__', ['__name__']],
  ])('parse %s', (written, path) => {
    expect(parseFieldPath(written)).toEqual(path);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '1', 'a b', '`', '`a', '``', 'a`b`', '`a`b', 'ünï', 'a-b'])(
    'reject %s',
    (written) => {
      expect(() => parseFieldPath(written)).toThrow(StatusError);
    },
  );

  it('survive formatting and parsing for any segments', () => {
    const segment = fc.oneof(fc.string({ minLength: 1, unit: 'binary' }), fc.constantFrom('`', '\\', '.', 'a', '``.'));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });
});

describe('fields by path', () => {
  const path = fc.array(fc.constantFrom('a', 'b', 'c', 'a.b'), { minLength: 1, maxLength: 3 });

  it('are set without changing unrelated fields', () => {
    fc.assert(
      fc.property(fields, path, path, value, (before, here, there, set) => {
        const after = withField(before, here, set);
        expect(getField(after, here)).toBe(set);
        const related = here.every((each, i) => i >= there.length || each === there[i]);
        if (!related && getField(before, there)) expect(getField(after, there)).toEqual(getField(before, there));
        expect(getField(withField(after, here, undefined), here)).toBeUndefined();
      }),
    );
  });

  it('are unchanged by deleting a missing path', () => {
    fc.assert(
      fc.property(fields, path, (before, absent) => {
        if (getField(before, absent) === undefined) {
          expect(identicalFields(withField(before, absent, undefined), before)).toBe(true);
        }
      }),
    );
  });

  it('are reduced to the projected paths', () => {
    const inner: Value = {
      kind: 'map',
      fields: new Map<string, Value>([
        ['x', TRUE],
        ['y', NULL],
      ]),
    };
    const before = new Map<string, Value>([
      ['a', inner],
      ['b', NULL],
    ]);
    expect(projectFields(before, [['a', 'x'], ['missing']])).toEqual(
      new Map([['a', { kind: 'map', fields: new Map([['x', TRUE]]) }]]),
    );
    expect(projectFields(before, [])).toEqual(new Map());
  });
});
