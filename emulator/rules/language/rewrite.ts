import type { Allow, Expression, FunctionDeclaration, Match, RulesFile } from './ast.ts';
import { childrenOf } from './walk.ts';

/** A node of a file in context. Trees are immutable: `put` returns a file with the node replaced. */
export interface Place<Part> {
  readonly part: Part;
  readonly put: (other: Part) => RulesFile;
}

/** Every function of a file, at any level. */
export function* functionPlaces(file: RulesFile): Generator<Place<FunctionDeclaration>> {
  yield* entriesOf(file.functions, (functions) => ({ ...file, functions }));
  for (const { part: service, put } of entriesOf(file.services, (services) => ({ ...file, services }))) {
    yield* entriesOf(service.functions, (functions) => put({ ...service, functions }));
  }
  for (const { part: match, put } of matchPlaces(file)) {
    yield* entriesOf(match.functions, (functions) => put({ ...match, functions }));
  }
}

/** Every statement of a file. */
export function* allowPlaces(file: RulesFile): Generator<Place<Allow>> {
  for (const { part: match, put } of matchPlaces(file)) {
    yield* entriesOf(match.allows, (allows) => put({ ...match, allows }));
  }
}

/** The expressions of a function: its variables and its result. */
export function* expressionsOf({ part, put }: Place<FunctionDeclaration>): Generator<Place<Expression>> {
  for (const { part: each, put: putLet } of entriesOf(part.lets, (lets) => put({ ...part, lets }))) {
    yield { part: each.value, put: (value) => putLet({ ...each, value }) };
  }
  yield { part: part.result, put: (result) => put({ ...part, result }) };
}

/** An expression and its descendants, like `expressionsIn` in walk.ts. */
export function* placesIn(place: Place<Expression>): Generator<Place<Expression>> {
  yield place;
  const { part, put } = place;
  for (const [index, child] of childrenOf(part).entries()) {
    yield* placesIn({ part: child, put: (other) => put(withChild(part, index, other)) });
  }
}

/** Every match of a file in pre-order. */
function* matchPlaces(file: RulesFile): Generator<Place<Match>> {
  for (const { part: service, put } of entriesOf(file.services, (services) => ({ ...file, services }))) {
    for (const match of entriesOf(service.matches, (matches) => put({ ...service, matches }))) yield* withInner(match);
  }
}

function* withInner(place: Place<Match>): Generator<Place<Match>> {
  yield place;
  const { part, put } = place;
  for (const inner of entriesOf(part.matches, (matches) => put({ ...part, matches }))) yield* withInner(inner);
}

function* entriesOf<Part>(parts: readonly Part[], put: (parts: Part[]) => RulesFile): Generator<Place<Part>> {
  for (const [index, part] of parts.entries()) yield { part, put: (other) => put(parts.with(index, other)) };
}

/** The expression with the child at this index of `childrenOf` replaced. */
function withChild(expression: Expression, index: number, child: Expression): Expression {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      throw new RangeError(`A ${expression.kind} has no children.`);
    case 'member':
      return { ...expression, object: child };
    case 'index':
      return index === 0 ? { ...expression, object: child } : { ...expression, index: child };
    case 'slice':
      if (index === 0) return { ...expression, object: child };
      return index === 1 && expression.from ? { ...expression, from: child } : { ...expression, to: child };
    case 'call':
      return { ...expression, args: expression.args.with(index, child) };
    case 'method':
      if (index === 0) return { ...expression, object: child };
      return { ...expression, args: expression.args.with(index - 1, child) };
    case 'unary':
    case 'is':
      return { ...expression, operand: child };
    case 'binary':
      return index === 0 ? { ...expression, left: child } : { ...expression, right: child };
    case 'conditional':
      if (index === 0) return { ...expression, test: child };
      return index === 1 ? { ...expression, then: child } : { ...expression, otherwise: child };
    case 'list':
      return { ...expression, items: expression.items.with(index, child) };
    case 'map': {
      const part = index % 2 === 0 ? 'key' : 'value';
      const entries = expression.entries.map((entry, i) => (i === index >> 1 ? { ...entry, [part]: child } : entry));
      return { ...expression, entries };
    }
    case 'path': {
      let values = 0;
      const segments = expression.segments.map((segment) =>
        segment.kind === 'value' && values++ === index ? { ...segment, value: child } : segment,
      );
      return { ...expression, segments };
    }
  }
}
