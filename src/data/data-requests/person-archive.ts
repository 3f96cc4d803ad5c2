import { collection, query, where } from 'firebase/firestore/lite';
import type { DataSubject } from '../../domain/data-request.ts';
import { archiveOf, type ReadmeOf } from '../account-data/account-archive.ts';
import { documentReader, type ReadingData, titleOnly } from '../account-data/document-reader.ts';
import type { AccountData } from '../account-data/read-account-data.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { documentsAbout, logDataRequest } from './found-by-kind.ts';

/**
 * A zip file with what an admin may read about a person, in the files of "Download my data". The export is logged before anything is
 * read.
 */
export async function personArchive(
  connection: Connection,
  subject: DataSubject,
  readmeOf: ReadmeOf,
  reading: ReadingData,
): Promise<Blob> {
  await logDataRequest(connection, 'data_exported', subject);
  return archiveOf(await readPersonData(connection, subject, reading), readmeOf);
}

async function readPersonData(
  connection: Connection,
  subject: DataSubject,
  reading: ReadingData,
): Promise<AccountData> {
  const { found, readOne, readQuery, readAll } = documentReader(connection, reading);
  const documents = documentsAbout(connection, subject);
  const { id } = subject;
  const inFirestore = (name: string) => collection(liteFirestoreOf(connection), name);
  if (id) for (const name of ['users', 'onboarding', 'erasures']) await readOne('profile', `${name}/${id}`);
  if (documents.wishlists) await readQuery('wishlists', documents.wishlists);
  if (id) {
    // The statistics of a deleted wishlist stay with its owner, as does what was given.
    for (const { id: wishlist } of await readAll('statistics', 'analytics', where('ownerId', '==', id))) {
      const ofThis = where('wishlistId', '==', wishlist);
      await readAll('days', 'dailyStats', ofThis);
      await readAll('gifts-received', 'transactions', ofThis);
    }
    for (const name of ['shareEvents', 'userActions'])
      await readQuery('visits', query(inFirestore(name), where('userId', '==', id)));
  }
  if (documents['gifts-given']) await readQuery('gifts-given', documents['gifts-given']);
  if (documents['shared-lists']) {
    await readQuery('lists-shared-with-you', documents['shared-lists']);
    found.set('lists-shared-with-you', (found.get('lists-shared-with-you') ?? []).map(titleOnly));
  }
  for (const kind of ['messages', 'subscriptions', 'reports', 'log'] as const)
    if (documents[kind]) await readQuery(kind, documents[kind]);
  reading.signal.throwIfAborted();
  return found;
}
