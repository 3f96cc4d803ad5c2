import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { decodeFields } from './decode-fields.ts';

describe('a document in the REST format', () => {
  it('has the values that the SDK would return', () => {
    const fields = {
      title: { stringValue: 'Asha & Ravi' },
      amount: { integerValue: '1101' },
      percent: { doubleValue: 7.5 },
      isActive: { booleanValue: true },
      eventDate: { nullValue: null },
      createdAt: { timestampValue: '2026-12-05T06:30:00.123456Z' },
      last: { mapValue: { fields: { index: { integerValue: '-1' } } } },
      items: { arrayValue: { values: [{ mapValue: {} }, { stringValue: 'x' }] } },
      nothing: { arrayValue: {} },
    };
    expect(decodeFields({ name: 'projects/p/…', fields })).toEqual({
      title: 'Asha & Ravi',
      amount: 1101,
      percent: 7.5,
      isActive: true,
      eventDate: null,
      createdAt: new Date('2026-12-05T06:30:00.123Z'),
      last: { index: -1 },
      items: [{}, 'x'],
      nothing: [],
    });
  });

  it('without any field is empty', () => expect(decodeFields({ name: 'projects/p/…' })).toEqual({}));

  it.each([
    'a page of a hotel network',
    null,
    { fields: [] },
    { fields: { a: 1 } },
    { fields: { a: { geoPointValue: {} } } },
    { fields: { a: { timestampValue: 'yesterday' } } },
    { fields: { a: { arrayValue: { values: 1 } } } },
  ])('is rejected if it is not a document: %j', (answer) => expect(() => decodeFields(answer)).toThrow(Failure));
});
