import { describe, expect, it } from 'vitest';
import { query as queryOf, Rulebook } from './testing/rulebook.ts';

/** The readable paths. */
function readable(rules: Rulebook, paths: readonly string[]): string[] {
  return paths.filter((path) => rules.get(path) === 'allowed');
}

const PATHS = ['a/1', 'b/1', 'a/1/c/2', 'a/1/d/2', 'a/1/c/2/e/3', 'b/1/c/2'];

interface Case {
  readonly title: string;
  readonly rules: string;
  readonly allowed: readonly string[];
}

const IN_VERSION_2: readonly Case[] = [
  { title: 'nothing is allowed by default', rules: 'match /a/{id} { }', allowed: [] },
  { title: 'a wildcard matches one segment', rules: 'match /a/{id} { allow get; }', allowed: ['a/1'] },
  { title: 'a literal segment matches itself', rules: 'match /a/1 { allow get; }', allowed: ['a/1'] },
  { title: 'a literal segment matches nothing else', rules: 'match /a/2 { allow get; }', allowed: [] },
  {
    title: 'a nested match continues the path',
    rules: 'match /a/{id} { match /c/{sub} { allow get; } }',
    allowed: ['a/1/c/2'],
  },
  {
    title: 'a nested match does not apply to its parent',
    rules: 'match /a { match /{id} { allow get; } }',
    allowed: ['a/1'],
  },
  {
    title: 'a wildcard may stand for a collection',
    rules: 'match /{any}/{id} { allow get; }',
    allowed: ['a/1', 'b/1'],
  },
  {
    title: 'a recursive wildcard matches any number of segments',
    rules: 'match /{rest=**} { allow get; }',
    allowed: PATHS,
  },
  {
    title: 'a recursive wildcard may be empty',
    rules: 'match /a/{id}/{rest=**} { allow get; }',
    allowed: ['a/1', 'a/1/c/2', 'a/1/d/2', 'a/1/c/2/e/3'],
  },
  {
    title: 'a recursive wildcard may stand before the end',
    rules: 'match /{path=**}/c/{id} { allow get; }',
    allowed: ['a/1/c/2', 'b/1/c/2'],
  },
  {
    title: 'overlapping matches allow what any of them allows',
    rules:
      'match /a/{id} { allow get: if false; } match /{c}/1 { allow get: if c == "a"; } match /b/{id} { allow get; }',
    allowed: ['a/1', 'b/1'],
  },
  {
    title: 'a failing statement does not affect the others',
    rules: 'match /a/{id} { allow get: if 1 / 0 == 0; allow get: if true; }',
    allowed: ['a/1'],
  },
  {
    title: 'a wildcard holds its segment',
    rules: 'match /{c}/{id} { allow get: if c == "b" && id == "1" && c is string; }',
    allowed: ['b/1'],
  },
  {
    title: 'a recursive wildcard holds a path',
    rules: 'match /{rest=**} { allow get: if rest is path && rest[2] == "c" && rest[3] == "2"; }',
    allowed: ['a/1/c/2', 'a/1/c/2/e/3', 'b/1/c/2'],
  },
  {
    title: 'an inner wildcard shadows an outer one of the same name',
    rules: 'match /a/{id} { match /c/{id} { allow get: if id == "2"; } }',
    allowed: ['a/1/c/2'],
  },
];

describe('match paths in version 2', () => {
  it.each(IN_VERSION_2)('$title', ({ rules, allowed }) => {
    expect(readable(new Rulebook(rules), PATHS)).toEqual(allowed);
  });
});

const inVersion1 = (rules: string) => `service cloud.firestore { match /databases/{d}/documents { ${rules} } }`;

const IN_VERSION_1: readonly Case[] = [
  {
    title: 'a recursive wildcard matches one or more segments',
    rules: 'match /{rest=**} { allow get; }',
    allowed: PATHS,
  },
  {
    title: 'a recursive wildcard is never empty',
    rules: 'match /a/{id}/{rest=**} { allow get; }',
    allowed: ['a/1/c/2', 'a/1/d/2', 'a/1/c/2/e/3'],
  },
  { title: 'a wildcard matches one segment', rules: 'match /{c}/{id} { allow get; }', allowed: ['a/1', 'b/1'] },
];

describe('match paths in version 1, which is the default', () => {
  it.each(IN_VERSION_1)('$title', ({ rules, allowed }) => {
    expect(readable(new Rulebook(inVersion1(rules)), PATHS)).toEqual(allowed);
    expect(readable(new Rulebook(`rules_version = '1'; ${inVersion1(rules)}`), PATHS)).toEqual(allowed);
  });
});

describe('the database prefix', () => {
  const whole = (root: string) =>
    new Rulebook(`rules_version = '2'; service cloud.firestore { match ${root} { allow get; } }`).get('a/1');

  it.each(['/databases/{database}/documents/{rest=**}', '/databases/(default)/documents/a/{id}', '/{rest=**}'])(
    'is matched by %s',
    (root) => {
      expect(whole(root)).toBe('allowed');
    },
  );

  it.each(['/databases/other/documents/{rest=**}', '/a/{id}', '/databases/{database}/a/{id}'])(
    'is not matched by %s',
    (root) => {
      expect(whole(root)).not.toBe('allowed');
    },
  );

  it('does not matter for rules of other services, which are ignored', () => {
    const rules = new Rulebook(
      `rules_version = '2'; service firebase.storage { match /{rest=**} { allow get; } }
       service cloud.firestore { match /databases/{d}/documents/b/{id} { allow get; } }`,
    );
    expect(readable(rules, PATHS)).toEqual(['b/1']);
  });
});

describe('verbs', () => {
  const VERBS = { get: 'get', list: 'list', create: 'create', update: 'update', delete: 'delete' } as const;
  const COVERED: readonly (readonly [verb: string, operations: readonly string[]])[] = [
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get, write', ['get', 'create', 'update', 'delete']],
    ['read, write', ['get', 'list', 'create', 'update', 'delete']],
  ];

  it.each(COVERED)('%s allows %j', (verb, operations) => {
    const rules = new Rulebook(`match /a/{id} { allow ${verb}: if request.method in ${JSON.stringify(operations)}; }`, {
      'a/1': { x: 1 },
    });
    const attempts = {
      [VERBS.get]: rules.get('a/1'),
      [VERBS.list]: rules.list(queryOf('a')),
      [VERBS.create]: rules.commit(['a/2', { x: 1 }]),
      [VERBS.update]: rules.commit(['a/1', { x: 2 }]),
      [VERBS.delete]: rules.commit(['a/1', undefined]),
    };
    const allowed = Object.entries(attempts).flatMap(([operation, answer]) =>
      answer === 'allowed' ? [operation] : [],
    );
    expect(allowed).toEqual(operations);
  });
});
