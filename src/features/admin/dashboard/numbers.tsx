import type { ReactNode } from 'react';
import type { Giving } from '../../../data/firebase/aggregate.ts';
import { platformRevenue } from '../../../domain/admin.ts';
import type { PlatformSettings } from '../../../domain/platform.ts';
import { useSession } from '../../../session/session.tsx';
import { ChartIcon, GiftIcon, PeopleIcon, RupeeIcon } from '../../../ui/rare-icons.tsx';
import { StatTile } from '../../../ui/stat-tile.tsx';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';
import { Counted } from './counted.tsx';

interface NumbersProps {
  readonly users: ServerQuery<number>;
  readonly wishlists: ServerQuery<number>;
  readonly giving: ServerQuery<Giving>;
  readonly settings: ServerQuery<PlatformSettings>;
}

/** Counted and summed by the server. Revenue is the fee on all contributions. */
export function Numbers({ users, wishlists, giving, settings }: NumbersProps) {
  const { say, format } = useSession();
  const revenueInputs = combined(giving, settings);
  return (
    <section aria-label={say('admin-dashboard.numbers')}>
      {/* On phones each sum has a row of its own, because it may be in crores. */}
      <dl className="grid grid-cols-2 gap-3 max-sm:*:nth-[n+3]:col-span-2 sm:gap-4 lg:grid-cols-4">
        <Tile
          label={say('admin-dashboard.users')}
          icon={<PeopleIcon />}
          query={users}
          value={(count) => format.number(count)}
        />
        <Tile
          label={say('admin-dashboard.wishlists')}
          icon={<GiftIcon />}
          query={wishlists}
          value={(count) => format.number(count)}
        />
        <Tile
          label={say('admin-dashboard.contributed')}
          icon={<RupeeIcon />}
          query={giving}
          value={({ amount }) => format.rupees(amount)}
          detail={({ count }) => say('admin-dashboard.contributed.count', { count })}
        />
        <Tile
          label={say('admin-dashboard.revenue')}
          icon={<ChartIcon />}
          query={revenueInputs}
          value={([{ amount }, fees]) => format.rupees(platformRevenue(amount, fees))}
          detail={([, { feePercent }]) => say('admin-dashboard.revenue.of', { percent: feePercent })}
        />
      </dl>
    </section>
  );
}

interface TileProps<T> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly query: ServerQuery<T>;
  readonly value: (counted: T) => string;
  readonly detail?: (counted: T) => string;
}

function Tile<T>({ label, icon, query, value, detail }: TileProps<T>) {
  const { shown } = query;
  return (
    <StatTile
      label={label}
      icon={icon}
      value={
        <Counted query={query} what={label}>
          {value}
        </Counted>
      }
      detail={detail && (shown.state === 'ready' ? detail(shown.value) : <>&nbsp;</>)}
    />
  );
}

/** A number from two queries. Its retry reads only the missing one. */
function combined<One, Other>(one: ServerQuery<One>, other: ServerQuery<Other>): ServerQuery<readonly [One, Other]> {
  const isRefreshing = one.isRefreshing || other.isRefreshing;
  const refresh = () => {
    for (const query of [one, other]) if (query.shown.state !== 'ready') query.refresh();
  };
  if (one.shown.state !== 'ready') return { shown: one.shown, isRefreshing, refresh };
  if (other.shown.state !== 'ready') return { shown: other.shown, isRefreshing, refresh };
  return { shown: { state: 'ready', value: [one.shown.value, other.shown.value] }, isRefreshing, refresh };
}
