import type { Allow, Expression, FunctionDeclaration, Match, RulesFile } from './language/ast.ts';

/**
 * Which documents must exist for a condition to hold: the one before the write (`resource`) or after it
 * (`request.resource`). Reading a field of a missing document errors, and an error never allows. So a condition that
 * needs both can only hold for updates, never for a create or a delete.
 */
export interface Needed {
  readonly before: boolean;
  readonly after: boolean;
}

const NOTHING: Needed = { before: false, after: false };
const BEFORE: Needed = { before: true, after: false };
const AFTER: Needed = { before: false, after: true };

/** A binding: a parameter or `let`, with the documents needed to evaluate it. */
type Names = ReadonlyMap<string, Needed>;
type Functions = ReadonlyMap<string, FunctionDeclaration>;

export function neededBy(file: RulesFile, allow: Allow): Needed {
  if (!allow.condition) return NOTHING;
  return new Analysis(functionsSeenBy(allow, file)).toHold(allow.condition, new Map());
}

class Analysis {
  /** Guards against recursion. Recursive files are rejected elsewhere but must not hang here. */
  readonly #entered = new Set<string>();

  constructor(private readonly functions: Functions) {}

  /** The documents needed for the expression to be true. */
  toHold(expression: Expression, names: Names): Needed {
    if (expression.kind === 'binary') {
      const { op, left, right } = expression;
      if (op === '&&') return both(this.toHold(left, names), this.toHold(right, names));
      if (op === '||') return either(this.toHold(left, names), this.toHold(right, names));
    }
    if (expression.kind === 'conditional') {
      const { test, then, otherwise } = expression;
      return both(this.toKnow(test, names), either(this.toHold(then, names), this.toHold(otherwise, names)));
    }
    if (expression.kind === 'call') return this.#called(expression.name, expression.args, names, 'toHold');
    return this.toKnow(expression, names);
  }

  /** The documents needed for the expression to have any value. */
  toKnow(expression: Expression, names: Names): Needed {
    const all = (parts: readonly (Expression | undefined)[]) =>
      parts.reduce((sum, part) => (part ? both(sum, this.toKnow(part, names)) : sum), NOTHING);
    switch (expression.kind) {
      case 'literal':
        return NOTHING;
      case 'name':
        return names.get(expression.name) ?? NOTHING;
      case 'member':
        return both(documentOf(expression.object, names), this.toKnow(expression.object, names));
      case 'index':
        return both(documentOf(expression.object, names), all([expression.object, expression.index]));
      case 'slice':
        return all([expression.object, expression.from, expression.to]);
      case 'method':
        return all([expression.object, ...expression.args]);
      case 'unary':
      case 'is':
        return all([expression.operand]);
      case 'list':
        return all(expression.items);
      case 'map':
        return all(expression.entries.flatMap(({ key, value }) => [key, value]));
      case 'path':
        return all(expression.segments.map((segment) => (segment.kind === 'value' ? segment.value : undefined)));
      case 'call':
        return this.#called(expression.name, expression.args, names, 'toKnow');
      case 'conditional':
        return both(
          this.toKnow(expression.test, names),
          either(this.toKnow(expression.then, names), this.toKnow(expression.otherwise, names)),
        );
      case 'binary':
        // The right side may never be evaluated.
        return expression.op === '&&' || expression.op === '||'
          ? this.toKnow(expression.left, names)
          : all([expression.left, expression.right]);
    }
  }

  #called(name: string, args: readonly Expression[], names: Names, how: 'toHold' | 'toKnow'): Needed {
    const called = this.functions.get(name);
    if (!called || this.#entered.has(name)) return NOTHING;
    this.#entered.add(name);
    // Arguments and `let` values only matter where their name is used.
    const inside = new Map<string, Needed>();
    called.parameters.forEach((parameter, place) => {
      const argument = args[place];
      inside.set(parameter, argument ? this.toKnow(argument, names) : NOTHING);
    });
    for (const { name: local, value } of called.lets) inside.set(local, this.toKnow(value, inside));
    const needed = this[how](called.result, inside);
    this.#entered.delete(name);
    return needed;
  }
}

/** Reading a field of `resource` or `request.resource` requires that document. */
function documentOf(object: Expression, names: Names): Needed {
  if (object.kind === 'name') return object.name === 'resource' && !names.has('resource') ? BEFORE : NOTHING;
  const isAfter =
    object.kind === 'member' &&
    object.name === 'resource' &&
    object.object.kind === 'name' &&
    object.object.name === 'request' &&
    !names.has('request');
  return isAfter ? AFTER : NOTHING;
}

function both(one: Needed, other: Needed): Needed {
  return { before: one.before || other.before, after: one.after || other.after };
}

function either(one: Needed, other: Needed): Needed {
  return { before: one.before && other.before, after: one.after && other.after };
}

/** The functions visible to a statement; inner ones shadow outer ones. */
function functionsSeenBy(allow: Allow, file: RulesFile): Functions {
  const seen = (matches: readonly Match[], outer: readonly FunctionDeclaration[]): Functions | undefined => {
    for (const match of matches) {
      const functions = [...outer, ...match.functions];
      if (match.allows.includes(allow)) return new Map(functions.map((each) => [each.name, each]));
      const further = seen(match.matches, functions);
      if (further) return further;
    }
    return undefined;
  };
  for (const { functions, matches } of file.services) {
    const found = seen(matches, [...file.functions, ...functions]);
    if (found) return found;
  }
  return new Map();
}
