import { collection, doc, orderBy, query, where } from 'firebase/firestore/lite';
import type { Report } from '../../domain/support.ts';
import type { Connection } from '../connection.ts';
import { parseReport } from '../documents/report.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { type Page, type PageOptions, readPage } from '../firebase/page-query.ts';
import { actAsAdmin } from './act-as-admin.ts';

/** The newest first. */
export async function listReports(
  connection: Connection,
  { status, ...options }: PageOptions & Pick<Report, 'status'>,
): Promise<Page<Report>> {
  const reports = collection(liteFirestoreOf(connection), 'reports');
  return readPage(query(reports, where('status', '==', status), orderBy('createdAt', 'desc')), parseReport, options);
}

export async function resolveReport(
  connection: Connection,
  { id, reason }: Pick<Report, 'id' | 'reason'>,
): Promise<void> {
  await actAsAdmin(
    connection,
    { type: 'report_resolved', targetId: id, description: `Report resolved: ${reason}` },
    ({ firestore, batch, moderation }) =>
      batch.update(doc(firestore, 'reports', id), { status: 'resolved', moderation }),
  );
}
