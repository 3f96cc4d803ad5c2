import type { PlatformPoint } from '../../../data/admin/platform-over-time.ts';
import { useSession } from '../../../session/session.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatTile } from '../../../ui/stat-tile.tsx';
import { type Metric, sayAmount, totalOf } from './growth.ts';

/** The totals of the whole period; null while loading. */
export function PeriodTotals({ points }: { readonly points: readonly PlatformPoint[] | null }) {
  const { say, format } = useSession();
  const total = (metric: Metric) =>
    points ? sayAmount(format, metric, totalOf(points, metric)) : <Skeleton className="h-9 w-20" />;
  const gifts = points ? totalOf(points, 'contributions') : null;
  return (
    <section aria-label={say('admin-analytics.totals')}>
      {/* On phones the sum has a row of its own, because it may be in crores. */}
      <dl className="grid grid-cols-2 gap-3 max-sm:*:first:col-span-2 sm:grid-cols-3 sm:gap-4">
        <StatTile
          label={say('admin-analytics.contributed')}
          value={total('contributed')}
          detail={gifts === null ? <>&nbsp;</> : say('admin-analytics.in-gifts', { count: gifts })}
        />
        <StatTile label={say('admin-analytics.wishlists')} value={total('wishlists')} />
        <StatTile label={say('admin-analytics.users')} value={total('users')} />
      </dl>
    </section>
  );
}
