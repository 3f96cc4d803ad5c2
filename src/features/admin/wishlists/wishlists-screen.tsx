import type { Loadable } from '../../../domain/loadable.ts';
import { useNavigation } from '../../../session/navigation/navigation.tsx';
import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { ReportsTab } from './reports-tab.tsx';
import { addressOf, type ReviewView } from './review-view.ts';
import { REVIEW, reviewApi, type ReviewApi } from './api.ts';
import { WishlistsTab } from './wishlists-tab.tsx';

/** All wishlists, and the reports about them. */
export function WishlistsScreen({ view, api: given }: { readonly view: ReviewView; readonly api?: ReviewApi }) {
  const { say } = useSession();
  const api = useApi(reviewApi, given);
  const { go } = useNavigation();
  const open = useServerQuery({ queryKey: [...REVIEW, 'open-reports'], queryFn: api.countOpenReports });
  return (
    <AdminPage title={say('admin-wishlists.title')} lead={say('admin-wishlists.lead')}>
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
          <WishlistsTab view={view} api={api} />
        ) : (
          <ReportsTab view={view} api={api} open={open} />
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
        <Badge tone="alarm">{say('admin-wishlists.tab.open', { count: open.value })}</Badge>
      )}
    </span>
  );
}
