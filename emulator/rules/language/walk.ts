import type { Allow, Expression, FunctionDeclaration, Match, PatternSegment, RulesFile } from './ast.ts';

/** The direct children of an expression, in source order. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to].filter((each) => each !== undefined);
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.test, expression.then, expression.otherwise];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.segments.flatMap((segment) => (segment.kind === 'value' ? [segment.value] : []));
  }
}

export function* expressionsIn(expression: Expression): Generator<Expression> {
  yield expression;
  for (const child of childrenOf(expression)) yield* expressionsIn(child);
}

/** Every match of a file in pre-order. */
export function* matchesIn(file: RulesFile): Generator<Match> {
  for (const service of file.services) for (const match of service.matches) yield* withInner(match);
}

function* withInner(match: Match): Generator<Match> {
  yield match;
  for (const inner of match.matches) yield* withInner(inner);
}

/** Every statement of a file, with its full pattern from the root. */
export function* allowsIn(
  file: RulesFile,
): Generator<{ readonly allow: Allow; readonly pattern: readonly PatternSegment[] }> {
  for (const service of file.services) for (const match of service.matches) yield* allowsBelow(match, []);
}

function* allowsBelow(match: Match, outer: readonly PatternSegment[]): ReturnType<typeof allowsIn> {
  const pattern = [...outer, ...match.pattern];
  for (const allow of match.allows) yield { allow, pattern };
  for (const inner of match.matches) yield* allowsBelow(inner, pattern);
}

/** Every function of a file, at any level. */
export function* functionsIn(file: RulesFile): Generator<FunctionDeclaration> {
  yield* file.functions;
  for (const service of file.services) yield* service.functions;
  for (const match of matchesIn(file)) yield* match.functions;
}
