import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planQuery } from '../query/plan.ts';
import type { Query } from '../query/query.ts';
import type { PatternSegment } from './language/ast.ts';
import { ANY_DEPTH, cannotMatch, matchPattern, type PathPiece } from './pattern.ts';
import { UNKNOWN } from './runtime/values.ts';
import { DATABASE, documentAt, query, Rulebook } from './testing/rulebook.ts';

const RUNS = 2000;

const id = fc.constantFrom('a', 'b');
const path = fc.array(fc.tuple(id, id), { minLength: 1, maxLength: 3 }).map((pairs) => pairs.flat().join('/'));

/** Queries on a collection, a collection group, and all collections below a document. */
const queries: fc.Arbitrary<Query> = fc.oneof(
  fc.tuple(fc.constantFrom('', 'a/b/', 'b/a/a/a/'), id).map(([parent, collection]) => query(`${parent}${collection}`)),
  fc
    .tuple(fc.constantFrom('', 'a/b/', 'b/a/'), fc.option(id, { nil: undefined }))
    .map(([parent, collectionId]) => query(`${parent}x`, { allDescendants: true, collectionId })),
);

const segment = fc.constantFrom('a', 'b', '{x}', '{y}', '{rest=**}');
/** Patterns with unique names and at most one recursive wildcard. */
const pattern = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .filter(
    (segments) =>
      new Set(segments.filter((each) => each.startsWith('{'))).size ===
      segments.filter((each) => each.startsWith('{')).length,
  );

const CONDITIONS = [
  'true',
  "x == 'a'",
  "x != 'a'",
  'x == y',
  "x in ['a', 'b']",
  "rest[0] == 'a'",
  "rest[1] == 'b'",
  'rest is path',
  "string(rest) == '/a/b'",
  "resource.id == 'a'",
  'x == resource.id',
  '[x].size() == 1',
  "[x, 'a'].toSet().size() == 2",
  'request.path[4] == "a"',
  '/p/$(x) == /p/a',
  '/p/$(rest)/q == /p/a/b/q',
];
const condition = fc.oneof(
  { weight: 2, arbitrary: fc.constant('true') },
  { weight: 3, arbitrary: fc.constantFrom(...CONDITIONS) },
  { weight: 1, arbitrary: fc.constantFrom(...CONDITIONS).map((each) => `!(${each})`) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...CONDITIONS), fc.constantFrom(...CONDITIONS)).map((all) => all.join(' || ')),
  },
);
const rule = fc
  .tuple(pattern, condition)
  .map(([segments, text]) => `match /${segments.join('/')} { allow read: if ${text}; }`);
const rules = fc.record({ version: fc.constantFrom(2, 2, 1), rules: fc.array(rule, { minLength: 1, maxLength: 3 }) });

const fileOf = (version: number, body: readonly string[]) =>
  `rules_version = '${version}'; service cloud.firestore { match /databases/{d}/documents { ${body.join(' ')} } }`;

describe('a query on partly unknown paths', () => {
  it('is allowed only if every document in its scope is readable', () => {
    let proved = 0;
    fc.assert(
      fc.property(
        rules,
        queries,
        fc.uniqueArray(path, { minLength: 1, maxLength: 10 }),
        ({ version, rules: body }, asked, paths) => {
          // Version 1 requires a recursive wildcard to come last.
          fc.pre(version === 2 || body.every((each) => !each.includes('{rest=**}/')));
          const book = new Rulebook(fileOf(version, body));
          if (book.list(asked) !== 'allowed') return;
          const { matches } = planQuery(DATABASE, asked);
          for (const document of paths.map((each) => documentAt(each, new Map())).filter(matches)) {
            proved++;
            expect(book.getDocument(document.path, document), document.path).toBe('allowed');
          }
        },
      ),
      { numRuns: RUNS },
    );
    expect(proved).toBeGreaterThan(RUNS / 50);
  });
});

const NOWHERE = { offset: 0, line: 1, column: 1 };
const span = { start: NOWHERE, end: NOWHERE };
const patternSegment: fc.Arbitrary<PatternSegment> = fc.oneof(
  fc.constantFrom('a', 'b').map((text) => ({ kind: 'literal' as const, text, span })),
  fc.constantFrom('wildcard' as const, 'recursive' as const).map((kind) => ({ kind, name: 'x', span })),
);

it('cannotMatch rejects only patterns that cannot match', () => {
  let passedOver = 0;
  fc.assert(
    fc.property(
      fc.array(patternSegment, { maxLength: 4 }),
      fc.array(fc.constantFrom<PathPiece>('a', 'b', UNKNOWN, ANY_DEPTH), { maxLength: 4 }),
      fc.constantFrom(1 as const, 2 as const),
      (segments, pieces, version) => {
        if (!cannotMatch(segments, pieces)) return;
        passedOver++;
        expect([...matchPattern(segments, pieces, version)]).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
  expect(passedOver).toBeGreaterThan(RUNS / 10);
});
