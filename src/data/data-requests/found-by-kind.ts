import {
  collection,
  doc,
  documentId,
  or,
  query,
  serverTimestamp,
  setDoc,
  where,
  type Query,
  type QueryFilterConstraint,
} from 'firebase/firestore/lite';
import { v4 as newUuid } from 'uuid';
import {
  DATA_KINDS,
  type DataCounts,
  type DataKind,
  type DataSubject,
  subjectInLog,
} from '../../domain/data-request.ts';
import { adminRecord } from '../admin/act-as-admin.ts';
import { casingsOf } from '../admin/search-users.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { countOf } from '../firebase/aggregate.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

/** The documents of each kind that an admin may read. null: there is nothing to look for. */
export function documentsAbout(connection: Connection, subject: DataSubject): Readonly<Record<DataKind, Query | null>> {
  const { id, email } = subject;
  const firestore = liteFirestoreOf(connection);
  const found = (name: string, ...of: readonly (QueryFilterConstraint | null)[]) => {
    const any = of.filter((each) => each !== null);
    return any.length === 0 ? null : query(collection(firestore, name), or(...any));
  };
  const by = (field: string) => id && where(field, '==', id);
  const address = email === '' ? null : where('email', 'in', casingsOf(email));
  return {
    profile: found('users', id && where(documentId(), '==', id)),
    wishlists: found('wishlists', by('userId')),
    'shared-lists': found('wishlists', id && where('hostIds', 'array-contains', id)),
    'gifts-given': found('transactions', by('contributorId'), address),
    messages: found('supportMessages', by('userId'), address),
    subscriptions: found('subscribers', address),
    reports: found('reports', by('reporterId')),
    notes: found('adminNotes', by('targetId')),
    log: found('systemLogs', by('actorId'), by('targetId')),
  };
}

/** Counted by the server. The search is logged before anything is read. */
export async function countData(connection: Connection, subject: DataSubject): Promise<DataCounts> {
  await logDataRequest(connection, 'data_found', subject);
  const documents = documentsAbout(connection, subject);
  const counts = await Promise.all(
    DATA_KINDS.map(async (kind) => {
      const of = documents[kind];
      return [kind, of ? await countOf(of) : 0] as const;
    }),
  );
  // Safe: there is one entry for each kind.
  return Object.fromEntries(counts) as DataCounts;
}

const DESCRIPTIONS = { data_found: 'Data of a person found', data_exported: 'Data of a person exported' } as const;

/** Reading changes no document, so the entry is written alone. */
export async function logDataRequest(
  connection: Connection,
  type: keyof typeof DESCRIPTIONS,
  subject: DataSubject,
): Promise<void> {
  const { uid } = await signedInUser(connection);
  const action = { type, targetId: subjectInLog(subject), description: DESCRIPTIONS[type] };
  const { logId, entry } = adminRecord(uid, action, serverTimestamp(), newUuid());
  await orFailure(() => setDoc(doc(liteFirestoreOf(connection), 'systemLogs', logId), entry));
}
