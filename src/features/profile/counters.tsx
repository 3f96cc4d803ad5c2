import type { ReactNode } from 'react';
import type { Listed } from '../../data/listed.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useServerQuery } from '../../session/server-state/use-server-query.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { GiftIcon, SparkIcon } from '../../ui/rare-icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { PROFILE, type ProfileApi } from './api.ts';

interface CountersProps {
  readonly wishlists: Loadable<Listed<Wishlist>>;
  readonly api: ProfileApi;
}

export function Counters({ wishlists, api }: CountersProps) {
  const { say, format } = useSession();
  const {
    shown: totals,
    isRefreshing,
    refresh,
  } = useServerQuery({ queryKey: [...PROFILE, 'totals'], queryFn: () => api.totals() });
  const number = <T,>(loaded: Loadable<T>, of: (value: T) => string): ReactNode => {
    if (loaded.state === 'loading') return <Skeleton className="my-2 h-5 w-16" />;
    return loaded.state === 'ready' ? (
      of(loaded.value)
    ) : (
      <span className="text-base text-faded">{say('profile.count.failed')}</span>
    );
  };
  return (
    <Section title={say('profile.counters')}>
      <StatTiles columns={3}>
        <StatTile
          label={say('profile.count.wishlists')}
          icon={<SparkIcon />}
          value={number(wishlists, ({ items, unreadable }) => format.number(items.length + unreadable.length))}
        />
        <StatTile
          label={say('profile.count.contributions')}
          icon={<GiftIcon />}
          value={number(totals, ({ count }) => format.number(count))}
        />
        <StatTile
          label={say('profile.count.gifted')}
          icon={<HeartIcon />}
          value={number(totals, ({ amount }) => format.rupees(amount))}
        />
      </StatTiles>
      {totals.state === 'failed' && (
        <div className="mt-4">
          <Notice text={sayFailure(say, totals.failure)}>
            <Button look="quiet" busy={isRefreshing} onClick={refresh}>
              {say('profile.count.again')}
            </Button>
          </Notice>
        </div>
      )}
    </Section>
  );
}
