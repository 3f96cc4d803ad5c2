import type { Allow, Expression, RulesFile } from './language/ast.ts';
import { childrenOf, functionsIn, matchesIn } from './language/walk.ts';
import type { Observer } from './runtime/environment.ts';
import { EvaluationFailure } from './runtime/failure.ts';

/**
 * Which requests reached which expressions and statements of a file. Evaluation is deterministic, so a request that never
 * reached an expression is unaffected by changing it.
 */
export class Reach {
  readonly #requestsOf = new Map<object, Set<number>>();
  /** The requests whose decision agrees with the expression: allowed where it held, denied where it did not. */
  readonly #agreeing = new Map<object, Set<number>>();
  readonly #around = new Map<Expression, Expression>();
  #request = -1;
  #isAllowed = false;

  constructor(file: RulesFile) {
    for (const { lets, result } of functionsIn(file)) {
      for (const { value } of lets) this.#noteParts(value);
      this.#noteParts(result);
    }
    for (const match of matchesIn(file)) {
      for (const { condition } of match.allows) if (condition) this.#noteParts(condition);
    }
  }

  readonly observe: Observer = (expression, value) => {
    note(this.#requestsOf, expression, this.#request);
    const agrees = this.#isAllowed ? value === true : value === false || value instanceof EvaluationFailure;
    if (agrees) note(this.#agreeing, expression, this.#request);
  };

  /** For Ruleset: a request whose path does not match a statement is unaffected by its verbs. */
  readonly onPath = (allow: Allow): void => note(this.#requestsOf, allow, this.#request);

  /** Attributes subsequent observations to the request with this number. */
  begin(request: number, isAllowed: boolean): void {
    this.#request = request;
    this.#isAllowed = isAllowed;
  }

  /** The requests that reached the expression, or whose path matched the statement. */
  requestsAt(part: Expression | Allow): ReadonlySet<number> {
    // Constants are not observed; they count as reached when the enclosing expression is.
    const observed = 'kind' in part && part.kind === 'literal' ? this.#around.get(part) : undefined;
    return this.#requestsOf.get(observed ?? part) ?? NONE;
  }

  /**
   * The requests at the expression, or at the one around it that is true or false, whose decision agrees with it: the
   * expression may be what decided them.
   */
  requestsDecidedAt(expression: Expression): ReadonlySet<number> {
    for (let at: Expression | undefined = expression; at; at = this.#around.get(at)) {
      const agreeing = this.#agreeing.get(at);
      if (agreeing) return agreeing;
    }
    return NONE;
  }

  #noteParts(expression: Expression): void {
    for (const child of childrenOf(expression)) {
      this.#around.set(child, expression);
      this.#noteParts(child);
    }
  }
}

const NONE: ReadonlySet<number> = new Set();

function note(requestsOf: Map<object, Set<number>>, part: object, request: number): void {
  const requests = requestsOf.get(part);
  if (requests) requests.add(request);
  else requestsOf.set(part, new Set([request]));
}
