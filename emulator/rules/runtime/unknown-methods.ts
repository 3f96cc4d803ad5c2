import { includes } from './comparison.ts';
import { RulesSet, type RulesValue, type Unknown } from './values.ts';

/** What can be told of a method's result from the domain alone; undefined: nothing. */
export function callUnknownMethod(
  name: string,
  { domain }: Unknown,
  args: readonly RulesValue[],
): RulesValue | undefined {
  const [other] = args;
  const wanted = Array.isArray(other) ? (other as readonly RulesValue[]) : other instanceof RulesSet ? other.items : [];
  const { contains = [], containsAny } = domain;
  const has = (item: RulesValue) => includes(contains, item) === true;
  if (name === 'hasAny') {
    if (wanted.some(has)) return true;
    return containsAny?.every((item) => includes(wanted, item) === true) ? true : undefined;
  }
  if (name === 'hasAll' && (domain.contains || domain.containsAny)) return wanted.every(has) ? true : undefined;
  return undefined;
}
