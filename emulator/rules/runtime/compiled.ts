import type { FunctionDeclaration } from '../language/ast.ts';
import type { Environment } from './environment.ts';
import type { EvaluationFailure } from './failure.ts';
import type { RulesValue } from './values.ts';

/**
 * The values of a function's parameters and variables. An error is stored and only raised where it is used:
 * `isAdmin() || status == 'open'` holds for an admin, even if evaluating the argument `status` failed.
 */
export type Frame = (RulesValue | EvaluationFailure)[];

export type Compiled = (env: Environment, frame: Frame) => RulesValue;

/** The meaning of a name in a scope. */
type Binding =
  | { readonly kind: 'wildcard'; readonly slot: number }
  | { readonly kind: 'local'; readonly index: number };

/** A lexical scope. Functions see the scope of their declaration, not of the caller. */
export interface Scope {
  binding(name: string): Binding | undefined;
  /** The function of that name, compiled on first use so that declarations may be in any order. */
  function(name: string): CompiledFunction | undefined;
}

export interface CompiledFunction {
  readonly declaration: FunctionDeclaration;
  /** Each variable may use the previous ones. */
  readonly steps: readonly Compiled[];
  readonly result: Compiled;
}
