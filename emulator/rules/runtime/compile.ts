import type { Expression, FunctionDeclaration } from '../language/ast.ts';
import { COST } from './budget.ts';
import { callDeclared, callDocumentFunction, isDocumentFunction } from './calls.ts';
import type { Compiled, CompiledFunction, Frame, Scope } from './compiled.ts';
import { calculate, negated } from './arithmetic.ts';
import { equal, negate, ordered, type Verdict } from './comparison.ts';
import type { Environment } from './environment.ts';
import { EvaluationFailure, fail, typeError } from './failure.ts';
import { GLOBAL_FUNCTIONS, NAMESPACES } from './global-functions.ts';
import { indexed, isIn, isOfType, member, sliced } from './members.ts';
import { callMethod } from './methods.ts';
import { allOf, kept, operator } from './operands.ts';
import { invoke } from './signature.ts';
import { EntriesMap, RulesPath, typeName, Unknown, UNKNOWN, type RulesValue } from './values.ts';

export function compileFunction(declaration: FunctionDeclaration, around: Scope): CompiledFunction {
  const locals = new Map<string, number>(declaration.parameters.map((name, index) => [name, index]));
  const scope: Scope = {
    binding: (name) => {
      const index = locals.get(name);
      return index === undefined ? around.binding(name) : { kind: 'local', index };
    },
    function: (name) => around.function(name),
  };
  const steps = declaration.lets.map(({ name, value }, i) => {
    const compiled = compile(value, scope);
    locals.set(name, declaration.parameters.length + i);
    return compiled;
  });
  return { declaration, steps, result: compile(declaration.result, scope) };
}

/** A condition, return value or variable: observed even if it is a constant. */
export function compile(expression: Expression, scope: Scope): Compiled {
  return observed(expression, compileNode(expression, scope));
}

/** Compiles an expression to a closure, so that the tree is walked only once. */
function compilePart(expression: Expression, scope: Scope): Compiled {
  const compiled = compileNode(expression, scope);
  if (expression.kind !== 'literal') return observed(expression, compiled);
  return (env, frame) => {
    env.budget.spend();
    return compiled(env, frame);
  };
}

function observed(expression: Expression, compiled: Compiled): Compiled {
  return (env, frame) => {
    env.budget.spend();
    if (!env.observe) return compiled(env, frame);
    try {
      const value = compiled(env, frame);
      env.observe(expression, value);
      return value;
    } catch (error) {
      if (error instanceof EvaluationFailure) env.observe(expression, error);
      throw error;
    }
  };
}

function compileNode(expression: Expression, scope: Scope): Compiled {
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression;
      return () => value;
    }
    case 'name':
      return compileName(expression.name, scope);
    case 'member': {
      const object = compilePart(expression.object, scope);
      const { name } = expression;
      return (env, frame) => member(object(env, frame), name);
    }
    case 'index': {
      const object = compilePart(expression.object, scope);
      const index = compilePart(expression.index, scope);
      return operator(object, index, indexed);
    }
    case 'slice': {
      const object = compilePart(expression.object, scope);
      const bounds = [expression.from, expression.to].map((bound) => bound && compilePart(bound, scope));
      const parts = [object, ...bounds].filter((part) => part !== undefined);
      const [hasFrom, hasTo] = bounds.map((bound) => bound !== undefined);
      return (env, frame) => {
        const [self = null, ...given] = allOf(parts, env, frame);
        return sliced(self, hasFrom ? given[0] : undefined, hasTo ? given.at(-1) : undefined);
      };
    }
    case 'call':
      return compileCall(expression.name, expression.args, scope);
    case 'method':
      return compileMethod(expression, scope);
    case 'unary': {
      const operand = compilePart(expression.operand, scope);
      if (expression.op === '-') return (env, frame) => negated(operand(env, frame));
      return (env, frame) => {
        const verdict = verdictOf(operand(env, frame));
        return fromVerdict(negate(verdict));
      };
    }
    case 'binary':
      return compileBinary(expression, scope);
    case 'is': {
      const operand = compilePart(expression.operand, scope);
      const { type } = expression;
      return (env, frame) => {
        env.budget.spend(COST.type);
        return fromVerdict(isOfType(operand(env, frame), type));
      };
    }
    case 'conditional': {
      const test = compilePart(expression.test, scope);
      const then = compilePart(expression.then, scope);
      const otherwise = compilePart(expression.otherwise, scope);
      return (env, frame) => {
        env.budget.spend(COST.conditional);
        const verdict = verdictOf(test(env, frame));
        if (verdict === undefined) return UNKNOWN;
        if (verdict) return then(env, frame);
        env.budget.spend(COST.otherwise);
        return otherwise(env, frame);
      };
    }
    case 'list': {
      const items = expression.items.map((item) => compilePart(item, scope));
      return (env, frame) => {
        const values = allOf(items, env, frame);
        // An item that may be missing makes the whole list error.
        return values.includes(UNKNOWN) ? UNKNOWN : values;
      };
    }
    case 'map': {
      const parts = expression.entries.flatMap(({ key, value }) =>
        [key, value].map((part) => compilePart(part, scope)),
      );
      return (env, frame) => {
        const values = allOf(parts, env, frame);
        if (values.includes(UNKNOWN)) return UNKNOWN;
        const entries = new Map<string, RulesValue>();
        for (let i = 0; i < values.length; i += 2) entries.set(keyOf(values[i] ?? null), values[i + 1] ?? null);
        return new EntriesMap(entries);
      };
    }
    case 'path': {
      const segments = expression.segments.map((segment): Compiled => {
        if (segment.kind === 'value') return compilePart(segment.value, scope);
        const { text } = segment;
        return (env) => {
          env.budget.spend(COST.segment);
          return text;
        };
      });
      return (env, frame) => {
        const values = allOf(segments, env, frame);
        // It may contain any number of segments.
        if (values.some((value) => value instanceof Unknown)) return UNKNOWN;
        return new RulesPath(values.flatMap(pathPieces));
      };
    }
  }
}

function keyOf(value: RulesValue): string {
  return typeof value === 'string' ? value : typeError([typeName(value)], ['string']);
}

/** The segments that `$(…)` contributes to a path. */
function pathPieces(value: RulesValue): readonly RulesValue[] {
  if (value instanceof RulesPath) return value.segments;
  if (typeof value === 'string') return [value];
  if (typeof value === 'bigint' || typeof value === 'boolean') return [String(value)];
  return typeError([typeName(value)], ['path', 'string']);
}

function verdictOf(value: RulesValue): Verdict {
  if (typeof value === 'boolean') return value;
  return value instanceof Unknown ? undefined : typeError([typeName(value)], ['bool']);
}

const fromVerdict = (verdict: Verdict): RulesValue => verdict ?? UNKNOWN;

function compileName(name: string, scope: Scope): Compiled {
  const binding = scope.binding(name);
  if (binding?.kind === 'local') {
    return (_env, frame) => {
      const value = frame[binding.index] ?? null;
      // oxlint-disable-next-line typescript/only-throw-error -- see EvaluationFailure
      if (value instanceof EvaluationFailure) throw value;
      return value;
    };
  }
  if (binding?.kind === 'wildcard') return (env) => env.wildcards[binding.slot] ?? null;
  if (name === 'request') return (env) => env.request;
  if (name === 'resource') return (env) => env.resource;
  return () => fail(`Variable not found error. Name: [${name}].`);
}

function compileCall(name: string, args: readonly Expression[], scope: Scope): Compiled {
  const compiledArgs = args.map((arg) => compilePart(arg, scope));
  let declared: CompiledFunction | undefined;
  let isResolved = false;
  return (env, frame) => {
    if (!isResolved) {
      declared = scope.function(name);
      isResolved = true;
    }
    if (declared) {
      return callDeclared(
        declared,
        env,
        compiledArgs.map((arg) => kept(arg, env, frame)),
      );
    }
    const values = allOf(compiledArgs, env, frame);
    if (isDocumentFunction(name)) return callDocumentFunction(name, env, values);
    const builtIn = GLOBAL_FUNCTIONS.get(name);
    return builtIn ? invoke(name, builtIn, null, values) : fail(`Function not found error: Name: [${name}].`);
  };
}

function compileMethod(expression: Extract<Expression, { kind: 'method' }>, scope: Scope): Compiled {
  const { name } = expression;
  const args = expression.args.map((arg) => compilePart(arg, scope));
  const namespace = expression.object.kind === 'name' ? expression.object.name : undefined;
  if (namespace !== undefined && scope.binding(namespace) === undefined) {
    if (namespace === 'firestore' && isDocumentFunction(name)) {
      return (env, frame) => {
        env.budget.spend(COST.namespace);
        return callDocumentFunction(name, env, allOf(args, env, frame));
      };
    }
    const functions = NAMESPACES.get(namespace);
    if (functions) {
      const callable = functions.get(name);
      return (env, frame) => {
        env.budget.spend(COST.namespace);
        if (!callable) return fail(`Function not found error: Name: [${namespace}.${name}].`);
        return invoke(`${namespace}.${name}`, callable, null, allOf(args, env, frame));
      };
    }
  }
  const parts = [compilePart(expression.object, scope), ...args];
  return (env, frame) => {
    const values = allOf(parts, env, frame);
    return callMethod(name, values.shift() ?? null, values);
  };
}

function compileBinary({ op, left, right }: Extract<Expression, { kind: 'binary' }>, scope: Scope): Compiled {
  const a = compilePart(left, scope);
  const b = compilePart(right, scope);
  switch (op) {
    case '&&':
      return (env, frame) => decide(a, b, env, frame, false);
    case '||':
      return (env, frame) => decide(a, b, env, frame, true);
    case '==':
      return operator(a, b, (left, right) => fromVerdict(equal(left, right)));
    case '!=':
      return operator(a, b, (left, right) => fromVerdict(negate(equal(left, right))));
    case 'in':
      return operator(a, b, (left, right) => fromVerdict(isIn(left, right)));
    case '<':
    case '<=':
    case '>':
    case '>=':
      return operator(a, b, (left, right) => fromVerdict(ordered(op, left, right)));
    default:
      return operator(a, b, (left, right) => calculate(op, left, right));
  }
}

/**
 * `&&` is decided by a false operand, `||` by a true one, on either side: if one operand decides, an error or unknown in
 * the other is ignored. Otherwise an error propagates, and unknown stays unknown.
 */
function decide(a: Compiled, b: Compiled, env: Environment, frame: Frame, deciding: boolean): RulesValue {
  let failure: EvaluationFailure | undefined;
  let isOpen = false;
  for (const operand of [a, b]) {
    if (operand === b) env.budget.spend(COST.secondOperand);
    try {
      const verdict = verdictOf(operand(env, frame));
      if (verdict === deciding) return deciding;
      if (verdict === undefined) isOpen = true;
    } catch (error) {
      if (!(error instanceof EvaluationFailure) || error.isFatal) throw error;
      failure ??= error;
    }
  }
  // oxlint-disable-next-line typescript/only-throw-error -- see EvaluationFailure
  if (failure) throw failure;
  return isOpen ? UNKNOWN : !deciding;
}
