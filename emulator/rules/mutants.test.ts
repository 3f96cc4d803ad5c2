import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RulesFile } from './language/ast.ts';
import { loadRules } from './load-rules.ts';
import { parseRules } from './language/parser.ts';
import { mutantsOf } from './mutants.ts';
import { bare } from './testing/bare.ts';
import { printFile } from './testing/print.ts';
import { files } from './testing/trees.ts';

function parsed(source: string): RulesFile {
  const { file, issues } = parseRules(source);
  if (!file) throw new Error(`${issues[0]?.message} in ${source}`);
  return file;
}

/** Every mutant with its complete source. */
function written(source: string) {
  return Array.from(mutantsOf(parsed(source), source), (mutant) => {
    const { start, end } = mutant.span;
    return { ...mutant, content: source.slice(0, start.offset) + mutant.replacement + source.slice(end.offset) };
  });
}

function changesTo(condition: string, verbs = 'read'): string[] {
  const source = `service cloud.firestore { match /a/{id} { allow ${verbs}: if ${condition}; } }`;
  return written(source).map(({ original, replacement }) => `${original} → ${replacement}`);
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
])('mutates %s', (condition, wanted) => {
  expect(changesTo(condition)).toEqual(expect.arrayContaining(wanted));
});

it('drops each operand of && and ||, keeping parenthesized operands together', () => {
  expect(changesTo('(id == id || true) && id != id')).toEqual(
    expect.arrayContaining([
      '(id == id || true) && id != id → ((id == id || true))',
      '(id == id || true) && id != id → (id != id)',
      '(id == id || true) && id != id → (((id == id || true)) || (id != id))',
    ]),
  );
});

it('drops and widens each verb', () => {
  expect(changesTo('true', 'get, create')).toEqual(
    expect.arrayContaining([
      'allow get, create: if true → allow create: if true',
      'allow get, create: if true → allow get: if true',
      'allow get, create: if true → allow read, create: if true',
      'allow get, create: if true → allow get, write: if true',
    ]),
  );
});

const KINDS = `rules_version = '2';
function rank(user) { let level = user.level; let bonus = 0; return level + bonus > 2 ? level * 2.0 : -level; }
service cloud.firestore {
  function open() { return true; }
  match /databases/{database}/documents {
    match /a/{id} {
      function own(field) { return !(resource.data[field] != request.auth.uid) || open(); }
      allow get, list: if own('owner') && id in ['x', 'y', null] && !(id in []) && id is string;
      allow create: if {'k': 1, 'l': [2, id == 'q']}.k == rank({'level': 7}) && request.path[3:4] == /a/$(id + 'b')/c;
      allow write;
      match /b/{rest=**} {
        allow read: if get(/databases/$(database)/documents/a/$(id == 'z' ? 'u' : id)).data.n - 0 == -1 && b'x' != b'y';
      }
    }
  }
}`;

it('replaces the fallback of a missing field with a value that changes the outcome', () => {
  const fallbacks = (condition: string) => changesTo(condition).filter((change) => change.startsWith("'active'"));
  expect(fallbacks("resource.data.get('status', 'active') == 'banned'")).toEqual(["'active' → 'banned'"]);
  expect(fallbacks("'banned' != resource.data.get('status', 'active')")).toEqual(["'active' → 'banned'"]);
  expect(fallbacks("resource.data.get('status', 'active') == 'active'")).toEqual([
    "'active' → 'mutated'",
    "'active' → 'mutated'",
  ]);
  expect(fallbacks("resource.data.get('status', 'active') == request.auth.uid")).toEqual(["'active' → 'mutated'"]);
});

it('replaces the smallest and the largest integer only with one of 64 bits', () => {
  const constants = (condition: string) => changesTo(condition).filter((change) => /^-?\d+ →/.test(change));
  expect(constants('resource.data.n == -9223372036854775808')).toEqual(['-9223372036854775808 → -9223372036854775807']);
  expect(constants('resource.data.n == 9223372036854775807')).toEqual(['9223372036854775807 → 9223372036854775806']);
});

it('generates mutants whose tree equals their parsed source', () => {
  const mutants = written(KINDS);
  expect(mutants.length).toBeGreaterThan(80);
  for (const { file, content } of mutants) {
    expect(bare(file), content).toEqual(bare(parsed(content)));
    expect(content).not.toBe(KINDS);
    const { issues } = loadRules({ name: 'mutant.rules', content }, 'cloud.firestore');
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  }
});

it('generates them for any file', () => {
  fc.assert(
    fc.property(files, (tree) => {
      const source = printFile(tree);
      for (const { file, content } of written(source)) expect(bare(file), content).toEqual(bare(parsed(content)));
    }),
    { numRuns: 40 },
  );
});
