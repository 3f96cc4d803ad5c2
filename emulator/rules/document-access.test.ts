import { describe, expect, it } from 'vitest';
import type { AccessOptions } from './firestore-access.ts';
import { query, Rulebook, type Data } from './testing/rulebook.ts';

const at = (path: string) => `/databases/$(database)/documents/${path}`;
const DOCUMENTS: Readonly<Record<string, Data>> = {
  'users/me': { role: 'editor', tags: ['a'] },
  'a/1': { owner: 'me', n: 1 },
  ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`many/${i}`, { n: i }])),
};
const rules = (verb: string, condition: string, options?: AccessOptions) =>
  new Rulebook(`match /a/{id} { allow ${verb}: if ${condition}; }`, DOCUMENTS, options).as('me');

describe('get and exists', () => {
  it.each([
    `get(${at('users/$(request.auth.uid)')}).data.role == 'editor'`,
    `get(${at('users/me')}).id == 'me' && get(${at('users/me')}).__name__ == ${at('users/me')}`,
    `get(path('databases/(default)/documents/users/me')).data.role == 'editor'`,
    `get(${at('users')}/$(resource.data.owner)).data.tags[0] == 'a'`,
    `exists(${at('users/me')}) && !exists(${at('users/you')})`,
    `exists(request.path) && get(request.path).data.n == 1`,
    `firestore.get(${at('users/me')}).data.role == 'editor' && firestore.exists(${at('users/me')})`,
    `get(${at('users/you')}).data.role == 'editor' || true`,
    `getAfter(request.path).data.n == 1 && existsAfter(request.path)`,
  ])('allow: %s', (condition) => {
    expect(rules('get', condition).get('a/1')).toBe('allowed');
  });

  it.each([
    [`get(${at('users/you')}).data.role == 'x'`, 'Service call error'],
    // Google's reference says null, but its service and its emulator fail (firebase-tools#2067, firebase-js-sdk#3908).
    [`get(${at('users/you')}) == null`, 'Service call error'],
    [`getAfter(${at('users/you')}) == null`, 'Service call error'],
    [`get('users/me').data.role == 'editor'`, 'Type error'],
    ['get(null).data.role == 1', 'Type error'],
    ['get().data.role == 1', 'Invalid argument count'],
    [`exists(${at('users')})`, 'does not name a document'],
    ['exists(/users/me)', 'does not name a document'],
    ['exists(/databases/other/documents/users/me)', 'does not name a document'],
    [`get(${at('users/me')}).data.missing == 1`, 'Property missing is undefined'],
  ])('%s fails: %s', (condition, reason) => {
    expect(rules('get', condition).get('a/1')).toContain(reason);
  });
});

describe('document access within a commit', () => {
  const AFTER = 'request.resource.data';

  it.each([
    ['create', `!exists(request.path) && existsAfter(request.path)`, ['a/2', { n: 2 }]],
    ['create', `getAfter(request.path).data == ${AFTER}`, ['a/2', { n: 2 }]],
    ['update', `get(request.path).data.n == 1 && getAfter(request.path).data.n == 2`, ['a/1', { n: 2 }]],
    ['update', `exists(request.path) && existsAfter(request.path)`, ['a/1', { n: 2 }]],
    ['delete', `exists(request.path) && !existsAfter(request.path)`, ['a/1', undefined]],
    ['delete', `get(request.path).data.n == 1`, ['a/1', undefined]],
  ] as const)('sees the states before and after a %s: %s', (verb, condition, change) => {
    expect(rules(verb, condition).commit(change)).toBe('allowed');
  });

  it('finds nothing to get after a delete', () => {
    const denied = rules('delete', 'getAfter(request.path) == null').commit(['a/1', undefined]);
    expect(denied).toContain('Service call error. Function: [getAfter]');
  });

  it('sees what all writes to a document leave, in the rule of each', () => {
    const last = rules('create, update', 'getAfter(request.path).data.n == 2');
    expect(last.commit(['a/2', { n: 1 }], ['a/2', { n: 2 }])).toBe('allowed');
    expect(last.commit(['a/2', { n: 2 }], ['a/2', { n: 1 }])).not.toBe('allowed');
  });

  it('sees every write of the commit, in any order', () => {
    const book = new Rulebook(
      `match /a/{id} { allow create: if getAfter(${at('counters/c')}).data.n == get(${at('counters/c')}).data.n + 1; }
       match /counters/{id} { allow update: if request.resource.data.n == resource.data.n + 1; }`,
      { ...DOCUMENTS, 'counters/c': { n: 4 } },
    );
    expect(book.commit(['a/9', {}], ['counters/c', { n: 5 }])).toBe('allowed');
    expect(book.commit(['counters/c', { n: 5 }], ['a/9', {}])).toBe('allowed');
    expect(book.commit(['a/9', {}])).toContain("false for 'create'");
    expect(book.commit(['a/9', {}], ['counters/c', { n: 6 }])).not.toBe('allowed');
  });

  it('denies the commit if one write is denied', () => {
    const book = rules('create', 'request.resource.data.n < 5');
    expect(book.commit(['a/7', { n: 1 }], ['a/8', { n: 4 }])).toBe('allowed');
    expect(book.commit(['a/7', { n: 1 }], ['a/8', { n: 5 }])).not.toBe('allowed');
    expect(book.commit(['a/7', { n: 1 }], ['elsewhere/1', { n: 1 }])).not.toBe('allowed');
  });

  it('does not see a document that the same commit creates and deletes', () => {
    const book = new Rulebook('match /a/{id} { allow write: if !existsAfter(request.path); }');
    expect(book.commit(['a/5', { n: 1 }], ['a/5', undefined])).toBe('allowed');
  });
});

describe('the document access limit', () => {
  const exist = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `exists(${at(`many/${from + i}`)})`).join(' && ');

  it('is ten documents per request', () => {
    expect(rules('get', exist(0, 10)).get('a/1')).toBe('allowed');
    expect(rules('get', exist(0, 11)).get('a/1')).toContain('maximum of 10 document access calls');
    expect(rules('list', exist(0, 10)).list(query('a'))).toBe('allowed');
    expect(rules('list', exist(0, 11)).list(query('a'))).toContain('maximum of 10');
    expect(rules('create', exist(0, 10)).commit(['a/2', {}])).toBe('allowed');
    expect(rules('create', exist(0, 11)).commit(['a/2', {}])).toContain('maximum of 10');
  });

  it('counts each document once', () => {
    const again = `${exist(0, 10)} && ${exist(0, 10)} && get(${at('many/3')}).data.n == 3 && existsAfter(${at('many/4')})`;
    expect(rules('get', again).get('a/1')).toBe('allowed');
  });

  it('counts missing documents', () => {
    expect(rules('get', `${exist(0, 10)} && !exists(${at('users/you')})`).get('a/1')).toContain('maximum of 10');
  });

  // Google documents the limit, but not whether the written document itself counts.
  it('counts the written document', () => {
    const writes = (count: number) => Array.from({ length: count }, (_, i) => [`a/new-${i}`, {}] as const);
    const book = rules('create', 'existsAfter(request.path)');
    expect(book.commit(...writes(20))).toBe('allowed');
    expect(book.commit(...writes(21))).toContain('maximum of 20');
  });

  it('denies the request regardless of the rest of the condition', () => {
    expect(rules('get', `(${exist(0, 11)}) || true`).get('a/1')).toContain('maximum of 10');
    expect(rules('get', `true || (${exist(0, 11)})`).get('a/1')).toBe('allowed');
  });

  it('is twenty documents per commit and ten per write', () => {
    const book = new Rulebook(
      `match /a/{id} { allow create: if id == 'x' ? ${exist(0, 10)} : id == 'y' ? ${exist(10, 10)} : ${exist(20, 1)}; }`,
      DOCUMENTS,
    );
    expect(book.commit(['a/x', {}], ['a/y', {}])).toBe('allowed');
    expect(book.commit(['a/x', {}], ['a/y', {}], ['a/z', {}])).toContain('maximum of 20');
  });

  describe('counted per write', () => {
    const writes = (count: number) => Array.from({ length: count }, (_, i) => [`a/new-${i}`, {}] as const);
    const counting = (condition: string) => rules('create', condition, { countAccessesPerWrite: true });

    it('counts a document again for each write of a commit', () => {
      const shared = `exists(${at('users/me')})`;
      expect(rules('create', shared).commit(...writes(30))).toBe('allowed');
      expect(counting(shared).commit(...writes(20))).toBe('allowed');
      expect(counting(shared).commit(...writes(21))).toContain('maximum of 20');
    });

    it('counts a document once within a write', () => {
      const twice = `exists(${at('users/me')}) && get(${at('users/me')}).data.role == 'editor'`;
      expect(counting(twice).commit(...writes(20))).toBe('allowed');
    });

    it('counts a document before and after the commit separately', () => {
      const both = 'existsAfter(request.path) && !exists(request.path)';
      expect(counting(both).commit(...writes(10))).toBe('allowed');
      expect(counting(both).commit(...writes(11))).toContain('maximum of 20');
    });
  });
});
