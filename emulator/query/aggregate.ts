import type { Document } from '../model/document.ts';
import type { FieldPath } from '../model/field-path.ts';
import { compareNumbers } from '../model/order.ts';
import { invalidArgument } from '../model/status.ts';
import { NULL, type Fields, type Value, type ValueOf } from '../model/value.ts';
import { fieldReader } from './filter.ts';
import type { Aggregation } from './query.ts';

const MAX_AGGREGATIONS = 5;
const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

export function validateAggregations(aggregations: readonly Aggregation[]): void {
  if (aggregations.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(`The maximum number of aggregations allowed is ${MAX_AGGREGATIONS}.`);
  }
  const aliases = new Set(aggregations.map(({ alias }) => alias));
  if (aliases.size < aggregations.length) throw invalidArgument('Aggregation aliases are not unique.');
}

/** The fields that the aggregations read. */
export function aggregatedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations.flatMap((each) => (each.kind === 'count' ? [] : [each.field]));
}

/** Aggregates the result of a query. Documents that lack an aggregated field are excluded. */
export function aggregate(
  database: string,
  documents: readonly Document[],
  aggregations: readonly Aggregation[],
): Fields {
  const readers = aggregatedFields(aggregations).map((field) => fieldReader(database, field));
  const counted =
    readers.length === 0
      ? documents
      : documents.filter((document) => readers.every((read) => read(document) !== undefined));
  return new Map(aggregations.map((each) => [each.alias, aggregateOne(database, counted, each)]));
}

function aggregateOne(database: string, documents: readonly Document[], aggregation: Aggregation): Value {
  if (aggregation.kind === 'count') {
    const count = BigInt(documents.length);
    const { upTo } = aggregation;
    return { kind: 'integer', value: upTo !== undefined && upTo < count ? upTo : count };
  }
  const read = fieldReader(database, aggregation.field);
  const numbers: (bigint | number)[] = [];
  for (const document of documents) {
    const value = read(document);
    if (value?.kind === 'integer' || value?.kind === 'double') numbers.push(value.value);
  }
  if (aggregation.kind === 'sum') return sumOf(numbers);
  if (numbers.length === 0) return NULL;
  return { kind: 'double', value: Number(sumOf(numbers).value) / numbers.length };
}

/** Integer sums are exact within 64 bits; on overflow, or with any double, the sum is a double. */
function sumOf(numbers: (bigint | number)[]): ValueOf<'integer'> | ValueOf<'double'> {
  let integers = 0n;
  let doubles = 0;
  let hasDouble = false;
  // Adding in sorted order makes rounding independent of document order.
  for (const number of numbers.sort(compareNumbers)) {
    if (typeof number === 'bigint') integers += number;
    else {
      hasDouble = true;
      doubles += number;
    }
  }
  if (hasDouble || integers > MAX_INT64 || integers < MIN_INT64) {
    return { kind: 'double', value: doubles + Number(integers) };
  }
  return { kind: 'integer', value: integers };
}
