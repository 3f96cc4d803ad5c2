import { describe, expect, it } from 'vitest';
import { loadRules } from '../load-rules.ts';

/** The "too complex" errors with the source they point at. */
function complaints(statements: string): string[] {
  const content = `rules_version = '2'; service cloud.firestore { match /a/{id} {\n${statements}\n} }`;
  const { issues } = loadRules({ name: 'firestore.rules', content }, 'cloud.firestore');
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ message, span }) => `${message} ${content.slice(span.start.offset, span.end.offset)}`);
}

const MESSAGE = 'Expression is too complex to evaluate safely.';
const wrapped = (count: number, inner: string) => `${'('.repeat(count)}${inner}${')'.repeat(count)}`;
const flat = (count: number, operator: string) =>
  Array.from({ length: count }, () => "id == 'x'").join(` ${operator} `);
const nested = (count: number): string => (count === 1 ? "id == 'x'" : `id == 'x' && (${nested(count - 1)})`);
const inFunction = (body: string) => `function f() { ${body} } allow get: if f();`;

const TERM = ['id', "'x'"];
/** The two innermost terms of a chain. */
const FIRST_TWO = [...TERM, ...TERM];

/** Expected results as measured on Google's service. */
describe('the nesting limit', () => {
  it.each([
    ['98 terms of &&', `allow get: if ${flat(98, '&&')};`],
    ['98 terms of ||', `allow get: if ${flat(98, '||')};`],
    ['49 nested terms', `allow get: if ${nested(49)};`],
    ['97 parentheses around a comparison', `allow get: if ${wrapped(97, "id == 'x'")};`],
    ['97 parentheses around members', `allow get: if ${wrapped(97, 'request.auth.uid == resource.data.a.b.c')};`],
    [
      '98 terms in a function and in its variable',
      inFunction(`let v = ${flat(98, '&&')}; return v || ${flat(97, '||')};`),
    ],
  ])('allows %s', (_what, statements) => {
    expect(complaints(statements)).toEqual([]);
  });

  it.each([
    ['99 terms of &&', `allow get: if ${flat(99, '&&')};`, FIRST_TWO],
    ['99 terms of ||', `allow get: if ${flat(99, '||')};`, FIRST_TWO],
    ['50 nested terms', `allow get: if ${nested(50)};`, TERM],
    ['98 parentheses', `allow get: if ${wrapped(98, "id == 'x'")};`, TERM],
    ['99 parentheses', `allow get: if ${wrapped(99, "id == 'x'")};`, [wrapped(99, "id == 'x'")]],
    ['250 parentheses', `allow get: if ${wrapped(250, "id == 'x'")};`, ['(']],
    ['99 terms in a function', inFunction(`return ${flat(99, '&&')};`), FIRST_TWO],
    ['99 terms in a variable', inFunction(`let v = ${flat(99, '&&')}; return v;`), FIRST_TWO],
    ['99 terms in an argument', `function f(x) { return x; } allow get: if f(${flat(99, '&&')});`, FIRST_TWO],
    ['a term with is', `allow get: if id is string && ${flat(98, '&&')};`, ['id', ...TERM]],
  ])('rejects %s', (_what, statements, places) => {
    expect(complaints(statements)).toEqual(places.map((place) => `${MESSAGE} ${place}`));
  });
});
