import {
  collection,
  doc,
  documentId,
  orderBy,
  query,
  serverTimestamp,
  where,
  type Query,
} from 'firebase/firestore/lite';
import { moderationReason } from '../../domain/common-fields.ts';
import { ANONYMOUS, type WishlistId } from '../../domain/ids.ts';
import type { reportNotificationSchema } from '../../domain/notification.ts';
import type { Period } from '../../domain/period.ts';
import type { Report } from '../../domain/support.ts';
import type { Connection } from '../connection.ts';
import { parseReport } from '../documents/parse.ts';
import type { Written } from '../documents/written.ts';
import { enteredText } from '../entered-text.ts';
import { countOf } from '../firebase/aggregate.ts';
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
import { actAsAdmin } from './act-as-admin.ts';

type ReportStatus = Report['status'];

/** One report, or those of a status. */
export type ReportFilter = Pick<Report, 'status'> | Pick<Report, 'id'>;

/** Newest first. */
export async function listReports(connection: Connection, options: PageOptions & ReportFilter): Promise<Page<Report>> {
  const found =
    'id' in options
      ? query(collection(liteFirestoreOf(connection), 'reports'), where(documentId(), '==', options.id))
      : query(reportsThatAre(connection, options.status), orderBy('createdAt', 'desc'));
  return readPage(found, parseReport, options);
}

/** All reports of a period, page by page, for a file. */
export function reportRows(
  connection: Connection,
  { period, status }: { readonly period?: Period; readonly status?: ReportStatus } = {},
  options?: ReadingOptions,
): Pages<Report> {
  const reports = status ? reportsThatAre(connection, status) : collection(liteFirestoreOf(connection), 'reports');
  const found = query(reports, ...withinPeriod('createdAt', period), orderBy('createdAt', 'desc'));
  return readAllPages((page) => readPage(found, parseReport, page), options);
}

/** Of one wishlist or of all, without reading them. */
export async function countReports(connection: Connection, status: ReportStatus, about?: WishlistId): Promise<number> {
  const reports = reportsThatAre(connection, status);
  return countOf(about === undefined ? reports : query(reports, where('wishlistId', '==', about)));
}

/** `resolution` is what was found or done. A reporter with an account is notified of it. */
export async function resolveReport(
  connection: Connection,
  { id, reason, reporterId }: Pick<Report, 'id' | 'reason' | 'reporterId'>,
  resolution: string,
): Promise<void> {
  const outcome = enteredText('outcome of a report', moderationReason, resolution);
  await actAsAdmin(
    connection,
    { type: 'report_resolved', targetId: id, description: `Report resolved: ${reason}`, reason: outcome },
    ({ firestore, batch, moderation }) => {
      batch.update(doc(firestore, 'reports', id), { status: 'resolved', moderation });
      if (reporterId === ANONYMOUS) return;
      batch.set(doc(firestore, 'notifications', `${id}_resolved`), {
        userId: reporterId,
        type: 'system',
        title: 'Report reviewed',
        message: `We reviewed your report: ${outcome}`,
        data: { reportId: id, outcome },
        actionUrl: '',
        isRead: false,
        createdAt: serverTimestamp(),
      } satisfies Written<typeof reportNotificationSchema>);
    },
  );
}

function reportsThatAre(connection: Connection, status: ReportStatus): Query {
  return query(collection(liteFirestoreOf(connection), 'reports'), where('status', '==', status));
}
