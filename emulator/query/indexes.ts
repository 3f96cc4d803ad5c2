import { formatFieldPath, type FieldPath } from '../model/field-path.ts';
import { StatusError } from '../model/status.ts';
import { isDocumentName } from './filter.ts';
import type { CompositeIndex, IndexDefinitions, IndexField, IndexMode, IndexScope } from './index-definitions.ts';
import type { Plan } from './plan.ts';
import type { Filter, Order } from './query.ts';

/** Source of the definitions, with change detection. */
export interface IndexSource {
  readonly definitions: IndexDefinitions;
  refresh(): boolean;
}

/** The index needed by one conjunction: equality fields, then order-by fields. */
export interface Need {
  readonly collectionGroup: string;
  readonly scope: IndexScope;
  readonly equalities: readonly IndexField[];
  readonly orders: readonly IndexField[];
}

/**
 * Decides, as production does, whether the declared indexes can serve a query. Single fields are indexed automatically,
 * and equalities are served by merging those indexes. An order combined with an equality, or several orders, needs a
 * composite index that ends with exactly those orders. Several such indexes can be merged to cover the equalities.
 */
export class IndexCatalogue {
  constructor(private readonly source: IndexSource) {}

  /** Throws FAILED_PRECONDITION naming the missing index. `alsoRead`: fields that an aggregation reads. */
  check(plan: Plan, alsoRead: readonly FieldPath[] = []): void {
    for (const need of needsOf(plan, alsoRead)) {
      if (this.serving(need)) continue;
      if (this.source.refresh() && this.serving(need)) continue;
      throw new StatusError(
        'FAILED_PRECONDITION',
        `The query requires an index. Add this to "indexes" in firestore.indexes.json: ${describe(need)}`,
      );
    }
  }

  /** The fields of each index that serves the need together with the others; undefined if an index is missing. */
  serving(need: Need): readonly (readonly IndexField[])[] | undefined {
    const { equalities, orders } = need;
    if (orders.length === 0 && equalities.every((field) => this.#hasSingleField(need, field))) {
      return equalities.map((field) => [field]);
    }
    const [single, ...otherOrders] = orders;
    if (single && otherOrders.length === 0 && equalities.length === 0 && this.#hasSingleField(need, single)) {
      return [[single]];
    }
    const covered = new Set<string>();
    const used: (readonly IndexField[])[] = [];
    for (const { index, prefix } of this.#composites(need)) {
      const isNew = used.length === 0 || prefix.some((field) => !covered.has(keyOf(field)));
      if (isNew) used.push(index.fields);
      for (const field of prefix) covered.add(keyOf(field));
    }
    for (const field of equalities) {
      if (single || covered.has(keyOf(field)) || !this.#hasSingleField(need, field)) continue;
      used.push([field]);
      covered.add(keyOf(field));
    }
    return used.length > 0 && equalities.every((field) => covered.has(keyOf(field))) ? used : undefined;
  }

  /** Composite indexes that serve at least a part of the equalities, those that serve most first. */
  #composites(need: Need): { readonly index: CompositeIndex; readonly prefix: readonly IndexField[] }[] {
    return this.source.definitions.indexes
      .flatMap((index) => {
        const prefix = prefixFor(index, need);
        return prefix ? [{ index, prefix }] : [];
      })
      .sort((a, b) => b.prefix.length - a.prefix.length);
  }

  /** Whether a single field is indexed: by default in a collection, unless overridden. */
  #hasSingleField({ collectionGroup, scope }: Need, { path, mode }: IndexField): boolean {
    if (path === '__name__') return true;
    const { fieldOverrides } = this.source.definitions;
    const override =
      fieldOverrides.find((each) => each.collectionGroup === collectionGroup && each.path === path) ??
      fieldOverrides.find((each) => each.collectionGroup === collectionGroup && each.path === '*');
    if (!override) return scope === 'COLLECTION' && mode !== 'VECTOR';
    return override.indexes.some(
      (index) => index.scope === scope && (mode === index.mode || bothOrdered(mode, index.mode)),
    );
  }
}

/** A single-field index can be scanned in both directions. */
function bothOrdered(a: IndexMode, b: IndexMode): boolean {
  return isOrdered(a) && isOrdered(b);
}

const isOrdered = (mode: IndexMode) => mode === 'ASCENDING' || mode === 'DESCENDING';

/** The equality fields of an index that ends with the orders (or all of them reversed). */
function prefixFor(index: CompositeIndex, need: Need): readonly IndexField[] | undefined {
  if (index.collectionGroup !== need.collectionGroup || index.scope !== need.scope) return undefined;
  const fields = withoutNaturalName(index.fields);
  const split = fields.length - need.orders.length;
  if (split < 0) return undefined;
  const suffix = fields.slice(split);
  const same = suffix.every((field, i) => keyAndMode(field) === keyAndMode(need.orders[i] as IndexField));
  const reversed = suffix.every((field, i) => keyAndMode(field) === keyAndMode(reverse(need.orders[i] as IndexField)));
  if (!same && !reversed) return undefined;
  const prefix = fields.slice(0, split);
  const wanted = new Set(need.equalities.map(keyOf));
  return prefix.every((field) => wanted.has(keyOf(field))) ? prefix : undefined;
}

/** Every index implicitly ends with the document name, in the direction of its last field. */
function withoutNaturalName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  const previous = fields.at(-2);
  const isTurned = previous !== undefined && isOrdered(previous.mode) && previous.mode !== last?.mode;
  return last?.path === '__name__' && !isTurned ? fields.slice(0, -1) : fields;
}

/** For equalities the direction is irrelevant; only array-contains versus plain value matters. */
function keyOf({ path, mode }: IndexField): string {
  return `${path} ${isOrdered(mode) ? 'value' : mode}`;
}

const keyAndMode = ({ path, mode }: IndexField) => `${path} ${mode}`;

function reverse({ path, mode }: IndexField): IndexField {
  return { path, mode: mode === 'ASCENDING' ? 'DESCENDING' : mode === 'DESCENDING' ? 'ASCENDING' : mode };
}

function describe({ collectionGroup, scope, equalities, orders }: Need): string {
  const fields = [...equalities, ...orders].map(({ path, mode }) => {
    const how =
      mode === 'CONTAINS'
        ? { arrayConfig: mode }
        : mode === 'VECTOR'
          ? { vectorConfig: { dimension: 0, flat: {} } }
          : { order: mode };
    return { fieldPath: path, ...how };
  });
  return JSON.stringify({ collectionGroup, queryScope: scope, fields });
}

/** One required index per conjunction of the filter in disjunctive normal form. */
export function needsOf(plan: Plan, alsoRead: readonly FieldPath[]): Need[] {
  const { query } = plan;
  const { collectionId: collectionGroup } = query;
  if (collectionGroup === undefined) return [];
  const scope: IndexScope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  return conjunctions(query.where).map((leaves) => {
    const equalities = new Map<string, IndexField>();
    for (const leaf of leaves) {
      const mode = equalityMode(leaf);
      if (!mode || isDocumentName(leaf.field)) continue;
      const field = { path: formatFieldPath(leaf.field), mode };
      equalities.set(keyOf(field), field);
    }
    const held = new Set(Array.from(equalities.values(), ({ path, mode }) => (isOrdered(mode) ? path : '')));
    const orders = indexedOrders(plan.orderBy, held);
    for (const field of alsoRead) {
      const path = formatFieldPath(field);
      if (!held.has(path) && !orders.some((order) => order.path === path)) orders.push({ path, mode: 'ASCENDING' });
    }
    if (query.findNearest) orders.push({ path: formatFieldPath(query.findNearest.field), mode: 'VECTOR' });
    return { collectionGroup, scope, equalities: [...equalities.values()], orders };
  });
}

export type Leaf = Exclude<Filter, { kind: 'composite' }>;

function equalityMode(leaf: Leaf): IndexMode | undefined {
  if (leaf.kind === 'unary') return leaf.op === 'IS_NULL' || leaf.op === 'IS_NAN' ? 'ASCENDING' : undefined;
  switch (leaf.op) {
    case 'EQUAL':
    case 'IN':
      return 'ASCENDING';
    case 'ARRAY_CONTAINS':
    case 'ARRAY_CONTAINS_ANY':
      return 'CONTAINS';
    default:
      return undefined;
  }
}

/** The orders an index must declare: excludes equality fields and the implicit trailing name. */
function indexedOrders(orderBy: readonly Order[], held: ReadonlySet<string>): IndexField[] {
  const orders: IndexField[] = [];
  for (const { field, direction } of orderBy) {
    const path = formatFieldPath(field);
    if (held.has(path)) continue;
    if (isDocumentName(field)) {
      const previous = orders.at(-1);
      if (!previous || previous.mode === direction) break;
    }
    orders.push({ path, mode: direction });
  }
  return orders;
}

export function conjunctions(filter: Filter | undefined): Leaf[][] {
  if (!filter) return [[]];
  if (filter.kind !== 'composite') return [[filter]];
  const inner = filter.filters.map(conjunctions);
  if (filter.op === 'OR') return inner.flat();
  return inner.reduce<Leaf[][]>((all, next) => all.flatMap((a) => next.map((b) => [...a, ...b])), [[]]);
}
