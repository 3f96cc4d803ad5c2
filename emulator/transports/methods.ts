import type { BidiMethod, ServerStreamingMethod, UnaryMethod } from '../wire/rpc.ts';

const UNARY: ReadonlySet<string> = new Set<UnaryMethod>([
  'GetDocument',
  'ListDocuments',
  'CreateDocument',
  'UpdateDocument',
  'DeleteDocument',
  'BeginTransaction',
  'Commit',
  'Rollback',
  'ListCollectionIds',
  'BatchWrite',
]);
const SERVER_STREAMING: ReadonlySet<string> = new Set<ServerStreamingMethod>([
  'BatchGetDocuments',
  'RunQuery',
  'RunAggregationQuery',
]);
const BIDI: ReadonlySet<string> = new Set<BidiMethod>(['Listen', 'Write']);

/** The call type of each supported API method. */
export function isUnary(name: string): name is UnaryMethod {
  return UNARY.has(name);
}

export function isServerStreaming(name: string): name is ServerStreamingMethod {
  return SERVER_STREAMING.has(name);
}

export function isBidi(name: string): name is BidiMethod {
  return BIDI.has(name);
}
