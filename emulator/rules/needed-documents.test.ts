import { describe, expect, it } from 'vitest';
import { parseRules } from './language/parser.ts';
import { matchesIn } from './language/walk.ts';
import { mutantsOf } from './mutants.ts';
import { neededBy } from './needed-documents.ts';

const FUNCTIONS = `
  function changed() { return request.resource.data.diff(resource.data).affectedKeys(); }
  function owner(document) { return document.data.owner; }
  function both(a, b) { return a && b; }
  function counted() { let before = resource.data.count; return request.resource.data.count == before + 1; }
  function idle() { let before = resource.data.count; return request.auth != null; }
`;

function needed(condition: string) {
  const { file } = parseRules(
    `service cloud.firestore { ${FUNCTIONS} match /a/{id} { allow update: if ${condition}; } }`,
  );
  const allow = file && [...matchesIn(file)][0]?.allows[0];
  if (!file || !allow) throw new Error('The test has no rules.');
  return neededBy(file, allow);
}

describe('the documents a condition requires to hold', () => {
  it.each([
    ['resource.data.owner == request.auth.uid', true, false],
    ["request.resource['data'].size() > 0", false, true],
    ['changed().hasOnly([])', true, true],
    ['counted()', true, true],
    ['resource == null && request.resource != null', false, false],
    ['resource == null || resource.data.open', false, false],
    ['resource.data.a || resource.data.b', true, false],
    ['request.auth.uid == id && resource.data.open', true, false],
    ['id == "x" ? resource.data.open : request.resource.data.open', false, false],
    ['resource.data.open ? true : false', true, false],
    ['both(id == "x", changed().hasOnly([]))', true, true],
    // An unused argument is not required, and a parameter may be another document.
    ['idle()', false, false],
    ['owner(get(/a/b)) == "x"', false, false],
    ['{"resource": 1}.resource == 1', false, false],
  ])('for %s are before: %s, after: %s', (condition, before, after) => {
    expect(needed(condition)).toEqual({ before, after });
  });
});

it('omits widening mutants that could never allow more requests', () => {
  const widened = (condition: string, verbs = 'update') => {
    const text = `service cloud.firestore { ${FUNCTIONS} match /a/{id} { allow ${verbs}: if ${condition}; } }`;
    const { file } = parseRules(text);
    if (!file) throw new Error('The test has no rules.');
    return [...mutantsOf(file, text)].filter(({ replacement }) => /^allow .*write.*:/.test(replacement)).length;
  };
  expect(widened('changed().hasOnly([])')).toBe(0);
  expect(widened('request.resource.data.open')).toBe(1);
  expect(widened('resource == null || changed().hasOnly([])')).toBe(1);
  expect(widened('request.resource.data.open', 'create, update')).toBe(0);
  expect(widened('id == "x"', 'create, update')).toBe(2);
  expect(widened('request.resource.data.open', 'create')).toBe(1);
});
