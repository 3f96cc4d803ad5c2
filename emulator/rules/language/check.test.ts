import { describe, expect, it } from 'vitest';
import { KNOWN_NAMES } from '../known-names.ts';
import { checkRules } from './check.ts';
import { parseRules } from './parser.ts';

function issuesOf(source: string): string[] {
  const { file, issues } = parseRules(source);
  const found = file ? checkRules(file, KNOWN_NAMES) : issues;
  return found.map(({ severity, message, span }) => `${span.start.line}:${span.start.column} ${severity} ${message}`);
}

const inMatch = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;

describe('static checks', () => {
  it.each([
    [
      'an unknown variable',
      '    allow read: if requestt.auth != null;',
      '4:20 WARNING Invalid variable name: requestt.',
    ],
    ['an unknown function', '    allow read: if isAdmin();', '4:20 WARNING Invalid function name: isAdmin.'],
    ['an unknown method', '    allow read: if request.path.foo();', '4:20 WARNING Invalid function name: foo.'],
    [
      'an unknown function of a namespace',
      '    allow read: if math.root(2) > 1;',
      '4:20 WARNING Invalid function name: root.',
    ],
    ['an unknown type', '    allow read: if resource is document;', "4:20 ERROR There is no type 'document'."],
    ['an unused function', '    function f() { return true; }', '4:5 WARNING Unused function: f.'],
    [
      'a wrong number of arguments',
      '    function f(a) { return a; }\n    allow read: if f();',
      '5:20 WARNING Incorrect number of arguments supplied to function: f.',
    ],
    [
      'indirect recursion',
      '    function f() { return g(); }\n    function g() { return f(); }\n    allow read: if f();',
      '4:5 ERROR Recursive call is not allowed.',
    ],
    [
      'a function declared twice',
      '    function f() { return true; }\n    function f() { return false; }\n    allow read: if f();',
      "5:5 ERROR The function 'f' is declared twice.",
    ],
    [
      'a duplicate parameter',
      '    function f(a, a) { return a; }\n    allow read: if f(1, 2);',
      "4:5 ERROR The function 'f' has two parameters of the same name.",
    ],
    [
      'two recursive wildcards',
      '    match /{a=**}/x { match /{b=**} { allow read; } }',
      '4:30 ERROR Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
    ],
    [
      'a duplicate variable',
      '    function f() { let a = 1; let a = 2; return a; }\n    allow read: if f() == 1;',
      '4:31 ERROR The identifier [a] is already bound in the current scope.',
    ],
    [
      'an unused variable',
      '    function f() { let a = 1; return true; }\n    allow read: if f();',
      '4:20 WARNING Unused variable: a.',
    ],
    [
      'a call stack that is too deep',
      `${Array.from({ length: 22 }, (_, i) => `    function f${i}() { return ${i < 21 ? `f${i + 1}()` : 'true'}; }\n`).join('')}    allow read: if f0();`,
      `4:5 ERROR Maximum allowed call depth of 20 is reached for [${Array.from({ length: 21 }, (_, i) => `f${i}`).join('->')}] call stack.`,
    ],
    [
      'a duplicate wildcard in a path',
      '    match /{a}/{a} { allow read; }',
      "4:16 ERROR The wildcard 'a' is in the path twice.",
    ],
    [
      'more than ten variables',
      `    function f() { ${Array.from({ length: 11 }, (_, i) => `let v${i} = 1; `).join('')}return true; }\n    allow read: if f();`,
      '4:5 ERROR Maximum allowed variable count of 10 for a given function has been reached.',
    ],
  ])('report %s', (_what, body, issue) => {
    expect(issuesOf(inMatch(body))).toContain(issue);
  });

  it('report nothing for valid rules', () => {
    const body = `
    function isOwner(uid) { let auth = request.auth; return auth != null && auth.uid == uid; }
    match /users/{uid} {
      allow read: if isOwner(uid) && exists(/databases/$(database)/documents/users/$(uid));
      allow create: if request.resource.data.keys().hasOnly(['a']) && math.abs(-1) == 1 && 'a' is string;
    }`;
    expect(issuesOf(inMatch(body))).toEqual([]);
  });

  it('warn about version 1 and reject a recursive wildcard before the end of a path there', () => {
    const source = 'service cloud.firestore { match /{a=**}/b { allow read; } }';
    expect(issuesOf(source)).toEqual([
      '1:1 WARNING Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
      "1:34 ERROR In rules_version '1' a recursive wildcard must end the path.",
    ]);
  });

  it('reject an unknown service', () => {
    expect(issuesOf("rules_version = '2'; service cloud.fire { }")).toEqual([
      "1:22 ERROR There is no service 'cloud.fire': use cloud.firestore or firebase.storage.",
    ]);
  });
});
