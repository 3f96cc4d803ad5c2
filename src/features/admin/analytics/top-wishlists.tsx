import { paths } from '../../../config/paths.ts';
import type { Listed } from '../../../data/listed.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Diya } from '../../../ui/motifs.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ListView } from '../../../session/server-state/list-view.tsx';
import type { ServerQuery } from '../../../session/server-state/use-server-query.ts';

const LINK = 'inline-flex min-h-touch items-center';

export function TopWishlists({ query }: { readonly query: ServerQuery<Listed<Wishlist>> }) {
  const { say } = useSession();
  return (
    <Section title={say('admin-analytics.top')}>
      <p className="-mt-2 mb-4 text-faded">{say('admin-analytics.top.lead')}</p>
      <ListView
        query={query}
        failed={say('admin-analytics.top.failed')}
        waiting={<Awaited />}
        empty={
          <EmptyState
            title={say('admin-analytics.top.none')}
            text={say('admin-analytics.top.none.text')}
            motif={<Diya />}
          />
        }
      >
        {(items) => <Ranking wishlists={items} />}
      </ListView>
    </Section>
  );
}

function Ranking({ wishlists }: { readonly wishlists: readonly Wishlist[] }) {
  const { say, format, langOf } = useSession();
  const columns: readonly Column<Wishlist>[] = [
    {
      key: 'wishlist',
      header: say('admin-analytics.top.wishlist'),
      freeText: true,
      cell: ({ id, title, language }) => (
        <TextLink href={paths.wishlist.to(id)} lang={langOf(title, language)} className={LINK}>
          {title}
        </TextLink>
      ),
    },
    {
      key: 'state',
      header: say('admin-analytics.top.state'),
      cell: ({ isActive }) =>
        isActive ? (
          <Badge tone="leaf">{say('admin-analytics.top.active')}</Badge>
        ) : (
          <Badge>{say('admin-analytics.top.inactive')}</Badge>
        ),
    },
    {
      key: 'received',
      header: say('admin-analytics.top.received'),
      numeric: true,
      cell: ({ fundedAmount }) => format.rupees(fundedAmount),
    },
    {
      key: 'count',
      header: say('admin-analytics.top.count'),
      numeric: true,
      cell: ({ contributionCount: count }) => (
        <>
          <span className="max-lg:hidden">{format.number(count)}</span>
          <span className="text-faded lg:hidden">{say('admin-analytics.in-gifts', { count })}</span>
        </>
      ),
    },
    {
      key: 'more',
      header: say('admin-analytics.top.more'),
      cell: ({ id, title }) => (
        <TextLink
          href={paths.wishlistAnalytics.to(id)}
          aria-label={say('admin-analytics.top.analytics-of', { title })}
          className={LINK}
        >
          {say('admin-analytics.top.analytics')}
        </TextLink>
      ),
    },
  ];
  return (
    <DataTable
      caption={say('admin-analytics.top')}
      columns={columns}
      rows={wishlists}
      rowKey={({ id }) => id}
      onPhone="compact"
    />
  );
}

function Awaited() {
  return (
    <div className="grid gap-3">
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} className="h-18 rounded-2xl lg:h-14" />
      ))}
    </div>
  );
}
