import { describe, expect, it } from 'vitest';
import { query, Rulebook, stored, where, type Data, type Plain } from './testing/rulebook.ts';

const DOCUMENTS: Readonly<Record<string, Data>> = { 'a/1': { x: 1, keep: 'k' } };
const rules = (operation: string, condition: string) =>
  new Rulebook(`match /a/{id} { allow ${operation}: if ${condition}; }`, DOCUMENTS);

describe('request.auth', () => {
  const CLAIMS = {
    email: 'me@example.com',
    email_verified: true,
    admin: false,
    level: 3,
    roles: ['a', 'b'],
    sign_in: { provider: 'x' },
  };

  it.each([
    "request.auth.uid == 'me'",
    "request.auth.token.email == 'me@example.com'",
    'request.auth.token.email_verified == true && request.auth.token.admin == false',
    'request.auth.token.level == 3 && request.auth.token.level is int',
    "'a' in request.auth.token.roles && request.auth.token.sign_in.provider == 'x'",
    "request.auth.token.sub == 'me'",
    "!('nothing' in request.auth.token) && request.auth.token.get('nothing', 5) == 5",
    'request.auth != null && request.auth is map',
  ])('describes a signed-in caller: %s', (condition) => {
    expect(rules('get', condition).as('me', CLAIMS).get('a/1')).toBe('allowed');
  });

  it('is null for a signed-out caller', () => {
    expect(rules('get', 'request.auth == null').get('a/1')).toBe('allowed');
    expect(rules('get', "request.auth.uid == 'me'").get('a/1')).toContain('Null value error');
    expect(rules('get', "request.auth != null && request.auth.uid == 'me'").get('a/1')).toContain('false');
  });

  it('fails for a missing claim', () => {
    expect(rules('get', '!request.auth.token.admin').as('me').get('a/1')).toContain('Property admin is undefined');
  });
});

interface Case {
  readonly operation: 'get' | 'create' | 'update' | 'delete';
  readonly holds: readonly string[];
}

const CASES: readonly Case[] = [
  {
    operation: 'get',
    holds: [
      "request.method == 'get'",
      'request.path == /databases/$(database)/documents/a/1 && request.path is path',
      'request.path[4] == id',
      'request.time is timestamp && request.time.year() == 2025',
      "resource.data == {'x': 1, 'keep': 'k'}",
      "resource.id == '1' && resource.__name__ == request.path",
      "!('resource' in request) && !('query' in request)",
    ],
  },
  {
    operation: 'create',
    holds: [
      "request.method == 'create'",
      'resource == null',
      "request.resource.data.x == 2 && request.resource.id == '2'",
      'request.resource.__name__ == request.path',
      "request.resource.data.keys().hasOnly(['x'])",
    ],
  },
  {
    operation: 'update',
    holds: [
      "request.method == 'update'",
      'resource.data.x == 1 && request.resource.data.x == 2',
      "request.resource.data.diff(resource.data).affectedKeys() == ['x', 'keep'].toSet()",
      "request.resource.data.diff(resource.data).removedKeys().hasOnly(['keep'])",
      'resource.id == request.resource.id',
    ],
  },
  {
    operation: 'delete',
    holds: ["request.method == 'delete'", 'resource.data.x == 1', 'request.resource == null'],
  },
];

const attempt = (book: Rulebook, operation: Case['operation']): string => {
  switch (operation) {
    case 'get':
      return book.get('a/1');
    case 'create':
      return book.commit(['a/2', { x: 2 }]);
    case 'update':
      return book.commit(['a/1', { x: 2 }]);
    case 'delete':
      return book.commit(['a/1', undefined]);
  }
};

describe('request and resource', () => {
  it.each(CASES.flatMap(({ operation, holds }) => holds.map((condition) => ({ operation, condition }))))(
    'in a $operation: $condition',
    ({ operation, condition }) => {
      expect(attempt(rules(operation, condition), operation)).toBe('allowed');
    },
  );

  it('resource is null in a get of a missing document', () => {
    expect(rules('get', 'resource == null').get('a/3')).toBe('allowed');
    expect(rules('get', 'resource.data.x == 1').get('a/3')).toContain('Null value error');
  });

  it('resource is null in a delete of a missing document', () => {
    expect(rules('delete', 'resource == null').commit(['a/3', undefined])).toBe('allowed');
    expect(rules('delete', 'resource.data.x == 1').commit(['a/3', undefined])).toContain('Null value error');
  });

  it('request.query describes the query in a list', () => {
    const asked = query('a', where('x', '==', 1), { limit: 3, offset: 2 });
    const condition =
      "request.method == 'list' && request.query.limit == 3 && request.query.offset == 2 && resource.data.x == 1";
    expect(rules('list', condition).list(asked)).toBe('allowed');
    expect(rules('list', 'request.query.limit == null').list(query('a'))).toBe('allowed');
  });
});

describe('stored values in rules', () => {
  const VALUES: readonly (readonly [Plain, string])[] = [
    [null, 'v == null'],
    [true, 'v == true && v is bool'],
    [1, 'v == 1 && v is int'],
    [9007199254740993n, 'v == 9007199254740993'],
    [1.5, 'v == 1.5 && v is float'],
    [{ kind: 'double', value: 1 }, 'v == 1 && v is float'],
    ['text', "v == 'text'"],
    [{ kind: 'bytes', value: Uint8Array.of(255) }, "v == b'\\xFF'"],
    [{ kind: 'timestamp', value: { seconds: -1, nanos: 500_000_000 } }, 'v == timestamp.value(-500)'],
    [{ kind: 'geopoint', latitude: 1, longitude: 2 }, 'v == latlng.value(1, 2)'],
    [
      { kind: 'reference', value: 'projects/demo/databases/(default)/documents/a/1' },
      'v == /databases/(default)/documents/a/1 && v is path',
    ],
    [[1, ['a'], { b: null }], "v == [1, ['a'], {'b': null}] && v[2].b == null"],
    [{ a: { b: 1 } }, "v.a.b == 1 && v['a']['b'] == 1 && v.keys() == ['a']"],
  ];

  it.each(VALUES.map(([value, condition]) => ({ value: stored(value), condition })))(
    'convert a $value.kind: $condition',
    ({ value, condition }) => {
      const book = new Rulebook(
        `match /a/{id} { function f(v) { return ${condition}; } allow get: if f(resource.data.v); }`,
        {
          'a/1': { v: value },
        },
      );
      expect(book.get('a/1')).toBe('allowed');
    },
  );
});
