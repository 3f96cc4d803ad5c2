import { includes } from './comparison.ts';
import { RulesSet, type RulesValue, type Unknown } from './values.ts';

/** A method's result derived from the domain of an unknown value; undefined if it cannot be determined. */
export function callUnknownMethod(
  name: string,
  { domain }: Unknown,
  args: readonly RulesValue[],
): RulesValue | undefined {
  const wanted = args.length === 1 ? itemsOf(args[0]) : undefined;
  // A call that would error on a list.
  if (!wanted) return undefined;
  const { contains = [], containsAny } = domain;
  const has = (item: RulesValue) => includes(contains, item) === true;
  if (name === 'hasAny') {
    if (wanted.some(has)) return true;
    return containsAny?.every((item) => includes(wanted, item) === true) ? true : undefined;
  }
  if (name === 'hasAll' && (domain.contains || domain.containsAny)) return wanted.every(has) ? true : undefined;
  return undefined;
}

function itemsOf(value: RulesValue | undefined): readonly RulesValue[] | undefined {
  if (value instanceof RulesSet) return value.items;
  return Array.isArray(value) ? (value as readonly RulesValue[]) : undefined;
}
