import { describe, expect, it } from 'vitest';
import { Rulebook } from './testing/rulebook.ts';

const whole = (functions: string, service: string, body: string) =>
  `rules_version = '2'; ${functions} service cloud.firestore { ${service} match /databases/{database}/documents { ${body} } }`;

interface Case {
  readonly title: string;
  readonly rules: string;
}

const HOLD: readonly Case[] = [
  {
    title: 'a function receives its arguments',
    rules: 'function sum(a, b) { return a + b; } match /a/{id} { allow get: if sum(1, 2) == 3; }',
  },
  {
    title: 'a function may be declared after its use',
    rules:
      'match /a/{id} { allow get: if late(); } function late() { return later(); } function later() { return true; }',
  },
  {
    title: 'a function may call another function',
    rules:
      'function two(x) { return 2 * x; } function four(x) { return two(two(x)); } match /a/{id} { allow get: if four(3) == 12; }',
  },
  {
    title: 'a trailing comma and semicolon are allowed',
    rules: 'function f(a,) { return a; }; match /a/{id} { allow get: if f(true,); }',
  },
  {
    title: 'the semicolon of the last statement is optional',
    rules: 'function f() { return true } match /a/{id} { allow get: if f() }',
  },
  {
    title: 'a function sees request and resource',
    rules: 'function f() { return request.auth == null && resource.data.x == 1; } match /a/{id} { allow get: if f(); }',
  },
  {
    title: 'a function sees the wildcards of its enclosing match',
    rules: 'match /a/{id} { function f() { return id == "1" && database == "(default)"; } allow get: if f(); }',
  },
  {
    title: 'a parameter shadows a wildcard',
    rules: 'match /a/{id} { function f(id) { return id; } allow get: if f("other") == "other" && id == "1"; }',
  },
  {
    title: 'a parameter shadows request',
    rules: 'function f(request) { return request; } match /a/{id} { allow get: if f(1) == 1; }',
  },
  {
    title: 'a variable holds its value',
    rules: 'function f(x) { let y = x + 1; let z = y * 2; return z - y; } match /a/{id} { allow get: if f(1) == 2; }',
  },
  {
    title: 'a variable shadows a wildcard',
    rules: 'match /a/{id} { function f() { let id = 7; return id; } allow get: if f() == 7 && id == "1"; }',
  },
  {
    title: 'a variable is not visible in called functions',
    rules:
      'match /a/{id} { function g() { return id; } function f() { let id = 7; return g(); } allow get: if f() == "1"; }',
  },
  {
    title: 'ten variables are allowed',
    rules: `function f() { ${Array.from({ length: 10 }, (_, i) => `let v${i} = ${i};`).join(' ')} return v9; } match /a/{id} { allow get: if f() == 9; }`,
  },
  {
    title: 'a function of an inner match shadows one of an outer match',
    rules: 'function f() { return false; } match /a/{id} { function f() { return true; } allow get: if f(); }',
  },
  {
    title: 'a declared function shadows a built-in one',
    rules: 'function int(x) { return 5; } match /a/{id} { allow get: if int("1") == 5; }',
  },
  { title: 'a wildcard shadows a namespace', rules: 'match /a/{math} { allow get: if math.size() == 1; }' },
  {
    title: 'a global function is visible in the service',
    rules: whole(
      'function f() { return g(); } function g() { return true; }',
      '',
      'match /a/{id} { allow get: if f(); }',
    ),
  },
  {
    title: 'a function of the service is visible in its matches',
    rules: whole('', 'function f() { return request.auth == null; }', 'match /a/{id} { allow get: if f(); }'),
  },
  {
    title: 'the innermost declaration wins',
    rules: whole(
      'function f() { return 1; }',
      'function f() { return 2; }',
      'match /a/{id} { allow get: if f() == 2; }',
    ),
  },
  {
    title: 'a function resolves names where it is declared',
    rules: whole(
      'function tag() { return 1; } function f() { return tag(); }',
      '',
      'match /a/{id} { function tag() { return 2; } allow get: if f() == 1 && tag() == 2; }',
    ),
  },
  {
    title: 'a variable that shadows a parameter does not affect later variables',
    rules:
      'function f(a) { let a = a + 1; let b = 10; let c = 20; return a == 2 && b == 10 && c == 20; } match /a/{id} { allow get: if f(1); }',
  },
  {
    title: 'an argument that fails is ignored until it is used',
    rules: 'function f(x) { return true || x == 1; } match /a/{id} { allow get: if f(resource.data.missing); }',
  },
  {
    title: 'a variable that fails is ignored until it is used',
    rules:
      'function f() { let x = resource.data.missing; let y = x + 1; return true || y == 1; } match /a/{id} { allow get: if f(); }',
  },
];

describe('functions and variables', () => {
  it.each(HOLD)('$title', ({ rules }) => {
    expect(new Rulebook(rules, { 'a/1': { x: 1 } }).get('a/1')).toBe('allowed');
  });
});

const FAIL: readonly (Case & { readonly reason: string })[] = [
  {
    title: 'a function declared in another match',
    rules: 'match /b/{id} { function f() { return true; } } match /a/{id} { allow get: if f(); }',
    reason: 'Function not found error: Name: [f]',
  },
  {
    title: 'a wildcard of the caller used in an outer function',
    rules: 'function f() { return id == "1"; } match /a/{id} { allow get: if f(); }',
    reason: 'Variable not found error. Name: [id]',
  },
  {
    title: 'a wildcard of an inner match used outside it',
    rules: 'match /a/{id} { match /c/{sub} { allow get; } allow get: if sub == "2"; }',
    reason: 'Name: [sub]',
  },
  {
    title: 'a variable used before its declaration',
    rules: 'function f() { let a = b; let b = true; return a; } match /a/{id} { allow get: if f(); }',
    reason: 'Name: [b]',
  },
  {
    title: 'too few arguments',
    rules: 'function f(a) { return a; } match /a/{id} { allow get: if f(); }',
    reason: 'Invalid argument count. Function: [f], expected: 1, received: 0',
  },
  {
    title: 'too many arguments',
    rules: 'function f(a) { return a; } match /a/{id} { allow get: if f(true, 1); }',
    reason: 'expected: 1, received: 2',
  },
  {
    title: 'a function result that is not a bool',
    rules: 'function f() { return 1; } match /a/{id} { allow get: if f(); }',
    reason: 'Received: [int]. Expected: [bool]',
  },
  {
    title: 'a null result',
    rules: 'match /a/{id} { allow get: if request.auth; }',
    reason: 'Received: [null]. Expected: [bool]',
  },
  {
    title: 'a failure inside a function',
    rules: 'function f() { return 1 / 0 == 0; } match /a/{id} { allow get: if f(); }',
    reason: 'Divide by zero',
  },
  {
    title: 'a failing argument that is used',
    rules: 'function f(x) { return x == 1; } match /a/{id} { allow get: if f(1 / 0); }',
    reason: 'Divide by zero',
  },
  {
    title: 'a failing variable that is used',
    rules: 'function f() { let x = 1 / 0; return x == 1; } match /a/{id} { allow get: if f(); }',
    reason: 'Divide by zero',
  },
];

describe('a condition fails for', () => {
  it.each(FAIL)('$title', ({ rules, reason }) => {
    expect(new Rulebook(rules).get('a/1')).toContain(reason);
  });
});

describe('the call depth', () => {
  const chain = (depth: number) =>
    `${Array.from({ length: depth - 1 }, (_, i) => `function f${i}() { return f${i + 1}(); }`).join(' ')}
     function f${depth - 1}() { return true; }`;

  it('is limited to 20', () => {
    expect(new Rulebook(`${chain(21)} match /a/{id} { allow get: if f0(); }`).get('a/1')).toBe('allowed');
    expect(() => new Rulebook(`${chain(22)} match /a/{id} { allow get: if f0(); }`)).toThrow('call depth of 20');
  });

  it('does not accumulate over consecutive calls', () => {
    const calls = Array.from({ length: 30 }, () => 't()').join(' && ');
    const rules = new Rulebook(`function t() { return true; } match /a/{id} { allow get: if ${calls}; }`);
    expect(rules.get('a/1')).toBe('allowed');
  });
});
