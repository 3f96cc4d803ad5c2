import { useCallback, useState } from 'react';
import { periodBefore } from '../../../domain/platform-periods.ts';
import { useSession } from '../../../session/session.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { RefreshButton } from '../frame/refresh-button.tsx';
import { usePart } from '../frame/use-part.ts';
import { type PlatformAnalyticsDesk, usePlatformAnalyticsDesk } from './analytics-desk.ts';
import { periodsOf, type Span } from './growth.ts';
import { OverTime } from './over-time.tsx';
import { TopWishlists } from './top-wishlists.tsx';

export function PlatformAnalyticsScreen() {
  return <PlatformAnalyticsScreenWith desk={usePlatformAnalyticsDesk()} />;
}

export function PlatformAnalyticsScreenWith({ desk }: { readonly desk: PlatformAnalyticsDesk }) {
  const { say } = useSession();
  const [span, setSpan] = useState<Span>('weeks');
  const points = usePart(
    useCallback(() => {
      const now = new Date();
      const periods = periodsOf(span, now);
      return desk.overTime([periodBefore(periods, now), ...periods]);
    }, [desk, span]),
  );
  const top = usePart(desk.topWishlists);
  const parts = [points, top];
  return (
    <AdminPage
      title={say('admin-analytics.title')}
      lead={say('admin-analytics.lead')}
      asked={parts.map(({ shown }) => shown)}
      aside={<RefreshButton parts={parts} />}
    >
      <div>
        <OverTime part={points} span={span} onSpan={setSpan} />
        <TopWishlists part={top} />
      </div>
    </AdminPage>
  );
}
