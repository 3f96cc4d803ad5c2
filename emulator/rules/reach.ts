import type { Allow, Expression, RulesFile } from './language/ast.ts';
import { childrenOf, functionsIn, matchesIn } from './language/walk.ts';
import type { Observer } from './runtime/environment.ts';

/**
 * Which requests reached which expressions and statements of a file. Evaluation is deterministic, so a request that never
 * reached an expression is unaffected by changing it.
 */
export class Reach {
  readonly #requestsOf = new Map<object, Set<number>>();
  /** Constants are not observed; they count as reached when the enclosing expression is. */
  readonly #around = new Map<Expression, Expression>();
  #request = -1;

  constructor(file: RulesFile) {
    for (const { lets, result } of functionsIn(file)) {
      for (const { value } of lets) this.#noteConstants(value);
      this.#noteConstants(result);
    }
    for (const match of matchesIn(file)) {
      for (const { condition } of match.allows) if (condition) this.#noteConstants(condition);
    }
  }

  readonly observe: Observer = (expression) => this.#note(expression);

  /** For Ruleset: a request whose path does not match a statement is unaffected by its verbs. */
  readonly onPath = (allow: Allow): void => this.#note(allow);

  /** Attributes subsequent observations to the request with this number. */
  begin(request: number): void {
    this.#request = request;
  }

  /** The requests that reached the expression, or whose path matched the statement. */
  requestsAt(part: Expression | Allow): ReadonlySet<number> {
    const around = 'kind' in part ? this.#around.get(part) : undefined;
    return this.#requestsOf.get(around ?? part) ?? NONE;
  }

  #note(part: object): void {
    const requests = this.#requestsOf.get(part);
    if (requests) requests.add(this.#request);
    else this.#requestsOf.set(part, new Set([this.#request]));
  }

  #noteConstants(expression: Expression): void {
    for (const child of childrenOf(expression)) {
      if (child.kind === 'literal') this.#around.set(child, expression);
      this.#noteConstants(child);
    }
  }
}

const NONE: ReadonlySet<number> = new Set();
