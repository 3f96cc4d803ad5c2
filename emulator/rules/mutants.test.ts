import { expect, it } from 'vitest';
import { parseRules } from './language/parser.ts';
import { mutantsOf } from './mutants.ts';

function changesTo(condition: string, verbs = 'read'): string[] {
  const source = `service cloud.firestore { match /a/{id} { allow ${verbs}: if ${condition}; } }`;
  const { file } = parseRules(source);
  if (!file) throw new Error('The test’s own rules do not parse.');
  return Array.from(mutantsOf(file, source), ({ content, original, replacement }) => {
    expect(parseRules(content).issues).toEqual([]);
    return `${original} → ${replacement}`;
  });
}

it.each([
  ['request.time < request.time', ['request.time < request.time → ((request.time) <= (request.time))']],
  ['id == id', ['id == id → ((id) != (id))']],
  ["id in ['a', 'b']", ["['a', 'b'] → ['b']", "['a', 'b'] → ['a']", "id in ['a', 'b'] → !((id) in (['a', 'b']))"]],
  ['id is string', ['id is string → true']],
  ['!(id == id)', ['!(id == id) → ((id == id))']],
  ['id.size() > 3', ['3 → 4', '3 → 2']],
  ['true', ['true → false', 'true → !(true)']],
  ['id == id ? true : false', ['id == id ? true : false → (true)', 'id == id ? true : false → (false)']],
])('%s is changed', (condition, wanted) => {
  expect(changesTo(condition)).toEqual(expect.arrayContaining(wanted));
});

it('leaves out each side of && and ||, and keeps what stood in parentheses together', () => {
  expect(changesTo('(id == id || true) && id != id')).toEqual(
    expect.arrayContaining([
      '(id == id || true) && id != id → ((id == id || true))',
      '(id == id || true) && id != id → (id != id)',
      '(id == id || true) && id != id → (((id == id || true)) || (id != id))',
    ]),
  );
});

it('leaves out each verb and widens it', () => {
  expect(changesTo('true', 'get, create')).toEqual(
    expect.arrayContaining([
      'allow get, create: if true → allow create: if true',
      'allow get, create: if true → allow get: if true',
      'allow get, create: if true → allow read, create: if true',
      'allow get, create: if true → allow get, write: if true',
    ]),
  );
});

it('never makes a mutant that reads as the original does', () => {
  const source = `service cloud.firestore { match /a/{id} { allow read: if id == 'x' && [1].size() == 1; } }`;
  const { file } = parseRules(source);
  if (!file) throw new Error('The test’s own rules do not parse.');
  for (const { content } of mutantsOf(file, source)) expect(content).not.toBe(source);
});
