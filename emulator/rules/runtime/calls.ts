import type { CompiledFunction, Frame } from './compiled.ts';
import { COST } from './budget.ts';
import type { Environment } from './environment.ts';
import { fail, typeError } from './failure.ts';
import { kept } from './operands.ts';
import { RulesPath, typeName, Unknown, UNKNOWN, type RulesValue } from './values.ts';

/** Functions that read other documents. */
export const DOCUMENT_FUNCTIONS = ['get', 'exists', 'getAfter', 'existsAfter'] as const;
export type DocumentFunction = (typeof DOCUMENT_FUNCTIONS)[number];

export const isDocumentFunction = (name: string): name is DocumentFunction =>
  DOCUMENT_FUNCTIONS.some((each) => each === name);

export function callDeclared(
  { declaration, steps, result }: CompiledFunction,
  env: Environment,
  args: Frame,
): RulesValue {
  const { name, parameters } = declaration;
  if (args.length !== parameters.length) {
    return fail(
      `Invalid argument count. Function: [${name}], expected: ${parameters.length}, received: ${args.length}.`,
    );
  }
  env.budget.enter();
  try {
    // The frame starts with the arguments; each `let` appends its value.
    for (const step of steps) {
      env.budget.spend(COST.variable);
      args.push(kept(step, env, args));
    }
    return result(env, args);
  } finally {
    env.budget.leave();
  }
}

export function callDocumentFunction(
  name: DocumentFunction,
  env: Environment,
  args: readonly RulesValue[],
): RulesValue {
  const [path] = args;
  if (args.length !== 1)
    return fail(`Invalid argument count. Function: [${name}], expected: 1, received: ${args.length}.`);
  if (path instanceof Unknown) return UNKNOWN;
  if (!(path instanceof RulesPath)) return typeError([typeName(path ?? null)], ['path']);
  if (path.segments.some((segment) => segment instanceof Unknown)) return UNKNOWN;
  return env.documents[name](path);
}
