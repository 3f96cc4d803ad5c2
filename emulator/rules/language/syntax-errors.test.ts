import { describe, expect, it } from 'vitest';
import { parseRules } from './parser.ts';

const inService = (body: string) => `service cloud.firestore {\n${body}\n}`;
const inMatch = (body: string) => inService(`  match /a/{id} {\n    ${body}\n  }`);
const condition = (expression: string) => inMatch(`allow get: if ${expression};`);

/** Where the source is broken, and how that is said. */
const BROKEN: readonly (readonly [title: string, source: string, place: string, message: string])[] = [
  ['an empty file', '', '1:1', "Unexpected the end of the file: expected 'service'."],
  ['only a comment', '// nothing', '1:11', "Unexpected the end of the file: expected 'service'."],
  ['a version without quotes', 'rules_version = 2;', '1:17', "Unexpected '2': expected '1' or '2' in quotes."],
  ['a version that there is not', "rules_version = '3';", '1:17', "There is no rules_version '3': use '2'."],
  [
    'something before the service',
    'servce cloud.firestore {}',
    '1:1',
    "Unexpected 'servce': expected 'service' or 'function'.",
  ],
  ['a service without a name', 'service {}', '1:9', "Unexpected '{': expected the name of a service."],
  [
    'a service that is not closed',
    'service cloud.firestore {',
    '1:26',
    "Unexpected the end of the file: expected 'match', 'allow', 'function' or '}'.",
  ],
  ['a brace too many', 'service cloud.firestore {} }', '1:28', "Unexpected '}': expected 'service' or 'function'."],
  ['an allow outside of a match', inService('  allow read;'), '2:3', "'allow' must stand in a 'match'."],
  ['a match without a path', inService('  match { }'), '2:9', "Unexpected '{': expected a path that begins with '/'."],
  [
    'a match without a slash',
    inService('  match a/{b} { }'),
    '2:9',
    "Unexpected 'a': expected a path that begins with '/'.",
  ],
  [
    'a wildcard without a name',
    inService('  match /a/{} { }'),
    '2:13',
    "Unexpected '}': expected the name of a wildcard.",
  ],
  ['a wildcard that is not closed', inService('  match /a/{b { }'), '2:15', "Unexpected '{': expected '}'."],
  ['a recursive wildcard with one star', inService('  match /{a=*} { }'), '2:14', "Unexpected '}': expected '*'."],
  [
    'a path that ends with a slash',
    inService('  match /a/ { }'),
    '2:15',
    "Unexpected '}': expected the name of a wildcard.",
  ],
  [
    'a verb that there is not',
    inMatch('allow fetch;'),
    '3:11',
    "There is no verb 'fetch': use read, write, get, list, create, update, delete.",
  ],
  [
    'a verb that is missing',
    inMatch('allow : if true;'),
    '3:11',
    "Unexpected ':': expected a verb such as read or write.",
  ],
  ['a condition without if', inMatch('allow get: true;'), '3:16', "Unexpected 'true': expected 'if'."],
  ['a condition without a colon', inMatch('allow get if true;'), '3:15', "Unexpected 'if': expected ';'."],
  ['a condition that is missing', condition(''), '3:16', "Missing conditional expression after 'if'."],
  ['a semicolon that is missing', inMatch('allow get: if true wrong'), '3:24', "Unexpected 'wrong': expected ';'."],
  ['a single equals sign', condition('a = 1'), '3:21', "Unexpected '=': expected ';'."],
  ['a single ampersand', condition('a & b'), '3:21', "Unexpected '&'."],
  ['three equals signs', condition('a === b'), '3:23', "Unexpected '=': expected an expression."],
  ['an operator without its right side', condition('1 +'), '3:22', "Unexpected ';': expected an expression."],
  ['an operator without its left side', condition('&& true'), '3:19', "Unexpected '&&': expected an expression."],
  ['a parenthesis that is not closed', condition('(true'), '3:24', "Unexpected ';': expected ')'."],
  ['a list that is not closed', condition('[1, 2'), '3:24', "Unexpected ';': expected ']'."],
  ['a list with a hole', condition('[1,, 2]'), '3:22', "Unexpected ',': expected an expression."],
  ['a map without a value', condition("{'a'}"), '3:23', "Unexpected '}': expected ':'."],
  ['arguments that are not closed', condition('f(1'), '3:22', "Unexpected ';': expected ')'."],
  ['a dot without a name', condition('a.1'), '3:20', "Unexpected '.1': expected ';'."],
  ['an index that is missing', condition('a[]'), '3:21', "Unexpected ']': expected an expression."],
  ['a conditional without its second branch', condition('a ? b'), '3:24', "Unexpected ';': expected ':'."],
  ['a type that is no name', condition("a is 'string'"), '3:24', "Unexpected 'string': expected the name of a type."],
  ['a string that is not closed', condition("'abc"), '3:19', 'A string is not closed.'],
  ['a string over two lines', condition("'a\nb'"), '3:19', 'A string is not closed.'],
  ['bytes that are not closed', condition("b'abc"), '3:19', 'Bytes are not closed.'],
  ['bytes with a short escape', condition("b'\\xF'"), '3:21', 'Bytes have no such escape'],
  ['bytes with an escape of strings', condition("b'\\u0041'"), '3:21', 'Bytes have no such escape'],
  [
    'an integer of more than 64 bits',
    condition('9223372036854775808'),
    '3:19',
    'The integer 9223372036854775808 does not fit 64 bits.',
  ],
  ['a least integer in parentheses', condition('-(9223372036854775808)'), '3:21', 'does not fit 64 bits.'],
  ['a character that means nothing', condition('a # b'), '3:21', "Unexpected '#'."],
  ['a character of two units', condition('😀'), '3:19', "Unexpected '😀'."],
  ['a path with an empty segment', condition('/a/ == 1'), '3:23', 'expected a path segment'],
  ['a path value that is not closed', condition('/a/$(b == 1'), '3:30', "Unexpected ';': expected ')'."],
  ['a function without a result', inService('  function f() { }'), '2:18', "Unexpected '}': expected 'return'."],
  ['a function without parentheses', inService('  function f { return 1; }'), '2:14', "Unexpected '{': expected '('."],
  [
    'a function with two results',
    inService('  function f() { return 1; return 2; }'),
    '2:28',
    "Unexpected 'return': expected '}'.",
  ],
  [
    'a variable after the result',
    inService('  function f() { return 1; let a = 1; }'),
    '2:28',
    "Unexpected 'let': expected '}'.",
  ],
  [
    'a variable without a semicolon',
    inService('  function f() { let a = 1 return a; }'),
    '2:28',
    "Unexpected 'return': expected ';'.",
  ],
  [
    'a variable without a value',
    inService('  function f() { let a; return a; }'),
    '2:23',
    "Unexpected ';': expected '='.",
  ],
  [
    'a parameter that is no name',
    inService('  function f(1) { return 1; }'),
    '2:14',
    "Unexpected '1': expected the name of a parameter.",
  ],
  ['a comment that is not closed', 'service cloud.firestore { /* }', '1:27', "Unexpected '/'"],
  [
    'an expression that is nested too deeply',
    condition(`${'('.repeat(300)}1${')'.repeat(300)}`),
    '3:219',
    'Expression is too complex to evaluate safely.',
  ],
  [
    'a negation that is nested too deeply',
    condition(`${'!'.repeat(300)}true`),
    '3:218',
    'Expression is too complex to evaluate safely.',
  ],
];

describe('a source that is broken', () => {
  it.each(BROKEN)('%s', (_title, source, place, message) => {
    const { file, issues } = parseRules(source);
    expect(file).toBeUndefined();
    expect(issues).toHaveLength(1);
    const [issue] = issues;
    expect(issue?.severity).toBe('ERROR');
    expect(issue?.message).toContain(message);
    expect(`${issue?.span.start.line}:${issue?.span.start.column}`).toBe(place);
  });

  it('the span covers what is wrong, in offsets, lines and columns', () => {
    const source = inMatch('allow fetch;');
    const [issue] = parseRules(source).issues;
    expect(source.slice(issue?.span.start.offset, issue?.span.end.offset)).toBe('fetch');
    expect(issue?.span.end).toMatchObject({ line: 3, column: 16 });
  });
});

const FINE: readonly (readonly [title: string, source: string])[] = [
  ['windows line ends', inMatch('allow get;').replaceAll('\n', '\r\n')],
  [
    'comments everywhere',
    '/* a */ service /* b */ cloud.firestore { // c\n match /a/{b} /* d */ { allow /* e */ get; } }',
  ],
  ['a version without a semicolon', "rules_version = '2' service cloud.firestore { }"],
  ['semicolons on their own', 'service cloud.firestore { ; match /a/{b} { ; allow get; ; } }'],
  [
    'keywords as names',
    inMatch('allow get: if resource.data.match == 1 && resource.data.service.allow.if.is != request.in;'),
  ],
  ['keywords in paths', 'service cloud.firestore { match /service/match/allow/{function} { allow get; } }'],
  ['an empty map and list', condition('{} != [] && {"a": 1,} == {"a": 1} && [1,] == [1]')],
  ['a path behind an operator', condition('a == /b/c && /d/$(e) in [/f, /g]')],
  ['a division that is no path', condition('a / b == 1')],
  ['verbs that are repeated', inMatch('allow get, get, read;')],
  ['several services', 'service cloud.firestore { } service firebase.storage { }'],
  ['the least integer', condition('-9223372036854775808 < 0')],
];

describe('a source that is fine', () => {
  it.each(FINE)('%s', (_title, source) => {
    expect(parseRules(source).issues).toEqual([]);
  });
});
