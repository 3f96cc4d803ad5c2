import { formatFieldPath, type FieldPath } from '../model/field-path.ts';
import { vectorComponents } from '../model/value.ts';
import type { DatabaseView } from '../store/database.ts';
import { aggregatedFields } from './aggregate.ts';
import { fieldReader, isDocumentName, leavesOf } from './filter.ts';
import type { IndexField, IndexMode } from './index-definitions.ts';
import { conjunctions, needsOf, type IndexCatalogue, type Leaf, type Need } from './indexes.ts';
import { planQuery, type Plan } from './plan.ts';
import { DOCUMENT_NAME, type Aggregation, type Filter } from './query.ts';
import { allMatches } from './run.ts';
import { isInequality } from './validate.ts';

/** An index that production would use. */
export interface UsedIndex {
  readonly scope: 'Collection' | 'Collection group';
  /** As production prints it: `(category ASC, price DESC, __name__ DESC)`. */
  readonly properties: string;
}

/** What production would read and bill for a query. */
export interface ReadCosts {
  readonly documents: number;
  readonly indexEntries: number;
  readonly billableIndexEntries: number;
  /** Billable reads: documents and batches of index entries, but at least one. */
  readonly reads: number;
}

/** The indexes that serve the query: those of the file, or without one those that it would need. */
export function indexesOf(
  plan: Plan,
  catalogue: IndexCatalogue | undefined,
  alsoRead: readonly FieldPath[] = [],
): readonly UsedIndex[] {
  const scope = plan.query.allDescendants ? 'Collection group' : 'Collection';
  const nameMode = plan.orderBy.at(-1)?.direction ?? 'ASCENDING';
  const indexes = needsOf(plan, alsoRead).flatMap((need) => servingIndexes(need, catalogue));
  const dimension = plan.query.findNearest?.vector.length;
  const properties = (indexes.length > 0 ? indexes : [[]]).map((fields) => print(fields, nameMode, dimension));
  return [...new Set(properties)].map((each) => ({ scope, properties: each }));
}

function servingIndexes(need: Need, catalogue: IndexCatalogue | undefined): readonly (readonly IndexField[])[] {
  const { equalities, orders } = need;
  if (catalogue) return catalogue.serving(need) ?? [];
  return orders.length === 0 ? equalities.map((field) => [field]) : [[...equalities, ...orders]];
}

const MODES: Record<IndexMode, string> = {
  ASCENDING: 'ASC',
  DESCENDING: 'DESC',
  CONTAINS: 'CONTAINS',
  VECTOR: 'VECTOR',
};

/** Every index contains the document name: in the direction of the last field, and before a vector. */
function print(fields: readonly IndexField[], nameMode: IndexMode, dimension = 0): string {
  const ordered = fields.filter(({ mode }) => mode !== 'VECTOR').map(({ path, mode }) => ({ path, mode }));
  const last = ordered.at(-1)?.mode ?? nameMode;
  if (!ordered.some(({ path }) => path === DOCUMENT_NAME)) {
    ordered.push({ path: DOCUMENT_NAME, mode: last === 'CONTAINS' ? 'ASCENDING' : last });
  }
  const vectors = fields.filter(({ mode }) => mode === 'VECTOR').map(({ path }) => `${path} VECTOR<${dimension}>`);
  return `(${[...ordered.map(({ path, mode }) => `${path} ${MODES[mode]}`), ...vectors].join(', ')})`;
}

const ENTRIES_PER_READ = 1_000;
const VECTORS_PER_READ = 100;

/** The costs of a query that returned so many documents. Skipped documents are read, too. */
export function queryCosts(plan: Plan, view: DatabaseView, returned: number): ReadCosts {
  const { findNearest, offset } = plan.query;
  if (findNearest) {
    const indexEntries = vectorEntries(plan, view);
    const reads = returned + Math.ceil(indexEntries / VECTORS_PER_READ);
    return { documents: returned, indexEntries, billableIndexEntries: indexEntries, reads: Math.max(1, reads) };
  }
  const skipped = offset === 0 ? 0 : Math.min(offset, allMatches(plan, view).length);
  const documents = returned + skipped;
  const indexEntries = scannedEntries(plan, view);
  // Entries are free unless ranges of several fields make the query read more of them than it has results.
  const billableIndexEntries = rangeFields(plan.query.where).size > 1 ? indexEntries : 0;
  const reads = documents + Math.ceil(billableIndexEntries / ENTRIES_PER_READ);
  return { documents, indexEntries, billableIndexEntries, reads: Math.max(1, reads) };
}

/** An aggregation reads index entries only, and only those that have the aggregated fields. */
export function aggregationCosts(plan: Plan, view: DatabaseView, aggregations: readonly Aggregation[]): ReadCosts {
  const orderBy = [...plan.query.orderBy, ...missingOrders(plan, aggregatedFields(aggregations))];
  const limit = Math.min(plan.query.limit ?? Infinity, Math.max(...aggregations.map(boundOf)));
  const query = { ...plan.query, orderBy, limit: limit === Infinity ? undefined : limit };
  const indexEntries = scannedEntries(planQuery(plan.database, query), view);
  const reads = Math.max(1, Math.ceil(indexEntries / ENTRIES_PER_READ));
  return { documents: 0, indexEntries, billableIndexEntries: indexEntries, reads };
}

/** A count may stop early; the scan ends when every aggregation has what it needs. */
function boundOf(aggregation: Aggregation): number {
  return aggregation.kind === 'count' && aggregation.upTo !== undefined ? Number(aggregation.upTo) : Infinity;
}

function missingOrders(plan: Plan, fields: readonly FieldPath[]): Plan['orderBy'] {
  const known = new Set(plan.orderBy.map(({ field }) => formatFieldPath(field)));
  return fields
    .filter((field) => !known.has(formatFieldPath(field)))
    .map((field) => ({ field, direction: 'ASCENDING' }));
}

/** Every vector of the searched dimension is compared. */
function vectorEntries({ database, query }: Plan, view: DatabaseView): number {
  const { findNearest, ...rest } = query;
  if (!findNearest) return 0;
  const read = fieldReader(database, findNearest.field);
  const candidates = allMatches(planQuery(database, { ...rest, findNearest: undefined }), view);
  return candidates.filter((document) => {
    const value = read(document);
    return value?.kind === 'map' && vectorComponents(value.fields)?.length === findNearest.vector.length;
  }).length;
}

/** Each alternative of the filter is a scan of its own, and each merged index has an entry for a match. */
function scannedEntries(plan: Plan, view: DatabaseView): number {
  const { query } = plan;
  const wanted = query.limit === undefined ? Infinity : query.offset + query.limit;
  return conjunctions(query.where).reduce((sum, leaves) => {
    const first = plan.orderBy[0]?.field ?? [DOCUMENT_NAME];
    const inScan = leaves.filter(
      (leaf) => !isInequality(leaf) || formatFieldPath(leaf.field) === formatFieldPath(first),
    );
    const scan = conjunctionPlan(plan, inScan);
    const { accepts } = conjunctionPlan(plan, leaves);
    let matches = 0;
    let entries = 0;
    for (const document of allMatches(scan, view)) {
      if (matches >= wanted) break;
      entries++;
      if (accepts(document)) matches++;
    }
    const merged = needsOf(scan, []).flatMap((need) => servingIndexes(need, undefined)).length;
    return sum + entries * Math.max(1, merged);
  }, 0);
}

function conjunctionPlan(plan: Plan, leaves: readonly Leaf[]): Plan {
  const where: Filter | undefined = leaves.length > 0 ? { kind: 'composite', op: 'AND', filters: leaves } : undefined;
  const orderBy = plan.orderBy;
  return planQuery(plan.database, {
    ...plan.query,
    where,
    orderBy,
    offset: 0,
    limit: undefined,
    findNearest: undefined,
  });
}

function rangeFields(where: Filter | undefined): ReadonlySet<string> {
  const ranges = [...leavesOf(where)].filter((leaf) => isInequality(leaf) && !isDocumentName(leaf.field));
  return new Set(ranges.map(({ field }) => formatFieldPath(field)));
}
