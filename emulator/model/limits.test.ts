import { describe, expect, it } from 'vitest';
import { checkDocument, checkId, checkPath, documentSize, MAX_DOCUMENT_BYTES } from './limits.ts';
import { DATABASE, vectorOf } from './testing/arbitraries.ts';
import { NULL, TRUE, type Fields, type Value } from './value.ts';

const text = (length: number): Value => ({ kind: 'string', value: 'x'.repeat(length) });
const of = (name: string, value: Value): Fields => new Map([[name, value]]);
const nested = (levels: number, innermost: Value = TRUE): Value =>
  levels === 0 ? innermost : { kind: 'map', fields: of('m', nested(levels - 1, innermost)) };
const array = (...values: Value[]): Value => ({ kind: 'array', values });
const check = (fields: Fields) => () => checkDocument(DATABASE, 'c/d', fields);

describe('id and path limits', () => {
  it.each(['a', '...', '__id7__', '__id-7__', '__', '__a', 'x'.repeat(1500), 'é'.repeat(750)])(
    'allow the id %s',
    (id) => {
      expect(() => checkId(id)).not.toThrow();
    },
  );

  it.each(['', '.', '..', '__a__', '____', '__id__', 'x'.repeat(1501), 'é'.repeat(751)])('reject the id %s', (id) => {
    expect(() => checkId(id)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });

  it('reject a path of more than 200 segments', () => {
    expect(() => checkPath(Array(200).fill('a').join('/'))).not.toThrow();
    expect(() => checkPath(Array(202).fill('a').join('/'))).toThrow(/more than 200/);
  });
});

describe('document limits', () => {
  it.each<[string, Fields]>([
    ['20 levels of nesting', of('m', nested(20))],
    ['an array inside a map inside an array', of('a', array({ kind: 'map', fields: of('b', array(NULL)) }))],
    ['a vector', of('v', vectorOf([1]))],
    ['a vector of 2048 dimensions', of('v', vectorOf(Array<number>(2048).fill(1)))],
    ['a field name of 1500 bytes', of('x'.repeat(1500), NULL)],
    ['a field name with dots and quotes', of('a.`b', NULL)],
  ])('allow %s', (_name, fields) => {
    expect(check(fields)).not.toThrow();
  });

  it.each<[string, Fields, RegExp]>([
    ['21 levels of nesting', of('m', nested(21)), /nested too deeply/],
    ['an array at level 21', of('m', nested(20, array(NULL))), /nested too deeply/],
    ['an array directly inside an array', of('a', array(array(NULL))), /array directly inside an array/],
    ['a vector without components', of('v', vectorOf([])), /at least one dimension/],
    ['a vector of 2049 dimensions', of('v', vectorOf(Array<number>(2049).fill(1))), /more than 2048/],
    ['an empty field name', of('', NULL), /empty/],
    ['a reserved field name', of('__a__', NULL), /reserved/],
    ['a reserved field name inside a map', of('m', { kind: 'map', fields: of('__a__', NULL) }), /reserved/],
    ['a field name of 1501 bytes', of('x'.repeat(1501), NULL), /longer than 1500/],
    ['a document of more than 1 MiB', of('f', text(MAX_DOCUMENT_BYTES)), /exceeds the maximum/],
  ])('reject %s', (_name, fields, message) => {
    expect(check(fields)).toThrow(message);
  });

  it('compute the size as documented', () => {
    // The example of the documentation: users/jeff/tasks/my_task_id, 147 bytes without indexes.
    const fields = new Map<string, Value>([
      ['type', text(8)],
      ['done', TRUE],
      ['priority', { kind: 'integer', value: 1n }],
      ['description', text(15)],
    ]);
    const size = documentSize('users/jeff/tasks/my_task_id', fields);
    // Name 44 (including 16 bytes overhead), fields 14 + 6 + 17 + 28, document overhead 32.
    expect(size).toBe(44 + 14 + 6 + 17 + 28 + 32);
  });

  it('allow a document of exactly 1 MiB', () => {
    const rest = documentSize('c/d', of('f', text(0)));
    expect(check(of('f', text(MAX_DOCUMENT_BYTES - rest)))).not.toThrow();
    expect(check(of('f', text(MAX_DOCUMENT_BYTES - rest + 1)))).toThrow(/1,048,577 bytes/);
  });
});
