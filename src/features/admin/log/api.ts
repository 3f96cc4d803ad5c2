import type { LogFilter } from '../../../data/admin/list-system-log.ts';
import type { LogEntryForReview } from '../../../data/admin/review.ts';
import type { Connection } from '../../../data/connection.ts';
import type { Page, PageOptions } from '../../../data/firebase/page-query.ts';
import { exportsApi, type ExportsApi } from '../exports/api.ts';
import { ADMIN } from '../frame/admin-key.ts';

export const LOG = [...ADMIN, 'log'];

export interface LogApi extends Pick<ExportsApi, 'logRows'> {
  readonly entries: (filter: LogFilter, options: PageOptions) => Promise<Page<LogEntryForReview>>;
}

export function logApi(connection: Connection): LogApi {
  const admin = () => import('../../../data/admin/operations.ts');
  return {
    entries: async (filter, options) => (await admin()).reviewLog(connection, { ...filter, ...options }),
    logRows: exportsApi(connection).logRows,
  };
}
