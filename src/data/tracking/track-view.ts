import type { Visit } from '../../domain/analytics.ts';
import { Failure } from '../../domain/failure.ts';
import { DIRECT, OTHER } from '../../domain/visit.ts';
import type { Connection } from '../connection.ts';
import { countView } from '../rest/count-view.ts';
import type { Counted } from './counters.ts';

/**
 * Counts one view. The number of different sources is limited; a new one beyond the limit is denied and counted as
 * 'other'.
 */
export async function trackView(connection: Connection, wishlist: Counted, visit: Visit): Promise<void> {
  try {
    await countView(connection, wishlist, visit);
  } catch (failure) {
    const nameless = { ...visit, source: nameOf(visit.source), referrer: nameOf(visit.referrer) };
    const isNamed = nameless.source !== visit.source || nameless.referrer !== visit.referrer;
    if (!(failure instanceof Failure) || failure.reason !== 'denied' || !isNamed) throw failure;
    await countView(connection, wishlist, nameless);
  }
}

function nameOf(source: string): string {
  return source === DIRECT ? DIRECT : OTHER;
}
