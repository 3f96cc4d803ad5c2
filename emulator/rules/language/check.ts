import type { Expression, FunctionDeclaration, Match, PatternSegment, RulesFile } from './ast.ts';
import type { Issue, Span } from './issue.ts';
import { TOO_COMPLEX, tooDeepIn } from './nesting.ts';
import { expressionsIn, functionsIn } from './walk.ts';

/** The names that a service provides. */
export interface KnownNames {
  readonly services: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  /** Namespaces such as `math`, with their functions. */
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string>>;
  readonly methods: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

const MAX_LETS = 10;
const MAX_CALL_DEPTH = 20;

/** Static checks. A file with errors is rejected. */
export function checkRules(file: RulesFile, known: KnownNames): Issue[] {
  return new Checker(file, known).check();
}

/** A lexical scope. */
interface Names {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

class Checker {
  readonly #issues: Issue[] = [];
  readonly #called = new Set<FunctionDeclaration>();
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();

  constructor(
    private readonly file: RulesFile,
    private readonly known: KnownNames,
  ) {}

  check(): Issue[] {
    const { file, known } = this;
    if (file.version === 1) {
      const span = (file.services[0] ?? file.functions[0])?.span;
      if (span)
        this.#warn('Ruleset uses old version (version [1]). Please update to the latest version (version [2]).', span);
    }
    const global = this.#declare(file.functions, { variables: known.variables, functions: new Map() });
    for (const service of file.services) {
      if (!known.services.has(service.name)) {
        this.#error(`There is no service '${service.name}': use ${[...known.services].join(' or ')}.`, service.span);
      }
      const names = this.#declare(service.functions, global);
      for (const match of service.matches) this.#checkMatch(match, [], names);
    }
    for (const declaration of functionsIn(file)) {
      this.#checkRecursion(declaration);
      if (!this.#called.has(declaration)) this.#warn(`Unused function: ${declaration.name}.`, declaration.span);
    }
    return this.#issues.sort((a, b) => a.span.start.offset - b.span.start.offset);
  }

  #checkMatch(match: Match, outer: readonly PatternSegment[], around: Names): void {
    const pattern = [...outer, ...match.pattern];
    this.#checkPattern(match.pattern, pattern);
    const wildcards = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    const variables = new Set([...around.variables, ...wildcards]);
    const names = this.#declare(match.functions, { variables, functions: around.functions });
    for (const { condition } of match.allows) if (condition) this.#checkExpression(condition, names, undefined);
    for (const inner of match.matches) this.#checkMatch(inner, pattern, names);
  }

  #checkPattern(own: readonly PatternSegment[], whole: readonly PatternSegment[]): void {
    const recursive = whole.filter(({ kind }) => kind === 'recursive');
    const extra = recursive.length > 1 ? recursive.at(-1) : undefined;
    if (extra && own.includes(extra)) {
      this.#error(
        'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
        extra.span,
      );
    }
    const first = recursive[0];
    if (this.file.version === 1 && first && own.includes(first) && whole.at(-1) !== first) {
      this.#error("In rules_version '1' a recursive wildcard must end the path.", first.span);
    }
    const seen = new Set<string>();
    for (const segment of own) {
      if (segment.kind === 'literal') continue;
      if (seen.has(segment.name)) this.#error(`The wildcard '${segment.name}' is in the path twice.`, segment.span);
      seen.add(segment.name);
    }
  }

  #declare(declarations: readonly FunctionDeclaration[], around: Names): Names {
    const functions = new Map(around.functions);
    const own = new Set<string>();
    for (const declaration of declarations) {
      const { name, span } = declaration;
      if (own.has(name)) this.#error(`The function '${name}' is declared twice.`, span);
      own.add(name);
      functions.set(name, declaration);
    }
    const names: Names = { variables: around.variables, functions };
    for (const declaration of declarations) this.#checkFunction(declaration, names);
    return names;
  }

  #checkFunction(declaration: FunctionDeclaration, around: Names): void {
    const { parameters, lets, result, span } = declaration;
    if (new Set(parameters).size < parameters.length) {
      this.#error(`The function '${declaration.name}' has two parameters of the same name.`, span);
    }
    if (lets.length > MAX_LETS) {
      this.#error(`Maximum allowed variable count of ${MAX_LETS} for a given function has been reached.`, span);
    }
    const variables = new Set([...around.variables, ...parameters]);
    const names: Names = { variables, functions: around.functions };
    const bound = new Set<string>();
    for (const { name, value, span: place } of lets) {
      this.#checkExpression(value, names, declaration);
      if (bound.has(name)) this.#error(`The identifier [${name}] is already bound in the current scope.`, place);
      bound.add(name);
      variables.add(name);
    }
    this.#checkExpression(result, names, declaration);
    this.#checkUse(declaration);
  }

  #checkUse({ lets, result }: FunctionDeclaration): void {
    const values = [...lets.map(({ value }) => value), result];
    const used = new Set(values.flatMap((value) => [...expressionsIn(value)].map(nameIn)));
    for (const { name, span } of lets) if (!used.has(name)) this.#warn(`Unused variable: ${name}.`, span);
  }

  #checkExpression(expression: Expression, names: Names, caller: FunctionDeclaration | undefined): void {
    for (const { span } of tooDeepIn(expression)) this.#error(TOO_COMPLEX, span);
    const namespaceObjects = new Set<Expression>();
    for (const each of expressionsIn(expression)) {
      switch (each.kind) {
        case 'name':
          if (!names.variables.has(each.name) && !namespaceObjects.has(each)) {
            this.#warn(`Invalid variable name: ${each.name}.`, each.span);
          }
          break;
        case 'call':
          this.#checkCall(each, names, caller);
          break;
        case 'method':
          if (this.#checkMethod(each, names)) namespaceObjects.add(each.object);
          break;
        case 'is':
          if (!this.known.types.has(each.type)) this.#error(`There is no type '${each.type}'.`, each.span);
          break;
        default:
      }
    }
  }

  #checkCall(
    { name, args, span }: Extract<Expression, { kind: 'call' }>,
    names: Names,
    caller: FunctionDeclaration | undefined,
  ): void {
    const declaration = names.functions.get(name);
    if (!declaration) {
      if (!this.known.functions.has(name)) this.#warn(`Invalid function name: ${name}.`, span);
      return;
    }
    this.#called.add(declaration);
    if (caller) {
      const calls = this.#calls.get(caller) ?? new Set();
      this.#calls.set(caller, calls.add(declaration));
    }
    if (args.length !== declaration.parameters.length) {
      this.#warn(`Incorrect number of arguments supplied to function: ${name}.`, span);
    }
  }

  /** Whether the receiver of the method is a namespace. */
  #checkMethod({ object, name, span }: Extract<Expression, { kind: 'method' }>, names: Names): boolean {
    const isNamespace = object.kind === 'name' && !names.variables.has(object.name);
    const functions = isNamespace ? this.known.namespaces.get(object.name) : undefined;
    if (!(functions ?? this.known.methods).has(name)) this.#warn(`Invalid function name: ${name}.`, span);
    return functions !== undefined;
  }

  #checkRecursion(declaration: FunctionDeclaration): void {
    const seen = new Set<FunctionDeclaration>();
    const reach = (from: FunctionDeclaration): boolean => {
      for (const next of this.#calls.get(from) ?? []) {
        if (next === declaration) return true;
        if (seen.has(next)) continue;
        seen.add(next);
        if (reach(next)) return true;
      }
      return false;
    };
    if (reach(declaration)) this.#error('Recursive call is not allowed.', declaration.span);
    else this.#checkDepth(declaration, []);
  }

  /** Whether a call chain starting here is too deep. Requires that there is no recursion. */
  #checkDepth(declaration: FunctionDeclaration, callers: readonly FunctionDeclaration[]): boolean {
    const chain = [...callers, declaration];
    if (chain.length > MAX_CALL_DEPTH + 1) {
      const names = callers.map(({ name }) => name).join('->');
      this.#error(
        `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${names}] call stack.`,
        chain[0]?.span ?? declaration.span,
      );
      return true;
    }
    return [...(this.#calls.get(declaration) ?? [])].some((next) => this.#checkDepth(next, chain));
  }

  #error(message: string, span: Span): void {
    this.#issues.push({ severity: 'ERROR', message, span });
  }

  #warn(message: string, span: Span): void {
    this.#issues.push({ severity: 'WARNING', message, span });
  }
}

function nameIn(expression: Expression): string | undefined {
  return expression.kind === 'name' ? expression.name : undefined;
}
