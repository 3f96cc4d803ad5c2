import { describe, expect, it } from 'vitest';
import type { Query } from '../query/query.ts';
import { and, double, or, query, reference, Rulebook, where, type Data, type Plain } from './testing/rulebook.ts';

interface Case {
  readonly rule: string;
  readonly asked: Query;
}

const posts = (...parts: Parameters<typeof query> extends [string, ...infer Rest] ? Rest : never) =>
  query('posts', ...parts);
const orderBy = (field: string) => ({ orderBy: [{ field: field.split('.'), direction: 'ASCENDING' as const }] });

/** A query on posts by the user `me` under `allow list: if …`. */
function ask({ rule, asked }: Case, documents: Readonly<Record<string, Data>> = {}): string {
  return new Rulebook(`match /posts/{id} { allow list: if ${rule}; }`, documents).as('me').list(asked);
}

const proved = (rule: string, ...asked: readonly Query[]): Case[] => asked.map((each) => ({ rule, asked: each }));

const OWN = 'resource.data.owner == request.auth.uid';
const PUBLIC = "resource.data.visibility == 'public'";
const mine = where('owner', '==', 'me');

const ALLOWED: readonly Case[] = [
  ...proved('request.auth != null', posts(), posts(mine), posts(orderBy('at'))),
  ...proved(OWN, posts(mine), posts(mine, where('at', '>', 5)), posts(mine, orderBy('at'))),
  ...proved(`${OWN} || ${PUBLIC}`, posts(mine), posts(where('visibility', '==', 'public'))),
  ...proved(`${OWN} || ${PUBLIC}`, posts(or(mine, where('visibility', '==', 'public')))),
  ...proved(`${OWN} && ${PUBLIC}`, posts(mine, where('visibility', '==', 'public'))),
  ...proved("resource.data.state in ['open', 'done']", posts(where('state', 'in', ['open', 'done']))),
  ...proved("resource.data.state in ['open', 'done']", posts(where('state', '==', 'open'))),
  ...proved('resource.data.price < 100', posts(where('price', '<', 100)), posts(where('price', '<=', 99))),
  ...proved('resource.data.price <= 100', posts(where('price', '<', 100)), posts(where('price', '==', 100))),
  ...proved(
    'resource.data.price > 1 && resource.data.price < 9',
    posts(where('price', '>', 1), where('price', '<', 9)),
  ),
  ...proved('resource.data.price > 1.5', posts(where('price', '>=', 2)), posts(where('price', 'in', [2, 3]))),
  ...proved('resource.data.price is number', posts(where('price', '>', 1)), posts(where('price', '==', 1))),
  ...proved('resource.data.name is string', posts(where('name', '>=', 'a')), posts(where('name', '==', 'a'))),
  ...proved('request.auth.uid in resource.data.members', posts(where('members', 'contains', 'me'))),
  ...proved("resource.data.members.hasAny(['me', 'you'])", posts(where('members', 'contains-any', ['me', 'you']))),
  ...proved("resource.data.members.hasAll(['me'])", posts(where('members', 'contains', 'me'))),
  ...proved("resource.data.state != 'draft'", posts(where('state', '!=', 'draft'))),
  ...proved("resource.data.state != 'draft'", posts(where('state', 'not-in', ['draft', 'trash']))),
  ...proved("resource.data.state != 'draft'", posts(where('state', '==', 'open'))),
  ...proved('resource.data.at != null', posts(where('at', '!=', null)), posts(where('at', '>', 1))),
  ...proved("'at' in resource.data", posts(orderBy('at')), posts(where('at', '==', 1)), posts(where('at', '!=', 1))),
  ...proved('resource.data.author.uid == request.auth.uid', posts(where('author.uid', '==', 'me'))),
  ...proved('resource.data.author is map', posts(where('author.uid', '==', 'me'))),
  ...proved("resource.data.get('owner', '') == request.auth.uid", posts(mine)),
  ...proved("resource.data['owner'] == request.auth.uid", posts(mine)),
  ...proved("resource.data.tags == ['a']", posts(where('tags', '==', ['a']))),
  ...proved('resource.data.gone == null', posts(where('gone', '==', null))),
  ...proved(
    'resource.data.ref == /databases/(default)/documents/users/me',
    posts(where('ref', '==', reference('users/me'))),
  ),
  ...proved('request.query.limit <= 10', posts({ limit: 10 }), posts({ limit: 1 })),
  ...proved('request.query.limit != null && request.query.offset == 0', posts({ limit: 10 })),
  ...proved("request.query.orderBy.at == 'ASC'", posts(orderBy('at'))),
  ...proved("id == 'one'", posts(where('__name__', '==', reference('posts/one')))),
  ...proved("id in ['one', 'two']", posts(where('__name__', 'in', [reference('posts/one'), reference('posts/two')]))),
  ...proved("resource.id == 'one'", posts(where('__name__', '==', reference('posts/one')))),
  ...proved('resource.data.missing == 1 || true', posts()),
  ...proved('get(/databases/(default)/documents/users/$(request.auth.uid)).data.isAdmin == true', posts()),
  ...proved('exists(/databases/(default)/documents/rooms/$(resource.data.room))', posts(where('room', '==', 'open'))),
];

const DENIED: readonly Case[] = [
  ...proved(
    OWN,
    posts(),
    posts(where('owner', '==', 'you')),
    posts(orderBy('owner')),
    posts(where('owner', '>=', 'me')),
  ),
  ...proved(OWN, posts(where('owner', 'in', ['me', 'you'])), posts(or(mine, where('at', '==', 1)))),
  ...proved(`${OWN} && ${PUBLIC}`, posts(mine)),
  ...proved('resource.data.price < 100', posts(where('price', '<', 101)), posts(where('price', '<=', 100)), posts()),
  ...proved('resource.data.price < 100', posts(where('price', '>', 1)), posts(where('price', '!=', 100))),
  ...proved('resource.data.price is int', posts(where('price', '==', 1)), posts(where('price', '>', 1))),
  ...proved('resource.data.price is float', posts(where('price', '==', double(1)))),
  ...proved('resource.data.price <= 1', posts(where('price', '==', double(NaN))), posts(where('price', '==', null))),
  ...proved("resource.data.state in ['open', 'done']", posts(where('state', 'in', ['open', 'draft'])), posts()),
  ...proved("resource.data.state != 'draft'", posts(), posts(where('state', '!=', 'trash'))),
  ...proved('request.auth.uid in resource.data.members', posts(where('members', 'contains', 'you')), posts()),
  ...proved("resource.data.members.hasAny(['me'])", posts(where('members', 'contains-any', ['me', 'you']))),
  ...proved("resource.data.members.hasOnly(['me'])", posts(where('members', 'contains', 'me'))),
  ...proved('resource.data.members.size() == 1', posts(where('members', 'contains', 'me'))),
  ...proved('resource.data.tags == [1]', posts(where('tags', '==', [1]))),
  ...proved("'at' in resource.data", posts()),
  ...proved("!('at' in resource.data)", posts(), posts(mine)),
  ...proved('resource.data.at == null', posts(), posts(orderBy('at'))),
  ...proved("resource.data.keys().hasOnly(['owner'])", posts(mine)),
  ...proved('resource.data == {"owner": "me"}', posts(mine)),
  ...proved('resource.data.author.uid == request.auth.uid', posts(where('author.name', '==', 'me'))),
  ...proved('request.query.limit <= 10', posts({ limit: 11 }), posts()),
  ...proved('request.query.offset == 0', posts({ offset: 1 })),
  ...proved("id == 'one'", posts(), posts(where('__name__', '==', reference('posts/two')))),
  ...proved("id in ['one']", posts(where('__name__', 'in', [reference('posts/one'), reference('posts/two')]))),
  ...proved('resource.data.missing == 1', posts(mine)),
  ...proved('[resource.data.missing] is list', posts()),
  ...proved('[resource.data.at, 1].toSet().size() == 2', posts(orderBy('at'))),
  ...proved(
    'exists(/databases/(default)/documents/rooms/$(resource.data.room))',
    posts(),
    posts(where('room', '==', 'no')),
  ),
  ...proved('false', posts(), posts(mine), posts(or()), posts(where('owner', 'in', []))),
];

const DOCUMENTS = { 'users/me': { isAdmin: true }, 'rooms/open': {} };
const describeAsked = ({ where: filter, orderBy: orders, limit, offset }: Query) =>
  JSON.stringify({ filter, orders, limit, offset }, (_key, value: Plain) =>
    typeof value === 'bigint' ? Number(value) : value,
  );

describe('a query whose constraints imply the condition', () => {
  it.each(ALLOWED.map((each) => ({ ...each, text: describeAsked(each.asked) })))(
    'is allowed: $rule for $text',
    (each) => {
      expect(ask(each, DOCUMENTS)).toBe('allowed');
    },
  );
});

describe('a query whose constraints do not imply the condition', () => {
  it.each(DENIED.map((each) => ({ ...each, text: describeAsked(each.asked) })))(
    'is denied whatever documents exist: $rule for $text',
    (each) => {
      expect(ask(each, DOCUMENTS)).not.toBe('allowed');
      expect(ask(each, { ...DOCUMENTS, 'posts/one': { owner: 'me', visibility: 'public', price: 5 } })).not.toBe(
        'allowed',
      );
    },
  );

  it('is denied with that reason', () => {
    expect(ask({ rule: OWN, asked: posts() })).toContain('The query does not prove the condition');
    expect(ask({ rule: OWN, asked: posts(where('owner', '==', 'you')) })).toMatch(/^false for 'list'/);
  });
});

describe('collection group queries', () => {
  const GROUP = { allDescendants: true };
  const allowedGroups = (rules: string, ...asked: readonly Query[]) =>
    asked.map((each) => new Rulebook(rules).as('me').list(each) === 'allowed');

  it('need a rule that matches every depth', () => {
    const asked = [query('posts', GROUP), query('users/u/posts', GROUP), query('posts'), query('users/u/posts')];
    expect(allowedGroups('match /{path=**}/posts/{id} { allow list; }', ...asked)).toEqual([true, true, true, true]);
    expect(allowedGroups('match /users/{u}/posts/{id} { allow list; }', ...asked)).toEqual([false, false, false, true]);
    expect(allowedGroups('match /posts/{id} { allow list; }', ...asked)).toEqual([false, false, true, false]);
    expect(allowedGroups('match /{rest=**} { allow list; }', ...asked)).toEqual([true, true, true, true]);
  });

  it('below a document need a rule for all its collections', () => {
    const asked = query('users/u/any', { ...GROUP, collectionId: undefined });
    expect(allowedGroups('match /users/{u}/{rest=**} { allow list; }', asked)).toEqual([true]);
    expect(allowedGroups('match /users/{u}/posts/{id} { allow list; }', asked)).toEqual([false]);
  });

  it('can prove the condition of a recursive rule', () => {
    const rule = `match /{path=**}/posts/{id} { allow list: if ${OWN}; }`;
    expect(allowedGroups(rule, query('posts', GROUP, mine), query('posts', GROUP))).toEqual([true, false]);
  });

  it('know the wildcards above the collection', () => {
    const rule = 'match /users/{u}/posts/{id} { allow list: if u == request.auth.uid; }';
    expect(allowedGroups(rule, query('users/me/posts'), query('users/you/posts'))).toEqual([true, false]);
  });

  it('are denied by rules for another collection', () => {
    expect(allowedGroups('match /posts/{id} { allow list; }', query('notes'))).toEqual([false]);
  });
});

describe('disjunctions', () => {
  it('are allowed only if every branch is proved', () => {
    const nested = and(or(mine, where('visibility', '==', 'public')), where('at', '>', 1));
    expect(ask({ rule: `${OWN} || ${PUBLIC}`, asked: posts(nested) })).toBe('allowed');
    expect(ask({ rule: OWN, asked: posts(nested) })).not.toBe('allowed');
  });

  it('are denied beyond the limit of branches, unless another constraint proves the condition', () => {
    const many = Array.from({ length: 40 }, (_, i) => or(where('a', '==', i), where('b', '==', i)));
    expect(ask({ rule: 'resource.data.c == 1', asked: posts(...many, where('c', '==', 1)) })).toBe('allowed');
    expect(ask({ rule: 'resource.data.c == 1', asked: posts(...many) })).not.toBe('allowed');
    const wide = Array.from({ length: 1001 }, (_, i) => where('a', '==', i));
    expect(ask({ rule: 'resource.data.a >= 0', asked: posts(or(...wide)) })).not.toBe('allowed');
  });
});
