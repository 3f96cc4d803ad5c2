import type { FieldPath } from '../model/field-path.ts';
import { isDocumentName } from '../query/filter.ts';
import type { Filter, Query } from '../query/query.ts';
import {
  fromStored,
  isMap,
  mapOf,
  RulesPath,
  Unknown,
  UNKNOWN,
  type Domain,
  type RulesMap,
  type RulesValue,
} from './runtime/values.ts';

/**
 * What a query implies about every document it can return. Rules are evaluated against this, never against the documents
 * that happen to exist: a filter `uid == 'a'` makes `resource.data.uid` known, `price < 5` gives it a bound, and fields
 * without a filter stay unknown. A disjunctive query (`or`, `in`) is evaluated once per alternative.
 */
export interface Constraints {
  readonly data: RulesMap;
  /** The document id or path, if the query determines it. */
  readonly name: RulesPath | undefined;
}

type Leaf = Exclude<Filter, { kind: 'composite' }>;

const MAX_ALTERNATIVES = 1000;

export function constraintsOf(query: Query): readonly Constraints[] {
  const all = alternatives(query.where);
  // A contradictory filter is still evaluated.
  return (all.length > 0 ? all : [[]]).map((leaves) => {
    const data = new PartialMap();
    let name: RulesPath | undefined;
    // An order-by field exists in every result.
    for (const { field } of query.orderBy) if (!isDocumentName(field)) data.refine(field, {});
    for (const leaf of leaves) {
      if (!isDocumentName(leaf.field)) narrow(data, leaf);
      else if (leaf.kind === 'field' && leaf.op === 'EQUAL') {
        const value = fromStored(leaf.value);
        if (value instanceof RulesPath) name = value;
      }
    }
    return { data, name };
  });
}

/** The filter in disjunctive normal form. `in` expands to one alternative per value. */
function alternatives(filter: Filter | undefined): Leaf[][] {
  if (!filter) return [[]];
  if (filter.kind !== 'composite') return expandIn(filter).map((leaf) => [leaf]);
  const inner = filter.filters.map(alternatives);
  const all =
    filter.op === 'OR'
      ? inner.flat()
      : inner.reduce<Leaf[][]>(
          (rows, next) => (rows.length * next.length > MAX_ALTERNATIVES ? rows : product(rows, next)),
          [[]],
        );
  // Too many alternatives: treat as unknown. A conjunction drops only the offending part.
  return all.length > MAX_ALTERNATIVES ? [[]] : all;
}

const product = (rows: Leaf[][], next: Leaf[][]) => rows.flatMap((a) => next.map((b) => [...a, ...b]));

function expandIn(leaf: Leaf): Leaf[] {
  if (leaf.kind !== 'field' || leaf.op !== 'IN' || leaf.value.kind !== 'array') return [leaf];
  return leaf.value.values.map((value) => ({ ...leaf, op: 'EQUAL', value }));
}

function narrow(data: PartialMap, leaf: Leaf): void {
  if (leaf.kind === 'unary') {
    if (leaf.op === 'IS_NULL') data.set(leaf.field, null);
    else if (leaf.op === 'IS_NAN') data.set(leaf.field, NaN);
    else data.refine(leaf.field, { not: [null] });
    return;
  }
  const value = fromStored(leaf.value);
  const list = Array.isArray(value) ? (value as readonly RulesValue[]) : [];
  switch (leaf.op) {
    case 'EQUAL':
      data.set(leaf.field, equalForQueries(value));
      break;
    case 'NOT_EQUAL':
      data.refine(leaf.field, { not: [null, value] });
      break;
    case 'NOT_IN':
      data.refine(leaf.field, { not: [null, ...list] });
      break;
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      data.refine(leaf.field, { above: { value, inclusive: leaf.op === 'GREATER_THAN_OR_EQUAL' } });
      break;
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
      data.refine(leaf.field, { below: { value, inclusive: leaf.op === 'LESS_THAN_OR_EQUAL' } });
      break;
    case 'ARRAY_CONTAINS':
      data.refine(leaf.field, { contains: [equalForQueries(value)] });
      break;
    case 'ARRAY_CONTAINS_ANY':
      data.refine(leaf.field, { containsAny: list.map(equalForQueries) });
      break;
    case 'IN':
      data.refine(leaf.field, {});
      break;
  }
}

/** Filter equality: for numbers, at any depth, only the numeric value is known, not whether it is an integer or a double. */
function equalForQueries(value: RulesValue): RulesValue {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isNaN(value))) {
    return new Unknown({ above: { value, inclusive: true }, below: { value, inclusive: true } });
  }
  if (Array.isArray(value)) return (value as readonly RulesValue[]).map(equalForQueries);
  if (!isMap(value)) return value;
  const map = value;
  return mapOf(Object.fromEntries(Array.from(map.keys(), (key) => [key, equalForQueries(map.get(key) ?? null)])));
}

/** A document or nested map of which only some entries are known. */
class PartialMap implements RulesMap {
  readonly isRulesMap = true;
  readonly isComplete = false;
  readonly #known = new Map<string, RulesValue>();

  get(key: string): RulesValue | undefined {
    return this.#known.get(key);
  }

  has(key: string): true | undefined {
    return this.#known.has(key) ? true : undefined;
  }

  keys(): Iterable<string> {
    return this.#known.keys();
  }

  set(path: FieldPath, value: RulesValue): void {
    this.#at(path)?.(() => value);
  }

  refine(path: FieldPath, domain: Domain): void {
    this.#at(path)?.((before) => {
      if (before === undefined) return new Unknown(domain);
      return before instanceof Unknown ? new Unknown(intersect(before.domain, domain)) : before;
    });
  }

  /** The value at the path; undefined if a value on the way is known not to be a map. */
  #at(path: FieldPath): ((change: (before: RulesValue | undefined) => RulesValue) => void) | undefined {
    const [head, ...rest] = path as [string, ...string[]];
    if (rest.length === 0) {
      return (change) => {
        this.#known.set(head, change(this.#known.get(head)));
      };
    }
    let inner = this.#known.get(head);
    if (inner === undefined || inner === UNKNOWN) {
      inner = new PartialMap();
      this.#known.set(head, inner);
    }
    return inner instanceof PartialMap ? inner.#at(rest) : undefined;
  }
}

function intersect(a: Domain, b: Domain): Domain {
  const not = [...(a.not ?? []), ...(b.not ?? [])];
  const contains = [...(a.contains ?? []), ...(b.contains ?? [])];
  // Two bounds on one side both hold; keeping the later one is sound.
  return {
    ...a,
    ...b,
    ...(not.length > 0 && { not }),
    ...(contains.length > 0 && { contains }),
  };
}
