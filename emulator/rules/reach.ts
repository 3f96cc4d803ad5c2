import type { Allow, Expression, RulesFile } from './language/ast.ts';
import { childrenOf, functionsIn, matchesIn } from './language/walk.ts';
import type { Observer } from './runtime/environment.ts';

/**
 * Which requests came to which expressions and statements of a file. Evaluation is deterministic: a request that never
 * came to an expression is judged the same whatever stands there.
 */
export class Reach {
  readonly #requestsOf = new Map<object, Set<number>>();
  /** Nothing is heard of a constant in an expression: it is reached when what is around it is. */
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

  /** For a Ruleset: a request that is on no path of a statement is judged the same whatever verbs it has. */
  readonly onPath = (allow: Allow): void => this.#note(allow);

  /** What is observed from now on belongs to the request of this number. */
  begin(request: number): void {
    this.#request = request;
  }

  /** The requests that came to the expression, or were on the path of the statement. */
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
