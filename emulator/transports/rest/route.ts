import { invalidArgument, StatusError } from '../../model/status.ts';
import type { ServerStreamingMethod, UnaryMethod } from '../../wire/rpc.ts';

/** Maps a REST request to an API method and the fields encoded in its path. */
export interface Route {
  readonly method: UnaryMethod | ServerStreamingMethod;
  /** Fields of the request message, as ProtoJSON. They take precedence over the body. */
  readonly fromPath: Readonly<Record<string, unknown>>;
  /** What the body contains: the whole request, one of its fields, or nothing. */
  readonly body: 'request' | 'document' | 'none';
}

interface Verb {
  readonly method: UnaryMethod | ServerStreamingMethod;
  /** The field for the resource before the verb: the database or a parent. */
  readonly names: 'database' | 'parent';
}

const VERBS: Readonly<Record<string, Verb>> = {
  batchGet: { method: 'BatchGetDocuments', names: 'database' },
  batchWrite: { method: 'BatchWrite', names: 'database' },
  beginTransaction: { method: 'BeginTransaction', names: 'database' },
  commit: { method: 'Commit', names: 'database' },
  rollback: { method: 'Rollback', names: 'database' },
  runQuery: { method: 'RunQuery', names: 'parent' },
  runAggregationQuery: { method: 'RunAggregationQuery', names: 'parent' },
  listCollectionIds: { method: 'ListCollectionIds', names: 'parent' },
};
const UNSUPPORTED_VERBS: ReadonlySet<string> = new Set(['write', 'listen', 'partitionQuery', 'executePipeline']);

const DOCUMENTS = /^\/v1\/(projects\/[^/]+\/databases\/[^/:]+)\/documents(?:\/([^]*?))?(?::([A-Za-z]+))?$/;

export function isRestPath(pathname: string): boolean {
  return pathname.startsWith('/v1/');
}

/** `pathname` is still percent-encoded, so an encoded colon does not start a verb. */
export function findRoute(httpMethod: string, pathname: string): Route {
  const verbRoute = httpMethod === 'POST' ? findVerb(pathname) : undefined;
  if (verbRoute) return verbRoute;
  const [, database, rest = ''] =
    /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/([^]*))?$/.exec(pathname) ?? [];
  if (database === undefined) throw noSuchMethod(httpMethod, pathname);
  const root = `${unescapePath(database)}/documents`;
  const segments = rest === '' ? [] : unescapePath(rest).split('/');
  return segments.length % 2 === 0 && segments.length > 0
    ? documentRoute(httpMethod, pathname, `${root}/${segments.join('/')}`)
    : collectionRoute(httpMethod, pathname, root, segments);
}

function findVerb(pathname: string): Route | undefined {
  const [, database, rest = '', verb] = DOCUMENTS.exec(pathname) ?? [];
  if (database === undefined || verb === undefined) return undefined;
  if (UNSUPPORTED_VERBS.has(verb)) {
    throw new StatusError('UNIMPLEMENTED', `The emulator does not offer ":${verb}" over REST.`);
  }
  const found = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!found) return undefined;
  const databaseName = unescapePath(database);
  if (found.names === 'database') {
    if (rest !== '') throw noSuchMethod('POST', pathname);
    return { method: found.method, fromPath: { database: databaseName }, body: 'request' };
  }
  const parent = `${databaseName}/documents${rest === '' ? '' : `/${unescapePath(rest)}`}`;
  return { method: found.method, fromPath: { parent }, body: 'request' };
}

function documentRoute(httpMethod: string, pathname: string, name: string): Route {
  switch (httpMethod) {
    case 'GET':
      return { method: 'GetDocument', fromPath: { name }, body: 'none' };
    case 'PATCH':
      return { method: 'UpdateDocument', fromPath: { name }, body: 'document' };
    case 'DELETE':
      return { method: 'DeleteDocument', fromPath: { name }, body: 'none' };
    default:
      throw noSuchMethod(httpMethod, pathname);
  }
}

function collectionRoute(httpMethod: string, pathname: string, root: string, segments: readonly string[]): Route {
  const collectionId = segments.at(-1);
  const parent = [root, ...segments.slice(0, -1)].join('/');
  const fromPath = collectionId === undefined ? { parent } : { parent, collectionId };
  if (httpMethod === 'GET') return { method: 'ListDocuments', fromPath, body: 'none' };
  if (httpMethod === 'POST' && collectionId !== undefined)
    return { method: 'CreateDocument', fromPath, body: 'document' };
  throw noSuchMethod(httpMethod, pathname);
}

function unescapePath(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    throw invalidArgument(`The path has a malformed escape: "${escaped}".`);
  }
}

function noSuchMethod(httpMethod: string, pathname: string): StatusError {
  return new StatusError('NOT_FOUND', `The Firestore API has no method ${httpMethod} ${pathname}.`);
}
