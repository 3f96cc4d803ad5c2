import type {
  Allow,
  Expression,
  FunctionDeclaration,
  Match,
  PatternSegment,
  RulesFile,
  ServiceName,
  Verb,
} from './language/ast.ts';
import { cannotMatch, matchPattern, type PathPiece } from './pattern.ts';
import { compile, compileFunction } from './runtime/compile.ts';
import type { Compiled, CompiledFunction, Scope } from './runtime/compiled.ts';
import { Budget } from './runtime/budget.ts';
import type { Environment, RequestEnvironment } from './runtime/environment.ts';
import { EvaluationFailure } from './runtime/failure.ts';
import { typeName, Unknown, type RulesValue } from './runtime/values.ts';

/** A requested operation. `read` and `write` appear only in `allow`, never in a request. */
export type Operation = Exclude<Verb, 'read' | 'write'>;

/** A full pattern from the root, with its statements. */
interface Rule {
  readonly pattern: readonly PatternSegment[];
  /** The slot of each wildcard, by its index in the pattern. */
  readonly slots: readonly number[];
  readonly allows: readonly CompiledAllow[];
}

interface CompiledAllow {
  readonly allow: Allow;
  readonly operations: ReadonlySet<Operation>;
  /** undefined means unconditional. */
  readonly condition: Compiled | undefined;
}

const COVERED: Readonly<Record<Verb, readonly Operation[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** The verdict of one `allow` statement. */
export interface Refusal {
  readonly allow: Allow;
  readonly reason: string;
}

export type Decision = {
  /** Number of expressions evaluated, over all statements. */
  readonly expressions: number;
} & (
  | { readonly allowed: true; readonly by: Allow }
  | { readonly allowed: false; readonly refusals: readonly Refusal[] }
);

/** The compiled rules of one service. */
export class Ruleset {
  readonly #rules: Rule[] = [];
  #slots = 0;

  constructor(
    readonly file: RulesFile,
    readonly service: ServiceName,
    /** Observes each statement whose path matches a request, regardless of its verbs. */
    private readonly onPath?: (allow: Allow) => void,
  ) {
    const global = functionScope(file.functions, { binding: () => undefined, function: () => undefined });
    for (const service of file.services) {
      if (service.name !== this.service) continue;
      const scope = functionScope(service.functions, global);
      for (const match of service.matches) this.#add(match, [], [], scope);
    }
  }

  /** Whether any statement allows the operation on the path. `environmentFor` creates the environment per statement. */
  decide(
    operation: Operation,
    path: readonly PathPiece[],
    environmentFor: (wildcards: RulesValue[]) => RequestEnvironment,
  ): Decision {
    const refusals: Refusal[] = [];
    const budget = new Budget();
    for (const { pattern, slots, allows } of this.#rules) {
      if (cannotMatch(pattern, path)) continue;
      if (this.onPath) for (const { allow } of allows) this.onPath(allow);
      const applicable = allows.filter(({ operations }) => operations.has(operation));
      if (applicable.length === 0) continue;
      for (const values of matchPattern(pattern, path, this.file.version)) {
        const wildcards: RulesValue[] = [];
        values.forEach((value, i) => (wildcards[slots[i] as number] = value));
        for (const { allow, condition } of applicable) {
          const refusal = condition ? refusalOf(condition, { ...environmentFor(wildcards), budget }) : undefined;
          if (refusal === undefined) return { allowed: true, by: allow, expressions: budget.expressions };
          refusals.push({ allow, reason: refusal.message });
          // Once a limit is exceeded, no further statement can allow the request.
          if (refusal.reach === 'request') return { allowed: false, refusals, expressions: budget.expressions };
        }
      }
    }
    return { allowed: false, refusals, expressions: budget.expressions };
  }

  #add(match: Match, prefix: readonly PatternSegment[], outerSlots: readonly number[], around: Scope): void {
    const slots = [...outerSlots];
    const own = new Map<string, number>();
    for (const segment of match.pattern) {
      if (segment.kind === 'literal') continue;
      own.set(segment.name, this.#slots);
      slots.push(this.#slots++);
    }
    const pattern = [...prefix, ...match.pattern];
    const scope = functionScope(match.functions, {
      binding: (name) => {
        const slot = own.get(name);
        return slot === undefined ? around.binding(name) : { kind: 'wildcard', slot };
      },
      function: (name) => around.function(name),
    });
    const allows = match.allows.map((allow) => ({
      allow,
      operations: new Set(allow.verbs.flatMap((verb) => COVERED[verb])),
      condition: allow.condition && compiledOnUse(allow.condition, scope),
    }));
    if (allows.length > 0) this.#rules.push({ pattern, slots, allows });
    for (const inner of match.matches) this.#add(inner, pattern, slots, scope);
  }
}

/** A scope with the given functions, visible in any order. */
function functionScope(declarations: readonly FunctionDeclaration[], around: Scope): Scope {
  const compiled = new Map<string, CompiledFunction>();
  const declared = new Map(declarations.map((declaration) => [declaration.name, declaration]));
  const scope: Scope = {
    binding: (name) => around.binding(name),
    function: (name) => {
      const declaration = declared.get(name);
      if (!declaration) return around.function(name);
      let result = compiled.get(name);
      if (!result) {
        result = compileFunction(declaration, scope);
        compiled.set(name, result);
      }
      return result;
    },
  };
  return scope;
}

/** Compiles lazily: mutation testing creates many rulesets and evaluates only a few conditions of each. */
function compiledOnUse(condition: Expression, scope: Scope): Compiled {
  let compiled: Compiled | undefined;
  return (env, frame) => (compiled ??= compile(condition, scope))(env, frame);
}

/** undefined if the condition holds. */
function refusalOf(condition: Compiled, env: Environment): EvaluationFailure | undefined {
  try {
    const value = condition(env, []);
    if (value === true) return undefined;
    if (value === false) return new EvaluationFailure('false');
    if (value instanceof Unknown) return new EvaluationFailure('The query does not prove the condition');
    return new EvaluationFailure(`Type error. Received: [${typeName(value)}]. Expected: [bool].`);
  } catch (error) {
    if (error instanceof EvaluationFailure) return error;
    throw error;
  }
}
