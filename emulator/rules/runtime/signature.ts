import { fail, typeError } from './failure.ts';
import { typeName, Unknown, UNKNOWN, type RulesValue } from './values.ts';

/** A method of a value, or a function of a namespace (which gets no `self`). */
export interface Callable {
  readonly parameters: readonly ParameterType[];
  /** Number of optional trailing parameters. */
  readonly optional: number;
  readonly call: (self: RulesValue, args: readonly RulesValue[]) => RulesValue;
}

export type ParameterType =
  | 'any'
  | 'number'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'set'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'latlng';

export type Callables = ReadonlyMap<string, Callable>;

export function callables(table: Readonly<Record<string, Callable>>): Callables {
  return new Map(Object.entries(table));
}

/** `define(['string', 'string'], call)`; a trailing '?' marks an optional parameter. */
export function define<Self extends RulesValue>(
  parameters: readonly (ParameterType | `${ParameterType}?`)[],
  call: (self: Self, ...args: never[]) => RulesValue,
): Callable {
  const types = parameters.map((parameter) => parameter.replace('?', '') as ParameterType);
  return {
    parameters: types,
    optional: parameters.filter((parameter) => parameter.endsWith('?')).length,
    // The table is chosen by the type of self; the arguments are checked below.
    call: (self, args) => call(self as Self, ...(args as never[])),
  };
}

/** Checks the number and types of the arguments, then calls. Unknown arguments yield an unknown result. */
export function invoke(name: string, callable: Callable, self: RulesValue, args: readonly RulesValue[]): RulesValue {
  const { parameters, optional } = callable;
  if (args.length > parameters.length || args.length < parameters.length - optional) {
    return fail(
      `Invalid argument count. Function: [${name}], expected: ${parameters.length}, received: ${args.length}.`,
    );
  }
  for (let i = 0; i < args.length; i++) {
    const value = args[i] as RulesValue;
    const parameter = parameters[i] as ParameterType;
    if (value instanceof Unknown) return UNKNOWN;
    if (!accepts(parameter, value)) return typeError([typeName(value)], [parameter]);
  }
  return callable.call(self, args);
}

function accepts(parameter: ParameterType, value: RulesValue): boolean {
  if (parameter === 'any') return true;
  if (parameter === 'number') return typeof value === 'bigint' || typeof value === 'number';
  return typeName(value) === parameter;
}
