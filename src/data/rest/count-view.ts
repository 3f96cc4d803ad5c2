import { startOfDay, utcDay, type Visit } from '../../domain/analytics.ts';
import { Failure } from '../../domain/failure.ts';
import type { Connection } from '../connection.ts';
import type { Counted } from '../tracking/counters.ts';
import { appCheckProof } from './app-check-proof.ts';
import { databaseOf } from './document-address.ts';

/**
 * Adds one view to the wishlist's analytics and daily statistics. Uses no SDK, because loading and starting it would
 * keep a guest's phone busy. Not authenticated, even if the user is signed in.
 */
export async function countView(connection: Connection, counted: Counted, visit: Visit): Promise<void> {
  const { address, name, key } = databaseOf(connection.environment);
  const proof = await appCheckProof(connection);
  const response = await fetch(`${address}:commit?key=${key}`, {
    method: 'POST',
    // text/plain needs no CORS preflight.
    body: JSON.stringify({ writes: writesOf(name, counted, visit) }),
    // Also counts visitors who leave at once.
    keepalive: true,
    ...(proof !== null && { headers: { 'X-Firebase-AppCheck': proof } }),
  }).catch((error: unknown) => {
    throw new Failure('offline', String(error), error);
  });
  if (response.ok) return;
  const reason = response.status === 403 ? 'denied' : 'unknown';
  throw new Failure(reason, `The server answered ${response.status}: ${await response.text()}`);
}

function writesOf(database: string, { id, ownerId }: Counted, { source, device, referrer, isFirst }: Visit): unknown[] {
  const date = utcDay(new Date());
  const visitors = isFirst ? 1 : 0;
  const last = { kind: 'view', source, device, referrer };
  return [
    {
      update: {
        name: `${database}/analytics/${id}`,
        fields: { last: { mapValue: { fields: texts(last) } } },
      },
      updateMask: { fieldPaths: ['last'] },
      updateTransforms: [
        ...[more('views', 1), more('uniqueVisitors', visitors)],
        // Names of sites contain dots, which would separate field paths.
        ...[more(`trafficSources.\`${source}\``, 1), more(`referralStats.\`${referrer}\``, 1)],
        ...[more(`deviceStats.${device}`, 1), now('updatedAt')],
      ],
      currentDocument: { exists: true },
    },
    {
      // The first event of a day creates the document.
      update: {
        name: `${database}/dailyStats/${id}_${date}`,
        fields: {
          ...texts({ wishlistId: id, ownerId, date }),
          createdAt: { timestampValue: startOfDay(date).toISOString() },
        },
      },
      updateMask: { fieldPaths: ['wishlistId', 'ownerId', 'date', 'createdAt'] },
      updateTransforms: [
        ...[more('views', 1), more('uniqueVisitors', visitors), more('shares', 0), more('contributions', 0)],
        now('updatedAt'),
      ],
    },
  ];
}

function texts(values: Readonly<Record<string, string>>): Record<string, { stringValue: string }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { stringValue: value }]));
}

function more(fieldPath: string, by: number): unknown {
  return { fieldPath, increment: { integerValue: String(by) } };
}

function now(fieldPath: string): unknown {
  return { fieldPath, setToServerValue: 'REQUEST_TIME' };
}
