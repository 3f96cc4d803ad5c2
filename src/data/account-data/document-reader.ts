import {
  collection,
  doc,
  getDoc,
  query,
  type Query,
  type QueryFieldFilterConstraint,
  Timestamp,
} from 'firebase/firestore/lite';
import type { ArchivedDocument, ArchiveFile } from '../../domain/account-archive.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readAllPages, readPage } from '../firebase/page-query.ts';
import { orFailure } from '../to-failure.ts';

export interface ReadingData {
  readonly signal: AbortSignal;
  /** The number of documents so far. */
  readonly onProgress: (count: number) => void;
}

/** Collects documents as they are stored into the files of an archive. */
export function documentReader(connection: Connection, { signal, onProgress }: ReadingData) {
  const firestore = liteFirestoreOf(connection);
  const found = new Map<ArchiveFile, ArchivedDocument[]>();
  let count = 0;

  const add = (file: ArchiveFile, documents: readonly ArchivedDocument[]) => {
    const known = found.get(file);
    if (known) known.push(...documents);
    else found.set(file, [...documents]);
    onProgress((count += documents.length));
  };
  const readOne = async (file: ArchiveFile, path: string) => {
    signal.throwIfAborted();
    const document = await orFailure(() => getDoc(doc(firestore, path)));
    if (document.exists()) add(file, [plain(document.id, document.data())]);
  };
  const readQuery = async (file: ArchiveFile, whole: Query) => {
    const all: ArchivedDocument[] = [];
    for await (const { items } of readAllPages((options) => readPage(whole, plain, options), { signal })) {
      add(file, items);
      all.push(...items);
    }
    return all;
  };
  const readAll = (file: ArchiveFile, name: string, ...mine: readonly QueryFieldFilterConstraint[]) =>
    readQuery(file, query(collection(firestore, name), ...mine));
  return { found, add, readOne, readQuery, readAll };
}

/** Of a list that others own: the rest of it is theirs. */
export function titleOnly({ id, title }: ArchivedDocument): ArchivedDocument {
  return { id, title };
}

function plain(id: string, stored: unknown): ArchivedDocument {
  // Safe cast: Firestore's documents are maps.
  return { id, ...(withDates(stored) as ArchivedDocument) };
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withDates(each)]));
}
