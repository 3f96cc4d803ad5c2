import type { Allow, Expression, FunctionDeclaration, Match, RulesFile } from './language/ast.ts';

/**
 * Which documents must be there for a condition to hold: the one before the write (`resource`), the one after it
 * (`request.resource`). A field of what is not there cannot be read, and what fails does not hold. So a condition that
 * needs both holds for no create and no delete, whatever the requests: only for updates.
 */
export interface Needed {
  readonly before: boolean;
  readonly after: boolean;
}

const NOTHING: Needed = { before: false, after: false };
const BEFORE: Needed = { before: true, after: false };
const AFTER: Needed = { before: false, after: true };

/** What a name stands for: a parameter or a `let`, with what is needed to know its value. */
type Names = ReadonlyMap<string, Needed>;
type Functions = ReadonlyMap<string, FunctionDeclaration>;

export function neededBy(file: RulesFile, allow: Allow): Needed {
  if (!allow.condition) return NOTHING;
  return new Analysis(functionsSeenBy(allow, file)).toHold(allow.condition, new Map());
}

class Analysis {
  /** Functions do not call themselves; a file that says otherwise is refused elsewhere, and must not hang here. */
  readonly #entered = new Set<string>();

  constructor(private readonly functions: Functions) {}

  /** What is needed for the expression to be true. */
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

  /** What is needed for the expression to have a value, whichever. */
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
        // The right side of these may never be looked at.
        return expression.op === '&&' || expression.op === '||'
          ? this.toKnow(expression.left, names)
          : all([expression.left, expression.right]);
    }
  }

  #called(name: string, args: readonly Expression[], names: Names, how: 'toHold' | 'toKnow'): Needed {
    const called = this.functions.get(name);
    if (!called || this.#entered.has(name)) return NOTHING;
    this.#entered.add(name);
    // Whether an argument or a `let` is looked at is known only where its name is.
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

/** A field of `resource`, or of `request.resource`, can be read only if it is there. */
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

/** The functions that a statement can call; inner ones hide outer ones of the same name. */
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
