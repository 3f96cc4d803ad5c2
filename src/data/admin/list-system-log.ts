import { collection, orderBy, query, where, type QueryConstraint } from 'firebase/firestore/lite';
import type { Period } from '../../domain/period.ts';
import type { SystemLogEntry } from '../../domain/system-log.ts';
import type { Connection } from '../connection.ts';
import { parseSystemLogEntry } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import {
  type Page,
  type PageOptions,
  type Pages,
  readAllPages,
  type ReadingOptions,
  readPage,
} from '../firebase/page-query.ts';
import { withinPeriod } from '../firebase/within-period.ts';
import { findUsersByEmail } from './search-users.ts';

/** All of them must match; an absent one matches every entry. */
export interface LogFilter {
  readonly type?: string | null;
  /** The id of a person, or an e-mail address of an account. */
  readonly actor?: string | null;
  /** The id of a document, or an e-mail address of an account. */
  readonly target?: string | null;
  readonly period?: Period | null;
}

// A query has at most 30 combinations of alternatives: five actors with five targets.
const MOST_ACCOUNTS = 5;

/** Newest first. */
export async function listSystemLog(
  connection: Connection,
  { type, actor, target, period, ...options }: LogFilter & PageOptions = {},
): Promise<Page<SystemLogEntry>> {
  const conditions: QueryConstraint[] = [];
  if (type) conditions.push(where('type', '==', type));
  if (actor) conditions.push(where('actorId', 'in', await idsOf(connection, actor)));
  if (target) conditions.push(where('targetId', 'in', await idsOf(connection, target)));
  conditions.push(...withinPeriod('timestamp', period));
  const entries = collection(liteFirestoreOf(connection), 'systemLogs');
  return readPage(query(entries, ...conditions, orderBy('timestamp', 'desc')), parseSystemLogEntry, options);
}

/** All entries that match, page by page, for a file. */
export function logRows(
  connection: Connection,
  filter: LogFilter = {},
  options?: ReadingOptions,
): Pages<SystemLogEntry> {
  return readAllPages((page) => listSystemLog(connection, { ...filter, ...page }), options);
}

async function idsOf(connection: Connection, idOrEmail: string): Promise<readonly string[]> {
  if (!idOrEmail.includes('@')) return [idOrEmail];
  const { items } = await findUsersByEmail(connection, idOrEmail);
  // Without an account, the address matches no id.
  return items.length === 0 ? [idOrEmail] : items.slice(0, MOST_ACCOUNTS).map(({ id }) => id);
}
