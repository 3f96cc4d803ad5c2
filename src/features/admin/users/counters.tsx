import type { UserCounts } from '../../../domain/user-list.ts';
import { useSession } from '../../../session/session.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';

const COUNTS = ['total', 'active', 'banned', 'admins'] as const;

export function Counters({ counts }: { readonly counts: ServerQuery<UserCounts> }) {
  const { say } = useSession();
  return (
    <section aria-label={say('admin-users.counts')} className="mb-8">
      <QueryView query={counts} failed={say('admin-users.counts.failed')} waiting={<Tiles counts={null} />}>
        {(counted) => <Tiles counts={counted} />}
      </QueryView>
    </section>
  );
}

function Tiles({ counts }: { readonly counts: UserCounts | null }) {
  const { say, format } = useSession();
  return (
    <StatTiles>
      {COUNTS.map((count) => (
        <StatTile
          key={count}
          label={say(`admin-users.counts.${count}`)}
          value={counts ? format.number(counts[count]) : <Skeleton className="my-1.5 h-6 w-16" />}
        />
      ))}
    </StatTiles>
  );
}
