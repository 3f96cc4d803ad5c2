import type { Document } from '../model/document.ts';
import { compareIds, comparePaths } from '../model/order.ts';
import type { DatabaseName } from '../model/path.ts';
import { invalidArgument } from '../model/status.ts';
import { planQuery } from '../query/plan.ts';
import { collectionQuery, type Query } from '../query/query.ts';
import { allMatches } from '../query/run.ts';
import type { DatabaseView } from '../store/database.ts';
import type {
  FoundDocument,
  ListCollectionIdsRequest,
  ListCollectionIdsResult,
  ListDocumentsRequest,
  ListDocumentsResult,
} from './requests.ts';

const DEFAULT_PAGE = 300;

export function listDocuments(
  database: DatabaseName,
  view: DatabaseView,
  request: ListDocumentsRequest,
  authorize: (query: Query) => void,
): ListDocumentsResult {
  const { parent, orderBy, showMissing } = request;
  if (showMissing && orderBy.length > 0) {
    throw invalidArgument('Cannot specify both show_missing and order_by.');
  }
  const ids = request.collectionId === undefined ? childCollectionIds(view, parent.join('/')) : [request.collectionId];
  const found: FoundDocument[] = [];
  for (const collectionId of ids) {
    const query = collectionQuery(parent, collectionId, { orderBy });
    // Rules see the page size as `request.query.limit`.
    authorize(request.pageSize > 0 ? { ...query, limit: request.pageSize } : query);
    const documents = allMatches(planQuery(database, query), view);
    found.push(...documents.map((document: Document) => ({ path: document.path, document })));
    if (showMissing) found.push(...missingDocuments(view, [...parent, collectionId].join('/')));
  }
  if (showMissing) found.sort((a, b) => comparePaths(a.path, b.path));

  const { page, nextPageToken } = pageOf(found, request, ({ path }) => path);
  return { documents: page, nextPageToken };
}

export function listCollectionIds(view: DatabaseView, request: ListCollectionIdsRequest): ListCollectionIdsResult {
  const ids = childCollectionIds(view, request.parent.join('/'));
  const { page, nextPageToken } = pageOf(ids, request, (id) => id);
  return { collectionIds: page, nextPageToken };
}

/** Ids of the direct subcollections of a document or of the root. */
function childCollectionIds(view: DatabaseView, below: string): string[] {
  const start = below === '' ? 0 : below.length + 1;
  const ids = new Set<string>();
  for (const path of view.collectionPaths(below)) ids.add(path.slice(start).split('/', 1)[0] as string);
  return [...ids].sort(compareIds);
}

/** Missing documents that have descendants. */
function missingDocuments(view: DatabaseView, collectionPath: string): FoundDocument[] {
  const missing = new Set<string>();
  for (const path of view.collectionPaths(collectionPath)) {
    const id = path.slice(collectionPath.length + 1).split('/', 1)[0] as string;
    const document = `${collectionPath}/${id}`;
    if (!view.get(document)) missing.add(document);
  }
  return Array.from(missing, (path) => ({ path, document: undefined }));
}

/** A page token encodes the last entry of the previous page and its position, in case it has been deleted. */
function pageOf<T>(
  all: readonly T[],
  { pageSize, pageToken }: { pageSize: number; pageToken: string },
  keyOf: (entry: T) => string,
): { page: T[]; nextPageToken: string } {
  if (pageSize < 0) throw invalidArgument('page_size is negative');
  const start = pageToken === '' ? 0 : startAfter(all, decodePageToken(pageToken), keyOf);
  const end = start + (pageSize === 0 ? DEFAULT_PAGE : pageSize);
  const page = all.slice(start, end);
  const last = page.at(-1);
  const more = end < all.length && last !== undefined;
  return { page, nextPageToken: more ? encodePageToken({ position: end - 1, key: keyOf(last) }) : '' };
}

interface PageToken {
  readonly position: number;
  readonly key: string;
}

function startAfter<T>(all: readonly T[], { position, key }: PageToken, keyOf: (entry: T) => string): number {
  const found = all.findIndex((entry) => keyOf(entry) === key);
  return found < 0 ? position : found + 1;
}

function encodePageToken({ position, key }: PageToken): string {
  return Buffer.from(`${position}:${key}`, 'utf8').toString('base64url');
}

function decodePageToken(token: string): PageToken {
  const match = /^(\d+):(.*)$/s.exec(Buffer.from(token, 'base64url').toString('utf8'));
  if (!match) throw invalidArgument('Invalid page token.');
  return { position: Number(match[1]), key: match[2] as string };
}
