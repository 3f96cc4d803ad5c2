import { useQueryClient } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useServerQuery } from '../../session/server-state/use-server-query.ts';
import { useSession } from '../../session/session.tsx';
import { useApi } from '../../session/use-api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { type AnalyticsApi, analyticsApi, wishlistKey } from './api.ts';
import { AnalyticsPage } from './analytics-page.tsx';
import { DeletedPage } from './deleted-page.tsx';
import { KEPT_REPORT } from './keepings.ts';
import { LoadingReport } from './loading-report.tsx';

interface AnalyticsScreenProps {
  readonly id: WishlistId;
  readonly api?: AnalyticsApi;
}

/** For the wishlist's owner and admins; the server denies everyone else. */
export function AnalyticsScreen({ id, api: given }: AnalyticsScreenProps) {
  const { say } = useSession();
  const { profile } = useMember();
  const api = useApi((connection) => analyticsApi(connection, profile.id), given);
  const client = useQueryClient();
  const { shown, isRefreshing } = useServerQuery({
    queryKey: [...wishlistKey(id), 'report'],
    queryFn: () => api.read(id),
    keeping: KEPT_REPORT,
  });
  const report = shown.state === 'ready' ? shown.value : shown;
  // The register is read again too.
  const refresh = () => void client.invalidateQueries({ queryKey: wishlistKey(id) });
  const home = <ButtonLink href={paths.dashboard.to()}>{say('analytics.to-dashboard')}</ButtonLink>;
  switch (report.state) {
    case 'loading':
      return <LoadingReport />;
    case 'ready':
      return <AnalyticsPage report={report.value} api={api} isRefreshing={isRefreshing} onRefresh={refresh} />;
    case 'deleted':
      return <DeletedPage report={report} api={api} />;
    case 'denied':
      return (
        <MessagePage title={say('access-denied.title')} motif={<Paisley />} actions={home}>
          <p className="text-faded">{say('access-denied.text')}</p>
        </MessagePage>
      );
    case 'missing':
      return (
        <MessagePage title={say('wishlist.not-found')} motif={<Paisley />} actions={home}>
          <p className="text-faded">{say('analytics.missing')}</p>
        </MessagePage>
      );
    case 'failed':
      return (
        <MessagePage
          title={say('analytics.failed')}
          motif={<Paisley />}
          actions={
            <Button busy={isRefreshing} onClick={refresh}>
              {say('failure.retry')}
            </Button>
          }
        >
          <p className="text-faded">{sayFailure(say, report.failure)}</p>
        </MessagePage>
      );
  }
}
