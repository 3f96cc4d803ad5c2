import { collection, orderBy, query } from 'firebase/firestore/lite';
import type { SystemLogEntry } from '../../domain/system-log.ts';
import type { Connection } from '../connection.ts';
import { parseSystemLogEntry } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readPage } from '../firebase/page-query.ts';

const NEWEST = 10;

/** The newest entries, ten by default. */
export async function listSystemLog(
  connection: Connection,
  { size = NEWEST, ...options }: PageOptions = {},
): Promise<Page<SystemLogEntry>> {
  const entries = query(collection(liteFirestoreOf(connection), 'systemLogs'), orderBy('timestamp', 'desc'));
  return readPage(entries, parseSystemLogEntry, { size, ...options });
}
