import { useState } from 'react';
import { periodBefore } from '../../../domain/platform-periods.ts';
import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { PLATFORM_ANALYTICS, platformAnalyticsApi, type PlatformAnalyticsApi } from './api.ts';
import { periodsOf, type Span } from './growth.ts';
import { OverTime } from './over-time.tsx';
import { TopWishlists } from './top-wishlists.tsx';

export function PlatformAnalyticsScreen({ api: given }: { readonly api?: PlatformAnalyticsApi }) {
  const { say } = useSession();
  const api = useApi(platformAnalyticsApi, given);
  const [span, setSpan] = useState<Span>('weeks');
  const points = useServerQuery({
    queryKey: [...PLATFORM_ANALYTICS, 'over-time', span],
    queryFn: () => {
      const now = new Date();
      const periods = periodsOf(span, now);
      return api.overTime([periodBefore(periods, now), ...periods]);
    },
  });
  const top = useServerQuery({ queryKey: [...PLATFORM_ANALYTICS, 'top'], queryFn: api.topWishlists });
  return (
    <AdminPage
      title={say('admin-analytics.title')}
      lead={say('admin-analytics.lead')}
      aside={<RefreshButton queries={[points, top]} />}
    >
      <div>
        <OverTime query={points} span={span} onSpan={setSpan} />
        <TopWishlists query={top} />
      </div>
    </AdminPage>
  );
}
