import { randomBytes } from 'node:crypto';
import type { Engine } from '../engine/engine.ts';
import type { AggregationRequest, Caller, Write } from '../engine/requests.ts';
import type { Document } from '../model/document.ts';
import type { FieldPath } from '../model/field-path.ts';
import { parseResourceName, type DatabaseName } from '../model/path.ts';
import { invalidArgument, StatusError } from '../model/status.ts';
import { encodeExplanation } from './explain.ts';
import { openListen } from './listen-stream.ts';
import type { DocumentMessage, Requests } from './messages.ts';
import {
  decodeAggregations,
  decodeConsistency,
  decodeParent,
  decodeQuery,
  decodeTransactionOptions,
  parseOrderBy,
} from './queries.ts';
import type { Message } from '../protobuf/types.ts';
import type { Query } from '../query/query.ts';
import type { RpcService, ServerStreamingMethod, UnaryMethod } from './rpc.ts';
import { statusMessage } from './status.ts';
import { decodeDocumentName, decodeMask, documentName, encodeDocument, encodeFields, encodeMicros } from './values.ts';
import { openWrite } from './write-stream.ts';
import { decodePrecondition, decodeWrite, encodeWriteResult } from './writes.ts';

type Handlers<Method extends keyof Requests, Answer> = {
  readonly [M in Method]: (engine: Engine, caller: Caller, request: Requests[M]) => Answer;
};

/** The service methods: each decodes a request, calls the engine and encodes the response. */
export function createRpcService(engine: Engine): RpcService {
  return {
    unary: (method, request, caller) => settle(() => call(UNARY, method, engine, caller, request)),
    serverStreaming: (method, request, caller) => settle(() => call(STREAMING, method, engine, caller, request)),
    openStream: (method, caller, peer) => (method === 'Listen' ? openListen : openWrite)(engine, caller, peer),
  };
}

function settle<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}

/** The codecs validated the request against the method's message type; this turns that into a static type. */
function call<M extends keyof Requests, Answer>(
  handlers: Handlers<M, Answer>,
  method: M,
  engine: Engine,
  caller: Caller,
  request: Message,
): Answer {
  return handlers[method](engine, caller, request);
}

const UNARY: Handlers<UnaryMethod, Message> = {
  GetDocument: (engine, caller, request) => {
    const { database, path } = splitName(request.name ?? '');
    const { result } = engine.getDocuments(caller, database, [path], decodeConsistency(request));
    const document = result[0]?.document;
    if (!document) throw new StatusError('NOT_FOUND', `Document "${request.name ?? ''}" not found.`);
    return { ...encodeDocument(database, document, decodeMask(request.mask)) };
  },

  ListDocuments: (engine, caller, request) => {
    const { database, segments: parent } = decodeParent(request.parent ?? '');
    const { result } = engine.listDocuments(
      caller,
      database,
      {
        parent,
        collectionId: request.collectionId === '' ? undefined : request.collectionId,
        pageSize: request.pageSize ?? 0,
        pageToken: request.pageToken ?? '',
        orderBy: parseOrderBy(request.orderBy ?? ''),
        showMissing: request.showMissing ?? false,
      },
      decodeConsistency(request),
    );
    const mask = decodeMask(request.mask);
    const documents = result.documents.map(({ path, document }) =>
      document ? encodeDocument(database, document, mask) : { name: documentName(database, path) },
    );
    return { documents, ...(result.nextPageToken !== '' && { nextPageToken: result.nextPageToken }) };
  },

  CreateDocument: (engine, caller, request) => {
    const { parent = '', collectionId = '', documentId = '', document, mask } = request;
    decodeParent(parent);
    if (collectionId === '') throw invalidArgument('CreateDocument needs a collection id.');
    const name = `${parent}/${collectionId}/${documentId === '' ? newDocumentId() : documentId}`;
    const write = { update: { ...document, name }, currentDocument: { exists: false } };
    return { ...writeOne(engine, caller, name, (database) => decodeWrite(database, write), decodeMask(mask)) };
  },

  UpdateDocument: (engine, caller, { document, updateMask, currentDocument, mask }) => {
    const name = document?.name ?? '';
    const write = {
      update: document ?? {},
      ...(updateMask && { updateMask }),
      ...(currentDocument && { currentDocument }),
    };
    return { ...writeOne(engine, caller, name, (database) => decodeWrite(database, write), decodeMask(mask)) };
  },

  DeleteDocument: (engine, caller, { name = '', currentDocument }) => {
    const { database, path } = splitName(name);
    engine.commit(caller, database, [{ kind: 'delete', path, precondition: decodePrecondition(currentDocument) }]);
    return {};
  },

  BeginTransaction: (engine, _caller, { database = '', options }) => ({
    transaction: engine.beginTransaction(database, decodeTransactionOptions(options)),
  }),

  Commit: (engine, caller, { database = '', writes = [], transaction }) => {
    const { writeResults, commitTime } = engine.commit(
      caller,
      database,
      writes.map((write) => decodeWrite(database, write)),
      transaction && transaction.length > 0 ? transaction : undefined,
    );
    return { writeResults: writeResults.map(encodeWriteResult), commitTime: encodeMicros(commitTime) };
  },

  Rollback: (engine, _caller, { database = '', transaction = new Uint8Array() }) => {
    engine.rollback(database, transaction);
    return {};
  },

  ListCollectionIds: (engine, caller, request) => {
    const { database, segments: parent } = decodeParent(request.parent ?? '');
    const { pageSize = 0, pageToken = '' } = request;
    const { result } = engine.listCollectionIds(
      caller,
      database,
      { parent, pageSize, pageToken },
      decodeConsistency(request),
    );
    const { collectionIds, nextPageToken } = result;
    return { collectionIds, ...(nextPageToken !== '' && { nextPageToken }) };
  },

  BatchWrite: (engine, caller, { database = '', writes = [] }) => {
    const { writeResults, errors } = engine.batchWrite(
      caller,
      database,
      writes.map((write) => decodeWrite(database, write)),
    );
    return { writeResults: writeResults.map(encodeWriteResult), status: errors.map(statusMessage) };
  },
};

const STREAMING: Handlers<ServerStreamingMethod, Iterable<Message>> = {
  BatchGetDocuments: (engine, caller, request) => {
    const { database = '', documents = [] } = request;
    const paths = documents.map((name) => decodeDocumentName(database, name));
    const { result, readTime, transaction } = engine.getDocuments(caller, database, paths, decodeConsistency(request));
    const mask = decodeMask(request.mask);
    const time = encodeMicros(readTime);
    const answers: Message[] = transaction ? [{ transaction, readTime: time }] : [];
    for (const { path, document } of result) {
      answers.push(
        document
          ? { found: encodeDocument(database, document, mask), readTime: time }
          : { missing: documentName(database, path), readTime: time },
      );
    }
    return answers;
  },

  RunQuery: (engine, caller, request) => {
    const { database, segments } = decodeParent(request.parent ?? '');
    const query = decodeQuery(segments, request.structuredQuery ?? {});
    if (request.explainOptions) return explainedQuery(engine, caller, database, query, request);
    const { result, readTime, transaction } = engine.runQuery(caller, database, query, decodeConsistency(request));
    return queryAnswers(database, result, { readTime: { ...encodeMicros(readTime) } }, transaction);
  },

  RunAggregationQuery: (engine, caller, request) => {
    const { database, segments } = decodeParent(request.parent ?? '');
    const { structuredQuery = {}, aggregations = [] } = request.structuredAggregationQuery ?? {};
    const query = decodeQuery(segments, structuredQuery);
    const aggregation = { query, aggregations: decodeAggregations(aggregations) };
    if (request.explainOptions) return explainedAggregation(engine, caller, database, aggregation, request);
    const { result, readTime, transaction } = engine.runAggregation(
      caller,
      database,
      aggregation,
      decodeConsistency(request),
    );
    return [
      {
        result: { aggregateFields: encodeFields(result) },
        ...(transaction && { transaction }),
        readTime: encodeMicros(readTime),
      },
    ];
  },
};

/** Encodes documents lazily. An empty result still yields one response with the read time. */
function* queryAnswers(
  database: DatabaseName,
  documents: readonly Document[],
  time: { readTime: Message },
  transaction: Uint8Array | undefined,
): Generator<Message> {
  if (transaction) yield { transaction, ...time };
  for (const document of documents) yield { document: encodeDocument(database, document), ...time };
  if (documents.length === 0 && !transaction) yield time;
}

/** The documents, if the query is analyzed, and then the metrics. Without documents there is no read time. */
function explainedQuery(
  engine: Engine,
  caller: Caller,
  database: DatabaseName,
  query: Query,
  request: Requests['RunQuery'],
): Message[] {
  const analyze = request.explainOptions?.analyze ?? false;
  const consistency = decodeConsistency(request);
  const { result, readTime, transaction } = engine.explainQuery(caller, database, query, consistency, analyze);
  const documents = result.execution?.result ?? [];
  const time = { ...(analyze && { readTime: encodeMicros(readTime) }) };
  return [
    ...(transaction ? [{ transaction }] : []),
    ...documents.map((document) => ({ document: encodeDocument(database, document), ...time })),
    { explainMetrics: encodeExplanation(result, documents.length), ...time },
  ];
}

function explainedAggregation(
  engine: Engine,
  caller: Caller,
  database: DatabaseName,
  aggregation: AggregationRequest,
  request: Requests['RunAggregationQuery'],
): Message[] {
  const analyze = request.explainOptions?.analyze ?? false;
  const consistency = decodeConsistency(request);
  const read = engine.explainAggregation(caller, database, aggregation, consistency, analyze);
  const { result, readTime, transaction } = read;
  const fields = result.execution?.result;
  return [
    {
      ...(fields && { result: { aggregateFields: encodeFields(fields) }, readTime: encodeMicros(readTime) }),
      ...(transaction && { transaction }),
      explainMetrics: encodeExplanation(result, 1),
    },
  ];
}

/** Writes one document and returns the result. */
function writeOne(
  engine: Engine,
  caller: Caller,
  name: string,
  writeFor: (database: DatabaseName) => Write,
  mask: readonly FieldPath[] | undefined,
): DocumentMessage {
  const { database, path } = splitName(name);
  engine.commit(caller, database, [writeFor(database)]);
  // Reads as admin, since write access does not imply read access. The engine is synchronous, so nothing can intervene.
  const { result } = engine.getDocuments({ kind: 'owner' }, database, [path], { kind: 'latest' });
  const document = result[0]?.document;
  if (!document) throw new StatusError('INTERNAL', `The document ${name} is gone right after its write.`);
  return encodeDocument(database, document, mask);
}

function splitName(name: string): { database: DatabaseName; path: string } {
  const { database } = parseResourceName(name);
  return { database, path: decodeDocumentName(database, name) };
}

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

function newDocumentId(): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join('');
}
