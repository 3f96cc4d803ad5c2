import type { Allow, Expression, RulesFile, Verb } from './language/ast.ts';
import type { Span } from './language/issue.ts';
import { parseRules } from './language/parser.ts';
import { allowPlaces, expressionsOf, functionPlaces, placesIn, type Place } from './language/rewrite.ts';
import { matchesIn } from './language/walk.ts';
import { neededBy } from './needed-documents.ts';
import { MAX_INT64, MIN_INT64 } from './runtime/arithmetic.ts';

/** A rules file with a single change. */
export interface Mutant {
  /** The changed node: a statement or an expression. */
  readonly changed: Allow | Expression;
  readonly span: Span;
  /** The original and the replacement. */
  readonly original: string;
  readonly replacement: string;
  /** The mutated file. Unchanged nodes are shared, since a file has more mutants than lines. */
  readonly file: RulesFile;
}

interface Change<Part> extends Place<Part> {
  readonly replacement: string;
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};

/**
 * Every mutant of a file: replaces each comparison, boolean and arithmetic operator, constant and verb; drops each operand
 * of && and ||; negates each condition and removes each negation; drops each list entry.
 */
export function* mutantsOf(file: RulesFile, source: string): Generator<Mutant> {
  const text = (span: Span) => source.slice(span.start.offset, span.end.offset);
  for (const declaration of functionPlaces(file)) {
    for (const place of expressionsOf(declaration)) yield* expressionMutants(changesIn(place, text), text);
  }
  for (const place of allowPlaces(file)) {
    for (const { part, put, replacement } of verbChanges(file, place, text)) {
      yield* mutantAt(part, replacement, text, () => put(parseAllow(replacement)));
    }
    const { condition } = place.part;
    if (!condition) continue;
    const root: Place<Expression> = { part: condition, put: (other) => place.put({ ...place.part, condition: other }) };
    const negated: Change<Expression> = { ...root, replacement: `!(${text(condition.span)})` };
    yield* expressionMutants([negated, ...changesIn(root, text)], text);
  }
}

type Literal = Extract<Expression, { kind: 'literal' }>['value'];
type TextOf = (span: Span) => string;

function* expressionMutants(changes: Iterable<Change<Expression>>, text: TextOf): Generator<Mutant> {
  for (const { part, put, replacement } of changes) {
    yield* mutantAt(part, replacement, text, () => put(parseCondition(replacement)));
  }
}

function* mutantAt(
  changed: Allow | Expression,
  replacement: string,
  text: TextOf,
  changedFile: () => RulesFile,
): Generator<Mutant> {
  const { span } = changed;
  const original = text(span);
  if (original !== replacement) yield { changed, span, original, replacement, file: changedFile() };
}

function parseCondition(text: string): Expression {
  const { condition } = parseAllow(`allow read: if ${text}`);
  if (!condition) throw new Error(`The replacement is not an expression: ${text}`);
  return condition;
}

function parseAllow(text: string): Allow {
  const { file, issues } = parseRules(`service cloud.firestore { match /{id} { ${text}; } }`);
  const allow = file && [...matchesIn(file)][0]?.allows[0];
  if (!allow) throw new Error(`The replacement cannot be parsed: ${issues[0]?.message ?? text}`);
  return allow;
}

/** Drops each verb, and widens each to the verb that covers it if the condition can then hold for more requests. */
function* verbChanges(file: RulesFile, place: Place<Allow>, text: TextOf): Generator<Change<Allow>> {
  const { verbs, condition } = place.part;
  const rest = condition ? `: if ${text(condition.span)}` : '';
  const statement = (kept: readonly string[]) => `allow ${kept.join(', ')}${rest}`;
  for (let i = 0; i < verbs.length; i++) {
    const without = verbs.filter((_, j) => j !== i);
    // A statement needs a verb, so it is replaced by one that never holds.
    yield { ...place, replacement: without.length > 0 ? statement(without) : `allow ${verbs.join(', ')}: if false` };
    for (const wider of WIDER[verbs[i] as Verb] ?? []) {
      if (wider === 'write' && !writeAddsSomething(file, place.part)) continue;
      if (!verbs.some((verb) => verb === wider)) yield { ...place, replacement: statement(verbs.with(i, wider)) };
    }
  }
}

/** Whether widening to `write` would allow more than the statement already allows. */
function writeAddsSomething(file: RulesFile, allow: Allow): boolean {
  const needed = neededBy(file, allow);
  const mayHold: Readonly<Record<'create' | 'update' | 'delete', boolean>> = {
    create: !needed.before,
    update: true,
    delete: !needed.after,
  };
  return (['create', 'update', 'delete'] as const).some((verb) => mayHold[verb] && !allow.verbs.includes(verb));
}

const WIDER: Readonly<Partial<Record<Verb, readonly Verb[]>>> = {
  get: ['read'],
  list: ['read'],
  create: ['write'],
  update: ['write'],
  delete: ['write'],
};

function* changesIn(root: Place<Expression>, text: TextOf): Generator<Change<Expression>> {
  const compared = new Map<Expression, Expression>();
  for (const place of placesIn(root)) {
    const { part: expression } = place;
    for (const [fallback, other] of comparedFallbacks(expression)) compared.set(fallback, other);
    // Preserve parentheses.
    const enclosed = (other: string) => (text(expression.span).startsWith('(') ? `(${other})` : other);
    switch (expression.kind) {
      case 'literal': {
        const other = compared.get(expression);
        const others = other ? [text(other.span)] : otherConstants(expression.value);
        for (const each of others) yield { ...place, replacement: enclosed(each) };
        break;
      }
      case 'unary':
        yield { ...place, replacement: `(${text(expression.operand.span)})` };
        break;
      case 'binary': {
        const { left, right, op } = expression;
        const [a, b] = [`(${text(left.span)})`, `(${text(right.span)})`];
        for (const other of OPERATORS[op] ?? []) yield { ...place, replacement: `(${a} ${other} ${b})` };
        if (op === 'in') yield { ...place, replacement: enclosed(`!(${a} in ${b})`) };
        if (op === '&&' || op === '||') {
          yield { ...place, replacement: a };
          yield { ...place, replacement: b };
        }
        break;
      }
      case 'is':
        yield { ...place, replacement: enclosed('true') };
        break;
      case 'conditional':
        yield { ...place, replacement: `(${text(expression.then.span)})` };
        yield { ...place, replacement: `(${text(expression.otherwise.span)})` };
        break;
      case 'list':
        for (let i = 0; i < expression.items.length; i++) {
          const kept = expression.items.filter((_, j) => j !== i).map((item) => text(item.span));
          yield { ...place, replacement: enclosed(`[${kept.join(', ')}]`) };
        }
        break;
      default:
    }
  }
}

/**
 * The default in `data.get('status', 'active') == 'banned'`, together with the constant it is compared with. Only replacing
 * the default by that constant changes the behaviour; any other replacement would be an equivalent mutant.
 */
function* comparedFallbacks(expression: Expression): Generator<[fallback: Expression, other: Expression]> {
  if (expression.kind !== 'binary' || (expression.op !== '==' && expression.op !== '!=')) return;
  const { left, right } = expression;
  for (const [side, other] of [[left, right] as const, [right, left] as const]) {
    if (side.kind !== 'method' || side.name !== 'get' || other.kind !== 'literal') continue;
    const fallback = side.args[1];
    if (fallback?.kind === 'literal' && fallback.value !== other.value) yield [fallback, other];
  }
}

function otherConstants(value: Literal): string[] {
  switch (typeof value) {
    case 'boolean':
      return [String(!value)];
    case 'bigint':
      return [value + 1n, value - 1n].filter((other) => other >= MIN_INT64 && other <= MAX_INT64).map(String);
    case 'number':
      return [decimal(value + 1)];
    case 'string':
      return ["'mutated'"];
    default:
      return ["'mutated'"];
  }
}

/** Prints a float with a decimal point, or it would be parsed as an integer. */
function decimal(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
