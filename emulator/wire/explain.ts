import type { Explanation } from '../engine/requests.ts';
import type { Message } from '../protobuf/types.ts';

/** google.firestore.v1.ExplainMetrics, with the keys that production uses in its free-form parts. */
export function encodeExplanation({ indexes, execution }: Explanation<unknown>, resultsReturned: number): Message {
  const indexesUsed = indexes.map(({ scope, properties }) => struct({ query_scope: scope, properties }));
  return {
    planSummary: { indexesUsed },
    ...(execution && { executionStats: encodeStats(execution, resultsReturned) }),
  };
}

function encodeStats(
  { costs, milliseconds }: NonNullable<Explanation<unknown>['execution']>,
  resultsReturned: number,
): Message {
  const nanos = Math.max(1, Math.round(milliseconds * 1_000_000));
  return {
    resultsReturned: String(resultsReturned),
    executionDuration: { seconds: String(Math.floor(nanos / 1_000_000_000)), nanos: nanos % 1_000_000_000 },
    readOperations: String(costs.reads),
    debugStats: struct({
      index_entries_scanned: String(costs.indexEntries),
      documents_scanned: String(costs.documents),
      billing_details: {
        documents_billable: String(costs.documents),
        index_entries_billable: String(costs.billableIndexEntries),
        small_ops: '0',
        // Whether the query is billed as one read although it read nothing.
        min_query_cost: costs.documents + costs.billableIndexEntries === 0 ? '1' : '0',
      },
    }),
  };
}

interface Texts {
  readonly [key: string]: string | Texts;
}

/** google.protobuf.Struct. */
function struct(texts: Texts): Message {
  const entries = Object.entries(texts).map(([key, value]) => [
    key,
    typeof value === 'string' ? { stringValue: value } : { structValue: struct(value) },
  ]);
  return { fields: Object.fromEntries(entries) as Message };
}
