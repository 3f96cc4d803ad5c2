import { where, type QueryFieldFilterConstraint } from 'firebase/firestore/lite';
import { boundsOfPeriod, type Period } from '../../domain/period.ts';

/** The conditions by which a query finds the documents of a period. */
export function withinPeriod(field: string, period: Period | null | undefined): readonly QueryFieldFilterConstraint[] {
  if (!period) return [];
  const { from, before } = boundsOfPeriod(period);
  return [...(from ? [where(field, '>=', from)] : []), ...(before ? [where(field, '<', before)] : [])];
}
