import type { ReadmeOf } from '../../../data/account-data/account-archive.ts';
import type { ReadingData } from '../../../data/account-data/document-reader.ts';
import type { Connection } from '../../../data/connection.ts';
import type { DataCounts, DataSubject, RemovalStep } from '../../../domain/data-request.ts';
import { USERS } from '../users/api.ts';

export const DATA_REQUESTS = [...USERS, 'data'];

/** What an admin does when a person asks for their data. All but finding is logged. */
export interface DataRequestsApi {
  readonly find: (typed: string) => Promise<readonly DataSubject[]>;
  readonly counts: (subject: DataSubject) => Promise<DataCounts>;
  /** When the deletion of the account began; null if it did not. */
  readonly erasureStart: (subject: DataSubject) => Promise<Date | null>;
  /** Deletes what an admin can delete; it can be repeated after a failure. */
  readonly remove: (subject: DataSubject, onStep: (step: RemovalStep) => void) => Promise<void>;
  /** A zip file with what admins can read about the person. */
  readonly archive: (subject: DataSubject, readmeOf: ReadmeOf, reading: ReadingData) => Promise<Blob>;
}

export function dataRequestsApi(connection: Connection): DataRequestsApi {
  const load = () => import('../../../data/data-requests/operations.ts');
  return {
    find: async (typed) => (await load()).findSubjects(connection, typed),
    counts: async (subject) => (await load()).countData(connection, subject),
    erasureStart: async (subject) => (await load()).readErasureStart(connection, subject),
    remove: async (...of) => (await load()).removePerson(connection, ...of),
    archive: async (...of) => (await load()).personArchive(connection, ...of),
  };
}
