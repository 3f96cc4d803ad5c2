import fc from 'fast-check';
import type {
  Allow,
  BinaryOperator,
  Expression,
  FunctionDeclaration,
  Match,
  PatternSegment,
  RulesFile,
  Verb,
} from '../language/ast.ts';

/** Generates trees as the parser produces them, without source positions. */

const start = { offset: 0, line: 1, column: 1 };
const span = { start, end: start };

const name = fc.constantFrom('a', 'b', 'request', 'resource', 'get', 'match', 'let', '_x1', 'B');
const segment = fc.constantFrom('users', 'a-b', 'c.d', '~e', '0', '(default)', 'in', 'é');

const literal: fc.Arbitrary<Expression> = fc
  .oneof(
    fc.constantFrom(null, true, false, '', '\'"\\\n', '// no comment', 1.5, 0, 1e300, 5e-324),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.string({ unit: 'binary', maxLength: 5 }).filter((text) => !/[\ud800-\udfff](?![\udc00-\udfff])/.test(text)),
    fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map(Math.abs),
    fc.uint8Array({ maxLength: 3 }).map((bytes) => Uint8Array.from(bytes)),
  )
  .map((value) => ({ kind: 'literal', value, span }));

const OPERATORS: readonly BinaryOperator[] = [
  '||',
  '&&',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  '/',
  '%',
];

export const expressions: fc.Arbitrary<Expression> = fc.letrec<{ any: Expression }>((tie) => {
  const any = tie('any');
  const few = fc.array(any, { maxLength: 2 });
  const part = fc.oneof(
    segment.map((text) => ({ kind: 'literal' as const, text })),
    any.map((value) => ({ kind: 'value' as const, value })),
  );
  const option = fc.option(any, { nil: undefined });
  const of = <K extends Expression['kind']>(kind: K) => fc.constant(kind);
  const at = fc.constant(span);
  return {
    any: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      literal,
      fc.record({ kind: of('name'), name, span: at }),
      fc.record({ kind: of('member'), object: any, name, span: at }),
      fc.record({ kind: of('index'), object: any, index: any, span: at }),
      fc.record({ kind: of('slice'), object: any, from: option, to: option, span: at }),
      fc.record({ kind: of('call'), name, args: few, span: at }),
      fc.record({ kind: of('method'), object: any, name, args: few, span: at }),
      // The parser folds the negation of an integer literal.
      fc
        .record({ kind: of('unary'), op: fc.constantFrom('!' as const, '-' as const), operand: any, span: at })
        .filter(({ op, operand }) => op === '!' || operand.kind !== 'literal' || typeof operand.value !== 'bigint'),
      fc.record({ kind: of('binary'), op: fc.constantFrom(...OPERATORS), left: any, right: any, span: at }),
      fc.record({ kind: of('is'), operand: any, type: fc.constantFrom('string', 'int', 'map'), span: at }),
      fc.record({ kind: of('conditional'), test: any, then: any, otherwise: any, span: at }),
      fc.record({ kind: of('list'), items: few, span: at }),
      fc.record({
        kind: of('map'),
        entries: fc.array(fc.record({ key: any, value: any }), { maxLength: 2 }),
        span: at,
      }),
      fc.record({ kind: of('path'), segments: fc.array(part, { minLength: 1, maxLength: 3 }), span: at }),
    ),
  };
}).any;

const at = fc.constant(span);
const functions: fc.Arbitrary<FunctionDeclaration[]> = fc.array(
  fc.record({
    name,
    parameters: fc.array(name, { maxLength: 2 }),
    lets: fc.array(fc.record({ name, value: expressions, span: at }), { maxLength: 2 }),
    result: expressions,
    span: at,
  }),
  { maxLength: 1 },
);

const patternSegment: fc.Arbitrary<PatternSegment> = fc.oneof(
  fc.record({ kind: fc.constant('literal' as const), text: segment, span: at }),
  fc.record({ kind: fc.constantFrom('wildcard' as const, 'recursive' as const), name, span: at }),
);
const VERBS: readonly Verb[] = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'];
const allow: fc.Arbitrary<Allow> = fc.record({
  verbs: fc.array(fc.constantFrom(...VERBS), { minLength: 1, maxLength: 3 }),
  condition: fc.option(expressions, { nil: undefined }),
  span: at,
});

const matches: fc.Arbitrary<Match[]> = fc.letrec<{ matches: Match[] }>((tie) => ({
  matches: fc.array(
    fc.record({
      pattern: fc.array(patternSegment, { minLength: 1, maxLength: 3 }),
      functions,
      allows: fc.array(allow, { maxLength: 2 }),
      matches: fc.oneof({ maxDepth: 2 }, fc.constant([]), tie('matches')),
      span: at,
    }),
    { maxLength: 2 },
  ),
})).matches;

export const files: fc.Arbitrary<RulesFile> = fc.record({
  version: fc.constantFrom(1 as const, 2 as const),
  functions,
  services: fc.array(
    fc.record({ name: fc.constantFrom('cloud.firestore', 'firebase.storage'), functions, matches, span: at }),
    { minLength: 1, maxLength: 2 },
  ),
});
