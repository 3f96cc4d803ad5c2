import type { FunctionDeclaration } from '../language/ast.ts';
import type { Environment } from './environment.ts';
import type { EvaluationFailure } from './failure.ts';
import type { RulesValue } from './values.ts';

/**
 * The values of a function's parameters and variables. A failure is kept as one, and only strikes where it is used:
 * `isAdmin() || status == 'open'` holds for an admin, even if `status` was given a field that is not there.
 */
export type Frame = (RulesValue | EvaluationFailure)[];

export type Compiled = (env: Environment, frame: Frame) => RulesValue;

/** What a name means where it stands. */
export type Binding =
  { readonly kind: 'wildcard'; readonly slot: number } | { readonly kind: 'local'; readonly index: number };

/** Names that can be seen from a place. Functions see the scope they are declared in, not the one that calls them. */
export interface Scope {
  binding(name: string): Binding | undefined;
  /** The compiled function of that name, made on first use so that functions may stand in any order. */
  function(name: string): CompiledFunction | undefined;
}

export interface CompiledFunction {
  readonly declaration: FunctionDeclaration;
  /** Each variable in turn may use those before it. */
  readonly steps: readonly Compiled[];
  readonly result: Compiled;
}
