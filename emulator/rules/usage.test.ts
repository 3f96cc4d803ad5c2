import { describe, expect, it } from 'vitest';
import { query, Rulebook, where } from './testing/rulebook.ts';

const at = (path: string) => `/databases/$(database)/documents/${path}`;

const RULES = `
  match /lists/{id} {
    allow get: if id == 'open';
    allow get: if request.auth != null;
    allow list: if resource.data.open == true;
    allow write: if exists(${at('users/$(request.auth.uid)')});
    match /items/{item} { allow create: if exists(${at('lists/$(id)')}) && exists(${at('users/asha')}); }
  }
  match /{other=**} { allow delete: if false; }
`;

describe('the usage report', () => {
  it('lists each match and operation with the line of its last statement', () => {
    const rules = new Rulebook(RULES, { 'lists/a': {}, 'users/asha': {} });
    rules.get('lists/open');
    rules.get('lists/a');
    rules.list(query('lists', where('open', '==', true)));
    expect(rules.usage.report().matches).toEqual([
      {
        operation: 'get',
        match: 'lists/{id}',
        requests: 2,
        expressions: { most: 7, line: 7 },
        expressionsAllowed: 3,
        documents: { most: 0, line: 6 },
      },
      {
        operation: 'list',
        match: 'lists/{id}',
        requests: 1,
        expressions: { most: 5, line: 8 },
        expressionsAllowed: 5,
        documents: { most: 0, line: 8 },
      },
    ]);
  });

  it('counts accessed documents per write and per commit', () => {
    const rules = new Rulebook(RULES, { 'lists/a': {}, 'users/asha': {} }).as('asha');
    rules.commit(['lists/a', { x: 1 }], ['lists/a/items/1', {}]);
    const { matches, documentsOfCommit, callsOfCommit } = rules.usage.report();
    expect(matches.map(({ operation, match, documents }) => [operation, match, documents.most])).toEqual([
      ['create', 'lists/{id}/items/{item}', 2],
      ['update', 'lists/{id}', 1],
    ]);
    expect(documentsOfCommit).toBe(2);
    expect(callsOfCommit).toBe(3);
  });

  it('includes denied requests and requests over the limit, but not unmatched ones', () => {
    const dear = Array.from({ length: 90 }, () => "id != 'b'").join(' && ');
    const rules = new Rulebook(
      `function dear(id) { return ${dear}; } match /a/{id} { allow get: if dear(id) && dear(id) && dear(id); } ${RULES}`,
    );
    rules.get('a/1');
    rules.commit(['elsewhere/1', undefined]);
    rules.commit(['elsewhere/1', {}]);
    const { matches, maxExpressions } = rules.usage.report();
    expect(matches.map(({ operation, match, expressions }) => [operation, match, expressions.most])).toEqual([
      ['get', 'a/{id}', maxExpressions + 1],
      ['delete', '{other=**}', 1],
    ]);
  });
});
