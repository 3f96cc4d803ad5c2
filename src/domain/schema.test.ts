import { describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import {
  always,
  flag,
  index,
  type Infer,
  list,
  map,
  nullable,
  number,
  oneOf,
  optional,
  pick,
  rupees,
  type Schema,
  text,
  textAs,
  time,
  whole,
  withDefault,
} from './schema.ts';
import { either, record } from './schema-variants.ts';

const AT = new Date('2026-12-05T06:30:00Z');

function failureOf(schema: Schema<unknown>, stored: unknown): string {
  try {
    schema.parse(stored, 'wishlists/w');
  } catch (error) {
    if (error instanceof Failure && error.reason === 'unexpected-data') return error.message;
    throw error;
  }
  throw new Error('It was parsed.');
}

const even = textAs((typed) => {
  if (typed.length % 2) throw new RangeError('it is odd');
  return typed.length;
}, {});

describe('a schema', () => {
  it.each<[string, Schema<unknown>, unknown, unknown]>([
    ['a text', text({}), 'Asha', 'Asha'],
    ['a flag', flag, false, false],
    ['a number', number({}), 0.5, 0.5],
    ['a whole number', whole({}), 3, 3],
    ['a negative zero as zero', whole({}), -0, 0],
    ['rupees', rupees({}), 501, 501],
    ['an index', index, 7, 7],
    ['no index', index, -1, -1],
    ['a time', time, AT, AT],
    ['a Timestamp of either SDK', time, { toDate: () => AT }, AT],
    ['an option', oneOf(['public', 'private']), 'private', 'private'],
    ['a text that means something else', even, 'ab', 2],
    ['one value', always(''), 'ravi@guest.example', ''],
    ['null', nullable(time), null, null],
    ['a default', withDefault(flag, false), undefined, false],
    ['a list', list(rupees({}), 9), [1, 2], [1, 2]],
    ['a map of any keys', record(whole({})), { direct: 2 }, { direct: 2 }],
    ['a map without keys that it does not know', map({ on: flag }), { on: true, more: 1 }, { on: true }],
    ['a map without an absent optional key', map({ on: optional(flag) }), {}, {}],
  ])('parses %s', (_, schema, stored, parsed) => {
    expect(schema.parse(stored, 'wishlists/w')).toEqual(parsed);
  });

  it.each<[Schema<unknown>, readonly unknown[], string]>([
    [text({}), [7, null, undefined], 'a string'],
    [flag, ['true', null], 'true or false'],
    [number({}), [NaN, Infinity, '1'], 'a number'],
    [whole({}), [-1, 1.5, NaN, 2 ** 53, '7', null], 'a whole number from 0 up'],
    [rupees({}), [-1, 1.5, NaN, Infinity, '7', undefined], 'a whole number of rupees'],
    [index, [-2, 1.5, '1', null], 'an index'],
    [time, ['2026-12-05', { toDate: () => 'soon' }, { toDate: 'now' }, null], 'a time'],
    [oneOf(['public', 'private']), ['secret', null], 'one of public, private'],
    [even, ['abc'], 'readable (it is odd)'],
    [list(flag, 9), [{ 0: true }, null], 'a list'],
    [map({}), [[], AT, 'text', null, undefined], 'a map'],
    [record(flag), [[], AT, null], 'a map'],
  ])('names the expected type: %#', (schema, wrong, expected) => {
    for (const stored of wrong) expect(failureOf(schema, stored)).toBe(`wishlists/w is not ${expected}.`);
  });

  it('names the full path of a value inside maps and lists', () => {
    const schema = map({ items: list(map({ price: rupees({}) }), 9), counts: record(whole({})) });
    expect(failureOf(schema, { items: [{ price: 1 }, { price: 'much' }] })).toBe(
      'wishlists/w: items[1]: price is not a whole number of rupees.',
    );
    expect(failureOf(schema, { items: [], counts: { direct: -1 } })).toBe(
      'wishlists/w: counts: direct is not a whole number from 0 up.',
    );
  });

  it('rejects an optional key of the wrong type', () => {
    expect(failureOf(map({ on: optional(flag) }), { on: 1 })).toBe('wishlists/w: on is not true or false.');
  });

  it('parses values outside its bounds', () => {
    expect(text({ least: 1, most: 3, pattern: /^a$/ }).parse('too long', '')).toBe('too long');
    expect(rupees({ least: 5, most: 9 }).parse(1, '')).toBe(1);
  });

  it('selects one of several maps by a stored value', () => {
    const [gift, fund] = [map({ item: text({}) }), map({ kind: oneOf(['fund']) })];
    const schema = either<typeof gift | typeof fund>([gift, fund], ({ kind }) => (kind === undefined ? gift : fund));
    expect(schema.parse({ item: 'Lamp' }, '')).toEqual({ item: 'Lamp' });
    expect(schema.parse({ kind: 'fund' }, '')).toEqual({ kind: 'fund' });
    expect(failureOf(schema, {})).toBe('wishlists/w: item is not a string.');
  });

  it('does not hide a bug of the function that reads a text', () => {
    const broken = textAs(() => {
      throw new TypeError('a bug');
    }, {});
    expect(() => broken.parse('a', '')).toThrow(TypeError);
  });
});

describe('pick', () => {
  const fields = { title: text({}), quantity: optional(whole({})) };
  type Picked = Infer<Schema<{ readonly title: string; readonly quantity?: number }>>;

  it('returns the keys of the schema, including optional ones, in its order', () => {
    const more = { quantity: 6, extra: 1, title: 'Chairs' };
    expect(JSON.stringify(pick(fields, more))).toBe('{"title":"Chairs","quantity":6}');
  });

  it('omits undefined keys', () => {
    const none = { title: 'Chairs', quantity: undefined } as unknown as Picked;
    expect(Object.keys(pick(fields, none))).toEqual(['title']);
  });
});
