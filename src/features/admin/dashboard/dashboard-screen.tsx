import { useState } from 'react';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { RefreshButton } from '../frame/refresh-button.tsx';
import { usePart } from '../frame/use-part.ts';
import { type DashboardDesk, useDashboardDesk } from './dashboard-desk.ts';
import { ExportSheet } from './export-sheet.tsx';
import { FindContribution } from './find-contribution.tsx';
import { Numbers } from './numbers.tsx';
import { PlatformHealth } from './platform-health.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';

export function DashboardScreen() {
  return <DashboardScreenWith desk={useDashboardDesk()} />;
}

export function DashboardScreenWith({ desk }: { readonly desk: DashboardDesk }) {
  const { say } = useSession();
  const [isExporting, setExporting] = useState(false);
  // First, so that its answer waits behind no other.
  const latency = usePart(desk.latency);
  const users = usePart(desk.users);
  const wishlists = usePart(desk.activeWishlists);
  const giving = usePart(desk.giving);
  const settings = usePart(desk.settings);
  const log = usePart(desk.log);
  const activeUsers = usePart(desk.activeUsers);
  const openReports = usePart(desk.openReports);
  const parts = [latency, users, wishlists, giving, settings, log, activeUsers, openReports];
  return (
    <AdminPage
      title={say('admin-dashboard.title')}
      lead={say('admin-dashboard.lead')}
      asked={parts.map(({ shown }) => shown)}
      aside={
        <>
          <RefreshButton parts={parts} />
          <Button look="quiet" icon={<DownloadIcon />} onClick={() => setExporting(true)}>
            {say('admin-dashboard.export')}
          </Button>
        </>
      }
    >
      <Numbers users={users} wishlists={wishlists} giving={giving} settings={settings} />
      {/* On a phone what is long comes last. With room, it stands beside the rest. */}
      <div className="mt-10 grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="lg:col-start-2 lg:row-start-1">
          <PlatformHealth latency={latency} activeUsers={activeUsers} openReports={openReports} />
          <QuickActions />
          <FindContribution desk={desk} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <RecentActivity log={log} />
        </div>
      </div>
      <ExportSheet desk={desk} open={isExporting} onClose={() => setExporting(false)} />
    </AdminPage>
  );
}
