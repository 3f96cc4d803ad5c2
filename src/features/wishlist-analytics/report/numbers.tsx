import { type Analytics, conversionRate } from '../../../domain/analytics.ts';
import type { Rupees } from '../../../domain/money.ts';
import { useSession } from '../../../session/session.tsx';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';

interface NumbersProps {
  readonly analytics: Analytics;
  readonly received: Rupees;
}

export function Numbers({ analytics, received }: NumbersProps) {
  const { say, format } = useSession();
  const percent = Math.round(conversionRate(analytics) * 10) / 10;
  return (
    <section aria-label={say('analytics.numbers')}>
      <StatTiles columns={6}>
        <StatTile label={say('analytics.received')} value={format.rupees(received)} />
        <StatTile label={say('analytics.contributions')} value={format.number(analytics.contributions)} />
        <StatTile label={say('analytics.views')} value={format.number(analytics.views)} />
        <StatTile label={say('analytics.visitors')} value={format.number(analytics.uniqueVisitors)} />
        <StatTile label={say('analytics.shares')} value={format.number(analytics.shares)} />
        <StatTile label={say('analytics.conversion')} value={say('analytics.percent', { percent })} />
      </StatTiles>
    </section>
  );
}
