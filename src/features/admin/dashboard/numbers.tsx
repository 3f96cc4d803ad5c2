import type { ReactNode } from 'react';
import type { Giving } from '../../../data/firebase/aggregate.ts';
import { platformRevenue } from '../../../domain/admin.ts';
import { formatNumber, formatRupees } from '../../../domain/format.ts';
import type { PlatformSettings } from '../../../domain/platform.ts';
import { useSession } from '../../../session/session.tsx';
import { ChartIcon, GiftIcon, PeopleIcon, RupeeIcon } from '../../../ui/icons.tsx';
import { StatTile } from '../../../ui/stat-tile.tsx';
import type { Part } from '../frame/use-part.ts';
import { both } from './both.ts';
import { Counted } from './counted.tsx';

interface NumbersProps {
  readonly users: Part<number>;
  readonly wishlists: Part<number>;
  readonly giving: Part<Giving>;
  readonly settings: Part<PlatformSettings>;
}

/** Counted and summed by the server; revenue is its fee on everything that was ever given. */
export function Numbers({ users, wishlists, giving, settings }: NumbersProps) {
  const { say } = useSession();
  return (
    <section aria-label={say('admin-dashboard.numbers')}>
      {/* On a phone a sum has a row to itself: there may be crores. */}
      <dl className="grid grid-cols-2 gap-3 max-sm:*:nth-[n+3]:col-span-2 sm:gap-4 lg:grid-cols-4">
        <Tile
          label={say('admin-dashboard.users')}
          icon={<PeopleIcon />}
          part={users}
          value={(count) => formatNumber(count)}
        />
        <Tile
          label={say('admin-dashboard.wishlists')}
          icon={<GiftIcon />}
          part={wishlists}
          value={(count) => formatNumber(count)}
        />
        <Tile
          label={say('admin-dashboard.contributed')}
          icon={<RupeeIcon />}
          part={giving}
          value={({ amount }) => formatRupees(amount)}
          detail={({ count }) =>
            say(`admin-dashboard.contributed.${count === 1 ? 'one' : 'more'}`, { count: formatNumber(count) })
          }
        />
        <Tile
          label={say('admin-dashboard.revenue')}
          icon={<ChartIcon />}
          part={both(giving, settings)}
          value={([{ amount }, fees]) => formatRupees(platformRevenue(amount, fees))}
          detail={([, { feePercent }]) => say('admin-dashboard.revenue.of', { percent: feePercent })}
        />
      </dl>
    </section>
  );
}

interface TileProps<T> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly part: Part<T>;
  readonly value: (counted: T) => string;
  readonly detail?: (counted: T) => string;
}

function Tile<T>({ label, icon, part, value, detail }: TileProps<T>) {
  const { shown } = part;
  return (
    <StatTile
      label={label}
      icon={icon}
      value={
        <Counted part={part} what={label}>
          {value}
        </Counted>
      }
      detail={detail && (shown.state === 'ready' ? detail(shown.value) : <>&nbsp;</>)}
    />
  );
}
