import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFields } from './decode-fields.ts';
import { encodeFields, fieldsAsStored, mapsAsStored } from './encode-fields.ts';

function onTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const { fields: anyFields } = fc.letrec<{ fields: Record<string, unknown>; value: unknown }>((tie) => ({
  fields: fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.maxSafeInteger(),
    // Firestore's -0 counts as 0.
    fc.double().map((number) => (number === 0 ? 0 : number)),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('fields'),
  ),
}));

describe('encoded fields', () => {
  it('are decoded to the same values', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(decodeFields(onTheWire({ fields: encodeFields(fields) }))).toEqual(fields);
      }),
    );
  });

  it('have the types of Firestore', () => {
    expect(encodeFields({ amount: 1101, percent: 7.5, huge: 1e300, none: Number.NaN, zero: -0 })).toEqual({
      amount: { integerValue: '1101' },
      percent: { doubleValue: 7.5 },
      huge: { doubleValue: 1e300 },
      none: { doubleValue: 'NaN' },
      zero: { integerValue: '0' },
    });
  });

  it.each([undefined, Symbol('none'), new Map(), /x/])('cannot hold %s', (value) => {
    expect(() => encodeFields({ value })).toThrow(TypeError);
    expect(() => encodeFields({ list: [{ value }] })).toThrow(TypeError);
  });
});

describe('fields as they are stored', () => {
  const items = {
    arrayValue: {
      values: [
        {
          mapValue: {
            fields: {
              id: { stringValue: 'a' },
              addedAt: { timestampValue: '2026-12-05T06:30:00.123456Z' },
              price: { doubleValue: 5 },
              place: { geoPointValue: { latitude: 26.9, longitude: 75.8 } },
              contributors: { arrayValue: { values: [{ mapValue: { fields: { name: { stringValue: 'Meera' } } } }] } },
            },
          },
        },
        { mapValue: {} },
      ],
    },
  };
  const stored = fieldsAsStored({ fields: { items, none: { arrayValue: {} } } });

  it('are encoded exactly as they were, also from inside lists', () => {
    expect(encodeFields(stored)).toEqual({ items, none: { arrayValue: {} } });
    const [first, second] = mapsAsStored(stored['items']);
    expect(encodeFields({ items: [first, second] })).toEqual({
      items: { arrayValue: { values: [items.arrayValue.values[0], { mapValue: { fields: {} } }] } },
    });
    expect(encodeFields({ contributors: mapsAsStored(first?.['contributors']) })).toEqual({
      contributors: items.arrayValue.values[0]?.mapValue.fields?.contributors,
    });
  });

  it('have no maps where there is no list', () => {
    expect(mapsAsStored(stored['none'])).toEqual([]);
    expect(mapsAsStored(stored['missing'])).toEqual([]);
    expect(fieldsAsStored({})).toEqual({});
  });
});
