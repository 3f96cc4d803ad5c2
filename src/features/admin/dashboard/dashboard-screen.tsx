import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { ExportButton } from '../exports/export-button.tsx';
import { allTables } from '../exports/tables.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { ADMIN_DASHBOARD, adminDashboardApi, type AdminDashboardApi } from './api.ts';
import { Numbers } from './numbers.tsx';
import { PlatformHealth } from './platform-health.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';

export function DashboardScreen({ api: given }: { readonly api?: AdminDashboardApi }) {
  const { say, format } = useSession();
  const api = useApi(adminDashboardApi, given);
  // First, so that it does not wait behind other requests.
  const latency = useServerQuery({ queryKey: [...ADMIN_DASHBOARD, 'latency'], queryFn: api.latency });
  const users = useServerQuery({ queryKey: [...ADMIN_DASHBOARD, 'users'], queryFn: api.users });
  const wishlists = useServerQuery({
    queryKey: [...ADMIN_DASHBOARD, 'active-wishlists'],
    queryFn: api.activeWishlists,
  });
  const giving = useServerQuery({ queryKey: [...ADMIN_DASHBOARD, 'giving'], queryFn: api.giving });
  const settings = useServerQuery({ queryKey: [...ADMIN_DASHBOARD, 'settings'], queryFn: api.settings });
  const log = useServerQuery({ queryKey: [...ADMIN_DASHBOARD, 'log'], queryFn: api.log });
  const activeUsers = useServerQuery({ queryKey: [...ADMIN_DASHBOARD, 'active-users'], queryFn: api.activeUsers });
  const openReports = useServerQuery({ queryKey: [...ADMIN_DASHBOARD, 'open-reports'], queryFn: api.openReports });
  const queries = [latency, users, wishlists, giving, settings, log, activeUsers, openReports];
  return (
    <AdminPage
      title={say('admin-dashboard.title')}
      lead={say('admin-dashboard.lead')}
      aside={
        <>
          <RefreshButton queries={queries} />
          <ExportButton label={say('admin-dashboard.export')} tables={allTables({ say, format }, api)} />
        </>
      }
    >
      <Numbers users={users} wishlists={wishlists} giving={giving} settings={settings} />
      {/* On a phone what is long comes last. With room, it stands beside the rest. */}
      <div className="mt-10 grid grid-cols-1 items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="lg:col-start-2 lg:row-start-1">
          <PlatformHealth latency={latency} activeUsers={activeUsers} openReports={openReports} />
          <QuickActions />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <RecentActivity log={log} />
        </div>
      </div>
    </AdminPage>
  );
}
