import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { Fields } from './fields.ts';

const AT = new Date('2026-12-05T06:30:00Z');

function fieldsOf(values: unknown): Fields {
  return new Fields('wishlists/w', values);
}

/** The message of the failure, which must be one of unreadable data. */
function complaint(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Failure && error.reason === 'unexpected-data') return error.message;
    throw error;
  }
  throw new Error('It was read.');
}

describe('the fields of a stored document', () => {
  it('are what they should be', () => {
    const fields = fieldsOf({ name: 'Asha', none: null, on: false, half: 0.5, views: 3, price: 501, at: AT });
    expect(fields.text('name')).toBe('Asha');
    expect(fields.textOrNull('none')).toBeNull();
    expect(fields.textOrNull('name')).toBe('Asha');
    expect(fields.flag('on')).toBe(false);
    expect(fields.number('half')).toBe(0.5);
    expect(fields.count('views')).toBe(3);
    expect(fields.rupees('price')).toBe(501);
    expect(fields.time('at')).toBe(AT);
    expect(fields.timeOrNull('none')).toBeNull();
    expect(fields.timeOrNull('at')).toBe(AT);
  });

  it('have times of whatever class the SDK gives', () => {
    expect(fieldsOf({ at: { toDate: () => AT } }).time('at')).toBe(AT);
  });

  it('are there or not', () => {
    const fields = fieldsOf({ none: null });
    expect([fields.has('none'), fields.has('other')]).toEqual([true, false]);
  });

  it.each([0, 7, -1])('have %i as an index', (index) => {
    expect(fieldsOf({ index }).index('index')).toBe(index);
  });

  it.each([-2, 1.5, '1', null])('do not have %o as an index', (index) => {
    expect(complaint(() => fieldsOf({ index }).index('index'))).toBe('wishlists/w: index is not an index.');
  });

  it.each([-1, 1.5, NaN, Infinity, 2 ** 53, '7', null, undefined])(
    'do not have %o as rupees or as a count',
    (value) => {
      expect(complaint(() => fieldsOf({ value }).rupees('value'))).toBe(
        'wishlists/w: value is not a whole number of rupees.',
      );
      expect(complaint(() => fieldsOf({ value }).count('value'))).toBe(
        'wishlists/w: value is not a whole number from 0 up.',
      );
    },
  );

  it.each([
    ['text', 'a string', (fields: Fields) => fields.text('x'), 7],
    ['text', 'a string', (fields: Fields) => fields.text('x'), null],
    ['flag', 'true or false', (fields: Fields) => fields.flag('x'), 'true'],
    ['number', 'a number', (fields: Fields) => fields.number('x'), NaN],
    ['time', 'a time', (fields: Fields) => fields.time('x'), '2026-12-05'],
    ['time', 'a time', (fields: Fields) => fields.time('x'), { toDate: () => 'soon' }],
    ['map', 'a map', (fields: Fields) => fields.map('x'), []],
    ['map', 'a map', (fields: Fields) => fields.map('x'), AT],
    ['record', 'a map', (fields: Fields) => fields.record('x'), undefined],
    ['list', 'a list', (fields: Fields) => fields.list('x', () => 0), { 0: 'a' }],
  ])('that are no %s are named with what was expected: %s', (_, expected, read, x) => {
    expect(complaint(() => read(fieldsOf({ x })))).toBe(`wishlists/w: x is not ${expected}.`);
  });

  it('are one of a few options', () => {
    const options = ['public', 'private'] as const;
    expect(fieldsOf({ visibility: 'private' }).oneOf('visibility', options)).toBe('private');
    expect(complaint(() => fieldsOf({ visibility: 'secret' }).oneOf('visibility', options))).toBe(
      'wishlists/w: visibility is not one of public, private.',
    );
  });

  it('are read by whoever knows their shape', () => {
    const even = (text: string) => {
      if (text.length % 2) throw new RangeError('it is odd');
      return text.length;
    };
    expect(fieldsOf({ x: 'ab' }).parsed('x', even)).toBe(2);
    expect(complaint(() => fieldsOf({ x: 'abc' }).parsed('x', even))).toBe(
      'wishlists/w: x is not readable (it is odd).',
    );
  });

  it('do not hide what goes wrong otherwise', () => {
    const broken = () => {
      throw new TypeError('a mistake of ours');
    };
    expect(() => fieldsOf({ x: 'a' }).parsed('x', broken)).toThrow(TypeError);
  });

  it('of maps and lists are named by the whole way to them', () => {
    const fields = fieldsOf({ items: [{ price: 1 }, { price: 'much' }], last: { by: 7 }, kinds: ['a', 'b'] });
    expect(complaint(() => fields.list('items', (item) => item.rupees('price')))).toBe(
      'wishlists/w: items[1]: price is not a whole number of rupees.',
    );
    expect(complaint(() => fields.map('last').text('by'))).toBe('wishlists/w: last: by is not a string.');
    expect(complaint(() => fields.listOf('kinds', ['a']))).toBe('wishlists/w: kinds[1] is not one of a.');
    expect(complaint(() => fields.list('kinds', () => 0))).toBe('wishlists/w: kinds[0] is not a map.');
  });

  it('are lists and maps of what they should be', () => {
    const fields = fieldsOf({ items: [{ price: 1 }], kinds: ['b', 'a'], last: null, sources: { direct: 2 } });
    expect(fields.list('items', (item) => item.rupees('price'))).toEqual([1]);
    expect(fields.listOf('kinds', ['a', 'b'])).toEqual(['b', 'a']);
    expect(fields.mapOrNull('last')).toBeNull();
    expect(fields.mapOrNull('sources')?.count('direct')).toBe(2);
    expect(fields.record('sources')).toEqual({ direct: 2 });
    expect(fields.counts('sources')).toEqual({ direct: 2 });
    expect(complaint(() => fieldsOf({ sources: { direct: -1 } }).counts('sources'))).toBe(
      'wishlists/w: sources: direct is not a whole number from 0 up.',
    );
  });

  it.each([undefined, null, [], 'text', AT])('are not those of %o', (values) => {
    expect(complaint(() => fieldsOf(values))).toBe('wishlists/w is not a map.');
  });
});
