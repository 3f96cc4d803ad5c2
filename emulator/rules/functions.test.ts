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
    title: 'a function has its arguments',
    rules: 'function sum(a, b) { return a + b; } match /a/{id} { allow get: if sum(1, 2) == 3; }',
  },
  {
    title: 'functions may stand after their use',
    rules:
      'match /a/{id} { allow get: if late(); } function late() { return later(); } function later() { return true; }',
  },
  {
    title: 'functions call functions',
    rules:
      'function two(x) { return 2 * x; } function four(x) { return two(two(x)); } match /a/{id} { allow get: if four(3) == 12; }',
  },
  {
    title: 'a trailing comma and semicolon may stand',
    rules: 'function f(a,) { return a; }; match /a/{id} { allow get: if f(true,); }',
  },
  {
    title: 'the semicolon of the last statement may be left out',
    rules: 'function f() { return true } match /a/{id} { allow get: if f() }',
  },
  {
    title: 'a function sees request and resource',
    rules: 'function f() { return request.auth == null && resource.data.x == 1; } match /a/{id} { allow get: if f(); }',
  },
  {
    title: 'a function sees the wildcards of the match that it stands in',
    rules: 'match /a/{id} { function f() { return id == "1" && database == "(default)"; } allow get: if f(); }',
  },
  {
    title: 'a parameter hides a wildcard',
    rules: 'match /a/{id} { function f(id) { return id; } allow get: if f("other") == "other" && id == "1"; }',
  },
  {
    title: 'a parameter hides request',
    rules: 'function f(request) { return request; } match /a/{id} { allow get: if f(1) == 1; }',
  },
  {
    title: 'a variable holds its value',
    rules: 'function f(x) { let y = x + 1; let z = y * 2; return z - y; } match /a/{id} { allow get: if f(1) == 2; }',
  },
  {
    title: 'a variable hides a wildcard',
    rules: 'match /a/{id} { function f() { let id = 7; return id; } allow get: if f() == 7 && id == "1"; }',
  },
  {
    title: 'a variable is not seen by the functions that are called',
    rules:
      'match /a/{id} { function g() { return id; } function f() { let id = 7; return g(); } allow get: if f() == "1"; }',
  },
  {
    title: 'ten variables are allowed',
    rules: `function f() { ${Array.from({ length: 10 }, (_, i) => `let v${i} = ${i};`).join(' ')} return v9; } match /a/{id} { allow get: if f() == 9; }`,
  },
  {
    title: 'a function of an inner match hides one of an outer',
    rules: 'function f() { return false; } match /a/{id} { function f() { return true; } allow get: if f(); }',
  },
  {
    title: 'a declared function hides a built-in one',
    rules: 'function int(x) { return 5; } match /a/{id} { allow get: if int("1") == 5; }',
  },
  { title: 'a wildcard hides a namespace', rules: 'match /a/{math} { allow get: if math.size() == 1; }' },
  {
    title: 'a global function is seen in the service',
    rules: whole(
      'function f() { return g(); } function g() { return true; }',
      '',
      'match /a/{id} { allow get: if f(); }',
    ),
  },
  {
    title: 'a function of the service is seen in its matches',
    rules: whole('', 'function f() { return request.auth == null; }', 'match /a/{id} { allow get: if f(); }'),
  },
  {
    title: 'the innermost declaration counts',
    rules: whole(
      'function f() { return 1; }',
      'function f() { return 2; }',
      'match /a/{id} { allow get: if f() == 2; }',
    ),
  },
  {
    title: 'a function keeps the meaning of its own place',
    rules: whole(
      'function tag() { return 1; } function f() { return tag(); }',
      '',
      'match /a/{id} { function tag() { return 2; } allow get: if f() == 1 && tag() == 2; }',
    ),
  },
  {
    title: 'a variable hides a parameter, and those behind it keep their own values',
    rules:
      'function f(a) { let a = a + 1; let b = 10; let c = 20; return a == 2 && b == 10 && c == 20; } match /a/{id} { allow get: if f(1); }',
  },
  {
    title: 'an argument that fails does not matter until it is used',
    rules: 'function f(x) { return true || x == 1; } match /a/{id} { allow get: if f(resource.data.missing); }',
  },
  {
    title: 'a variable that fails does not matter until it is used',
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
    title: 'a function of an inner match is not seen outside',
    rules: 'match /b/{id} { function f() { return true; } } match /a/{id} { allow get: if f(); }',
    reason: 'Function not found error: Name: [f]',
  },
  {
    title: 'a wildcard of the caller is not seen in a function that stands outside',
    rules: 'function f() { return id == "1"; } match /a/{id} { allow get: if f(); }',
    reason: 'Variable not found error. Name: [id]',
  },
  {
    title: 'a wildcard of an inner match is not seen outside of it',
    rules: 'match /a/{id} { match /c/{sub} { allow get; } allow get: if sub == "2"; }',
    reason: 'Name: [sub]',
  },
  {
    title: 'a variable is not seen before it stands',
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
    title: 'a result that is no bool',
    rules: 'function f() { return 1; } match /a/{id} { allow get: if f(); }',
    reason: 'Received: [int]. Expected: [bool]',
  },
  {
    title: 'a result of null',
    rules: 'match /a/{id} { allow get: if request.auth; }',
    reason: 'Received: [null]. Expected: [bool]',
  },
  {
    title: 'a failure inside',
    rules: 'function f() { return 1 / 0 == 0; } match /a/{id} { allow get: if f(); }',
    reason: 'Divide by zero',
  },
  {
    title: 'an argument that fails, where it is used',
    rules: 'function f(x) { return x == 1; } match /a/{id} { allow get: if f(1 / 0); }',
    reason: 'Divide by zero',
  },
  {
    title: 'a variable that fails, where it is used',
    rules: 'function f() { let x = 1 / 0; return x == 1; } match /a/{id} { allow get: if f(); }',
    reason: 'Divide by zero',
  },
];

describe('functions that cannot answer', () => {
  it.each(FAIL)('$title', ({ rules, reason }) => {
    expect(new Rulebook(rules).get('a/1')).toContain(reason);
  });
});

describe('the depth of calls', () => {
  const chain = (depth: number) =>
    `${Array.from({ length: depth - 1 }, (_, i) => `function f${i}() { return f${i + 1}(); }`).join(' ')}
     function f${depth - 1}() { return true; }`;

  it('functions go twenty calls deep', () => {
    expect(new Rulebook(`${chain(21)} match /a/{id} { allow get: if f0(); }`).get('a/1')).toBe('allowed');
    expect(() => new Rulebook(`${chain(22)} match /a/{id} { allow get: if f0(); }`)).toThrow('call depth of 20');
  });

  it('calls one after another do not add up', () => {
    const calls = Array.from({ length: 30 }, () => 't()').join(' && ');
    const rules = new Rulebook(`function t() { return true; } match /a/{id} { allow get: if ${calls}; }`);
    expect(rules.get('a/1')).toBe('allowed');
  });
});
