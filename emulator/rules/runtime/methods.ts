import { LIST_METHODS, MAP_DIFF_METHODS, MAP_METHODS, SET_METHODS } from './collection-methods.ts';
import { fail } from './failure.ts';
import { PATH_METHODS } from './path-methods.ts';
import { invoke, type Callables } from './signature.ts';
import { BYTES_METHODS, STRING_METHODS } from './text-methods.ts';
import { DURATION_METHODS, LATLNG_METHODS, TIMESTAMP_METHODS } from './time-methods.ts';
import { typeName, Unknown, UNKNOWN, type RulesValue } from './values.ts';
import { callUnknownMethod } from './unknown-methods.ts';

const METHODS: Readonly<Record<string, Callables>> = {
  string: STRING_METHODS,
  bytes: BYTES_METHODS,
  list: LIST_METHODS,
  set: SET_METHODS,
  map: MAP_METHODS,
  map_diff: MAP_DIFF_METHODS,
  path: PATH_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
};

export const METHOD_NAMES: ReadonlySet<string> = new Set(Object.values(METHODS).flatMap((each) => [...each.keys()]));

export function callMethod(name: string, self: RulesValue, args: readonly RulesValue[]): RulesValue {
  if (self instanceof Unknown) return callUnknownMethod(name, self, args) ?? UNKNOWN;
  const type = typeName(self);
  const callable = METHODS[type]?.get(name);
  return callable ? invoke(name, callable, self, args) : fail(`Function not found error: Name: [${name}] on ${type}.`);
}
