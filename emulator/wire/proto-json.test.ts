import { describe, expect, it } from 'vitest';
import { firestoreSchema } from './descriptors.ts';
import { parseProtoJson, printProtoJson } from './proto-json.ts';

const V1 = 'google.firestore.v1';
const type = (name: string) => firestoreSchema().message(name.includes('.') ? name : `${V1}.${name}`);
const value = (json: unknown) => parseProtoJson(type('Value'), JSON.stringify(json));

describe('parsing ProtoJSON', () => {
  it.each([
    [{ integerValue: '9223372036854775807' }, '9223372036854775807'],
    [{ integerValue: -5 }, '-5'],
    [{ integerValue: '1e3' }, '1000'],
    [{ integerValue: '-0' }, '0'],
  ])('accepts the integer %j', (json, integerValue) => {
    expect(value(json)).toEqual({ integerValue, valueType: 'integerValue' });
  });

  it.each([
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['-Infinity', -Infinity],
    ['-0', -0],
    [1.5, 1.5],
    ['1.5e-3', 0.0015],
  ])('accepts the double %j', (json, doubleValue) => {
    expect(value({ doubleValue: json })).toEqual({ doubleValue, valueType: 'doubleValue' });
  });

  it.each([
    ['2020-01-31T12:00:00Z', '1580472000', 0],
    ['2020-01-31T12:00:00.123456789Z', '1580472000', 123_456_789],
    ['2020-01-31T12:00:00.5+05:30', '1580452200', 500_000_000],
    ['2020-01-31T12:00:00-08:00', '1580500800', 0],
    ['0001-01-01T00:00:00Z', '-62135596800', 0],
    ['9999-12-31T23:59:59.999999999Z', '253402300799', 999_999_999],
    ['1969-12-31T23:59:59.5Z', '-1', 500_000_000],
  ])('accepts the timestamp %s', (timestampValue, seconds, nanos) => {
    expect(value({ timestampValue })).toMatchObject({ timestampValue: { seconds, nanos } });
  });

  it.each(['2020-02-30T00:00:00Z', '2020-01-31', '2020-01-31T25:00:00Z', '0000-01-01T00:00:00Z', 12])(
    'rejects the timestamp %s',
    (timestampValue) => {
      expect(() => value({ timestampValue })).toThrow(/Invalid value at 'timestamp_value'/);
    },
  );

  it.each(['-_8=', '-_8', '+/8=', '+/8'])('accepts the bytes %s', (bytesValue) => {
    expect(value({ bytesValue })).toMatchObject({ bytesValue: new Uint8Array([0xfb, 0xff]) });
  });

  it('treats null as a value or as an absent field', () => {
    expect(value({ nullValue: null })).toEqual({ nullValue: 'NULL_VALUE', valueType: 'nullValue' });
    expect(value({ nullValue: 'NULL_VALUE', stringValue: null })).toMatchObject({ nullValue: 'NULL_VALUE' });
    expect(value({ stringValue: null })).toEqual({});
  });

  it('accepts enums by name and number, and bare wrappers', () => {
    const query = parseProtoJson(
      type('StructuredQuery'),
      '{"limit":5,"from":[{"collectionId":"a"}],"orderBy":[{"direction":2},{"direction":"ASCENDING"}]}',
    );
    expect(query).toEqual({
      limit: { value: 5 },
      from: [{ collectionId: 'a' }],
      orderBy: [{ direction: 'DESCENDING' }, { direction: 'ASCENDING' }],
    });
  });

  it('accepts snake_case names', () => {
    expect(value({ integer_value: 1 })).toEqual({ integerValue: '1', valueType: 'integerValue' });
  });

  it('keeps a field named __proto__', () => {
    const message = parseProtoJson(type('Document'), '{"fields":{"__proto__":{"booleanValue":true}}}');
    expect(Object.keys(message['fields'] as object)).toEqual(['__proto__']);
    expect(printProtoJson(type('Document'), message)).toBe('{"fields":{"__proto__":{"booleanValue":true}}}');
  });

  it.each([
    ['CommitRequest', '{"wites":[]}', 'Invalid JSON payload received. Unknown name "wites": Cannot find field.'],
    [
      'CommitRequest',
      '{"writes":[{},{"update":{"fields":{"a b":{"intValue":1}}}}]}',
      `Invalid JSON payload received. Unknown name "intValue" at 'writes[1].update.fields["a b"]': Cannot find field.`,
    ],
    [
      'Document',
      '{"fields":{"a":{"integerValue":"x"}}}',
      `Invalid value at 'fields["a"].integer_value' (TYPE_INT64), "x"`,
    ],
    [
      'Document',
      '{"fields":{"a":{"integerValue":1.5}}}',
      `Invalid value at 'fields["a"].integer_value' (TYPE_INT64), 1.5`,
    ],
    ['Document', '{"fields":[]}', `Invalid value at 'fields' (Map), []`],
    ['Document', '{"name":7}', `Invalid value at 'name' (TYPE_STRING), 7`],
    [
      'Value',
      '{"stringValue":"a","integerValue":1}',
      `Invalid value (oneof), oneof field 'value_type' is already set. Cannot set 'integer_value'`,
    ],
    [
      'Value',
      '{"integerValue":"9223372036854775808"}',
      `Invalid value at 'integer_value' (TYPE_INT64), "9223372036854775808": it is out of range`,
    ],
    ['Value', '{"bytesValue":"a"}', `Invalid value at 'bytes_value' (TYPE_BYTES), "a": Base64 decoding failed`],
    ['StructuredQuery', '{"orderBy":[{"direction":"UP"}]}', /direction.*"UP"/],
    ['Document', '[]', 'Invalid value (type.googleapis.com/google.firestore.v1.Document), []'],
    ['Document', '{"name":', /^Invalid JSON payload received\. /],
  ])('rejects %s %s with its location', (name, json, message) => {
    expect(() => parseProtoJson(type(name), json)).toThrow(message);
  });
});

describe('printing ProtoJSON', () => {
  it('keeps numbers that JSON cannot represent', () => {
    const print = (doubleValue: number) => printProtoJson(type('Value'), { doubleValue });
    expect([NaN, Infinity, -Infinity, -0, 0, 1e21].map(print)).toEqual([
      '{"doubleValue":"NaN"}',
      '{"doubleValue":"Infinity"}',
      '{"doubleValue":"-Infinity"}',
      '{"doubleValue":-0.0}',
      '{"doubleValue":0}',
      '{"doubleValue":1e+21}',
    ]);
    expect(Object.is(JSON.parse('-0.0') as number, -0)).toBe(true);
  });

  it.each([
    [0, ''],
    [120_000_000, '.120'],
    [123_456_000, '.123456'],
    [1, '.000000001'],
  ])('prints %i nanoseconds as "%s"', (nanos, fraction) => {
    expect(printProtoJson(type('google.protobuf.Timestamp'), { seconds: '1580472000', nanos })).toBe(
      `"2020-01-31T12:00:00${fraction}Z"`,
    );
  });

  it('omits empty lists and maps, and prints null', () => {
    expect(printProtoJson(type('Value'), { arrayValue: { values: [] } })).toBe('{"arrayValue":{}}');
    expect(printProtoJson(type('Value'), { nullValue: 'NULL_VALUE' })).toBe('{"nullValue":null}');
  });
});
