import { type Analytics, conversionRate } from '../../domain/analytics.ts';
import { formatNumber, formatRupees } from '../../domain/format.ts';
import type { Rupees } from '../../domain/money.ts';
import { useSession } from '../../session/session.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';

interface NumbersProps {
  readonly analytics: Analytics;
  readonly received: Rupees;
}

export function Numbers({ analytics, received }: NumbersProps) {
  const { say } = useSession();
  const percent = Math.round(conversionRate(analytics) * 10) / 10;
  return (
    <section aria-label={say('analytics.numbers')}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
        <StatTile label={say('analytics.received')} value={formatRupees(received)} />
        <StatTile label={say('analytics.contributions')} value={formatNumber(analytics.contributions)} />
        <StatTile label={say('analytics.views')} value={formatNumber(analytics.views)} />
        <StatTile label={say('analytics.visitors')} value={formatNumber(analytics.uniqueVisitors)} />
        <StatTile label={say('analytics.shares')} value={formatNumber(analytics.shares)} />
        <StatTile label={say('analytics.conversion')} value={say('analytics.percent', { percent })} />
      </dl>
    </section>
  );
}
