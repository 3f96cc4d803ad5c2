import type { ReactNode } from 'react';
import type { DashboardTotals } from '../../domain/dashboard.ts';
import { useSession } from '../../session/session.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { ChartIcon, GiftIcon, PeopleIcon } from '../../ui/rare-icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';

/** Four numbers; null while loading. */
export function DashboardNumbers({ totals }: { readonly totals: DashboardTotals | null }) {
  const { say, format } = useSession();
  const shown = (value: (totals: DashboardTotals) => ReactNode) =>
    totals ? (
      value(totals)
    ) : (
      <span className="flex h-9 items-center">
        <Skeleton className="h-6 w-16" />
      </span>
    );
  return (
    <section aria-label={say('dashboard.numbers')} data-tour="numbers">
      <StatTiles>
        <StatTile
          icon={<GiftIcon />}
          label={say('dashboard.wishlists')}
          value={shown(({ wishlists }) => format.number(wishlists))}
        />
        <StatTile
          icon={<HeartIcon />}
          label={say('dashboard.contributions')}
          value={shown(({ contributions }) => format.rupees(contributions))}
        />
        <StatTile
          icon={<PeopleIcon />}
          label={say('dashboard.contributors')}
          value={shown(({ contributors }) => format.number(contributors))}
        />
        <StatTile
          icon={<ChartIcon />}
          label={say('dashboard.completion')}
          value={shown(({ completion }) => say('dashboard.percent', { percent: completion }))}
        />
      </StatTiles>
    </section>
  );
}
