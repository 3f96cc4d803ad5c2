import { useCallback, useState } from 'react';
import { formatNumber } from '../../../domain/format.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { useNavigation } from '../../../session/navigation.tsx';
import { useSession } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { usePart } from '../frame/use-part.ts';
import { ReportsTab } from './reports-tab.tsx';
import { addressOf, type ReviewView } from './review-view.ts';
import { useWishlistsDesk, type WishlistsDesk } from './wishlists-desk.ts';
import { WishlistsTab } from './wishlists-tab.tsx';

const DENIED: Loadable<never> = { state: 'denied' };

export function WishlistsScreen({ view }: { readonly view: ReviewView }) {
  return <WishlistsScreenWith view={view} desk={useWishlistsDesk()} />;
}

/** Everything that hosts publish, and what guests report of it. */
export function WishlistsScreenWith({ view, desk }: { readonly view: ReviewView; readonly desk: WishlistsDesk }) {
  const { say } = useSession();
  const { go } = useNavigation();
  const open = usePart(desk.countOpenReports);
  // The views ask for themselves: what they are refused takes the page away too.
  const [isDenied, setDenied] = useState(false);
  const deny = useCallback(() => setDenied(true), []);
  return (
    <AdminPage
      title={say('admin-wishlists.title')}
      lead={say('admin-wishlists.lead')}
      asked={isDenied ? [DENIED] : [open.shown]}
    >
      <Tabs
        label={say('admin-wishlists.views')}
        tabs={[
          { id: 'wishlists', label: say('admin-wishlists.tab.wishlists') },
          { id: 'reports', label: <ReportsLabel open={open.shown} /> },
        ]}
        selected={view.tab}
        onSelect={(tab) => go(addressOf({ ...view, tab }), { replace: true })}
      >
        {view.tab === 'wishlists' ? (
          <WishlistsTab view={view} desk={desk} onDenied={deny} />
        ) : (
          <ReportsTab view={view} desk={desk} open={open} onDenied={deny} />
        )}
      </Tabs>
    </AdminPage>
  );
}

function ReportsLabel({ open }: { open: Loadable<number> }) {
  const { say } = useSession();
  return (
    <span className="inline-flex items-center gap-2">
      {say('admin-wishlists.tab.reports')}{' '}
      {open.state === 'ready' && open.value > 0 && (
        <Badge tone="alarm">{say('admin-wishlists.tab.open', { count: formatNumber(open.value) })}</Badge>
      )}
    </span>
  );
}
