import { describe, expect, it } from 'vitest';
import { parseRules } from './parser.ts';

const inService = (body: string) => `service cloud.firestore {\n${body}\n}`;
const inMatch = (body: string) => inService(`  match /a/{id} {\n    ${body}\n  }`);
const condition = (expression: string) => inMatch(`allow get: if ${expression};`);

/** Invalid sources with the location and message of their error. */
const BROKEN: readonly (readonly [title: string, source: string, place: string, message: string])[] = [
  ['an empty file', '', '1:1', "Unexpected the end of the file: expected 'service'."],
  ['a file with only a comment', '// nothing', '1:11', "Unexpected the end of the file: expected 'service'."],
  ['a version without quotes', 'rules_version = 2;', '1:17', "Unexpected '2': expected '1' or '2' in quotes."],
  ['an unknown version', "rules_version = '3';", '1:17', "There is no rules_version '3': use '2'."],
  [
    'something before the service',
    'servce cloud.firestore {}',
    '1:1',
    "Unexpected 'servce': expected 'service' or 'function'.",
  ],
  ['a service without a name', 'service {}', '1:9', "Unexpected '{': expected the name of a service."],
  [
    'an unclosed service',
    'service cloud.firestore {',
    '1:26',
    "Unexpected the end of the file: expected 'match', 'allow', 'function' or '}'.",
  ],
  ['a surplus brace', 'service cloud.firestore {} }', '1:28', "Unexpected '}': expected 'service' or 'function'."],
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
  ['an unclosed wildcard', inService('  match /a/{b { }'), '2:15', "Unexpected '{': expected '}'."],
  ['a recursive wildcard with one star', inService('  match /{a=*} { }'), '2:14', "Unexpected '}': expected '*'."],
  [
    'a path that ends with a slash',
    inService('  match /a/ { }'),
    '2:15',
    "Unexpected '}': expected the name of a wildcard.",
  ],
  [
    'an unknown verb',
    inMatch('allow fetch;'),
    '3:11',
    "There is no verb 'fetch': use read, write, get, list, create, update, delete.",
  ],
  ['a missing verb', inMatch('allow : if true;'), '3:11', "Unexpected ':': expected a verb such as read or write."],
  ['a condition without if', inMatch('allow get: true;'), '3:16', "Unexpected 'true': expected 'if'."],
  ['a condition without a colon', inMatch('allow get if true;'), '3:15', "Unexpected 'if': expected ';'."],
  ['a missing condition', condition(''), '3:16', "Missing conditional expression after 'if'."],
  ['a missing semicolon', inMatch('allow get: if true wrong'), '3:24', "Unexpected 'wrong': expected ';'."],
  ['a single equals sign', condition('a = 1'), '3:21', "Unexpected '=': expected ';'."],
  ['a single ampersand', condition('a & b'), '3:21', "Unexpected '&'."],
  ['three equals signs', condition('a === b'), '3:23', "Unexpected '=': expected an expression."],
  ['an operator without its right side', condition('1 +'), '3:22', "Unexpected ';': expected an expression."],
  ['an operator without its left side', condition('&& true'), '3:19', "Unexpected '&&': expected an expression."],
  ['an unclosed parenthesis', condition('(true'), '3:24', "Unexpected ';': expected ')'."],
  ['an unclosed list', condition('[1, 2'), '3:24', "Unexpected ';': expected ']'."],
  ['a list with a hole', condition('[1,, 2]'), '3:22', "Unexpected ',': expected an expression."],
  ['a map without a value', condition("{'a'}"), '3:23', "Unexpected '}': expected ':'."],
  ['an unclosed argument list', condition('f(1'), '3:22', "Unexpected ';': expected ')'."],
  ['a dot without a name', condition('a.1'), '3:20', "Unexpected '.1': expected ';'."],
  ['a missing index', condition('a[]'), '3:21', "Unexpected ']': expected an expression."],
  ['a conditional without its second branch', condition('a ? b'), '3:24', "Unexpected ';': expected ':'."],
  [
    'a type that is not a name',
    condition("a is 'string'"),
    '3:24',
    "Unexpected 'string': expected the name of a type.",
  ],
  ['an unclosed string', condition("'abc"), '3:19', 'A string is not closed.'],
  ['a line break in a string', condition("'a\nb'"), '3:19', 'A string is not closed.'],
  ['unclosed bytes', condition("b'abc"), '3:19', 'Bytes are not closed.'],
  ['an incomplete escape in bytes', condition("b'\\xF'"), '3:21', 'Bytes have no such escape'],
  ['a string escape in bytes', condition("b'\\u0041'"), '3:21', 'Bytes have no such escape'],
  [
    'an integer of more than 64 bits',
    condition('9223372036854775808'),
    '3:19',
    'The integer 9223372036854775808 does not fit 64 bits.',
  ],
  ['2^63 in parentheses after a minus sign', condition('-(9223372036854775808)'), '3:21', 'does not fit 64 bits.'],
  ['an unexpected character', condition('a # b'), '3:21', "Unexpected '#'."],
  ['an unexpected surrogate pair as one character', condition('😀'), '3:19', "Unexpected '😀'."],
  ['a path with an empty segment', condition('/a/ == 1'), '3:23', 'expected a path segment'],
  ['an unclosed path expression', condition('/a/$(b == 1'), '3:30', "Unexpected ';': expected ')'."],
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
    'a parameter that is not a name',
    inService('  function f(1) { return 1; }'),
    '2:14',
    "Unexpected '1': expected the name of a parameter.",
  ],
  ['an unclosed comment', 'service cloud.firestore { /* }', '1:27', "Unexpected '/'"],
  [
    'deeply nested parentheses',
    condition(`${'('.repeat(300)}1${')'.repeat(300)}`),
    '3:219',
    'Expression is too complex to evaluate safely.',
  ],
  [
    'deeply nested negations',
    condition(`${'!'.repeat(300)}true`),
    '3:218',
    'Expression is too complex to evaluate safely.',
  ],
];

describe('the parser', () => {
  it.each(BROKEN)('rejects %s', (_title, source, place, message) => {
    const { file, issues } = parseRules(source);
    expect(file).toBeUndefined();
    expect(issues).toHaveLength(1);
    const [issue] = issues;
    expect(issue?.severity).toBe('ERROR');
    expect(issue?.message).toContain(message);
    expect(`${issue?.span.start.line}:${issue?.span.start.column}`).toBe(place);
  });

  it('reports the exact span of an error in offsets, lines and columns', () => {
    const source = inMatch('allow fetch;');
    const [issue] = parseRules(source).issues;
    expect(source.slice(issue?.span.start.offset, issue?.span.end.offset)).toBe('fetch');
    expect(issue?.span.end).toMatchObject({ line: 3, column: 16 });
  });
});

const FINE: readonly (readonly [title: string, source: string])[] = [
  ['Windows line endings', inMatch('allow get;').replaceAll('\n', '\r\n')],
  [
    'comments between any tokens',
    '/* a */ service /* b */ cloud.firestore { // c\n match /a/{b} /* d */ { allow /* e */ get; } }',
  ],
  ['a version without a semicolon', "rules_version = '2' service cloud.firestore { }"],
  ['empty statements', 'service cloud.firestore { ; match /a/{b} { ; allow get; ; } }'],
  [
    'keywords as names',
    inMatch('allow get: if resource.data.match == 1 && resource.data.service.allow.if.is != request.in;'),
  ],
  ['keywords in paths', 'service cloud.firestore { match /service/match/allow/{function} { allow get; } }'],
  ['empty maps and lists and trailing commas', condition('{} != [] && {"a": 1,} == {"a": 1} && [1,] == [1]')],
  ['a path after an operator', condition('a == /b/c && /d/$(e) in [/f, /g]')],
  ['a division that looks like a path', condition('a / b == 1')],
  ['repeated verbs', inMatch('allow get, get, read;')],
  ['several services', 'service cloud.firestore { } service firebase.storage { }'],
  ['the smallest integer', condition('-9223372036854775808 < 0')],
];

describe('the parser', () => {
  it.each(FINE)('accepts %s', (_title, source) => {
    expect(parseRules(source).issues).toEqual([]);
  });
});
