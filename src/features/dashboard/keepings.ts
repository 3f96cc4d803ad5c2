import { analyticsSchema } from '../../domain/analytics.ts';
import { notificationId, transactionId } from '../../domain/ids.ts';
import { notificationSchema } from '../../domain/notification.ts';
import { list, map, rupees, whole } from '../../domain/schema.ts';
import { transactionSchema } from '../../domain/transaction.ts';
import { document, keeping, keepingList } from '../../session/server-state/keepings.ts';

const giving = map({ count: whole({}), amount: rupees({}) });

/** What the device keeps of the dashboard, besides the lists. */
export const KEPT_MONEY = keeping(map({ promised: giving, sent: giving, received: giving }));
export const KEPT_ANALYTICS = { ...keepingList(list(analyticsSchema, Infinity)), isShownAtOnce: true };
export const KEPT_NEWS = keepingList(list(document(notificationId, notificationSchema), Infinity));
export const KEPT_RECEIVED = keepingList(list(document(transactionId, transactionSchema), Infinity));
